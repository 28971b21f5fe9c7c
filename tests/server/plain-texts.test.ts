import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { hashPassword, passwordMatches } from '../../server/auth/passwords';
import { withPlainTexts } from '../../server/http/plainTexts';
import { confirmationProblem } from '../../src/content/model/credentials';
import { bodyWith } from './content-kit';
import { describeOnEach } from './kit';

describe('what a call brings', () => {
  it('has no characters that nobody sees, but in markup and secrets', () => {
    const sent = {
      title: 'Zanza\u00adriera',
      contacts: [{ value: '\u202a+39 051 123456\u202c' }, { value: 'a@\u200bb.it' }],
      description: '<p>mani\u00adfesta</p>',
      password: 'se\u200bgreto',
      lines: 'uno\r\n\tdue',
      family: '👩‍👧',
    };
    expect(withPlainTexts(sent)).toEqual({
      ...sent,
      title: 'Zanzariera',
      contacts: [{ value: '+39 051 123456' }, { value: 'a@b.it' }],
    });
  });

  it('is the very same where there are none', () => {
    const sent = { a: ['b', { c: 1, d: null }], e: '<p>x</p>' };
    expect(withPlainTexts(sent)).toBe(sent);
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
      title: '\u200eZanza\u00adriera',
      slug: 'zanza\u00adriera',
      description: '<div>uno</div><div>due</div><dl><dt>tre<dd>quattro</dl>',
    });
    const created = await server().call<{ data: { id: number } }>('POST', 'news', { as: 'admin', body });
    expect(created.status).toBe(201);
    const { rows } = await server().db.query<{ title: string; body: { slug: string; description: string } }>(
      'select title, body from translations where item_id = $1',
      [created.body.data.id],
    );
    expect(rows[0]?.title).toBe('Zanzariera');
    expect(rows[0]?.body.description).toBe('<p>uno</p><p>due</p><p>tre</p><p>quattro</p>');
  });
});
