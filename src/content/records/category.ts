import { LONGEST_CATEGORY_TEXT } from '../../contract/categories';
import { INTERFACE_LANGUAGE } from '../../contract/languages';
import { categoryTreeTexts } from '../../messages/screens/categoryTree';
import type { RecordField, RecordForm, RecordItem } from '../model/record';
import type { Json } from '../model/types';

const texts = categoryTreeTexts.node;

/** Texts of a category in a language. */
interface NodeTexts {
  readonly title: string;
  readonly subtitle: string;
  readonly slug: string;
}

/** What of a category its form has. */
interface FormNode {
  readonly id: number;
  readonly contents: Readonly<Record<string, NodeTexts>>;
  readonly cover: { readonly id: number; readonly url: string; readonly url_thumb: string } | null;
  readonly updatedAt: string | null;
}

/** Path of a category's text, as the wire and its errors have it. */
export const nodePath = (language: string, text: keyof NodeTexts): string => `contents.${language}.${text}`;

/** The language that a field is of; null for one that all languages share. */
export const languageOfField = (path: string): string | null => /^contents\.([^.]+)\./.exec(path)?.[1] ?? null;

function fieldsOf(language: string): readonly RecordField[] {
  const common = { localized: false, limit: LONGEST_CATEGORY_TEXT, wide: true } as const;
  return [
    {
      ...common,
      path: nodePath(language, 'title'),
      kind: 'text',
      label: texts.title,
      required: language === INTERFACE_LANGUAGE,
    },
    { ...common, path: nodePath(language, 'slug'), kind: 'slug', label: texts.slug, hint: texts.slugHint },
  ];
}

/** The form of a category on a site with these languages. Source: document 3, section 2 'Category tree editor'. */
export const categoryForm = (languages: readonly string[]): RecordForm => ({
  area: 'category',
  titles: texts.titles,
  fields: [
    ...languages.flatMap(fieldsOf),
    { path: 'cover', kind: 'image', label: texts.cover, localized: false, wide: true },
  ],
  blank: {
    id: 'new',
    updated_at: null,
    cover: null,
    ...Object.fromEntries(
      languages.flatMap((language) => [
        [nodePath(language, 'title'), ''],
        [nodePath(language, 'slug'), ''],
      ]),
    ),
  },
});

/** A category as its form has it: texts by their paths, those of other languages and subtitles too. */
export function itemOfNode({ blank }: RecordForm, { id, contents, cover, updatedAt }: FormNode): RecordItem {
  const written = Object.entries(contents).flatMap(([language, own]) =>
    (['title', 'subtitle', 'slug'] as const).map((text) => [nodePath(language, text), own[text]] as const),
  );
  return {
    ...blank,
    ...Object.fromEntries(written),
    id,
    updated_at: updatedAt,
    cover: cover === null ? null : { ...cover },
  };
}

const textIn = (item: RecordItem, language: string, text: keyof NodeTexts): string =>
  String(item[nodePath(language, text)] ?? '').trim();

/** The texts of a form, by language. A new category has none where nothing was written; another one loses what was emptied. */
export function contentsOf(item: RecordItem): Readonly<Record<string, NodeTexts>> {
  const languages = new Set(Object.keys(item).flatMap((path) => languageOfField(path) ?? []));
  const all = [...languages].map((language) => {
    const own = {
      title: textIn(item, language, 'title'),
      subtitle: textIn(item, language, 'subtitle'),
      slug: textIn(item, language, 'slug'),
    };
    return [language, own] as const;
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
