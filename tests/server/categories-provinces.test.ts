import { beforeAll, expect, it } from 'vitest';
import { categoryServerTexts as texts } from '../../src/messages/server/categories';
import { refusalTexts } from '../../src/messages/server/refusals';
import { logOf, refusalIn, treeOf } from './categories-kit';
import { seedReferences } from './content-kit';
import { describeOnEach } from './kit';
import { addressIn, newPlace, newPlaceType } from './place-kit';

const [EMILIA, ROMAGNA] = [2001, 2002];
const [PIACENZA, RAVENNA, RIMINI] = [33, 39, 99];

const refs = (...ids: number[]) => ids.map((id) => ({ id }));
const texted = (title: string) => ({ it: { title } });

describeOnEach('provinces of a destination', (server) => {
  const tree = treeOf(server);
  const namesIn = async (id: number) => (await tree.node(2, id)).provinces?.map(({ nome }) => nome);
  const saved = async (id: number, more: object) => {
    const { contents, updated_at } = await tree.node(2, id);
    return tree.put(id, { main: 2, contents, updated_at, ...more });
  };

  beforeAll(() => seedReferences(server()));

  it('come with the tree of the destinations alone, by name', async () => {
    expect(await namesIn(ROMAGNA)).toEqual(['Ferrara', 'Forlì-Cesena', 'Ravenna', 'Rimini']);
    expect((await tree.read(6))[0]).not.toHaveProperty('provinces');
  });

  it('move to a new one: it is found by what lies there, and the other has a new version and a line in its log', async () => {
    const before = await tree.node(2, ROMAGNA);
    const id = await tree.created(2, 'Riviera', null, { provinces: refs(RIMINI, RIMINI, RAVENNA) });
    expect(await namesIn(id)).toEqual(['Ravenna', 'Rimini']);
    expect(await namesIn(ROMAGNA)).toEqual(['Ferrara', 'Forlì-Cesena']);
    expect((await tree.node(2, ROMAGNA)).updated_at > before.updated_at).toBe(true);
    expect((await logOf(server(), 'category', ROMAGNA)).at(-1)).toMatchObject({
      action: 'update',
      details: {
        changed: ['provinces'],
        values: { provinces: [expect.stringContaining('Rimini'), 'Ferrara, Forlì-Cesena'] },
      },
    });
    const stale = await tree.put(ROMAGNA, {
      main: 2,
      contents: before.contents,
      updated_at: before.updated_at,
      provinces: refs(RIMINI),
    });
    expect(stale.status).toBe(409);
    expect(await namesIn(id)).toEqual(['Ravenna', 'Rimini']);
  });

  it('stay where a save leaves them out, and go where it has none', async () => {
    const id = await tree.created(2, 'Alta valle', null, { provinces: refs(PIACENZA) });
    expect((await saved(id, { contents: texted('Alta Valle') })).status).toBe(200);
    expect(await namesIn(id)).toEqual(['Piacenza']);
    expect((await saved(id, { provinces: [] })).status).toBe(200);
    expect(await namesIn(id)).toEqual([]);
    expect((await logOf(server(), 'category', id)).at(-1)?.details).toMatchObject({
      values: { provinces: ['Piacenza', '(vuoto)'] },
    });
    expect((await tree.remove(id)).status).toBe(200);
  });

  it('are refused where there is no such province, and in another group', async () => {
    const unknown = await tree.post({
      main: 2,
      parent_id: null,
      contents: texted('Luna'),
      provinces: refs(5, PIACENZA),
    });
    expect(refusalIn(unknown)).toEqual([422, refusalTexts.invalid, { provinces: texts.provinces.unknown([5]) }]);
    const other = await tree.post({
      main: 6,
      parent_id: null,
      contents: texted('Scolaresche'),
      provinces: refs(PIACENZA),
    });
    expect(refusalIn(other)).toEqual([422, refusalTexts.invalid, { provinces: texts.provinces.otherGroup }]);
  });

  it('are nobody’s to change without the right to edit categories', async () => {
    const { contents, updated_at } = await tree.node(2, EMILIA);
    const answer = await tree.put(EMILIA, { main: 2, contents, updated_at, provinces: [] }, 'lettore');
    expect(answer.status).toBe(403);
    expect(await namesIn(EMILIA)).not.toEqual([]);
  });

  it('may all leave a destination that every site has, which is still never deleted', async () => {
    expect((await saved(EMILIA, { provinces: [] })).status).toBe(200);
    expect(refusalIn(await tree.remove(EMILIA))).toEqual([409, texts.keptDestination('Emilia', []), undefined]);
  });

  it('narrow the list of places by the destination that they now lie in', async () => {
    const id = await tree.created(2, 'Costa', null, { provinces: refs(RIMINI) });
    const { code } = await newPlaceType(server(), 'Fari');
    await newPlace(server(), { code, nome: 'Faro di Rimini', location: addressIn(99014, 'Rimini') });
    const found = async (destination: number) =>
      (await server().get<{ total: number }>(`luoghi?code=${code}&destinazione=${destination}`, { as: 'admin' })).body
        .total;
    expect([await found(id), await found(ROMAGNA)]).toEqual([1, 0]);
  });
});
