import type { Json } from '../../content/field/json';
import type { DeskUser, DeskMunicipality as WireMunicipality } from '../../contract/desks';
import type { DeskMunicipality } from '../../machines/deskMunicipalities/machine';

/** The client has checked the desk against the contract's schema; its form keeps the lists as they came. */
const listOf = <T>(value: Json): readonly T[] => (Array.isArray(value) ? (value as unknown as readonly T[]) : []);

/** The users of a desk, out of its record. */
export const deskUsers = (value: Json): readonly DeskUser[] => listOf<DeskUser>(value);

function municipalityOf({ id, nome, codice, istat, provincia, pivot }: WireMunicipality): readonly DeskMunicipality[] {
  const known = pivot?.comuni_istat_id ?? id;
  if (known === null || known === undefined) return [];
  return [{ id: known, name: nome, province: provincia?.nome ?? '', code: codice ?? istat ?? '' }];
}

/** The municipalities of a desk, out of its record; one without a number can't be removed and is left out. */
export const deskMunicipalities = (value: Json): readonly DeskMunicipality[] =>
  listOf<WireMunicipality>(value).flatMap(municipalityOf);
