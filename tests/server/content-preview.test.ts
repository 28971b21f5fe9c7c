import { beforeAll, describe, expect, it } from 'vitest';
import { bodyWith, complete, create, put, read, seedReferences } from './content-kit';
import { describeOnEach } from './kit';

describeOnEach('preview pages', (server) => {
  beforeAll(() => seedReferences(server()));

  const text = `<h2>Titolo interno</h2><p>Parole <strong>forti</strong></p>`;
  const published = { status: 1, slug: 'la-mia-news', description: text };
  const page = (path: string) => server().get(path);
  const addressOf = async (id: number, lang = 'it') => String((await read(server(), id)).contents[lang]?.permalink);

  it('shows a published language to everybody, in Italian, with what belongs to it', async () => {
    const id = await create(
      server(),
      bodyWith(complete('Ciao <b>& "tutti"</b>', { ...published, tags: [14001] }), { comune: [37006], theme: [5001] }),
    );
    const address = await addressOf(id);
    expect(address).toBe(`/anteprima/news/${id}/it/la-mia-news`);
    const answer = await page(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    for (const part of [
      '<html lang="it">',
      '<h1>Ciao &lt;b&gt;&amp; &quot;tutti&quot;&lt;/b&gt;</h1>',
      text,
      '<li>Bologna</li>',
      '<li>Arte e cultura</li>',
      '<li>parmigiano reggiano</li>',
      '<meta name="robots" content="noindex, nofollow">',
    ])
      expect(answer.text).toContain(part);
    expect(answer.text).not.toContain('class="banner"');
  });

  it('runs nothing, is indexed by nobody, tells nobody its address', async () => {
    const id = await create(server(), bodyWith(complete('Uno', published)));
    const { headers, text: html } = await page(await addressOf(id));
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; img-src [^;]+; style-src 'nonce-[^']+'; frame-src /);
    expect(policy).not.toMatch(/script-src|unsafe/);
    expect(html).not.toContain('<script');
    expect([headers.get('x-robots-tag'), headers.get('referrer-policy'), headers.get('cache-control')]).toEqual([
      'noindex, nofollow',
      'no-referrer',
      'no-store',
    ]);
  });

  it('cleans what another program wrote into the database', async () => {
    const id = await create(server(), bodyWith(complete('Uno', published)));
    await server().db.query(
      `update translations set body = jsonb_set(body, '{description}', '"<p>a</p><script>alert(1)</script>"') where content_id = $1`,
      [id],
    );
    expect((await page(await addressOf(id))).text).toContain('<article><p>a</p></article>');
  });

  it('shows a draft only with its token and the preview flag', async () => {
    const id = await create(server(), bodyWith({ title: 'Bozza segreta' }));
    const address = await addressOf(id);
    expect(address).toMatch(/^\/anteprima\/news\/\d+\/it\/bozza-segreta\?token=[\w.-]+$/);
    const shown = await page(`${address}&preview=1`);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('Anteprima: questa versione non è pubblicata (stato: Bozza).');
    const bare = address.replace(/\?.*/, '');
    for (const path of [address, bare, `${bare}?preview=1`, `${bare}?preview=1&token=1.x`, `${address}x&preview=1`]) {
      const answer = await page(path);
      expect([path, answer.status, answer.text.includes('Bozza segreta')]).toEqual([path, 404, false]);
    }
  });

  it('binds a token to its item, its language and its time', async () => {
    const one = await create(server(), { contents: { it: { title: 'Uno' }, en: { title: 'One' } }, lang: 'it' });
    const other = await create(server(), bodyWith({ title: 'Altro' }));
    const token = (await addressOf(one)).split('token=')[1];
    const status = async (path: string) => (await page(`${path}?preview=1&token=${token}`)).status;
    expect(await status(`/anteprima/news/${one}/it/uno`)).toBe(200);
    expect(await status(`/anteprima/news/${other}/it/altro`)).toBe(404);
    expect(await status(`/anteprima/news/${one}/en/one`)).toBe(404);
    server().advance(25 * 3_600_000);
    const late = await page(`/anteprima/news/${one}/it/uno?preview=1&token=${token}`);
    expect([late.status, late.text.includes('Collegamento scaduto')]).toEqual([404, true]);
    server().advance(-25 * 3_600_000);
  });

  it('leads readers to published languages only, and editors to all', async () => {
    const id = await create(server(), {
      contents: { it: complete('Uno', published), en: { title: 'Draft in English' } },
      lang: 'it',
    });
    expect((await page(await addressOf(id))).text).not.toContain('draft-in-english');
    const english = await page(`${await addressOf(id, 'en')}&preview=1`);
    expect(english.text).toContain(`/anteprima/news/${id}/it/la-mia-news`);
  });

  it('stops showing what was withdrawn', async () => {
    const id = await create(server(), bodyWith(complete('Uno', published)));
    const address = await addressOf(id);
    await put(server(), id, bodyWith({ status: 0 }));
    expect((await page(address)).status).toBe(404);
  });

  it.each([
    '/anteprima/news/999999/it/x',
    '/anteprima/altro/1/it/x',
    '/anteprima/news/abc/it/x',
    '/anteprima/news/1/xx/x',
  ])('says in Italian that %s is not there', async (path) => {
    const answer = await page(path);
    expect([answer.status, answer.text.includes('<h1>Pagina non trovata</h1>')]).toEqual([404, true]);
  });

  describe('its key', () => {
    it('is made once for a database', async () => {
      const id = await create(server(), bodyWith({ title: 'Uno' }));
      const addresses = await Promise.all([addressOf(id), addressOf(id), addressOf(id)]);
      expect(new Set(addresses).size).toBe(1);
      const { rows } = await server().db.query('select name from secrets');
      expect(rows).toEqual([{ name: 'preview' }]);
    });
  });
});
