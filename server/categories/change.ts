import { slugOf } from '../../src/content/text/slug';
import { LONGEST_CATEGORY_TEXT, type NodeBody } from '../../src/contract/categories';
import { type ContentLanguages, INTERFACE_LANGUAGE } from '../../src/contract/languages';
import { validationTexts } from '../../src/messages/screens/validation';
import { categoryServerTexts } from '../../src/messages/server/categories';
import { editorialTexts } from '../../src/messages/server/editorial';
import type { FieldTexts } from '../http/fields';
import type { StoredCategory } from './stored';
import type { CategoryText, CategoryTexts } from './tree';

const { contents: texts } = categoryServerTexts;

/** A category as it is to be, without its place. */
export interface CategoryChange {
  readonly contents: CategoryTexts;
  readonly cover: number | null;
  /** Ids, each once, in their order. */
  readonly provinces: readonly number[];
}

type SentText = NodeBody['contents'][string];

/** On one line, without blanks around it. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().normalize('NFC');

/** A language's texts as they are to be: what is left out stays, an empty slug is made out of the title. */
function textOf(sent: SentText | undefined, stored: CategoryText | undefined): CategoryText {
  const fieldOf = (field: keyof CategoryText) =>
    sent?.[field] === undefined ? (stored?.[field] ?? '') : onOneLine(sent[field] ?? '');
  const title = fieldOf('title');
  return { title, subtitle: fieldOf('subtitle'), slug: fieldOf('slug') || slugOf(title) };
}

const isBlank = ({ title, subtitle, slug }: CategoryText): boolean => title + subtitle + slug === '';

/** The requested category: languages that are left out stay, those without any text go. */
export function changeOf(
  sent: Pick<NodeBody, 'contents' | 'cover' | 'provinces'>,
  stored: StoredCategory | null,
): CategoryChange {
  const languages = [...new Set([...Object.keys(stored?.contents ?? {}), ...Object.keys(sent.contents)])];
  const all = languages.map((language) => {
    const own = Object.hasOwn(sent.contents, language) ? sent.contents[language] : undefined;
    return [language, textOf(own, stored?.contents[language])] as const;
  });
  return {
    contents: Object.fromEntries(all.filter(([, text]) => !isBlank(text))),
    cover: sent.cover === undefined ? (stored?.cover_id ?? null) : (sent.cover?.id ?? null),
    provinces: sent.provinces
      ? [...new Set(sent.provinces.map(({ id }) => id))].sort((a, b) => a - b)
      : (stored?.provinces ?? []),
  };
}

const sameText = (one: CategoryText | undefined, other: CategoryText | undefined): boolean =>
  one?.title === other?.title && one?.subtitle === other?.subtitle && one?.slug === other?.slug;

const lengthProblem = ({ length }: string): string | null =>
  length > LONGEST_CATEGORY_TEXT ? validationTexts.tooLong(LONGEST_CATEGORY_TEXT, length) : null;

function titleProblem(language: string, { title }: CategoryText): string | null {
  if (title !== '') return lengthProblem(title);
  return language === INTERFACE_LANGUAGE ? texts.title : texts.titleOf;
}

function slugProblem({ title, slug }: CategoryText): string | null {
  if (slug === '') return title === '' ? null : texts.noSlug;
  return lengthProblem(slug) ?? (/^[a-z0-9-]+$/.test(slug) ? null : validationTexts.slug);
}

/** Why a text can't be in this language: the site does not have it, and it is no old text that stays as it is. */
function languageProblem(known: boolean, stored: CategoryText | undefined, requested: CategoryText | undefined) {
  if (known || sameText(stored, requested)) return null;
  return stored === undefined ? editorialTexts.fields.language : editorialTexts.fields.removedLanguage;
}

/** What is wrong with the texts of a category by themselves, by field path. */
export function textProblems(
  { contents }: CategoryChange,
  stored: StoredCategory | null,
  languages: ContentLanguages,
): FieldTexts {
  const problems: Record<string, string | null> =
    contents[INTERFACE_LANGUAGE] === undefined ? { [`contents.${INTERFACE_LANGUAGE}.title`]: texts.title } : {};
  const all = new Set([...Object.keys(contents), ...Object.keys(stored?.contents ?? {})]);
  for (const language of all) {
    const [text, before] = [contents[language], stored?.contents[language]];
    const path = `contents.${language}`;
    problems[path] = languageProblem(languages.includes(language), before, text);
    if (text === undefined || sameText(before, text)) continue;
    problems[`${path}.title`] = titleProblem(language, text);
    problems[`${path}.subtitle`] = lengthProblem(text.subtitle);
    problems[`${path}.slug`] = slugProblem(text);
  }
  return problems;
}

/** The texts that differ, by field path: before and after. */
export function changedTexts(before: CategoryTexts, after: CategoryTexts): Map<string, [string, string]> {
  const changed = new Map<string, [string, string]>();
  for (const language of new Set([...Object.keys(before), ...Object.keys(after)]))
    for (const field of ['title', 'subtitle', 'slug'] as const) {
      const both: [string, string] = [before[language]?.[field] ?? '', after[language]?.[field] ?? ''];
      if (both[0] !== both[1]) changed.set(`contents.${language}.${field}`, both);
    }
  return changed;
}
