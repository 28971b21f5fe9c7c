import { deskMunicipalitiesTexts } from '../../messages/screens/records';
import type { DeskMunicipalitiesContext, DeskMunicipalitiesEvent, DeskPlace } from './types';

const { refusal: texts } = deskMunicipalitiesTexts;

const holds = (places: readonly DeskPlace[], id: number): boolean => places.some((place) => place.id === id);

/** Why a choice can't be taken, in Italian; null when it can. */
export function choiceRefusal(
  { rows, maximum }: Pick<DeskMunicipalitiesContext, 'rows' | 'maximum'>,
  places: readonly DeskPlace[],
): string | null {
  const present = places.find(({ id }) => holds(rows, id));
  if (present !== undefined) return texts.present(present.name);
  return places.length > maximum ? texts.tooMany(maximum) : null;
}

/** The municipality a removal is about; undefined for one that the desk does not have. */
export const placeOf = ({ rows }: Pick<DeskMunicipalitiesContext, 'rows'>, id: number): DeskPlace | undefined =>
  rows.find((place) => place.id === id);

/** Why an open card refuses an event; null when it takes it. */
export function contextRefusal(context: DeskMunicipalitiesContext, event: DeskMunicipalitiesEvent): string | null {
  switch (event.type) {
    case 'places.choose':
      return choiceRefusal(context, event.places);
    case 'add.request':
      return context.chosen.length === 0 ? texts.nothingChosen : null;
    case 'remove.request':
      if (placeOf(context, event.id) !== undefined) return null;
      return Number.isNaN(event.id) ? texts.noRow : texts.unknown;
    case 'remove.confirm':
    case 'remove.cancel':
      return texts.notAsked;
    case 'rows.set':
      return null;
  }
}
