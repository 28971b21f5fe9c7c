import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/content/field/json';
import { fieldPath, sameValue, valueAt, withValueAt } from '../../src/content/field/path';
import { KINDS } from '../../src/content/kinds/table';
import { slugOf } from '../../src/content/text/slug';
import { EMAIL_MAXIMUM, isEmail, isWebAddress, withScheme } from '../../src/content/text/web';
import { fc } from '../kit/properties';

describe('a slug', () => {
  test.each([
    ['Qualità della vita', 'qualita-della-vita'],
    ['  L’Aquila:  2 giorni! ', 'laquila-2-giorni'],
    ['già_fatto - oggi', 'gia-fatto-oggi'],
    ['Città — e — borghi', 'citta-e-borghi'],
    ['ÀÈÌ', 'aei'],
    ['日本', ''],
    ['', ''],
    ["L'Aquila", 'laquila'],
    ['L´Aquila, L`Aquila, Lʼaltra', 'laquila-laquila-laltra'],
    ['Forlì-Cesena', 'forli-cesena'],
    ['Forlì–Cesena', 'forli-cesena'],
    ['A‐B‑C‒D–E—F―G−H﹣I', 'a-b-c-d-e-f-g-h-i'],
    ['Bologna/Modena', 'bologna-modena'],
    ['24/12/2026\\25∕12⁄26', '24-12-2026-25-12-26'],
    ['Musei | Mostre·Teatri • Cinema', 'musei-mostre-teatri-cinema'],
    ['Natale…Capodanno → Epifania', 'natale-capodanno-epifania'],
    ['Straße der Oper', 'strasse-der-oper'],
    ['STRAẞE', 'strasse'],
    ['Uﬃcio ﬁlm', 'ufficio-film'],
    ['Øresund & Łódź', 'oresund-lodz'],
    ['Ærø, œuvre, đak, Þór, ıspanak, İzmir, ħal, Ðe', 'aero-oeuvre-dak-thor-ispanak-izmir-hal-de'],
    ['Müller öffnet', 'muller-offnet'],
    ['Музей русский', 'muzey-russkiy'],
    ['Объявление щука ѐ ё', 'obyavlenie-schuka-e-yo'],
    ['Αθήνα ᾠδή', 'athina-odi'],
    ['თბილისი Երևան', 'tbilisi-yeryean'],
    ['San Mar\u00adtino a\u200bcasa \ufeff\u200evia\u2060', 'san-martino-acasa-via'],
    ['due\u00a0spazi\tuno\nriga', 'due-spazi-uno-riga'],
    ['Cafe\u0301', 'cafe'],
    ['5ª edizione, 10 m², 1½ ora, ＡＢＣ', '5a-edizione-10-m2-1-1-2-ora-abc'],
    ['Marchio™ ☀️ ❤', 'marchio'],
  ])('of %j is %j', (title, slug) => expect(slugOf(title)).toBe(slug));

  test('is a slug, and its own slug, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const slug = slugOf(title);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });

  test('does not change with what has no shape', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.nat(),
        fc.constantFrom('\u00ad', '\u200b', '\u200d', '\u200e', '\u202a', '\u2060', '\ufeff'),
        (title, at, shapeless) => {
          const place = at % (title.length + 1);
          expect(slugOf(title.slice(0, place) + shapeless + title.slice(place))).toBe(slugOf(title));
        },
      ),
    );
  });
});

describe('addresses', () => {
  test.each([
    ['anna@example.it', true],
    ['a.b+c@d', true],
    [`${'a'.repeat(EMAIL_MAXIMUM - 5)}@b.it`, true],
    [`${'a'.repeat(EMAIL_MAXIMUM - 4)}@b.it`, false],
    [' anna@example.it', false],
    ['anna@example.it ', false],
    ['anna@-example.it', false],
    ['anna@example-.it', false],
    [`anna@${'b'.repeat(63)}.it`, true],
    [`anna@${'b'.repeat(64)}.it`, false],
    ['@example.it', false],
    ['', false],
  ])('%j is one of mail: %s', (text, right) => expect(isEmail(text)).toBe(right));

  test.each([
    ['https://www.example.it/a?b=c', true],
    ['http://example.it', true],
    ['ftp://example.it', false],
    ['mailto:anna@example.it', false],
    ['https://localhost', false],
    ['https://example.it/a b', false],
    ['www.example.it', false],
    ['', false],
  ])('%j is one of the web: %s', (text, right) => expect(isWebAddress(text)).toBe(right));
});

