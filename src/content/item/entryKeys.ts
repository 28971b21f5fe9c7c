import { isPlainObject } from '../../contract/plainObject';
import { entryPath, isNested, keyOf, type NestedField, shownOrder } from '../field/entries';
import type { Json } from '../field/json';
import { ENTRY_KEY, sameValue, valueAt, withValueAt } from '../field/path';
import { kindOf } from '../kinds/table';
import type { ContentForm } from '../model/content';

type Form = Pick<ContentForm, 'fields'>;
type Entry = { readonly [key: string]: Json };

/** The fields of a form that are lists of entries. */
export const entryFields = ({ fields }: Form): readonly NestedField[] =>
  fields.filter(isNested).filter(({ kind }) => kind === 'entries');

/** The entries of a list as they are shown. */
function shown(list: Json): readonly Entry[] {
  return shownOrder(list).flatMap((place) => {
    const entry = valueAt(list, String(place));
    return isPlainObject(entry) ? [entry] : [];
  });
}

const idOf = ({ id }: Entry): number | null => (typeof id === 'number' ? id : null);

/** What an entry says, whatever it is called by. */
const saidBy = (field: NestedField, entry: Json): Json => kindOf(field).essence?.([entry]);

/** A key that is not taken yet: the wanted one, else with a number. */
function freshKey(taken: ReadonlySet<string>, wanted: string): string {
  let key = wanted;
  for (let serial = 2; taken.has(key); serial += 1) key = `${wanted}-${serial}`;
  return key;
}

/**
 * The entries of a list with a key each, that of the entry of `known` which it is: by its id; where a server has given it
 * one since, by what it says, else by its place. `unsent` are entries that a server may have got without an answer: known
 * by what they say alone. Everything else is named by its id.
 */
function withKeys(field: NestedField, value: Json, known: Json, unsent: Json): Json {
  if (!Array.isArray(value)) return value;
  const [entries, before, others] = [shown(value), shown(known), shown(unsent)];
  const keys = new Map<Entry, string>();
  const given = new Set<string>();
  const give = (entry: Entry, key: string | null): void => {
    if (key === null || keys.has(entry) || given.has(key)) return;
    keys.set(entry, key);
    given.add(key);
  };
  /** Gives each entry the key of the candidate that it is. */
  const match = (candidates: readonly Entry[], isOne: (candidate: Entry, entry: Entry, place: number) => boolean) =>
    entries.forEach((entry, place) => {
      const found = candidates.find((one) => !given.has(keyOf(one) ?? '') && isOne(one, entry, place));
      if (found !== undefined) give(entry, keyOf(found));
    });
  match(before, (one, entry) => idOf(entry) !== null && idOf(one) === idOf(entry));
  match(before, (one, entry) => idOf(one) === null && sameValue(saidBy(field, one), saidBy(field, entry)));
  match(before, (one, _, place) => idOf(one) === null && before[place] === one);
  match(others, (one, entry) => idOf(one) === null && sameValue(saidBy(field, one), saidBy(field, entry)));
  const taken = new Set([
    ...given,
    ...[...before, ...others].filter((one) => idOf(one) === null).flatMap((one) => keyOf(one) ?? []),
  ]);
  for (const entry of entries) {
    const own = keyOf(entry);
    const key = freshKey(taken, idOf(entry) === null ? (own ?? 'new-1') : String(idOf(entry)));
    give(entry, key);
    taken.add(keys.get(entry) ?? key);
  }
  return value.map((entry: Json) =>
    isPlainObject(entry) ? { ...entry, [ENTRY_KEY]: keys.get(entry) ?? null } : entry,
  );
}

const withLists = <T extends Json>(form: Form, item: T, listOf: (field: NestedField, value: Json) => Json): T =>
  entryFields(form).reduce<T>(
    (changed, field) => withValueAt(changed, field.path, listOf(field, valueAt(changed, field.path))),
    item,
  );

