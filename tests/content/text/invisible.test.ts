import { describe, expect, it } from 'vitest';
import { withoutControls, withoutInvisible } from '../../../src/content/text/invisible';
import { fc } from '../../kit/properties';

const UNSEEN = [
  '\u00ad',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u202a',
  '\u202c',
  '\u2060',
  '\u2068',
  '\ufeff',
  '\u0000',
];

describe('a text without what nobody sees', () => {
  it.each([
    ['soft hyphens', 'Zanza\u00adriera', 'Zanzariera'],
    ['marks of embedding', '\u202a+39 051 123456\u202c', '+39 051 123456'],
    ['isolates', '\u2068ufficio@example.it\u2069', 'ufficio@example.it'],
    ['zero-width blanks', 'uffi\u200bcio@exam\ufeffple.it', 'ufficio@example.it'],
    ['word joiners', 'a\u2060b\u2063c', 'abc'],
    ['marks of direction', '\u200e44.5\u200f', '44.5'],
    ['joiners between Latin letters and at the ends', '\u200dca\u200csa\u200d 1\u200d2', 'casa 12'],
    ['controls', 'a\u0000b\u0007c\u007fd\u009be', 'abcde'],
    ['breaks of other systems, which part words', 'uno\u2028due\u000btre\u0085quattro', 'uno due tre quattro'],
  ])('loses %s', (_what, text, expected) => expect(withoutInvisible(text)).toBe(expected));

  it.each([
    ['an emoji of several parts', '👩‍👩‍👧 in gita'],
    ['a flag of several parts', '🏳️‍🌈'],
    ['an emoji with a tone', '👩🏽‍🚀'],
    ['joiners of a script that joins', 'می‌خواهم क्‍ष'],
    ['accents of their own', 'e\u0301 Forli\u0300'],
    ['a hard blank and line ends', 'a\u00a0b\tc\nd\r\ne'],
  ])('keeps %s', (_what, text) => expect(withoutInvisible(text)).toBe(text));

  it('is the same once more, and loses no letter', () => {
    const letters = (of: string) => (of.match(/[\p{L}\p{N}\p{P}\p{S}]/gu) ?? []).join('');
    const unit = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 2 }), fc.constantFrom(...UNSEEN));
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 20 }), (units) => {
        const once = withoutInvisible(units.join(''));
        return withoutInvisible(once) === once && letters(once) === letters(units.join(''));
      }),
    );
  });
});

describe('a text without controls', () => {
  it('keeps soft hyphens and joiners', () => {
    expect(withoutControls('ma\u00adni\u200dfe\u0000sta\u2028zione')).toBe('ma\u00adni\u200dfesta zione');
  });
});
