import { z } from 'zod';
import { readTable, row, rows, text } from '../table';
import data from './subjects.json' with { type: 'json' };

/** What a subject is, which decides how news about it are written. */
export const KINDS = ['event', 'table', 'place', 'route', 'leisure'] as const;
export type Kind = (typeof KINDS)[number];

/** Something that news are about. */
const subject = row({
  kind: z.enum(KINDS),
  /** Name of the municipality, as ISTAT writes it. */
  town: z.string(),
  /** With its article, as it stands within a sentence. */
  name: text,
  /** One sentence about it. */
  fact: text,
  /** Italian name of its category in group 5. */
  theme: z.string(),
});
export type Subject = z.infer<typeof subject>;

/** Real events, dishes, places, routes and beaches of the region. */
export const SUBJECTS = readTable('news/subjects', rows(subject), data);
