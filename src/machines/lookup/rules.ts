import type { LookupContext, LookupOption } from './types';

/** Milliseconds without a key before a request goes out. Source: document 2, section 9. */
export const SEARCH_PAUSE_MS = 300;

/** Accents and case out of the way: 'Qualità' and 'qualita' are the same. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The text as it is searched: without the blanks around it. */
export const searchText = (context: Pick<LookupContext, 'text'>): string => context.text.trim();

/** Whether too few characters are typed for a request. */
export const isBelowMinimum = (context: Pick<LookupContext, 'text' | 'minimum'>): boolean =>
  searchText(context).length < context.minimum;

/**
 * The options of a whole list that contain every word of the text, accents and case folded. Those that begin with the
 * text come first; the order is otherwise the list's.
 */
export function matchOptions(all: readonly LookupOption[], text: string): readonly LookupOption[] {
  const wanted = fold(text.trim());
  if (wanted === '') return all;
  const words = wanted.split(/\s+/);
  const found = all.filter(({ label, detail, also }) => {
    const folded = fold([label, detail, also].join(' '));
    return words.every((word) => folded.includes(word));
  });
  const begins = (option: LookupOption) => fold(option.label).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
