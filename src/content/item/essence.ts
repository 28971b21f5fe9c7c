import type { FieldDeclaration } from '../field/field';
import type { Json } from '../field/json';
import { fieldPath, sameValue, valueAt } from '../field/path';
import { kindOf } from '../kinds/table';
import type { ContentItem } from '../model/content';

const inOneOrder = (value: Json): Json =>
  Array.isArray(value) ? value.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : value;

/** What a value says, apart from how it was written down, in its own order: as it is stored. */
export function saidBy(field: FieldDeclaration, value: Json): Json {
  const { essence: said, normalise } = kindOf(field);
  return said === undefined ? normalise(value) : said(value);
}

/** The same to compare by: of a set in one order, whichever its own is. */
export function essence(field: FieldDeclaration, value: Json): Json {
  const said = saidBy(field, value);
  return kindOf(field).isSet === true ? inOneOrder(said) : said;
}

/** Whether a field says something else in `after` than in `before`; `language` matters for localized fields only. */
export function fieldChanged(
  field: FieldDeclaration,
  before: ContentItem,
  after: ContentItem,
  language: string,
): boolean {
  const path = fieldPath(field, language);
  const [was, is] = [valueAt(before, path), valueAt(after, path)];
  return was !== is && !sameValue(essence(field, was), essence(field, is));
}
