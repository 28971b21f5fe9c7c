import { isPlainObject } from '../../contract/plainObject';
import type { FieldDeclaration } from '../field/field';
import type { Json } from '../field/json';
import { idOf } from '../field/kind';
import { fieldPath, valueAt, withValueAt } from '../field/path';
import type { ContentForm, ContentItem } from '../model/content';

type Form = Pick<ContentForm, 'fields'>;
type Sent = { readonly [key: string]: Json };

const besideFields = ({ fields }: Form): readonly FieldDeclaration[] =>
  fields.filter(({ localized }) => localized === 'beside');

const keysAt = (item: Json, path: string): readonly string[] => {
  const map = valueAt(item, path);
  return isPlainObject(map) ? Object.keys(map) : [];
};

/** An object without what lies at the dotted path. */
function withoutValueAt(object: Sent, path: string): Sent {
  const [key, ...rest] = path.split('.') as [string, ...string[]];
  const { [key]: inner, ...others } = object;
  if (rest.length === 0 || inner === undefined) return others;
  return isPlainObject(inner) ? { ...object, [key]: withoutValueAt(inner as Sent, rest.join('.')) } : object;
}

/** Values that are declared beside the contents, out of these. One that is there already stays, and is the one that counts. */
function withBesideMoved<T extends Json>(form: Form, item: T): T {
  let moved = item;
  for (const field of besideFields(form))
    for (const language of keysAt(moved, 'contents')) {
      const content = valueAt(moved, `contents.${language}`);
      const former = valueAt(content, field.path);
      if (former === undefined) continue;
      const path = fieldPath(field, language);
      if (valueAt(moved, path) === undefined) moved = withValueAt(moved, path, former);
      moved = withValueAt(moved, `contents.${language}`, withoutValueAt(content as Sent, field.path));
    }
  return moved;
}

/** The references in a list, by id or as objects; null for no list. */
const referencesIn = (value: Json): readonly Json[] | null =>
  Array.isArray(value) ? value.filter((entry: Json) => typeof idOf(entry) === 'number') : null;

/** Tags that are declared as those of all languages, out of the languages that have some: each once. */
function withTagsGathered<T extends Json>({ path }: FieldDeclaration, item: T): T {
  let gathered = item;
  const found: Json[] = [];
  for (const language of keysAt(item, 'contents')) {
    const content = valueAt(item, `contents.${language}`);
    const own = valueAt(content, path);
    if (own === undefined) continue;
    found.push(...(referencesIn(own) ?? []).filter((tag) => !found.some((known) => idOf(known) === idOf(tag))));
    gathered = withValueAt(gathered, `contents.${language}`, withoutValueAt(content as Sent, path));
  }
  return gathered === item || Array.isArray(valueAt(item, path)) ? gathered : withValueAt(gathered, path, found);
}

/** Tags that are declared as each language's own, out of those of the item, where no language has any. */
function withTagsSpread<T extends Json>({ path }: FieldDeclaration, item: T): T {
  const shared = referencesIn(valueAt(item, path));
  if (shared === null) return item;
  const languages = keysAt(item, 'contents').filter((language) => isPlainObject(valueAt(item, `contents.${language}`)));
  const { [path]: _, ...others } = item as Sent;
  const hasOwn = languages.some((language) => valueAt(item, `contents.${language}.${path}`) !== undefined);
  return (hasOwn ? [] : languages).reduce(
    (spread, language) => withValueAt(spread, `contents.${language}.${path}`, shared),
    others as T,
  );
}

/**
 * A value that others have elsewhere in the item, where it is declared: of a text in languages, in that of the item's first
 * language. One that is there already stays, and is the one that counts.
 */
function withFetched<T extends Json>(field: FieldDeclaration, item: T): T {
  const { alsoAt } = field;
  const former = alsoAt === undefined ? undefined : valueAt(item, alsoAt);
  if (alsoAt === undefined || former === undefined) return item;
  const [language = ''] = keysAt(item, 'contents');
  const rest = withoutValueAt(item as Sent, alsoAt) as T;
  const path = fieldPath(field, language);
  return valueAt(rest, path) === undefined ? withValueAt(rest, path, former) : rest;
}

/**
 * An item, as a server, a client or a store of an older version has it, with its values where they are declared: beside
 * the contents what others have within them, and tags in whichever of the two places. Source: contract, 'Pinned for
 * documents 2 and 3'.
 */
export function withDeclaredPlaces<T extends Json>(form: Form, item: T): T {
  const tags = form.fields.filter(({ kind }) => kind === 'tags');
  const fetched = form.fields.reduce((placed, field) => withFetched(field, placed), withBesideMoved(form, item));
  return tags.reduce(
    (placed, field) => (field.localized === true ? withTagsSpread(field, placed) : withTagsGathered(field, placed)),
    fetched,
  );
}

/** The languages in which a body writes anything, in its contents or beside them. */
export function writtenLanguages(form: Form, sent: Json): string[] {
  const inContents = keysAt(sent, 'contents').filter((language) => valueAt(sent, `contents.${language}`) !== null);
  return [...new Set([...inContents, ...besideFields(form).flatMap(({ path }) => keysAt(sent, path))])];
}

/** `into` with a language as `from` has it, in the contents and beside them. */
export function withLanguageOf(form: Form, into: ContentItem, from: ContentItem, language: string): ContentItem {
  const content = from.contents[language];
  if (content === undefined) return into;
  return besideFields(form).reduce(
    (item, field) => {
      const path = fieldPath(field, language);
      return withValueAt(item, path, valueAt(from, path));
    },
    { ...into, contents: { ...into.contents, [language]: content } },
  );
}
