import { withoutInvisible } from '../../content/text/invisible';
import type { LookupContext } from './types';

/** Milliseconds without a key before a request goes out. Source: document 2, section 9. */
export const SEARCH_PAUSE_MS = 300;

/** The text as it is searched: without what nobody sees, blanks single and none around it. */
export const searchText = (context: Pick<LookupContext, 'text'>): string =>
  withoutInvisible(context.text).replace(/\s+/g, ' ').trim();

/** Whether too few characters are typed for a request. */
export const isBelowMinimum = (context: Pick<LookupContext, 'text' | 'minimum'>): boolean =>
  searchText(context).length < context.minimum;
