import { placeTypeDialogTexts } from '../../messages/screens/places';
import { slugOf } from '../text/slug';

/** Greatest length of a place type's title. Source: contract, 'texts without a limit of their own'. */
export const PLACE_TYPE_TITLE_MAXIMUM = 300;

/** A title as it is stored: without blanks around it, and one between words. */
export const placeTypeTitle = (typed: string): string => typed.trim().replace(/\s+/gu, ' ');

/** Most characters of a code before a number: it is a part of addresses. */
const CODE_MAXIMUM = 100;

/** The code of a type whose title has no Latin letters or digits. */
const CODE_WITHOUT_LETTERS = 'collezione';

/** What a title's code begins with; a number follows where another type has it. Source: `dove_dormire` of document 3. */
export const placeTypeCode = (title: string): string =>
  slugOf(title).replaceAll('-', '_').slice(0, CODE_MAXIMUM) || CODE_WITHOUT_LETTERS;

/**
 * What is wrong with a place type's title; null for nothing. It travels in an address, where a segment of dots means
 * another folder, and its code is made of its letters and digits: one without any can be neither sent nor addressed.
 */
export function placeTypeTitleProblem(typed: string): string | null {
  const title = placeTypeTitle(typed);
  if (title === '') return placeTypeDialogTexts.problems.empty;
  if (title.length > PLACE_TYPE_TITLE_MAXIMUM)
    return placeTypeDialogTexts.problems.tooLong(PLACE_TYPE_TITLE_MAXIMUM, title.length);
  return /[\p{L}\p{N}]/u.test(title) ? null : placeTypeDialogTexts.problems.unaddressable;
}
