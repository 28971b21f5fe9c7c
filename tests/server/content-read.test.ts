import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { bodyWith, create, insertContent, put, read, seedReferences } from './content-kit';
import { createEvent, eventWith, PLACES, range, readEvent } from './event-kit';
import { describeOnEach } from './kit';

describeOnEach('reading an item', (server) => {
  beforeAll(() => seedReferences(server()));
  afterEach(() => vi.restoreAllMocks());

  /** Names of the statements that something runs outside of transactions, once the session is known. */
  const statementsOf = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
    await server().get('user/me', { as: 'admin' });
    const { db } = server();
    const query = db.query.bind(db);
    const names: string[] = [];
    vi.spyOn(db, 'query').mockImplementation((statement, values) => {
      names.push(typeof statement === 'string' ? statement : (statement.name ?? statement.text));
      return query(statement as string, values);
    });
    await work();
    return names;
  };

  it('takes one query', async () => {
    const id = await create(server(), bodyWith({ title: 'Una sola' }));
    expect(await statementsOf(() => read(server(), id))).toEqual(['content-read-news']);
  });

  it('takes one query with what it points to, by its present name', async () => {
    const office = await insertContent(server(), 'iat', { it: 'Ufficio di Modena', en: 'Modena office' });
    const untitled = await insertContent(server(), 'iat', { it: '' });
    const iat = [{ id: office }, { id: untitled }];
    const id = await createEvent(
      server(),
      eventWith('Con due uffici', range('2027-05-01', '2027-05-02'), [PLACES.maggiore], { iat }),
    );
    expect(await statementsOf(() => readEvent(server(), id))).toEqual(['content-read-named-event']);
    expect((await readEvent(server(), id)).iat).toEqual([
      expect.objectContaining({ id: office, title: 'Ufficio di Modena' }),
      expect.not.objectContaining({ title: expect.anything() }),
    ]);
    await server().db.query("update translations set title = '' where content_id = $1 and lang = 'it'", [office]);
    expect((await readEvent(server(), id)).iat).toEqual([
      expect.objectContaining({ id: office, title: 'Modena office' }),
      expect.anything(),
    ]);
  });

  it('gives each item objects of its own', async () => {
    const empty = await create(server(), bodyWith({ title: 'Vuota' }));
    const before = await read(server(), empty);
    const full = await create(server(), bodyWith({ title: 'Piena', google: { title: 'Sua' } }, { tags: [] }));
    await put(server(), full, bodyWith({ title: 'Piena', google: { title: 'Nuova' } }));
    expect(await read(server(), empty)).toEqual(before);
  });
});
