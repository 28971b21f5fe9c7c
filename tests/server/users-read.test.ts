import { expect, it } from 'vitest';
import { csvCell } from '../../server/http/csv';
import { KNOWN_ABILITIES } from '../../src/content/permissions';
import { bodyWith, create, seedReferences } from './content-kit';
import { describeOnEach } from './kit';
import { newPlace, newPlaceType } from './place-kit';
import { newRole, newUser, refusal } from './users-kit';

interface Permissions {
  administrator: boolean;
  wildcard: boolean;
  active: number;
  role: { name: string; title: string };
  abilities: {
    ability: string;
    section: string | null;
    action: string | null;
    allowed: boolean;
    source: string | null;
  }[];
}

it.each([
  ['semplice', 'semplice'],
  ['=1+1', "'=1+1"],
  ['+39 051', "'+39 051"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['\n=1', `"'\n=1"`],
  ['\tx', "'\tx"],
  ['\rx', `"'\rx"`],
  ['a;b', '"a;b"'],
  ['a,b', '"a,b"'],
  ['detto "Gigi"', '"detto ""Gigi"""'],
  ['=A1;"x"', `"'=A1;""x"""`],
  ['riga\nnuova', '"riga\nnuova"'],
  [12, '12'],
  [-3, '-3'],
  [null, ''],
])('writes the cell %j as %j', (cell, written) => {
  expect(csvCell(cell)).toBe(written);
});

describeOnEach('users, read', (server) => {
  const csv = async (path: string) => {
    const response = await fetch(`${server().origin}/api/v1/${path}`, {
      headers: { Authorization: `Bearer ${await server().token('admin')}` },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, bytes, text: bytes.toString('utf8') };
  };

  it('exports users as CSV, formulas disarmed [1-7.10, 1-2.10.9]', async () => {
    const id = await newUser(server(), 'formula', { company: '=cmd|calc', first_name: '@x', last_name: 'a;"b"' });
    const { status, headers, bytes, text } = await csv(`user/export/${await server().userId('admin')},${id},999999`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="user.csv"');
    expect(headers.get('x-total-count')).toBe('2');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(text.slice(1).split('\r\n')).toEqual([
      'ID;USERNAME;NOME;COGNOME;EMAIL;AZIENDA;RUOLO;REDAZIONE;STATO',
      `${await server().userId('admin')};admin;Anna;Montanari;admin@portolano.example;;Amministratore;Redazione di prova;Attivo`,
      `${id};formula;'@x;"a;""b""";formula@portolano.example;'=cmd|calc;Editor;Redazione di prova;Attivo`,
      '',
    ]);
  });

  it('exports all of many users, in batches [1-7.10]', async () => {
    await server().db.query(
      `insert into users (username, email, password_hash, role_id, desk_id, active)
       select 'molti-' || n, 'molti-' || n || '@portolano.example', '', (select min(id) from roles), $1, false
         from generate_series(1, 1700) n`,
      [server().deskId],
    );
    const { headers, text } = await csv('user/export');
    const lines = text.trimEnd().split('\r\n').slice(1);
    const { rows } = await server().db.query<{ id: number }>('select id from users order by id');
    expect(lines.map((line) => Number(line.split(';')[0]))).toEqual(rows.map(({ id }) => id));
    expect(headers.get('x-total-count')).toBe(String(rows.length));
    expect(lines.at(-1)).toMatch(/;Non Attivo$/);
    await server().db.query(`delete from users where username like 'molti-%'`);
  });

  it('answers a list of ids that is none with 400', async () => {
    expect((await csv('user/export/1,due')).status).toBe(400);
  });

  it('searches every word in names, user name, address and company', async () => {
    const search = async (keywords: string) => {
      const options = { as: 'admin', body: { keywords } };
      const { body } = await server().call<{ data: { username: string }[] }>('POST', 'user/search', options);
      return body.data.map(({ username }) => username);
    };
    expect(await search('montanari anna')).toEqual(['admin']);
    expect(await search('ANNA admin@')).toEqual(['admin']);
    expect(await search('anna fabbri')).toEqual([]);
    expect(await search('cmd|')).toEqual(['formula']);
    expect(await search('_')).toEqual([]);
  });

  it('suggests what a search with typing errors probably means, under the same filters', async () => {
    const search = async (keywords: string, query = '') => {
      const options = { as: 'admin', body: { keywords } };
      const path = `user/search${query}`;
      const { body } = await server().call<{ meta: { total: number; suggestion?: string } }>('POST', path, options);
      return body.meta;
    };
    expect(await search('montanari')).not.toHaveProperty('suggestion');
    expect(await search('anna montanri')).toMatchObject({ total: 0, suggestion: 'anna montanari' });
    expect(await search('montanri', '?attivo=0')).not.toHaveProperty('suggestion');
    expect(await search('zzzzz')).not.toHaveProperty('suggestion');
  });

  it('counts what a user has written, by type and language', async () => {
    await seedReferences(server());
    const id = await newUser(server(), 'autrice');
    const empty = await server().get(`user/${id}/contents`, { as: 'admin' });
    expect(empty.body).toEqual({ status: 'success', code: '200', data: { total: 0, counts: [] } });
    await create(server(), bodyWith({ title: 'Una', author: id }));
    await create(server(), { contents: { it: { title: 'Due', author: id }, en: { title: 'Two', author: id } } });
    await create(server(), { contents: { it: { title: 'Tre' }, en: { title: 'Three', author: id } } });
    const { body } = await server().get(`user/${id}/contents`, { as: 'regionale' });
    expect(body).toEqual({
      status: 'success',
      code: '200',
      data: {
        total: 3,
        counts: [
          { area: 'news', name: 'News', lang: 'it', count: 2 },
          { area: 'news', name: 'News', lang: 'en', count: 2 },
        ],
      },
    });
    expect((await server().get('user/99999/contents', { as: 'admin' })).status).toBe(404);
  });

  it('says what of it a successor may not see, counted by area', async () => {
    const id = await newUser(server(), 'lascia');
    await create(server(), { contents: { it: { title: 'Due', author: id }, en: { title: 'Two', author: id } } });
    await create(server(), bodyWith({ title: 'Una', author: id }));
    const { code } = await newPlaceType(server(), 'Giardini');
    await newPlace(server(), { nome: 'Orto', code, author: id });
    let turn = 0;
    const hiddenFrom = async (...abilities: string[]) => {
      turn += 1;
      await newRole(server(), `Vede ${turn}`, abilities);
      const successor = await newUser(server(), `vede-${turn}`, { role: `vede-${turn}` });
      const path = `user/${id}/contents?successor=${successor}`;
      return (await server().get<{ data: { total: number; hidden: unknown } }>(path, { as: 'admin' })).body.data;
    };
    const [news, places] = [
      { area: 'news', name: 'News', count: 2 },
      { area: 'luoghi', name: 'Luoghi', count: 1 },
    ];
    expect(await hiddenFrom()).toMatchObject({ total: 3, hidden: [places, news] });
    expect(await hiddenFrom('news-edit', 'event-view')).toMatchObject({ total: 3, hidden: [places, news] });
    expect(await hiddenFrom('news-view')).toMatchObject({ total: 3, hidden: [places] });
    expect(await hiddenFrom('luoghi-view')).toMatchObject({ total: 3, hidden: [news] });
    expect(await hiddenFrom('*')).toMatchObject({ total: 3, hidden: [] });
    const of = async (successor: number | string) =>
      server().get<{ data: object }>(`user/${id}/contents?successor=${successor}`, { as: 'admin' });
    expect((await of(await server().userId('admin'))).body.data).toMatchObject({ hidden: [] });
    expect((await server().get<{ data: object }>(`user/${id}/contents`, { as: 'admin' })).body.data).not.toHaveProperty(
      'hidden',
    );
    expect([(await of(99_999)).status, (await of('uno')).status, (await of(2 ** 40)).status]).toEqual([400, 400, 400]);
  });

  const permissions = async (username: string, as = 'admin') => {
    const path = `user/${await server().userId(username)}/permissions`;
    const { status, body } = await server().get<{ data: Permissions }>(path, { as });
    expect(status).toBe(200);
    return body.data;
  };
  const sources = ({ abilities }: Permissions) => [...new Set(abilities.map(({ source }) => source))];

  it('says what one may do, and whence', async () => {
    const reader = await permissions('lettore');
    expect(reader).toMatchObject({
      id: await server().userId('lettore'),
      active: 1,
      administrator: false,
      wildcard: false,
      role: { name: 'lettore', title: 'Lettore' },
    });
    expect(reader.abilities.map(({ ability }) => ability)).toEqual(KNOWN_ABILITIES);
    expect(reader.abilities.filter(({ ability }) => /^(news-|view-tag)/.test(ability))).toEqual([
      { ability: 'news-view', section: 'news', action: 'view', allowed: true, source: 'role' },
      { ability: 'news-create', section: 'news', action: 'create', allowed: false, source: null },
      { ability: 'news-edit', section: 'news', action: 'edit', allowed: false, source: null },
      { ability: 'news-delete', section: 'news', action: 'delete', allowed: false, source: null },
      { ability: 'news-publish', section: 'news', action: 'publish', allowed: false, source: null },
      { ability: 'view-tag', section: null, action: null, allowed: false, source: null },
    ]);
  });

  it('says the same as the check of every call', async () => {
    await newRole(server(), 'Tuttofare', ['*']);
    await newUser(server(), 'tuttofare', {
      role: 'tuttofare',
      password: 'tuttofare-demo-2026',
      password_confirmation: 'tuttofare-demo-2026',
    });
    for (const username of ['admin', 'editor', 'tuttofare']) {
      const effective = await permissions(username);
      for (const { ability, allowed } of effective.abilities.filter((_one, index) => index % 7 === 0)) {
        const path = `ability/${encodeURIComponent(ability)}`;
        const { body } = await server().get(path, { as: username });
        expect([username, ability, body]).toMatchObject([username, ability, { data: { allowed } }]);
      }
    }
    expect(sources(await permissions('admin'))).toEqual(['administrator']);
    expect(await permissions('admin')).toMatchObject({ administrator: true, wildcard: true });
    const all = await permissions('tuttofare');
    expect([all.administrator, all.wildcard, sources(all)]).toEqual([false, true, ['wildcard', 'role']]);
  });

  it('shows what one may do to oneself and to who sees users', async () => {
    expect((await permissions('lettore', 'lettore')).role.name).toBe('lettore');
    expect((await permissions('lettore', 'regionale')).role.name).toBe('lettore');
    const answer = await server().get(`user/${await server().userId('admin')}/permissions`, { as: 'lettore' });
    const message =
      'Non hai il permesso di farlo: serve «Utenti: Visualizza» oppure «Utenti: Modifica». Chiedilo a un amministratore.';
    expect([answer.status, answer.body]).toEqual([403, refusal(403, message)]);
    expect((await server().get('user/99999/permissions', { as: 'admin' })).status).toBe(404);
  });
});
