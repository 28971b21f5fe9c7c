import { isSayable, saidNames, saidValue } from '../../src/content/kinds/said';
import { KINDS } from '../../src/content/kinds/table';
import { valueAt } from '../../src/content/model/path';
import type { Content, FieldDeclaration } from '../../src/content/model/types';
import type { ChangedValues } from '../../src/contract/audit';
import { loadNames } from '../audit/names';
import type { Queryable } from '../db/types';
import { changedFields } from './check';
import type { Item } from './names';

/** What a write changes, as the log tells it. */
export interface ToldChanges {
  /** Paths of the fields. */
  readonly changed: readonly string[];
  /** What these said before and say now; what they point to by its name of now, for it may be called otherwise later. */
  readonly values: ChangedValues;
}

const referencesIn = ({ kind }: FieldDeclaration, item: Item, path: string) =>
  KINDS[kind].refers?.(valueAt(item, path)) ?? [];

/** What changes from one item to another. */
export async function toldChanges(tx: Queryable, content: Content, before: Item, after: Item): Promise<ToldChanges> {
  const changed = [...changedFields(content, before, after)];
  const pointing = changed.filter(([, field]) => !isSayable(field));
  const namesOf = await loadNames(
    tx,
    pointing.flatMap(([path, field]) => [before, after].flatMap((item) => referencesIn(field, item, path))),
  );
  const values = changed.flatMap(([path, field]): [string, [string, string]][] => {
    if (isSayable(field))
      return [[path, [saidValue(field, valueAt(before, path)), saidValue(field, valueAt(after, path))]]];
    const names = (item: Item) => referencesIn(field, item, path).flatMap(namesOf);
    const said = saidNames(names(before), names(after));
    return said === null ? [] : [[path, said]];
  });
  return { changed: changed.map(([path]) => path), values: Object.fromEntries(values) };
}
