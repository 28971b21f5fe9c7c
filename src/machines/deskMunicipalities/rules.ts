import type { DeskMunicipalitiesContext, DeskMunicipality } from './types';

/** How many municipalities are chosen at once. Source: document 1, section 9. */
export const MOST_AT_ONCE = 10;

/** Whether municipalities were chosen that the desk does not have yet: leaving would lose the choice. */
export const isUnsaved = ({ chosen }: Pick<DeskMunicipalitiesContext, 'chosen'>): boolean => chosen.length > 0;

/** The municipality a removal is about; undefined for one that the desk does not have. */
export const municipalityOf = (
  { rows }: Pick<DeskMunicipalitiesContext, 'rows'>,
  id: number,
): DeskMunicipality | undefined => rows.find((municipality) => municipality.id === id);
