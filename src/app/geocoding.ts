import { LOCALITY_AREA } from '../content/field/areas';
import { forms } from '../content/forms';
import type { ContentHead } from '../content/model/content';
import { contents } from '../content/registry';
import type { Municipality } from '../contract/lookups';
import type { Result } from '../contract/result';
import { createGeocoder } from '../services/geocoder';
import { createContentPosition, municipalityPosition } from '../services/positions';
import type { FieldLookups } from '../ui/fields/types';
import type { Services } from './services';

/** Coordinates of an address, and where its locality or municipality is, as far as the user may see these. */
export function createFieldGeocoder(
  { site, client }: Pick<Services, 'site' | 'client'>,
  municipality: (id: number) => Promise<Result<Municipality | null>>,
  mayView: (head: ContentHead) => boolean,
): FieldLookups['geocode'] {
  const languages = site.contentLanguages;
  const positionOf = createContentPosition({ client, contents, languages, mayView, formOf: forms.load });
  return createGeocoder(site.geocoder, {
    locality: (id, signal) => positionOf(LOCALITY_AREA, id, signal),
    municipality: async (id) => municipalityPosition(await municipality(id)),
  });
}
