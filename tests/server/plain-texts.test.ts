import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { hashPassword, passwordMatches } from '../../server/auth/passwords';
import { plainTextsOf } from '../../server/http/plainTexts';
import { isNested } from '../../src/content/field/entries';
import { confirmationProblem } from '../../src/content/text/people';
import { contents } from '../../src/content/whole';
import { optionalText } from '../../src/contract/common';
import type { Endpoint } from '../../src/contract/endpoint';
import { languageMap } from '../../src/contract/limits';
import { optionalMarkup, optionalSecret } from '../../src/contract/texts';
import { bodyWith } from './content-kit';
import { describeOnEach } from './kit';

/** Calls that take a JSON body, those of each content type too. */
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'answer' in value;
const endpoints = [
  ...Object.values(import.meta.glob<Record<string, unknown>>('../../src/contract/*.ts', { eager: true })).flatMap(
    (module) => Object.values(module).filter(isEndpoint),
  ),
  ...contents.flatMap((content) => Object.values<unknown>(content.endpoints).filter(isEndpoint)),
].flatMap(({ id, body }) => (body === undefined ? [] : [{ id, body }]));

/** What is in no text that is read as words, beside letters: a pair of texts, sent and kept. */
const PLAIN = [
  ['Zanza\u00adriera', 'Zanzariera'],
  ['\u202a+39 051 123456\u202c', '+39 051 123456'],
  ['a@\u200bb.it', 'a@b.it'],
  ['temperature <a\u00ad 30', 'temperature <a 30'],
  ['a<\u200bb e <!-- c\u200e', 'a<b e <!-- c'],
  ['<p>Zanza\u00adriera</p>', '<p>Zanzariera</p>'],
  ['x</b\u0007>', 'x</b>'],
  ['uno\r\n\tdue', 'uno\r\n\tdue'],
  ['👩\u200d👧', '👩\u200d👧'],
] as const;

const schema = z.looseObject({
  title: optionalText,
  password: optionalSecret,
  description: optionalMarkup,
  contacts: z.array(z.looseObject({ value: z.union([z.number(), z.string()]) })),
  contents: languageMap(z.nullable(z.looseObject({ title: optionalText, description: optionalMarkup }))),
});

describe('what a call brings', () => {
  const plain = plainTextsOf(schema);

  it.each(PLAIN)('has no characters that nobody sees where it is plain, whatever it looks like: %j', (sent, kept) => {
    expect(plain({ title: sent, other: sent, contacts: [{ value: sent }], contents: { it: { title: sent } } })).toEqual(
      { title: kept, other: kept, contacts: [{ value: kept }], contents: { it: { title: kept } } },
    );
  });

  it.each(PLAIN)('stays as it is where it is markup or a secret: %j', (sent) => {
    const all = { password: sent, description: sent, contents: { it: { description: sent }, en: null } };
    expect(plain(all)).toBe(all);
  });

  it('is the very same where there are none', () => {
    const sent = { title: 'a<b', contacts: [{ value: 1, d: null }], description: '<p>x</p>' };
    expect(plain(sent)).toBe(sent);
  });

  it('has its passwords declared as secrets, and the rich texts of contents as markup', () => {
    const heard = 'a\u200bb';
    const seen = endpoints.flatMap(({ id, body }) => {
      const sent = { password: heard, password_confirmation: heard, username: heard, email_token: heard };
      const known = Object.keys((body as unknown as { def: { shape?: object } }).def.shape ?? {});
      const kept = plainTextsOf(body)(sent) as typeof sent;
      return known
        .filter((key): key is keyof typeof sent => key in sent)
        .map((key) => [id, key, kept[key] === heard ? 'secret' : 'plain']);
    });
    expect(seen.length).toBeGreaterThan(6);
    for (const [id, key, nature] of seen)
      expect([id, key, nature]).toEqual([id, key, /^password/.test(key ?? '') ? 'secret' : 'plain']);
    for (const { fields, endpoints: calls } of contents)
      for (const field of fields.filter(({ localized, kind }) => localized === true && !isNested({ kind } as never))) {
        const sent = field.path.split('.').reduceRight<unknown>((value, key) => ({ [key]: value }), heard);
        const kept = plainTextsOf(calls.create.body)({ contents: { it: sent } });
        if (field.kind === 'richText') expect(kept).toEqual({ contents: { it: sent } });
        if (field.kind === 'text' || field.kind === 'textarea') expect(kept).not.toEqual({ contents: { it: sent } });
      }
  });
});

describe('a password', () => {
  const [composed, decomposed] = ['perch\u00e9-andare', 'perche\u0301-andare'];

  it('is the same however the keyboard writes its accents', async () => {
    expect(await passwordMatches(await hashPassword(composed), decomposed)).toBe(true);
    expect(await passwordMatches(await hashPassword(decomposed), composed)).toBe(true);
    expect(await passwordMatches(await hashPassword(composed), 'perche-andare')).toBe(false);
    expect(confirmationProblem(composed, decomposed)).toBe(null);
  });

  it('opens what was hashed as it was typed, too', async () => {
    const stored = await hash(decomposed, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    expect(await passwordMatches(stored, decomposed)).toBe(true);
    expect(await passwordMatches(stored, composed)).toBe(true);
  });

  it('opens nothing where there is no hash', async () => expect(await passwordMatches(null, composed)).toBe(false));
});

describeOnEach('a save', (server) => {
  it('stores titles and slugs as they are read, and keeps the words of a text apart', async () => {
    const body = bodyWith({
      title: '\u200eZanza\u00adriera <a\u200b 30',
      slug: 'zanza\u00adriera',
      description: '<div>uno</div><div>due</div><dl><dt>tre<dd>quattro</dl>',
    });
    const created = await server().call<{ data: { id: number } }>('POST', 'news', { as: 'admin', body });
    expect(created.status).toBe(201);
    const { rows } = await server().db.query<{ title: string; body: { slug: string; description: string } }>(
      'select title, body from translations where item_id = $1',
      [created.body.data.id],
    );
    expect(rows[0]?.title).toBe('Zanzariera <a 30');
    expect(rows[0]?.body.description).toBe('<p>uno</p><p>due</p><p>tre</p><p>quattro</p>');
  });
});
