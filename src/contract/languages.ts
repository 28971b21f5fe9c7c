import * as z from 'zod/mini';

/** Languages in which a site writes its contents: ISO 639-1 codes in their order, each once. The first is the primary one. */
export type ContentLanguages = readonly [string, ...string[]];

const languageCode = z.string().check(z.regex(/^[a-z]{2}$/));

/** Whether a text has the form of a language's code, whichever languages a site has. */
export const isLanguageCode = (text: string): boolean => languageCode.safeParse(text).success;

export const contentLanguagesSchema = z
  .tuple([languageCode], languageCode)
  .check(z.refine((languages) => new Set(languages).size === languages.length));

/** The languages of a site that names none, as its settings would. Source: document 2, section 9. */
export const DEFAULT_LANGUAGES = 'it,en';

/** Splits a setting like 'it,en,de' into codes, for the schema to check. */
export const languageList = (setting: string): string[] => setting.split(',').map((code) => code.trim());

export const defaultLanguages = (): [string, ...string[]] =>
  contentLanguagesSchema.parse(languageList(DEFAULT_LANGUAGES));

/** The language that stands for an item where only one is shown: its title and date in lists, what they are sorted by. */
export const primaryLanguage = ([primary]: ContentLanguages): string => primary;

/** Languages in the order of the site's; behind them those that the site does not have, in alphabetical order. */
export function inOrder(codes: Iterable<string>, languages: readonly string[]): string[] {
  const known = new Set(codes);
  const others = [...known].filter((code) => !languages.includes(code)).sort();
  return [...languages.filter((code) => known.has(code)), ...others];
}

/**
 * Language of the back office itself, in which names that belong to no content are shown: categories, licences, tags.
 * Source: document 1, section 1.
 */
export const INTERFACE_LANGUAGE = 'it';
