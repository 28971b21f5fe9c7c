import type { FieldDeclaration } from '../../src/content/field/field';
import type { Reference } from '../../src/content/field/kind';
import { fieldPath, valueAt } from '../../src/content/field/path';
import { remembered } from '../../src/content/field/remembered';
import { kindOf } from '../../src/content/kinds/table';
import type { Content, ContentItem } from '../../src/content/model/content';

/** What a field of an item points to; `language` is '' for a field shared by all languages. */
export interface Pointer extends Reference {
  readonly field: FieldDeclaration;
  readonly language: string;
  readonly path: string;
}

/** What the fields of an item point to, in every language. */
export const pointersOf = (content: Pick<Content, 'fields'>, item: ContentItem): readonly Pointer[] =>
  pointersIn(content.fields)(item);

const pointersIn = remembered((fields: Content['fields']) =>
  remembered((item: ContentItem) => pointersAmong(fields, item)),
);

function pointersAmong(fields: Content['fields'], item: ContentItem): readonly Pointer[] {
  const languages = Object.keys(item.contents);
  return fields.flatMap((field) => {
    const { refers } = kindOf(field);
    if (refers === undefined) return [];
    return (field.localized ? languages : ['']).flatMap((language) => {
      const path = fieldPath(field, language);
      return refers(valueAt(item, path), field).map((reference) => ({ ...reference, field, language, path }));
    });
  });
}