/** An item whose entries have the keys of those that they are in another version of it; see `withKeys`. */
export const keyedItem = <T extends Json>(form: Form, item: T, known: Json = null, unsent: Json = null): T =>
  withLists(form, item, (field, value) =>
    withKeys(field, value, valueAt(known, field.path), valueAt(unsent, field.path)),
  );

/**
 * A list with a key of its own for each entry that it got since `base`: servers number what is added on either side alike.
 * What says the same as an addition of `mine` is that one.
 */
function withAdditionsApart(field: NestedField, value: Json, mine: Json, base: Json): Json {
  if (!Array.isArray(value)) return value;
  const keysOf = (list: Json) => new Set(shown(list).flatMap((entry) => keyOf(entry) ?? []));
  const before = keysOf(base);
  const isAdded = (entry: Json) => !before.has(keyOf(entry) ?? '');
  const additions = shown(mine).filter(isAdded);
  const taken = new Set([...keysOf(value), ...keysOf(mine)]);
  const given = new Set<string>();
  return value.map((entry: Json) => {
    if (!isPlainObject(entry) || !isAdded(entry)) return entry;
    const key = keyOf(entry) ?? '';
    const same = additions.find(
      (one) => !given.has(keyOf(one) ?? '') && sameValue(saidBy(field, one), saidBy(field, entry)),
    );
    const isTaken = additions.some((one) => keyOf(one) === key);
    const own = same === undefined ? (isTaken ? freshKey(taken, key) : key) : (keyOf(same) ?? key);
    given.add(own);
    taken.add(own);
    return own === key ? entry : { ...entry, [ENTRY_KEY]: own };
  });
}

/** A list in which what was added since `base` under the number of another addition is not numbered yet. */
function withAdditionsUnnumbered(value: Json, theirs: Json, base: Json): Json {
  if (!Array.isArray(value)) return value;
  const before = new Set(shown(base).map(keyOf));
  const others = shown(theirs);
  return value.map((entry: Json) => {
    if (!isPlainObject(entry) || before.has(keyOf(entry)) || idOf(entry) === null) return entry;
    const isOfAnother = others.some((one) => idOf(one) === idOf(entry) && keyOf(one) !== keyOf(entry));
    return isOfAnother ? { ...entry, id: null } : entry;
  });
}

/**
 * Three versions of an item that go by the same keys: mine, what both sides began with, and theirs. What either side added
 * has a key that no entry of the other has, unless it says the same.
 */
export function versionsKeyed<T extends Json>(form: Form, [mine, base, theirs]: readonly [T, T, T]): [T, T, T] {
  const own = keyedItem(form, mine, mine);
  const before = keyedItem(form, base, own);
  const other = withLists(form, keyedItem(form, theirs, before), (field, value) =>
    withAdditionsApart(field, value, valueAt(own, field.path), valueAt(before, field.path)),
  );
  const numbered = withLists(form, own, (field, value) =>
    withAdditionsUnnumbered(value, valueAt(other, field.path), valueAt(before, field.path)),
  );
  return [numbered, before, other];
}

/** An item as it goes to a server: the keys of its entries are the editor's own. */
export const withoutKeys = <T extends Json>(form: Form, item: T): T =>
  withLists(form, item, (_, value) =>
    Array.isArray(value)
      ? value.map((entry: Json) => {
          if (!isPlainObject(entry)) return entry;
          const { [ENTRY_KEY]: _key, ...rest } = entry;
          return rest;
        })
      : value,
  );

/** A path of the server, which counts the entries of what was sent from 0, as a form has it, by the keys of these. */
export function ownPath(form: Form, sent: Json, path: string): string {
  const list = entryFields(form).find((field) => path.startsWith(`${field.path}.`));
  if (list === undefined) return path;
  const [place = '', ...rest] = path.slice(list.path.length + 1).split('.');
  const entry = valueAt(sent, `${list.path}.${place}`);
  return entry === undefined ? path : [entryPath(list.path, entry, Number(place)), ...rest].join('.');
}
