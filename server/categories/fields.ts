import { contents } from '../../src/content/whole';
import { storageOf } from '../content/names';
import type { Queryable } from '../db/types';

/** A field in which contents choose categories. */
interface ChoiceField {
  readonly area: string;
  readonly path: string;
}

/** The fields of all content types in which categories of a group are chosen. */
export const choiceFieldsOf = (main: number): readonly ChoiceField[] =>
  contents.flatMap(({ area, fields }) =>
    fields
      .filter((field) => storageOf(field) === 'categories' && field.main === main)
      .map(({ path }) => ({ area, path })),
  );

/** Finished answers of these areas may name the categories of a group: they are out of date. */
export async function outdateAnswers(tx: Queryable, main: number): Promise<void> {
  const areas = [...new Set(choiceFieldsOf(main).map(({ area }) => area))].sort();
  const text = 'update area_versions set version = version + 1 where area = any($1::text[])';
  await tx.query({ name: 'category-areas', text, values: [areas] });
}
