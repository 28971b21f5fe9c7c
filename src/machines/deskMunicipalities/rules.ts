import { deskMunicipalitiesTexts } from '../../messages/screens/records';
import type { DeskMunicipalitiesContext, DeskMunicipalitiesEvent, DeskMunicipality } from './types';

const { refusal: texts } = deskMunicipalitiesTexts;

/** How many municipalities are chosen at once. Source: document 1, section 9. */
export const MOST_AT_ONCE = 10;

const includes = (municipalities: readonly DeskMunicipality[], id: number): boolean =>
  municipalities.some((municipality) => municipality.id === id);

/** Why a choice is refused, in Italian; null when it is accepted. */
export function choiceRefusal(
  { rows, maximum }: Pick<DeskMunicipalitiesContext, 'rows' | 'maximum'>,
  municipalities: readonly DeskMunicipality[],
): string | null {
  const present = municipalities.find(({ id }) => includes(rows, id));
  if (present !== undefined) return texts.present(present.name);
  return municipalities.length > maximum ? texts.tooMany(maximum) : null;
}

/** Whether municipalities were chosen that the desk does not have yet: leaving would lose the choice. */
export const isUnsaved = ({ chosen }: Pick<DeskMunicipalitiesContext, 'chosen'>): boolean => chosen.length > 0;

/** The municipality a removal is about; undefined for one that the desk does not have. */
export const municipalityOf = (
  { rows }: Pick<DeskMunicipalitiesContext, 'rows'>,
  id: number,
): DeskMunicipality | undefined => rows.find((municipality) => municipality.id === id);

/** Why an open card refuses an event; null when it takes it. */
export function contextRefusal(context: DeskMunicipalitiesContext, event: DeskMunicipalitiesEvent): string | null {
  switch (event.type) {
    case 'municipalities.choose':
      return choiceRefusal(context, event.municipalities);
    case 'add.request':
      return context.chosen.length === 0 ? texts.nothingChosen : null;
    case 'remove.request':
      if (municipalityOf(context, event.id) !== undefined) return null;
      return Number.isNaN(event.id) ? texts.noRow : texts.unknown;
    case 'remove.confirm':
    case 'remove.cancel':
      return texts.nothingPending;
    case 'rows.set':
      return null;
  }
}
