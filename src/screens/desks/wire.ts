import type { Json } from '../../content/model/types';
import type { DeskMunicipality, DeskUser } from '../../contract/desks';
import type { DeskPlace } from '../../machines/deskMunicipalities/types';

/** The client has checked the desk against the contract's schema; its form holds the lists as they came. */
const listOf = <T>(value: Json): readonly T[] => (Array.isArray(value) ? (value as unknown as readonly T[]) : []);

/** The users of a desk, out of its record. */
export const deskUsers = (value: Json): readonly DeskUser[] => listOf<DeskUser>(value);

function placeOf({ id, nome, codice, istat, provincia, pivot }: DeskMunicipality): readonly DeskPlace[] {
  const known = pivot?.comuni_istat_id ?? id;
  if (known === null || known === undefined) return [];
  return [{ id: known, name: nome, province: provincia?.nome ?? '', code: codice ?? istat ?? '' }];
}

/** The municipalities of a desk, out of its record; one without a number can't be removed and is left out. */
export const deskPlaces = (value: Json): readonly DeskPlace[] => listOf<DeskMunicipality>(value).flatMap(placeOf);
