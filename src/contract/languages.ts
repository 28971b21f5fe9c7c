/** Languages in which a site writes its contents: ISO 639-1 codes in their order, each once. The first is the primary one. */
export type ContentLanguages = readonly [string, ...string[]];

/** Whether a text has the form of a language's code, whichever languages a site has. */
export const isLanguageCode = (text: string): boolean => /^[a-z]{2}$/.test(text);

/** Whether these can be the languages of a site. No schema: the page asks it before the schemas' library is there. */
export const areContentLanguages = (codes: unknown): codes is [string, ...string[]] =>
  Array.isArray(codes) &&
  codes.length > 0 &&
  codes.every((code) => typeof code === 'string' && isLanguageCode(code)) &&
  new Set(codes).size === codes.length;

/** The languages of a site that names none, as its settings would. Source: document 2, section 9. */
export const DEFAULT_LANGUAGES = 'it,en';

/** Splits a setting like 'it,en,de' into codes, still to be checked. */
export const languageList = (setting: string): string[] => setting.split(',').map((code) => code.trim());

export function defaultLanguages(): [string, ...string[]] {
  const languages = languageList(DEFAULT_LANGUAGES);
  if (!areContentLanguages(languages)) throw new Error(`'${DEFAULT_LANGUAGES}' names no languages`);
  return languages;
}

/** The language that stands for an item where only one is shown: its title and date in lists, what they are sorted by. */
export const primaryLanguage = ([primary]: ContentLanguages): string => primary;

/**
 * The languages in which something is written, of the site's: the primary one alone for what is declared so. What exists of
 * it in others goes back as it came. Source: contract, 'Pinned for documents 2 and 3', contents in one language.
 */
export const writtenIn = (
  { languages }: { readonly languages?: 'primary' | undefined },
  site: ContentLanguages,
): ContentLanguages => (languages === 'primary' ? [primaryLanguage(site)] : site);

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
