import { referredTable } from '../../../src/content/field/areas';
import { isNested } from '../../../src/content/field/entries';
import type { FieldDeclaration } from '../../../src/content/field/field';
import type { NameOf } from '../../../src/content/field/kind';
import { valueAt } from '../../../src/content/field/path';
import { displayNames, displayValue, isDisplayable } from '../../../src/content/kinds/displayText';
import { kindOf } from '../../../src/content/kinds/table';
import type { Content } from '../../../src/content/model/content';
import type { ChangedValues } from '../../../src/contract/audit';
import { loadNames } from '../../audit/names';
import type { Queryable } from '../../db/types';
import type { Item } from '../names';
import { changedFields } from './check';
import { loggedEntries } from './loggedEntries';

/** What a write changes, as the log keeps it. */
export interface LoggedChanges {
  /** Paths of the fields. */
  readonly changed: readonly string[];
  /** What these said before and say now; what they point to by its name of now, for it may be called otherwise later. */
  readonly values: ChangedValues;
}

const referencesIn = (field: FieldDeclaration, item: Item, path: string) =>
  kindOf(field).refers?.(valueAt(item, path), field) ?? [];

/** What changes from one item to another. */
export async function loggedChanges(
  tx: Queryable,
  content: Pick<Content, 'fields'>,
  before: Item,
  after: Item,
): Promise<LoggedChanges> {
  const changed = [...changedFields(content, before, after)];
  // What entries are called by is stored without its name.
  const pointing = changed.filter(([, field]) => !isDisplayable(field) || kindOf(field).named !== undefined);
  const namesOf = await loadNames(
    tx,
    pointing.flatMap(([path, field]) => [before, after].flatMap((item) => referencesIn(field, item, path))),
  );
  const nameOf: NameOf = (area, id) => namesOf({ table: referredTable(area), ids: [id] })[0];
  const values = changed.flatMap(([path, field]): [string, [string, string]][] => {
    const named = (item: Item) => {
      const value = valueAt(item, path);
      return kindOf(field).named?.(value, nameOf, field) ?? value;
    };
    if (isNested(field)) return [[path, loggedEntries(field, named(before), named(after))]];
    if (isDisplayable(field)) return [[path, [displayValue(field, named(before)), displayValue(field, named(after))]]];
    const names = (item: Item) => referencesIn(field, item, path).flatMap(namesOf);
    const shown = displayNames(names(before), names(after));
    return shown === null ? [] : [[path, shown]];
  });
  return { changed: changed.map(([path]) => path), values: Object.fromEntries(values) };
}
