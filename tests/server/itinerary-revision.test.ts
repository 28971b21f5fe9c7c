import { beforeAll, expect, it } from 'vitest';
import { publicationTexts } from '../../src/messages/server/publication';
import { BOLOGNA, type Body, complete, type ReadItem, type Refused, seedReferences, type Written } from './content-kit';
import { describeOnEach } from './kit';

const LOCATION = { city: { id: BOLOGNA }, address: 'Piazza Maggiore', number: '1', lat: 44.4938, lng: 11.343 };

interface Stop {
  readonly [key: string]: unknown;
  readonly contents: Readonly<Record<string, { readonly title: string }>>;
}
type Itinerary = ReadItem & { readonly tappe: readonly Stop[] };

describeOnEach('a revision draft of an itinerary', (server) => {
  beforeAll(() => seedReferences(server()));

  const stop = (title: string): Body => ({ contents: { it: { title } }, location: LOCATION });
  const read = async (id: number) =>
    (await server().get<{ data: Itinerary }>(`itinerary/${id}`, { as: 'admin' })).body.data;
  const put = (id: number, body: unknown, as: string) =>
    server().call<Written & Refused>('PUT', `itinerary/${id}`, { as, body: body as Body });
  const titles = ({ tappe }: Itinerary) => tappe.map(({ contents }) => contents.it?.title);

  /** The itinerary with other titles of its stops, by their place, and another introduction. */
  const changed = (item: Itinerary, excerpt: string, stops: Readonly<Record<number, string>>): Itinerary =>
    ({
      ...item,
      lang: 'it',
      contents: { ...item.contents, it: { ...item.contents.it, excerpt } },
      tappe: item.tappe.map((one, at) =>
        stops[at] === undefined
          ? one
          : { ...one, contents: { ...one.contents, it: { ...one.contents.it, title: stops[at] } } },
      ),
    }) as Itinerary;

  const published = async () => {
    const { body } = await server().call<Written>('POST', 'itinerary', {
      as: 'admin',
      body: {
        lang: 'it',
        contents: { it: complete('Giro', { status: 1 }) },
        tappe: [stop('Rimini'), stop('Cesena'), stop('Imola')],
      },
    });
    return body.data.id;
  };

  it('undoes nothing that was corrected meanwhile, in the introduction and stop by stop', async () => {
    const id = await published();
    const began = await read(id);
    const draft = (await put(id, changed(began, 'Nuova', { 0: 'Rimini mare' }), 'editor')).body.data.id;
    expect(draft).not.toBe(id);
    await put(id, changed(began, 'Corretta', { 0: 'Rimini centro', 1: 'Cesena alta' }), 'regionale');

    const opened = await read(draft);
    const approved = { ...opened, lang: 'it', contents: { it: { ...opened.contents.it, status: 1 } } };
    const refused = await put(draft, approved, 'admin');
    expect([refused.status, refused.body.errors, refused.body.message]).toEqual([
      409,
      {
        'contents.it.excerpt': publicationTexts.changedByBoth,
        'tappe.0.contents.it.title': publicationTexts.changedByBoth,
      },
      publicationTexts.undecided(['Introduzione (Italiano)', 'Tappa 1 · Titolo (Italiano)']),
    ]);
    expect(titles(await read(id))).toEqual(['Rimini centro', 'Cesena alta', 'Imola']);

    const decided = changed(approved as Itinerary, 'Corretta', { 0: 'Rimini centro' });
    expect((await put(draft, decided, 'admin')).body.data.id).toBe(id);
    const now = await read(id);
    expect([now.contents.it?.excerpt, titles(now)]).toEqual(['Corretta', ['Rimini centro', 'Cesena alta', 'Imola']]);
  });

  it('adds its stop to that which was added meanwhile, and takes away none but its own', async () => {
    const id = await published();
    const began = await read(id);
    const [first, second, third] = began.tappe;
    const mine = { ...began, lang: 'it', tappe: [first, second, third, { id: null, order: 4, ...stop('Faenza') }] };
    const draft = (await put(id, mine, 'editor')).body.data.id;
    const theirs = [second, third, { id: null, order: 9, ...stop('Forlì') }].map((one, at) => ({
      ...one,
      order: at + 1,
    }));
    await put(id, { ...began, lang: 'it', tappe: theirs }, 'regionale');
    const opened = await read(draft);
    const approved = { ...opened, lang: 'it', contents: { it: { ...opened.contents.it, status: 1 } } };
    expect((await put(draft, approved, 'admin')).body.data.id).toBe(id);
    const now = await read(id);
    expect(titles(now)).toEqual(['Cesena', 'Imola', 'Faenza', 'Forlì']);
    expect(now.tappe.map(({ id: own, order }) => [own, order])).toEqual([
      [2, 1],
      [3, 2],
      [5, 3],
      [4, 4],
    ]);
  });
});
