import type { ResultParams } from '../kit/result';
import { sameQuery } from './query';
import { appliedKeywords, filtersApplied } from './rules';
import type { At, ListContext, RowsPage } from './types';

/** What to search for in place of a text that finds nothing; null where nothing else is known. */
function suggestionIn({ listing, query, correcting }: ListContext, { result }: ResultParams<RowsPage>): string | null {
  if (!result.ok || result.value.total > 0 || query.keywords === '' || correcting !== null) return null;
  const suggestion = appliedKeywords(listing, result.value.suggestion ?? '');
  return suggestion === '' || suggestion === query.keywords ? null : suggestion;
}

/** Whether an answer finds nothing, but says what was probably meant. */
export const isCorrectable = ({ context }: At, answer: ResultParams<RowsPage>): boolean =>
  suggestionIn(context, answer) !== null;

export const suggestionTaken = ({ context }: At, answer: ResultParams<RowsPage>) => ({
  correcting: suggestionIn(context, answer),
});

/** Whether applying search and filters would only ask again what was corrected. */
export const repeatsCorrected = ({ context }: At): boolean => {
  const { correction, shownQuery } = context;
  if (correction === null || shownQuery === null) return false;
  return sameQuery({ ...shownQuery, ...filtersApplied({ context }).query, page: shownQuery.page }, shownQuery);
};

/** The correction becomes the search; its rows are on screen already, so that their page stays. */
export function correctionAccepted({ context }: At): Partial<ListContext> {
  const { query, shownQuery, correction } = context;
  if (correction === null) return {};
  const page = shownQuery !== null && sameQuery(query, shownQuery) ? query.page : 1;
  return { query: { ...query, keywords: correction, page }, searchText: correction };
}