describe('values by path', () => {
  const item = { a: { b: [1, 2], c: null }, d: 'x' };

  test('a localized field lies in its language, a shared one at the top', () => {
    expect(fieldPath({ path: 'google.title', localized: true }, 'en')).toBe('contents.en.google.title');
    expect(fieldPath({ path: 'comune', localized: false }, 'en')).toBe('comune');
  });

  test.each([
    ['d', 'x'],
    ['a.c', null],
    ['a.c.d', undefined],
    ['a.b.0', 1],
    ['a.b.2', undefined],
    ['a.b.-1', undefined],
    ['a.b.c', undefined],
    ['d.length', undefined],
    ['z', undefined],
  ])('%s is %j', (path, value) => expect(valueAt(item, path)).toEqual(value));

  test('a changed copy shares what the path does not touch', () => {
    const changed = withValueAt(item, 'a.c', 1);
    expect(changed).toEqual({ a: { b: [1, 2], c: 1 }, d: 'x' });
    expect(changed.a.b).toBe(item.a.b);
    expect(item.a.c).toBeNull();
    expect(withValueAt(item, 'd.e.f', true)).toEqual({ a: item.a, d: { e: { f: true } } });
  });

  test.each([
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [{ a: 1 }, { a: 1, b: null }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [[1, 2], [1, 2], true],
    [[1, 2], [2, 1], false],
    [[1], [1, 2], false],
    [[1, 2], [1], false],
    [[], {}, false],
    [{}, [], false],
    [null, {}, false],
    [{}, null, false],
    [Number.NaN, Number.NaN, true],
    [{}, { constructor: 1 }, false],
    [{ b: undefined }, { b: 1 }, false],
    ['1', 1, false],
    [{ a: [{ b: 1 }] }, { a: [{ b: 1 }] }, true],
    [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }, false],
  ])('%j and %j say the same: %s', (a, b, same) => expect(sameValue(a, b)).toBe(same));
});

describe('a web address without its scheme', () => {
  test.each([
    ['www.comune.bologna.it', 'https://www.comune.bologna.it'],
    [' WWW.example.it/a?b=c#d ', 'https://WWW.example.it/a?b=c#d'],
    ['www.example', 'www.example'],
    ['https://www.example.it', 'https://www.example.it'],
    ['http://www.example.it', 'http://www.example.it'],
    ['www.', 'www.'],
    ['www.example.it e altro', 'www.example.it e altro'],
    ['wwww.example.it', 'wwww.example.it'],
    ['example.it', 'example.it'],
    ['/www.example.it', '/www.example.it'],
    ['', ''],
  ])('%j is %j', (typed, address) => expect(withScheme(typed)).toBe(address));

  test.each([
    ['url', 'www.example.it', 'https://www.example.it'],
    [
      'contacts',
      [{ id: 1, order: 1, label: '', type: 'website', value: 'www.example.it', lang: 'it' }],
      [{ id: 1, order: 1, label: '', type: 'website', value: 'https://www.example.it', lang: 'it' }],
    ],
    [
      'contacts',
      [{ id: 1, order: 1, label: '', type: 'email', value: 'www.a@example.it', lang: 'it' }],
      [{ id: 1, order: 1, label: '', type: 'email', value: 'www.a@example.it', lang: 'it' }],
    ],
    [
      'ticketing',
      { ingresso: 1, info: { it: { sito: 'www.example.it', abbonamenti: 'www.example.it' } } },
      { ingresso: 1, info: { it: { sito: 'https://www.example.it', abbonamenti: 'www.example.it' } } },
    ],
  ] as const)('is stored with it: %s', (kind, sent, stored) =>
    expect(KINDS[kind].stored?.(sent as Json)).toEqual(stored),
  );
});
