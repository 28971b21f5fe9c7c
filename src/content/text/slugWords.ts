/**
 * What parts words besides blanks: underscores, dashes, hyphens and minus signs, slashes and backslashes, bars, dots in the
 * middle of a line, dots of an omission, arrows, tildes.
 */
const PARTED =
  /[\s_\p{Pd}\u2212\u2043/\\\u2044\u2215|\u00a6\u2016\u00b7\u2022\u2027\u2219\u22c5\u30fb\u2026\u2190-\u21ff~\u223c]+/u;

/** What has no shape of its own: soft hyphens, joiners, marks of direction and of bytes. */
const SHAPELESS = /\p{Cf}/gu;

/**
 * A text as the words of an address: accents stripped, lower case, everything that is no letter or digit dropped, words
 * joined by a dash. `spell` writes the letters of other alphabets in ours; those that are left are dropped.
 * Source: document 1, section 5, 'Slug helper'.
 */
export const slugWith = (text: string, spell: (letters: string) => string): string =>
  text
    .replace(SHAPELESS, '')
    // '1½' is no 112.
    .replace(/[\u00bc-\u00be\u2150-\u215e]/g, (fraction) => ` ${fraction.normalize('NFKD')} `)
    .split(PARTED)
    // Only letters and digits have a plain form: that of a sign, such as an accent by itself, would part words.
    .map((word) => word.replace(/[^\p{L}\p{M}\p{N}]/gu, '').normalize('NFKD'))
    // A mark is an accent where it stands on a letter of these alphabets; elsewhere it can make another letter.
    .map((word) => spell(word.replace(/(?<=[\p{Script=Latin}\p{Script=Greek}]\p{M}*)\p{M}/gu, '').normalize('NFC')))
    .map((word) => word.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .filter((word) => word !== '')
    .join('-');
