import { placeTypeTexts } from '../../messages/screens/placeTypes';

/** Greatest length of a place type's title. Source: contract, 'texts without a limit of their own'. */
export const PLACE_TYPE_TITLE_MAXIMUM = 300;

/** A title as it is stored: without blanks around it, and one between words. */
export const placeTypeTitle = (typed: string): string => typed.trim().replace(/\s+/gu, ' ');

/**
 * What is wrong with a place type's title; null for nothing. It travels in an address, where a segment of dots means
 * another folder, and its code is made of its letters and digits: one without any can be neither sent nor addressed.
 */
export function placeTypeTitleProblem(typed: string): string | null {
  const title = placeTypeTitle(typed);
  if (title === '') return placeTypeTexts.problems.empty;
  if (title.length > PLACE_TYPE_TITLE_MAXIMUM)
    return placeTypeTexts.problems.tooLong(PLACE_TYPE_TITLE_MAXIMUM, title.length);
  return /[\p{L}\p{N}]/u.test(title) ? null : placeTypeTexts.problems.unaddressable;
}
