import { beforeAll, expect, test, vi } from 'vitest';
import { BOLOGNA, type Body, complete, RIMINI, seedReferences, type Written } from './content-kit';
import { describeOnEach } from './kit';

vi.mock('../../src/content/registry', async (importOriginal) => {
  const { news } = await import('../../src/content/types/news');
  const { office } = await import('../content/office');
  return { ...(await importOriginal<object>()), contents: [news, office] };
});

/** More than two batches. */
const MANY = 620;

describeOnEach('a content type exported to a file', (server) => {
  const write = async (body: Body) => {
    const answer = await server().call<Written>('POST', 'iat', { as: 'admin', body: { lang: 'it', ...body } });
    return answer.body.data.id;
  };
  const csv = async (as = 'lettore') => {
    const answer = await server().get('iat/export/', { as });
    return { ...answer, lines: answer.text.trimEnd().split('\r\n') };
  };

  beforeAll(() => seedReferences(server()));

  test('shows what its declaration says, each language in a column, formulas disarmed', async () => {
    const location = {
      city: { id: BOLOGNA, city: 'Bologna' },
      address: '=Via; "Roma"',
      number: '1',
      lat: 44.5,
      lng: 11.3,
    };
    const id = await write({
      contents: { it: complete('+IAT Città', { status: 1 }), en: { title: 'Office', status: 3 } },
      locations: { location },
      comune: [{ id: RIMINI }, { id: BOLOGNA }],
    });
    const bare = await write({ contents: { it: { title: 'Spoglio' } } });
    const { status, headers, lines } = await csv();
    expect(status).toBe(200);
    expect(['content-type', 'content-disposition', 'x-total-count'].map((name) => headers.get(name))).toEqual([
      'text/csv; charset=utf-8',
      'attachment; filename="iat.csv"',
      '2',
    ]);
    expect(lines).toEqual([
      'ID;Titolo (it);Titolo (en);Provincia;Comune;Indirizzo;Comuni serviti;Stato (it);Stato (en)',
      `${id};'+IAT Città;Office;Bologna;Bologna;"'=Via; ""Roma"" 1, Bologna";"Rimini, Bologna";Pubblicata;Da Validare`,
      `${bare};Spoglio;;;;;;Bozza;`,
    ]);
  });

  test('without its last slash is no file but an office that nobody has', async () => {
    expect((await server().get('iat/export', { as: 'lettore' })).status).toBe(400);
  });

  test('comes whole, in batches, without revision drafts', async () => {
    await server().db.query(
      `with added as (insert into contents (area) select 'iat' from generate_series(1, ${MANY}) returning id)
       insert into translations (content_id, area, lang, title) select id, 'iat', 'it', 'Ufficio ' || id from added`,
    );
    const { rows } = await server().db.query<{ id: number }>("select id from contents where area = 'iat' order by id");
    await server().db.query("insert into contents (area, revision_of, revision_base) values ('iat', $1, '{}')", [
      rows[0]?.id,
    ]);
    const { lines, headers } = await csv();
    expect(lines.slice(1).map((line) => Number(line.split(';')[0]))).toEqual(rows.map(({ id }) => id));
    expect(headers.get('x-total-count')).toBe(String(rows.length));
  });

  test('that breaks off on its way ends as no whole file does', async () => {
    server().expectErrors();
    const query = server().db.query.bind(server().db);
    let batches = 0;
    const broken = vi.spyOn(server().db, 'query').mockImplementation((statement, values) => {
      const isBatch = typeof statement === 'object' && statement.name === 'content-read-after-iat';
      if (isBatch) batches += 1;
      return isBatch && batches === 3 ? Promise.reject(new Error('gone')) : query(statement as string, values);
    });
    const response = await fetch(`${server().origin}/api/v1/iat/export/`, {
      headers: { Authorization: `Bearer ${await server().token('lettore')}` },
    });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow(TypeError);
    expect(batches).toBe(3);
    broken.mockRestore();
    expect((await csv()).status).toBe(200);
  });
});
