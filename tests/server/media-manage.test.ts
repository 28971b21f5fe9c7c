import { beforeAll, describe, expect, it } from 'vitest';
import { categoryId } from '../../demo/categories';
import { sweepStray } from '../../server/media/stray';
import { createDiskStore } from '../../server/storage/disk';
import { bodyWith, create, read, seedReferences } from './content-kit';
import { describeOnEach } from './kit';
import { type Answered, fetched, type Item, jpeg, pdf, send, uploaded } from './media-kit';

const LICENSE = categoryId(8, 'Tutti i diritti riservati');
const VERSION = categoryId(9, '4.0');

interface Page {
  data: Item[];
  meta: { total: number; per_page: number; current_page: number; last_page: number };
}

describeOnEach('media', (server) => {
  let photo: Buffer;
  let castle: Item;
  let square: Item;
  let document: Item;
  const detail = (more: object = {}) => ({ license_id: LICENSE, versione_id: VERSION, ...more });
  const put = (id: number, body: object, as = 'admin') =>
    server().call<Answered>('PUT', `media/upload/${id}`, { as, body });
  const search = async (body: object) =>
    (await server().call<Page>('POST', 'media/search', { as: 'admin', body })).body;

  beforeAll(async () => {
    await seedReferences(server());
    photo = await jpeg();
    castle = await uploaded(server(), { name: 'DSC_001.jpg', bytes: photo });
    square = await uploaded(server(), { name: 'piazza-città.jpg', bytes: photo });
    document = await uploaded(server(), { name: 'piazze.pdf', bytes: pdf }, 'media/upload/default/0');
  });

  describe('data', () => {
    it('are written, and what is left out stays [1-3.12, 1-7.39]', async () => {
      const text = {
        titolo: ' Castello Estense ',
        copyright: 'Comune di Ferrara',
        description: 'Il castello e il fossato',
      };
      const answer = await put(castle.id, detail({ ...text, openlibrary: 1 }));
      expect([answer.status, answer.body.message]).toEqual([200, 'Dati salvati: Castello Estense']);
      castle = {
        ...castle,
        title: 'Castello Estense',
        copyright: text.copyright,
        description: text.description,
        license_id: LICENSE,
        versione_id: VERSION,
        openlibrary: true,
        updated_at: answer.body.data.updated_at,
      };
      expect((await search({ id: castle.id })).data).toEqual([castle]);
      castle = { ...castle, updated_at: (await put(castle.id, detail())).body.data.updated_at };
      expect((await search({ id: castle.id })).data).toEqual([castle]);
    });

    it('need a known licence and version, and texts of a length [1-5.23, 1-8.7]', async () => {
      const required = (what: string) => `Campo richiesto: scegli ${what}`;
      const missing = await put(square.id, { titolo: 'x', license_id: null });
      expect([missing.status, missing.body.errors]).toEqual([
        422,
        { license_id: required('la licenza'), versione_id: required('la versione della licenza') },
      ]);
      const unknown = 'Voce sconosciuta: ricarica la pagina e sceglila di nuovo';
      const wrong = await put(square.id, { license_id: VERSION, versione_id: 2e9, titolo: 'x'.repeat(301) });
      expect([wrong.status, wrong.body.errors]).toEqual([
        422,
        {
          license_id: unknown,
          versione_id: unknown,
          titolo: 'Il testo supera il limite di 300 caratteri (sono 301): togline 1',
        },
      ]);
      expect((await search({ id: square.id })).data).toEqual([square]);
    });

    it('of what does not exist any more are refused', async () => {
      const answer = await put(999_999, detail());
      expect([answer.status, answer.body.message]).toEqual([
        404,
        'Il file 999999 non esiste più: forse è stato eliminato da un altro utente. Aggiorna la galleria.',
      ]);
    });
  });

  describe('search', () => {
    it.each([
      ['by name, accents and case folded', { query: 'CITTA' }, () => [square]],
      ['by title and copyright together', { keywords: 'estense ferrara' }, () => [castle]],
      ['by part of a word', { query: 'aste' }, () => [castle]],
      ['for nothing that exists', { query: 'zzz' }, () => []],
      ['for a sign that means something elsewhere', { query: '%' }, () => []],
      ['by id, whatever the file is', { id: -5 }, () => []],
      ['with an id that no row has', { id: 2e9 }, () => []],
      ['for images, the newest first', {}, () => [square, castle]],
      ['for other files too', { images: 0 }, () => [document, square, castle]],
    ])('%s', async (_what, body, found) => {
      const page = await search({ limit: 30, page: 1, ...body });
      expect(page.data).toEqual(found());
      expect(page.meta.total).toBe(found().length);
    });

    it('pages [1-7.37, 1-7.38]', async () => {
      expect(await search({ limit: 1, page: 2 })).toEqual({
        status: 'success',
        code: '200',
        data: [castle],
        meta: { total: 2, per_page: 1, current_page: 2, last_page: 2 },
      });
      const gallery = await server().get<Page>('media?page=1&limit=24&images=1&searchText=piazza', { as: 'admin' });
      expect([gallery.body.data, gallery.body.meta.total]).toEqual([[square], 1]);
      const everything = await server().get<Page>('media?limit=24', { as: 'admin' });
      expect(everything.body.data).toEqual([document, square, castle]);
      expect((await server().get('media?page=0', { as: 'admin' })).status).toBe(400);
    });
  });

  describe('deletion', () => {
    it('takes the file out of the store [1-7.39]', async () => {
      const item = await uploaded(server(), { name: 'inutile.jpg', bytes: photo });
      const answer = await server().call<Answered>('DELETE', `media/upload/${item.id}`, { as: 'admin' });
      expect([answer.status, answer.body.status, answer.body.message]).toEqual([
        200,
        'success',
        'File eliminato: inutile.jpg',
      ]);
      expect((await fetched(server(), item.url)).status).toBe(404);
      expect((await fetched(server(), String(item.url_thumb))).status).toBe(404);
      const again = await server().call('DELETE', `media/upload/${item.id}`, { as: 'admin' });
      expect(again.status).toBe(404);
    });

    it('is refused with the contents that use the file, also inside a text', async () => {
      const item = await uploaded(server(), { name: 'usata.jpg', bytes: photo });
      const description = `<p>Ecco:</p><img src="${item.url}" alt="x">`;
      const id = await create(server(), bodyWith({ title: 'La rocca', description }));
      const refused = await server().call<Answered>('DELETE', `media/upload/${item.id}`, { as: 'admin' });
      const message = '«usata.jpg» non si può eliminare: compare in «La rocca». Togli il riferimento da lì e riprova.';
      expect([refused.status, refused.body]).toEqual([
        409,
        {
          status: 'error',
          code: '409',
          message,
          data: { message, total: 1, contents: [{ area: 'news', id, title: 'La rocca', route: `/news/${id}` }] },
        },
      ]);
      expect((await fetched(server(), item.url)).status).toBe(200);
      const { updated_at } = await read(server(), id);
      const without = bodyWith({ title: 'La rocca', description: '<p>Niente</p>' }, { updated_at });
      await server().call('PUT', `news/${id}`, { as: 'admin', body: without });
      const freed = await server().call('DELETE', `media/upload/${item.id}`, { as: 'admin' });
      expect(freed.status).toBe(200);
    });

    it('of what a cut-off upload left behind happens once it is old', async () => {
      const { db, dataDir } = server();
      const store = createDiskStore(dataDir);
      const key = 'media/aa/aaaaaaaaaaaaaaaaaaaaaaaa.jpg';
      await store.put(key, new URL(import.meta.url).pathname);
      await db.query(`insert into stray_files (key) values ($1)`, [key]);
      await sweepStray(db, store, dataDir);
      expect(await store.size(key)).toBeGreaterThan(0);
      await db.query(`update stray_files set since = now() - interval '2 hours'`);
      await sweepStray(db, store, dataDir);
      const { rows } = await db.query('select key from stray_files');
      expect([await store.size(key), rows]).toEqual([null, []]);
    });
  });

  describe('attachments', () => {
    const path = 'attachments/upload';
    interface Rows {
      data: { id: number; name: string }[];
      meta: { total: number };
    }
    const list = async (query: string) => (await server().get<Rows>(`attachments?${query}`, { as: 'admin' })).body;

    it('are listed, searched, sorted, and deleted all or none [3-2.68, 3-7.15, 3-3.5]', async () => {
      const ids: number[] = [];
      for (const name of ['Orari.pdf', 'avvisi.pdf', 'Mappe.pdf'])
        ids.push((await send(server(), path, { name, bytes: pdf })).body.data.id);
      const names = async (query: string) => (await list(query)).data.map(({ name }) => name);
      expect(await names('')).toEqual(['Mappe.pdf', 'avvisi.pdf', 'Orari.pdf']);
      expect(await names('orderBy=%2Bname')).toEqual(['avvisi.pdf', 'Mappe.pdf', 'Orari.pdf']);
      expect(await names('orderBy=-name&limit=1&page=2')).toEqual(['Mappe.pdf']);
      expect(await names('keywords=orari')).toEqual(['Orari.pdf']);
      expect((await list('limit=1')).meta.total).toBe(3);
      const some = await server().call<Answered>('DELETE', `attachments/${ids[0]},999999`, { as: 'admin' });
      expect([some.status, some.body.message]).toEqual([
        404,
        "Il file 999999 non esiste più: nessun file è stato eliminato. Aggiorna l'elenco e riprova.",
      ]);
      expect((await list('')).meta.total).toBe(3);
      const all = await server().call<Answered>('DELETE', `attachments/${ids.join(',')}`, { as: 'admin' });
      expect([all.status, all.body.data]).toEqual([200, { message: 'Allegati eliminati: 3', deleted: ids }]);
      expect((await list('')).meta.total).toBe(0);
    });

    it('are no media, and media no attachments', async () => {
      const { id } = (await send(server(), path, { name: 'Orari.pdf', bytes: pdf })).body.data;
      expect((await server().call('DELETE', `media/upload/${id}`, { as: 'admin' })).status).toBe(404);
      expect((await server().call('DELETE', `attachments/${castle.id}`, { as: 'admin' })).status).toBe(404);
      expect((await search({ id })).data).toEqual([]);
      const linked = await list('');
      expect(linked.data.map(({ name }) => name)).toEqual(['Orari.pdf']);
    });
  });
});
