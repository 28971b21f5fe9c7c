import transliterate from '@sindresorhus/transliterate';
import { slugWith } from './slugWords';

/** Letters of other alphabets in ours. What the library knows only without its marks, it knows the second time. */
const spell = (letters: string): string => transliterate(transliterate(letters));

/** A slug out of a title, in whatever alphabet it is written: 'Straße der Oper' is `strasse-der-oper`. */
export const slugOf = (title: string): string => slugWith(title, spell);
