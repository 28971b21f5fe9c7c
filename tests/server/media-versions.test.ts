import { beforeAll, expect, it } from 'vitest';
import { categoryId } from '../../demo/categories';
import { seedReferences } from './content-kit';
import { describeOnEach } from './kit';
import { type Answered, type Item, jpeg, uploaded } from './media-kit';

describeOnEach('the data of an image, saved by two people at once,', (server) => {
  let photo: Buffer;
  const detail = (more: object = {}) => ({
    license_id: categoryId(8, 'Tutti i diritti riservati'),
    versione_id: categoryId(9, '4.0'),
    ...more,
  });
  const put = (id: number, body: object, as = 'admin') =>
    server().call<Answered>('PUT', `media/upload/${id}`, { as, body });
  const read = async (id: number) =>
    (await server().call<{ data: Item[] }>('POST', 'media/search', { as: 'admin', body: { id } })).body.data[0];

  beforeAll(async () => {
    await seedReferences(server());
    photo = await jpeg();
  });

  const conflict =
    'I dati dell’immagine sono stati salvati nel frattempo da un altro utente: non è stato scritto nulla. Rileggili e riprova.';

  it('are written by whoever comes first, and the other learns who and when', async () => {
    const { id, updated_at } = await uploaded(server(), { name: 'portici.jpg', bytes: photo });
    const first = await put(id, detail({ titolo: 'Portici', updated_at }), 'redazione');
    expect(first.status).toBe(200);
    const second = await put(id, detail({ titolo: 'Arcate', updated_at }));
    const stored = await read(id);
    expect([stored?.title, stored?.updated_at]).toEqual(['Portici', first.body.data.updated_at]);
    const data = { message: conflict, updated_at: stored?.updated_at, updated_by: 'Marco Zanotti' };
    expect([second.status, second.body]).toEqual([409, { status: 'error', code: '409', message: conflict, data }]);
    const again = await put(id, detail({ titolo: 'Arcate', updated_at: stored?.updated_at }));
    expect([again.status, again.body.data.title]).toEqual([200, 'Arcate']);
  });

  it('are written once, however many come at the same moment', async () => {
    const { id, updated_at } = await uploaded(server(), { name: 'duomo.jpg', bytes: photo });
    const people = Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? 'admin' : 'redazione'));
    const answers = await Promise.all(
      people.map((as, index) => put(id, detail({ titolo: `Duomo ${index}`, updated_at }), as)),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect([won.length, answers.filter(({ status }) => status === 409).length]).toEqual([1, 99]);
    expect((await read(id))?.title).toBe(won[0]?.body.data.title);
  });

  it('are written by who names no version, and refused to who names what is none', async () => {
    const { id } = await uploaded(server(), { name: 'mura.jpg', bytes: photo });
    await put(id, detail({ titolo: 'Mura' }));
    expect((await put(id, detail({ titolo: 'Mura estensi' }))).body.data.title).toBe('Mura estensi');
    const malformed = await put(id, detail({ updated_at: 'ieri' }));
    expect([malformed.status, malformed.body.errors]).toEqual([422, { updated_at: 'Formato non valido' }]);
  });
});
