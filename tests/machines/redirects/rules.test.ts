import { describe, expect, it } from 'vitest';
import { LONGEST_ADDRESS } from '../../../src/contract/redirects';
import { isSheet, pastedLines } from '../../../src/machines/redirectPaste/rules';
import {
  addressKey,
  addressProblem,
  type RedirectDraft,
  redirectProblems,
} from '../../../src/machines/redirects/addresses';
import { followRule, hostOf, shownTrace } from '../../../src/machines/redirects/path';
import { fc } from '../../kit/properties';

const rule = (old_url: string, new_url: string, code = 301): RedirectDraft => ({ old_url, new_url, code });

describe('addresses', () => {
  it.each([
    [' /a/ ', '/a'],
    ['a', '/a'],
    ['a:b', '/a:b'],
    ['/', '/'],
    ['', ''],
    ['/a/../b#c', '/b'],
    ['/A?x=1', '/A?x=1'],
    ['/città', '/citt%C3%A0'],
    ['/citt%c3%a0', '/citt%C3%A0'],
    ['HTTPS://WWW.Esempio.it/A/', '//www.esempio.it/A'],
    ['http://www.esempio.it', '//www.esempio.it/'],
    ['http://', 'http://'],
    ["/l'aquila", "/l'aquila"],
    ['/l%27aquila', "/l'aquila"],
    ['/%7eanna/%7Eanna/~anna', '/~anna/~anna/~anna'],
    ['/a%28b%29%2Cc%2c', '/a(b),c,'],
    ['/%6c%69sta%2D1%5F2%2e3', '/lista-1_2.3'],
    ['/a%3Ab%40c%21%24%26%2A%2B%3B%3D', '/a:b@c!$&*+;='],
    ['/citta\u0300', '/citt%C3%A0'],
    ['/cafe%CC%81', '/caf%C3%A9'],
    // Another byte, another address: a slash within a part, a percent sign, what is no UTF-8.
    ['/a%2fb', '/a%2Fb'],
    ['/100%25', '/100%25'],
    ['/100%', '/100%25'],
    ['/%2527', '/%2527'],
    ['/citt%e0', '/citt%E0'],
    ['/a%3Fb%23c', '/a%3Fb%23c'],
    ['/a|b"c', '/a%7Cb%22c'],
    ['/a?', '/a'],
    ['/a?&', '/a'],
    ['/a?b=2&a=1', '/a?a=1&b=2'],
    ['/a?a=2&a=1', '/a?a=1&a=2'],
    ['/a?b=&a', '/a?a&b'],
    ['/a?q=l%27a+b', "/a?q=l'a%20b"],
    ['/a?q=1%2B1%3D2%26', '/a?q=1%2B1%3D2%26'],
    ['/a?q=1=2', '/a?q=1%3D2'],
    ['/a?torna=/b?c', '/a?torna=/b?c'],
    ['/a?utm_source=news&UTM_Medium=mail', '/a'],
    ['/a/?fbclid=x', '/a'],
    ['/a?id=5&gclid=x&utm_campaign=a%20b', '/a?id=5'],
    ['/a?msclkid=1&mc_cid=2&mc_eid=3&_hsenc=4&igshid=5&srsltid=6&mtm_campaign=7&_gl=8&gad_source=9', '/a'],
    ['/a?utmost=1&gclidx=2&ref=3', '/a?gclidx=2&ref=3&utmost=1'],
    ['https://esempio.it:443/a?fbclid=1#x', '//esempio.it/a'],
  ])('%j comes down to %j', (url, key) => expect(addressKey(url)).toBe(key));

  it.each([
    ['/buona?x=1', null],
    ['https://esempio.it/', null],
    ['', null],
    ['/con spazio', /spazi/],
    ['data:text/html,x', /cominciare/],
    ['//altrove', /barra/],
    ['/..//altrove.example', /barra/],
    ['/%2e%2e//altrove.example', /barra/],
    ['/a/../..//altrove.example', /barra/],
    ['https://esempio.it//due', null],
    ['http://[', /scritto bene/],
    [`/${'x'.repeat(2000)}`, /lungo/],
    [`https://esempio.it/${'x'.repeat(LONGEST_ADDRESS - 19)}`, null],
    [`https://esempio.it/${'x'.repeat(LONGEST_ADDRESS - 18)}`, /lungo/],
    // As it is percent-encoded, with the host that a path has not.
    [`/${'x'.repeat(1985)}`, null],
    [`/${'à'.repeat(330)}`, null],
    [`/${'à'.repeat(340)}`, /lungo/],
    ['a/b', /cominciare/],
    ['?x=1', /cominciare/],
    ['\\\\altrove', /barra/],
    ['HTTP://esempio.it', null],
    ['/a:b', null],
    ['mailto:a@b.it', /cominciare/],
    ['git+ssh://a', /cominciare/],
    ['/a\\b', /barra/],
    ['/a\nb', /spazi/],
    ['/a\ud800', /spazi/],
    [' /a ', null],
  ])('%j: %s', (url, problem) =>
    problem === null ? expect(addressProblem(url)).toBeNull() : expect(addressProblem(url)).toMatch(problem),
  );
});

