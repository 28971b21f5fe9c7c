import { z } from 'zod';
import { SUBJECTS } from '../news/subjects';
import { named, readTable, row, rows, text } from '../table';
import data from './interests.json' with { type: 'json' };

/** Something that people come for. */
const interest = row({
  /** Name of the municipality, as ISTAT writes it. */
  town: z.string(),
  /** With its article, as it stands within a sentence. */
  name: text,
  /** One sentence about it. */
  fact: text,
  /** Italian name of its theme in group 5. */
  theme: z.string(),
  /** Italian name of what it belongs to below its theme; '' for nothing. */
  child: z.string(),
});
export type NamedInterest = z.infer<typeof interest>;

const shape = row({
  /** What the subjects of news belong to below their themes, by their Italian names. */
  childOfSubject: named(z.string()),
  interests: rows(interest),
});
const { childOfSubject, interests } = readTable('interests/interests', shape, data);

/** Real places, products, ways and springs of the region, of every theme; feasts and festivals are no interests. */
export const INTERESTS: readonly NamedInterest[] = [
  ...SUBJECTS.filter(({ kind }) => kind !== 'event').map(
    ({ town, name, fact, theme }): NamedInterest => ({
      town,
      name,
      fact,
      theme,
      child: childOfSubject[name[0]] ?? '',
    }),
  ),
  ...interests,
];
