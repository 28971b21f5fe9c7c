import type { Reference } from '../../src/content/kinds/kind';
import { kindOf } from '../../src/content/kinds/table';
import { fieldPath, valueAt } from '../../src/content/model/path';
import type { Content, FieldDeclaration } from '../../src/content/model/types';
import type { Item } from './names';

/** What a field of an item points to; `language` is '' for a field shared by all languages. */
export interface Pointer extends Reference {
  readonly field: FieldDeclaration;
  readonly language: string;
  readonly path: string;
}

/** What the fields of an item point to, in every language. */
export function pointersOf(content: Pick<Content, 'fields'>, item: Item): Pointer[] {
  const languages = Object.keys(item.contents);
  return content.fields.flatMap((field) => {
    const { refers } = kindOf(field);
    if (refers === undefined) return [];
    return (field.localized ? languages : ['']).flatMap((language) => {
      const path = fieldPath(field, language);
      return refers(valueAt(item, path), field).map((reference) => ({ ...reference, field, language, path }));
    });
  });
}