const PARTS = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((part) => /^[^\p{C}\s\\/?#&=+%.]+$/u.test(part));
const coded = (text: string, upper: boolean): string =>
  Array.from(new TextEncoder().encode(text), (byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('')
    [upper ? 'toUpperCase' : 'toLowerCase']();

describe('two ways of writing an address', () => {
  it('have one key, whatever is percent-encoded, in whatever order and beside whatever tracks', () => {
    fc.assert(
      fc.property(
        fc.array(PARTS, { minLength: 1, maxLength: 4 }),
        fc.array(fc.tuple(PARTS, PARTS), { maxLength: 4 }),
        fc.boolean(),
        fc.constantFrom('utm_source=x', 'fbclid=%41', 'gclid'),
        (path, query, upper, tracking) => {
          const plain = `/${path.join('/')}${query.length === 0 ? '' : '?'}${query.map((pair) => pair.join('=')).join('&')}`;
          const parameters = query.map((pair) => pair.map((part) => coded(part, upper)).join('=')).reverse();
          const other = `/${path.map((part) => coded(part, upper)).join('/')}/?${[tracking, ...parameters].join('&')}`;
          expect(addressKey(other)).toBe(addressKey(plain));
          expect(addressKey(addressKey(plain))).toBe(addressKey(plain));
        },
      ),
    );
  });
});

describe('rules', () => {
  it.each([
    [rule('/a#b', '/c'), { old_url: expect.stringContaining('#') }],
    [rule('https://esempio.it/#/b', '/c'), { old_url: expect.stringContaining('#') }],
    [rule('/a%23b', '/c#d'), {}],
    [rule('/a', '/b'), {}],
    [rule('/a', '/b', 302), {}],
    [rule('/a', '', 410), {}],
    [rule('/a', ' '), { new_url: 'Con 301 e 302 serve la nuova rotta' }],
    [rule(' ', '/b'), { old_url: 'Campo richiesto' }],
    [
      rule('', '', 404),
      {
        old_url: 'Campo richiesto',
        new_url: 'Con 301 e 302 serve la nuova rotta',
        code: 'Il codice può essere 301, 302 o 410',
      },
    ],
    [
      rule('/a b', '//c', 410),
      {
        old_url: 'Senza spazi né a capo: usa %20 dove serve uno spazio',
        new_url: 'Usa una sola barra all’inizio e nessuna barra rovesciata',
      },
    ],
  ])('%j', (draft, problems) => expect(redirectProblems(draft)).toEqual(problems));
});

describe('paths', () => {
  /** Follows a rule among others, for visitors of any host and of those named in old addresses. */
  const walked = (draft: RedirectDraft, others: readonly RedirectDraft[], own: readonly string[] = []) => {
    const named = [draft, ...others].flatMap(({ old_url }) => hostOf(old_url) ?? []);
    const byKey = new Map(others.map((other) => [addressKey(other.old_url), other]));
    const find = async (keys: readonly string[]) =>
      keys.map((key) => byKey.get(key)).find((found) => found !== undefined) ?? null;
    return followRule(draft, { hosts: new Set([...own, ...named]), find });
  };
  const others = [rule('/b', '/c'), rule('/c/', '/d'), rule('/g', '/h', 410)];

  it.each([
    [rule('/a', '/x'), null, { kind: 'straight', path: ['/a', '/x'] }],
    [rule('/a', '/b'), null, { kind: 'chain', path: ['/a', '/b', '/c', '/d'] }],
    [rule('/d', '/b'), '/c/', { kind: 'loop', path: ['/d', '/b', '/c', '/d'] }],
    [rule('/a', 'a/'), null, { kind: 'loop', path: ['/a', 'a/'] }],
    [rule('/a', '/g'), null, { kind: 'straight', path: ['/a', '/g'] }],
    [rule('/d', '/e'), '/c/', { kind: 'chain', path: ['/c/', '/d', '/e'] }],
    [rule('/d', '/b', 410), '/c/', { kind: 'straight', path: ['/d'] }],
    [rule('/a', ''), null, { kind: 'straight', path: ['/a'] }],
    [rule('', '/b'), null, { kind: 'straight', path: [''] }],
  ])('%j after %j leads %j', async (draft, before, trace) =>
    expect(shownTrace(await walked(draft, others), before)).toEqual(trace),
  );

  const own = ['esempio.it'];
  it.each([
    ['a query that no rule names', rule('/a', '/b?x=1'), [rule('/b', '/a')], 'loop'],
    ['a query that a rule names', rule('/a', '/b?x=1'), [rule('/b', '/a'), rule('/b?x=1', '/c')], 'out'],
    ['its own address with a query', rule('/a', '/a?x=1'), [], 'loop'],
    ['its own address out of a query', rule('/a?x=1', '/a'), [], 'out'],
    ['the same path on its own host', rule('/a', 'https://esempio.it/b'), [rule('/b', '/a')], 'loop'],
    ['the same path on another host', rule('/a', 'https://altrove.example/a'), [], 'out'],
    [
      'another host that has a rule',
      rule('/a', 'https://altrove.example/b'),
      [rule('https://altrove.example/b', '/a')],
      'loop',
    ],
    ['a host whose visitors meet all rules', rule('https://altrove.example/x', '/b'), [rule('/b', '/x')], 'loop'],
    ['a more exact rule of the host', rule('/a', '/b'), [rule('/b', '/a'), rule('https://esempio.it/b', '/c')], 'loop'],
    [
      'a host’s rule out of the circle',
      rule('https://esempio.it/a', '/b'),
      [rule('/b', '/a'), rule('/a', '/c')],
      'loop',
    ],
  ] as const)('%s', async (_what, draft, stored, kind) => {
    expect((await walked(draft, stored, own)).kind).toBe(kind);
  });

  it('goes round where other rules do', async () => {
    const circle = [rule('/x', '/y'), rule('/y', '/x')];
    expect(await walked(rule('/a', '/x'), circle)).toEqual({ kind: 'loop', path: ['/a', '/x', '/y', '/x'] });
  });

  it('is endless where no browser follows it', async () => {
    const long = Array.from({ length: 80 }, (_, index) => rule(`/${index}`, `/${index + 1}`));
    const { kind, path } = await walked(rule('/a', '/0'), long);
    expect([kind, path.length, path.at(-1)]).toEqual(['endless', 51, '/49']);
    expect((await walked(rule('/a', '/31'), long)).kind).toBe('out');
    expect((await walked(rule('/a', '/30'), long)).kind).toBe('endless');
  });
});

describe('pasted sheets', () => {
  const brief = (text: string) =>
    pastedLines(text).lines.map(({ number, draft, problem }) => [number, ...Object.values(draft), problem]);

  it('reads two columns or three, with a heading, blank lines and quotes', () => {
    expect(brief('Vecchia rotta\tNuova rotta\r\n/a\t/b\r\n\r\n"/c"\t /d \t302\n/e\t\t410')).toEqual([
      [2, '/a', '/b', 301, null],
      [4, '/c', '/d', 302, null],
      [5, '/e', '', 410, null],
    ]);
    expect(brief('/a;/b;302')).toEqual([[1, '/a', '/b', 302, null]]);
    expect(brief('/a\t/b\r/c\t/d\r\r/e\t/f')).toEqual([
      [1, '/a', '/b', 301, null],
      [2, '/c', '/d', 301, null],
      [4, '/e', '/f', 301, null],
    ]);
    expect(brief('"Vecchia rotta";"Nuova rotta"\r"/a;1";"/b""c""";"302"')).toEqual([[2, '/a;1', '/b"c"', 302, null]]);
    expect(brief('"/a\t1"\t"/b\r\n"\n/c\t"/d"\n"/e"\t"')).toEqual([
      [1, '/a\t1', '/b', 301, expect.stringContaining('spazi')],
      [2, '/c', '/d', 301, null],
      [3, '/e', '"', 301, expect.stringContaining('cominciare')],
    ]);
    expect(brief('/a;/b\n/c\t/d')).toEqual([
      [1, '/a', '/b', 301, null],
      [2, '/c', '/d', 301, null],
    ]);
    expect(brief('/a;1\t"/b"c"')).toEqual([[1, '/a;1', '/b"c', 301, null]]);
  });

  it.each([
    ['Vecchio indirizzo\tNuovo', true],
    ['  OLD URL;New URL', true],
    ['da\ta', true],
    ['From;To', true],
    // Addresses and words that only begin or go on like a heading.
    ['/vecchia\t/nuova', false],
    ['dado\t/x', false],
    ['fromage\t/x', false],
  ])('%j is a heading: %s', (first, isHeading) => {
    expect(brief(`${first}\n/a\t/b`).map(([number]) => number)).toEqual(isHeading ? [2] : [1, 2]);
    // Further down nothing is one.
    expect(brief(`/a\t/b\n${first}`)).toHaveLength(2);
  });

  it('says what is wrong with a line, and which line it repeats', () => {
    expect(brief('/a\n/b\t/c\tx\n/d\t/e\n/d/\t/f').map((line) => line.at(-1))).toEqual([
      'Con 301 e 302 serve la nuova rotta',
      'Il codice può essere 301, 302 o 410',
      null,
      'Uguale alla riga 3',
    ]);
  });

  it('takes a thousand lines', () => {
    const { lines, cut } = pastedLines(Array.from({ length: 1001 }, (_, index) => `/${index}\t/x`).join('\n'));
    expect([lines.length, cut]).toEqual([1000, true]);
    const { lines: all, cut: shorter } = pastedLines(lines.map(({ draft }) => `${draft.old_url}\t/x`).join('\n'));
    expect([all.length, shorter]).toEqual([1000, false]);
  });

  it.each([
    ['/a', false],
    ['/a\n', false],
    ['/a\t/b', true],
    ['/a\n/b', true],
    ['/a\r\n  /b', true],
    ['/a\r/b', true],
    ['/a\r', false],
    ['\n/a', false],
    ['/a \n', false],
  ])('%j is a sheet: %s', (text, expected) => expect(isSheet(text)).toBe(expected));
});
