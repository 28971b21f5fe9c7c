import { fileURLToPath } from 'node:url';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookableImport } from '../../server/import/bookable';
import { reviewedImport } from '../../server/import/reviewed';
import { REVIEW, type ReviewedActivity } from '../../src/contract/activities';
import { validationTexts } from '../../src/messages/screens/validation';
import { importTexts } from '../../src/messages/server/imports';
import { BOLOGNA, seedReferences } from './content-kit';
import { countsOf, importFile, withFile } from './import-kit';
import { describeOnEach } from './kit';

const { broken, problems, report: texts } = importTexts;

const sample = (name: string): string => fileURLToPath(new URL(`../../docs/samples/${name}`, import.meta.url));

interface Reviews {
  readonly data: { readonly items: ReviewedActivity[]; readonly items_count: number };
}

const activity = (id: unknown, more: object = {}) => ({ id, title: `Attività ${id}`, ...more });
const several = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => activity(index + 1, more));

describeOnEach('the import', (server) => {
  const list = async (query = 'limit=100&orderBy=%2Bid') =>
    (await server().get<Reviews>(`operations/makexp?${query}`, { as: 'admin' })).body.data.items;
  const load = (content: unknown, options?: Parameters<typeof importFile>[3]) =>
    withFile(typeof content === 'string' ? content : JSON.stringify(content), (path) =>
      importFile(server().db, reviewedImport, path, options),
    );
  const textOf = async (content: unknown, options?: Parameters<typeof importFile>[3]) =>
    (await load(content, options)).text(options?.writes ?? true, []);
  const choose = (id: number, status: number) =>
    server().call('POST', 'operations/xpstatus', { as: 'admin', body: { id, status } });

  beforeAll(() => seedReferences(server()));
  beforeEach(async () => {
    await server().db.query('delete from reviewed_activities');
    await server().db.query('delete from bookable_activities');
  });

  it('brings the sample, with where it is', async () => {
    const report = await importFile(server().db, reviewedImport, sample('activities.json'));
    expect([countsOf(report), report.isGood]).toEqual([{ new: 3 }, true]);
    const [boat, dairy, mosaic] = await list();
    expect(boat).toMatchObject({
      title: 'Uscita in barca nel Delta del Po',
      tipologies: ['Natura', 'Escursione'],
      structure: { name: 'Cooperativa Valli di Comacchio' },
      dates: [{ start_date: '2026-04-01', end_date: '2026-10-31' }],
      status: 0,
    });
    expect(dairy).toMatchObject({ tipologies: ['Enogastronomia'], targets: ['Adulti'], price_amount: '18,00' });
    expect(mosaic).toMatchObject({ dates: [{ start_date: '2026-05-15' }] });
    const { rows } = await server().db.query<{ outside_id: string }>(
      'select outside_id from reviewed_activities order by id',
    );
    expect(rows.map(({ outside_id }) => outside_id)).toEqual([
      'ER-2026-0001',
      '100000000000000000000017',
      'ER-2026-0003',
    ]);
    expect((await list('comune=38006')).map(({ title }) => title)).toEqual([boat?.title]);
    expect((await list('provincia=35')).map(({ title }) => title)).toEqual([dairy?.title]);
    expect((await list('provincia=39')).map(({ title }) => title)).toEqual([mosaic?.title]);
    expect(countsOf(await importFile(server().db, reviewedImport, sample('activities.json')))).toEqual({ same: 3 });
  });

  it('brings a table as it brings JSON', async () => {
    const csv = [
      'codice;titolo;tipologie;prezzo;struttura;comune;istat;dal;immagine;descrizione',
      'a1;Acetaia;Gusto | Visita;12,50;Casa Rossi;Bologna;37006;01/05/2026;https://x.example/a.jpg;<p>Ciao</p>',
    ].join('\r\n');
    expect(countsOf(await load(csv))).toEqual({ new: 1 });
    const [row] = await list(`comune=${BOLOGNA}`);
    expect(row).toMatchObject({
      title: 'Acetaia',
      tipologies: ['Gusto', 'Visita'],
      price_amount: '12,50',
      structure: { name: 'Casa Rossi' },
      locations: [{ city_name: 'Bologna', city_code: '37006' }],
      dates: [{ start_date: '2026-05-01' }],
      images_gallery: { thumb: ['https://x.example/a.jpg'] },
      abstract: '<p>Ciao</p>',
    });
    const same = {
      ...activity('a1'),
      title: 'Acetaia',
      tipologies: [{ name: 'Gusto' }, { name: 'Visita' }],
      price_amount: '12,50',
      structure: { name: 'Casa Rossi' },
      locations: { city_code: '37006', city_name: 'Bologna' },
      dates: { start_date: '2026-05-01T00:00:00Z' },
      images_gallery: { thumb: 'https://x.example/a.jpg' },
      abstract: '<p>Ciao</p>',
    };
    expect(countsOf(await load([same]))).toEqual({ same: 1 });
  });

  it('writes nothing unless it is told to, and then what it said', async () => {
    await load(several(30));
    await choose((await list())[0]?.id ?? 0, REVIEW.wanted);
    const next = [
      ...several(28, { abstract: 'Nuovo' }).slice(0, 2),
      ...several(28).slice(2),
      activity('x'),
      { id: 'y' },
    ];
    const before = await list();
    const said = await load(next, { writes: false });
    expect(await list()).toEqual(before);
    const done = await load(next);
    expect(countsOf(said)).toEqual({ changed: 1, updated: 1, same: 26, new: 1, wrong: 1, gone: 2 });
    expect(countsOf(done)).toEqual(countsOf(said));
    expect(said.text(false, [])).toBe(done.text(true, []).replace(texts.written, texts.dry));
  });

  it('never touches a decision: what changed after it is marked, until somebody decides again', async () => {
    await load(several(3));
    const [first, second] = await list();
    await choose(first?.id ?? 0, REVIEW.unwanted);
    expect(countsOf(await load(several(3, { price_amount: 5 })))).toEqual({ changed: 1, updated: 2 });
    expect(await list()).toMatchObject([
      { id: first?.id, status: REVIEW.unwanted, changed: true, price_amount: 5 },
      { id: second?.id, status: 0, changed: false },
      { changed: false },
    ]);
    expect(countsOf(await load(several(3, { price_amount: 5 })))).toEqual({ same: 3 });
    expect(await list()).toMatchObject([{ changed: true }, {}, {}]);
    await choose(first?.id ?? 0, REVIEW.unwanted);
    expect(await list()).toMatchObject([{ status: REVIEW.unwanted, changed: false }, {}, {}]);
  });

  it('keeps what is gone, and knows it again when it comes back', async () => {
    await load(several(3));
    const [first] = await list();
    await choose(first?.id ?? 0, REVIEW.wanted);
    expect(countsOf(await load(several(3).slice(1)))).toEqual({ same: 2, gone: 1 });
    expect(await list()).toMatchObject([
      { id: first?.id, gone: true, status: REVIEW.wanted },
      { gone: false },
      { gone: false },
    ]);
    expect(countsOf(await load(several(3).slice(1)))).toEqual({ same: 2 });
    expect(countsOf(await load(several(3)))).toEqual({ same: 2, returned: 1 });
    expect(await list()).toMatchObject([{ id: first?.id, gone: false, changed: false, status: REVIEW.wanted }, {}, {}]);
  });

  it.each([
    ['cut off', JSON.stringify(several(3)).slice(0, 60), broken.cutOff],
    ['empty of rows', '[]', texts.nothing],
    ['a table without rows', 'id;title\n', texts.nothing],
    ['where a row has no id', [...several(2), { title: 'Senza id' }], texts.goneUnknown.unreadable(1)],
    ['where an entry is too long', `[{"id":1,"title":"${'x'.repeat(1_000_000)}"}]`, texts.goneUnknown.unreadable(1)],
    ['where nearly nothing is left', [activity(1)], texts.goneUnknown.tooMany(24, 25)],
    ['of another source', several(60).map(({ id }) => activity(`altra-${id}`)), texts.goneUnknown.tooMany(25, 25)],
  ])('takes nothing for gone by a file that is %s', async (_, content, said) => {
    await load(several(25));
    expect(await textOf(content)).toContain(said);
    expect((await list()).filter(({ gone }) => gone)).toEqual([]);
  });

  it('believes that nearly nothing is left when it is told to', async () => {
    await load(several(25));
    const report = await load([activity(1)], { allGone: true });
    expect([countsOf(report), report.isGood]).toEqual([{ same: 1, gone: 24 }, true]);
  });

  it('writes what comes before the middle where a file is broken, and says from where on nothing is', async () => {
    const lines = several(2500).map((one) => JSON.stringify(one));
    const text = `[\n${lines.join(',\n')}`.slice(0, -5);
    const report = await load(text);
    expect(report.text(true, [])).toContain(broken.at(broken.cutOff, 2501, (lines.at(-1)?.length ?? 0) - 4));
    expect(report.text(true, [])).toContain(texts.unwritten(2002));
    expect([countsOf(report), report.isGood]).toEqual([{ new: 2000 }, false]);
    const { rows } = await server().db.query<{ count: number }>('select count(*) from reviewed_activities');
    expect(rows).toEqual([{ count: 2000 }]);
    expect(countsOf(await load(`[${lines.join(',')}]`))).toEqual({ same: 2000, new: 500 });
  });

  it.each([
    ['a list', '[{"id":1,"title":"Uno"},\n{"id":2,"title":"Perch\xe9"}]', 2, 23],
    ['a table', 'id;title\n1;Uno\n2;Perch\xe9\n', 3, 1],
    ['a list that ends within a letter', '[{"id":1,"title":"Uno"},\n{"id":2,"title":"Perch\xc3', 2, 23],
  ])('reads %s up to what is no UTF-8', async (_, text, line, column) => {
    const report = await withFile(Buffer.from(text, 'latin1'), (path) =>
      importFile(server().db, reviewedImport, path, { writes: false }),
    );
    expect([report.read, report.isGood]).toEqual([1, false]);
    expect(report.text(false, [])).toContain(broken.at(broken.encoding, line, column));
  });

  it('writes a batch as a whole or not at all', async () => {
    await server().db.query(
      `alter table reviewed_activities add constraint no_thirteen check (title <> 'Attività 1300')`,
    );
    try {
      const report = await load(
        `[\n${several(2500)
          .map((one) => JSON.stringify(one))
          .join(',\n')}]`,
      );
      expect([countsOf(report), report.isGood]).toEqual([{ new: 1000 }, false]);
      expect(report.text(true, [])).toContain(texts.unwritten(1002));
      expect(await list('keywords=999')).toHaveLength(1);
      expect(await list('keywords=1001')).toEqual([]);
    } finally {
      await server().db.query('alter table reviewed_activities drop constraint no_thirteen');
    }
  });

  it.each([
    ['without an id', { title: 'A' }, problems.id],
    ['with an id that is too long', { id: '9'.repeat(201), title: 'A' }, problems.idTooLong(201, 200)],
    ['with an id that is none', { id: { a: 1 }, title: 'A' }, problems.id],
    ['without a title', { id: 1, title: ' ' }, problems.title],
    ['with a title that is too long', { id: 1, title: 'x'.repeat(301) }, problems.titleTooLong(301, 300)],
    ['with a title that is none', { id: 1, title: 5 }, problems.field('title', 'Deve essere un testo')],
    [
      'with what no text can hold',
      { id: 1, title: 'a\0b' },
      problems.field('title', 'Il testo contiene caratteri non ammessi: toglili e riprova'),
    ],
    [
      'with a day that is none',
      { id: 1, title: 'A', dates: [{ start_date: '31/02/2026' }] },
      problems.day('31/02/2026'),
    ],
    [
      'with too many places',
      { id: 1, title: 'A', locations: Array.from({ length: 201 }, () => ({})) },
      problems.field('locations', 'Troppi elementi (201): al massimo 200'),
    ],
    [
      'with a text that is too nested',
      { id: 1, title: 'A', abstract: '<b>'.repeat(60) },
      problems.field('abstract', validationTexts.tooNested(50)),
    ],
    [
      'with an entry that is too long',
      { id: 1, title: 'A', structure: { name: 'x'.repeat(100_001) } },
      problems.entryTooLong(100_000),
    ],
  ])('refuses an entry %s', async (_, entry, problem) => {
    const report = await load([entry, activity('buona')]);
    expect(countsOf(report)).toEqual({ wrong: 1, new: 1 });
    expect(report.text(true, [])).toContain(texts.line(1, problem.length > 120 ? problem.slice(0, 119) : problem));
  });

  it('takes the first of two that are the same, and says where both are', async () => {
    const report = await load('[{"id":"7","title":"Prima"},\n{"id":7,"title":"Seconda"}]');
    expect(countsOf(report)).toEqual({ new: 1, wrong: 1 });
    expect(report.text(true, [])).toContain(texts.line(2, problems.twice(1)));
    expect((await list()).map(({ title }) => title)).toEqual(['Prima']);
  });

  it('takes an id of a hundred digits as it is', async () => {
    const id = '1234567890'.repeat(10);
    expect(countsOf(await load(`[{"id":${id},"title":"Lunga"}]`))).toEqual({ new: 1 });
    expect(countsOf(await load([{ id, title: 'Lunga' }]))).toEqual({ same: 1 });
  });

  it('leaves nothing in a foreign text but what may be read here', async () => {
    const abstract = `<p style="color:red" onclick="x()">Si <em>parte</em><script>alert(1)</script>
      <img src="https://x.example/a.jpg" onerror="x()"><iframe src="https://www.youtube.com/embed/abcdef12345"></iframe>
      <a href="javascript:x()">uno</a> <a href="/qui">due</a> <a href="https://x.example/tre" target="_blank">tre</a></p>
      <style>p{display:none}</style><svg onload="x()"></svg>`;
    const images_gallery = {
      thumb: ['javascript:x()', 'data:image/png;base64,AA', '/qui.jpg', 'https://x.example/a.jpg'],
    };
    await load([activity(1, { abstract, images_gallery })]);
    const { rows } = await server().db.query<{ abstract: string; entry: object }>(
      'select abstract, entry from reviewed_activities',
    );
    expect(rows[0]?.abstract.replace(/\s+/g, ' ')).toBe(
      '<p>Si <em>parte</em> uno due <a href="https://x.example/tre" target="_blank" rel="noopener noreferrer">tre</a></p>',
    );
    expect(rows[0]?.entry).toMatchObject({ images_gallery: { thumb: ['https://x.example/a.jpg'] } });
  });

  it('shows nothing on a terminal that would steer it', async () => {
    const said = await textOf([{ id: 1, title: 'Uno \u001b[31m\u202e due' }]);
    expect(said).toContain('Uno [31m due');
    expect(said).not.toMatch(/\p{Cf}|\p{Cc}(?<!\n)/u);
  });

  it('lists some of what it counts, and says how many more', async () => {
    const said = await textOf(several(25));
    expect(said).toContain(texts.line(1, 'Attività 10'));
    expect(said).not.toContain('Attività 11');
    expect(said).toContain(texts.more(15));
  });

  it('is a line of the log, a batch', async () => {
    await load(several(1001));
    const { rows } = await server().db.query(
      `select username, entity, details from audit where action = 'import' order by audit.id desc limit 2`,
    );
    expect(rows).toEqual([
      { username: 'npm run import', entity: 'reviewed', details: { new: 1 } },
      { username: 'npm run import', entity: 'reviewed', details: { new: 1000 } },
    ]);
  });

  it('lets people decide meanwhile', async () => {
    await load(several(2000));
    const [{ id = 0 } = {}] = await list();
    const [report, ...answers] = await Promise.all([
      load(several(2000, { price_amount: 3 })),
      ...[1, 2, 3, 1, 2, 3].map((status) => choose(id, status)),
    ]);
    expect(countsOf(report).updated ?? 0).toBeGreaterThan(1998);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await list())[0]).toMatchObject({ price_amount: 3 });
  });

  describe('of what can be booked', () => {
    const sell = (content: unknown) =>
      withFile(typeof content === 'string' ? content : JSON.stringify(content), (path) =>
        importFile(server().db, bookableImport, path),
      );
    const sold = async (query = 'orderBy=%2Bid') =>
      (await server().get<{ data: object[] }>(`operations/trekksoft?${query}`, { as: 'admin' })).body.data;

    it('brings the sample', async () => {
      expect(countsOf(await importFile(server().db, bookableImport, sample('bookable.csv')))).toEqual({ new: 3 });
      expect(await sold()).toEqual([
        {
          trekksoft_id: 70_001,
          title: 'Tour dei portici',
          location_name: 'Bologna',
          date: '2026-05-01',
          description: 'Due ore a piedi, con guida',
          gone: false,
        },
        {
          trekksoft_id: 70_002,
          title: 'Giro in bici lungo il Po',
          location_name: 'Guastalla',
          date: '2026-06-08',
          description: '',
          gone: false,
        },
        {
          trekksoft_id: 70_003,
          title: 'Degustazione in acetaia',
          location_name: 'Modena',
          date: null,
          description: '<p>Tre "batterie" di botti</p>',
          gone: false,
        },
      ]);
      expect(await sold('provincia=35')).toMatchObject([{ trekksoft_id: 70_002 }]);
      expect(countsOf(await importFile(server().db, bookableImport, sample('bookable.csv')))).toEqual({ same: 3 });
    });

    it.each(['1'.repeat(100), '0', '-3', '2147483648', '1.5', 'abc'])('refuses the id %s', async (id) => {
      const report = await sell(`id,title\n${id},A\n8,B\n`);
      expect(countsOf(report)).toEqual({ wrong: 1, new: 1 });
      expect(report.text(true, [])).toContain(texts.line(2, problems.idRange(2_147_483_647)));
    });

    it('keeps what the shop no longer has', async () => {
      await sell([
        { trekksoft_id: 1, title: 'A' },
        { trekksoft_id: 2, title: 'B' },
      ]);
      expect(countsOf(await sell([{ id: '02', title: 'B' }]))).toEqual({ same: 1, gone: 1 });
      expect(await sold()).toMatchObject([
        { trekksoft_id: 1, gone: true },
        { trekksoft_id: 2, gone: false },
      ]);
    });
  });
});
