import { isPlainObject } from '../../contract/plainObject';
import { fieldPath, valueAt, withValueAt } from './path';
import type { ContentForm, ContentItem, FieldDeclaration, Json } from './types';

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

/**
 * An item, as a server, a client or a store of an older version has it, with the values that are declared beside the
 * contents moved there out of them. One that is there already stays, and is the one that counts.
 */
export function withBesideMoved<T extends Json>(form: Form, item: T): T {
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
