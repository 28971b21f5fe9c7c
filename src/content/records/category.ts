import { LONGEST_CATEGORY_TEXT } from '../../contract/categories';
import { isPlainObject } from '../../contract/plainObject';
import { categoryTreeTexts } from '../../messages/screens/categoryTree';
import type { Json } from '../field/json';
import { valueAt } from '../field/path';
import { idsOf, numbersIn } from '../kinds/references';
import { DESTINATION_GROUP } from '../lists/categories';
import { type DeclaredField, type RecordForm, type RecordItem, recordForm, withBlanks } from '../model/record';

const texts = categoryTreeTexts.node;

/** Texts of a category in a language. */
interface NodeTexts {
  readonly title: string;
  readonly subtitle: string;
  readonly slug: string;
}

interface NodeProvince {
  readonly id: number;
  readonly nome: string;
}

/** What of a category its form has. */
interface FormNode {
  readonly id: number;
  readonly contents: Readonly<Record<string, NodeTexts>>;
  readonly cover: { readonly id: number; readonly url: string; readonly url_thumb: string } | null;
  readonly updatedAt: string | null;
  readonly provinces?: readonly NodeProvince[];
}

/** Path of a category's text, as the wire and its errors have it. */
export const nodePath = (language: string, text: keyof NodeTexts): string => `contents.${language}.${text}`;

const provinces: DeclaredField = {
  path: 'provinces',
  kind: 'provinces',
  label: texts.provinces,
  hint: texts.provincesHint,
  localized: false,
  wide: true,
};

const common = { limit: LONGEST_CATEGORY_TEXT, wide: true } as const;

/**
 * The form of a category of a group on a site with these languages; a destination has its provinces there. Source: document
 * 3, section 2 'Category tree editor'.
 */
export const categoryForm = (languages: readonly string[], main: number): RecordForm =>
  recordForm(
    {
      area: 'category',
      titles: texts.titles,
      fields: [
        { ...common, path: 'title', kind: 'text', label: texts.title, required: true, localized: true },
        { ...common, path: 'slug', kind: 'slug', label: texts.slug, hint: texts.slugHint, localized: true },
        { path: 'cover', kind: 'image', label: texts.cover, localized: false, wide: true },
        ...(main === DESTINATION_GROUP ? [provinces] : []),
      ],
      blank: { id: 'new', updated_at: null, cover: null },
    },
    languages,
  );

/** A category as its form has it, with the texts of other languages and subtitles too. */
export const itemOfNode = (
  { fields }: RecordForm,
  { id, contents, cover, updatedAt, provinces: own }: FormNode,
): RecordItem =>
  withBlanks(
    {
      id,
      updated_at: updatedAt,
      cover: cover === null ? null : { ...cover },
      provinces: own?.map((province) => ({ ...province })) ?? null,
      contents: Object.fromEntries(Object.entries(contents).map(([language, own]) => [language, { ...own }])),
    },
    fields,
  );

/** The texts of a form, by language. A new category has none where nothing was written; another one loses what was emptied. */
export function contentsOf(item: RecordItem): Readonly<Record<string, NodeTexts>> {
  const all = Object.keys(isPlainObject(item.contents) ? item.contents : {}).map((language) => {
    const textOf = (text: keyof NodeTexts) => String(valueAt(item, nodePath(language, text)) ?? '').trim();
    return [language, { title: textOf('title'), subtitle: textOf('subtitle'), slug: textOf('slug') }] as const;
  });
  const isWritten = ({ title, subtitle, slug }: NodeTexts) => title + subtitle + slug !== '';
  return Object.fromEntries(all.filter(([, own]) => item.id !== 'new' || isWritten(own)));
}

/** The cover of a form; null for none, and for an address without a file, which can't be sent. */
export function coverOf(item: RecordItem): FormNode['cover'] {
  const cover = item.cover as { readonly [key: string]: Json } | null | undefined;
  if (typeof cover?.id !== 'number') return null;
  return { id: cover.id, url: String(cover.url ?? ''), url_thumb: String(cover.url_thumb ?? '') };
}

/** Ids of the provinces of a form; undefined for none that it knows: they stay as they are. */
export const provincesOf = ({ provinces: chosen }: RecordItem): readonly number[] | undefined =>
  Array.isArray(chosen) ? numbersIn(idsOf(chosen)) : undefined;
