import { z } from 'zod';
import { readTable, row, rows, text } from '../table';
import data from './localities.json' with { type: 'json' };

/** How high a locality lies, as an entry of category group 3. */
export const BANDS = ['Costa', 'Pianura', 'Collina', 'Montagna'] as const;

/** A locality of the region that the demo has a page about. */
const locality = row({
  name: z.string(),
  /** Name of its municipality, as ISTAT writes it. */
  town: z.string(),
  band: z.enum(BANDS),
  /** Italian name of its category in group 5. */
  theme: z.string(),
  /** What one goes there for, as it stands within a sentence. */
  sights: text,
});
export type NamedLocality = z.infer<typeof locality>;

/** Localities of the region: municipalities before the places that lie in them. */
export const LOCALITIES = readTable('places/localities', rows(locality), data);
