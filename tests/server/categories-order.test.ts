import { beforeAll, expect, it } from 'vitest';
import { orderVersion } from '../../src/content/lists/categories';
import { categoryServerTexts as texts } from '../../src/messages/server/categories';
import { refusalTexts, valueProblemTexts } from '../../src/messages/server/refusals';
import { logOf, refusalIn, treeOf } from './categories-kit';
import { seedReferences } from './content-kit';
import { describeOnEach } from './kit';

const { order: problems } = texts;

describeOnEach('order of a category tree', (server) => {
  const tree = treeOf(server);
  const ids = async (main: number) => (await tree.read(main)).map(({ id }) => id);
  const positions = (list: readonly number[]) => Object.fromEntries(list.map((id, index) => [id, index + 1]));

  beforeAll(() => seedReferences(server()));

  it('of the top level is the one that was sent', async () => {
    const [first = 0, ...others] = await ids(4);
    const wanted = [...others, first];
    const answer = await tree.order(positions(wanted));
    expect([answer.status, answer.body.message, await ids(4)]).toEqual([200, texts.ordered, wanted]);
    expect((await tree.read(4)).map(({ order }) => order)).toEqual([1, 2, 3, 4, 5]);
    expect(await logOf(server(), 'categoryTree', 4)).toEqual([
      {
        action: 'order',
        username: 'admin',
        details: {
          parent: null,
          changed: ['order'],
          values: {
            order: [
              'Mezza giornata, Un giorno, Un fine settimana, Da tre a cinque giorni, Una settimana',
              'Un giorno, Un fine settimana, Da tre a cinque giorni, Una settimana, Mezza giornata',
            ],
          },
        },
      },
    ]);
    expect((await tree.order(positions(wanted))).status).toBe(200);
    expect(await logOf(server(), 'categoryTree', 4)).toHaveLength(1);
  });

  it('of children is their own, and versions stay', async () => {
    const [theme] = await tree.read(5);
    const children = theme?.children.map(({ id }) => id) ?? [];
    expect(children).toEqual([5101, 5102, 5103, 5104, 5105]);
    const wanted = [...children].reverse();
    expect((await tree.order(positions(wanted))).status).toBe(200);
    const [after, ...others] = await tree.read(5);
    expect(after?.children.map(({ id }) => id)).toEqual(wanted);
    expect(others[0]?.children.map(({ order }) => order)).toEqual([1, 2, 3, 4]);
    expect(after?.children.map(({ updated_at }) => updated_at).reverse()).toEqual(
      theme?.children.map(({ updated_at }) => updated_at),
    );
  });

  it.each<[string, Record<string, number>, Record<string, string>]>([
    ['lacks a node', { 6001: 1, 6002: 2 }, { 6003: problems.missing('Giovani') }],
    ['names one that is not there', { 99998: 1 }, { 99998: problems.unknown }],
    ['names a tag', { 14001: 1 }, { 14001: problems.tag }],
    ['names nodes of two levels', { 5001: 1, 5101: 2 }, { 5101: problems.otherLevel }],
    ['names nodes of two groups', { 6001: 1, 7001: 2 }, { 7001: problems.otherLevel }],
    ['names nodes of two parents', { 5101: 1, 5106: 2 }, { 5106: problems.otherLevel }],
    ['names one twice under another spelling', { 6001: 1, '06001': 2 }, { '06001': problems.noId }],
    ['names what is no id', { 'x;drop': 1, '-1': 2, '1e3': 3 }, { 'x;drop': problems.noId }],
    ['skips a position', { 8001: 2 }, {}],
  ])('is refused where it %s', async (_, sent, errors) => {
    const before = await Promise.all([5, 6, 7].map((main) => tree.read(main)));
    const answer = await tree.order(sent);
    expect([answer.status, answer.body.message]).toEqual([422, problems.refused]);
    for (const [path, problem] of Object.entries(errors)) expect(answer.body.errors?.[path]).toBe(problem);
    expect(await Promise.all([5, 6, 7].map((main) => tree.read(main)))).toEqual(before);
  });

  it.each<[string, (all: number[]) => Record<string, number>, (all: number[]) => Record<string, string>]>([
    [
      'gives two the same position',
      (all) => ({ ...positions(all), [all[1] ?? 0]: 1 }),
      (all) => ({ [String(all[1])]: problems.taken }),
    ],
    [
      'counts from 0',
      (all) => Object.fromEntries(all.map((id, index) => [id, index])),
      (all) => ({ [String(all[0])]: problems.position(all.length) }),
    ],
    [
      'goes beyond the level',
      (all) => ({ ...positions(all), [all[0] ?? 0]: all.length + 1 }),
      (all) => ({ [String(all[0])]: problems.position(all.length) }),
    ],
  ])('is refused where it %s', async (_, sent, errors) => {
    const all = await ids(6);
    expect(refusalIn(await tree.order(sent(all)))).toEqual([422, problems.refused, errors(all)]);
    expect(await ids(6)).toEqual(all);
  });

  it('is refused where it has a position that is no whole number', async () => {
    const all = await ids(6);
    const first = String(all[0]);
    expect(refusalIn(await tree.order({ ...positions(all), [first]: 1.5 }))).toEqual([
      422,
      refusalTexts.invalid,
      { [first]: valueProblemTexts.integer },
    ]);
    expect(await ids(6)).toEqual(all);
  });

  it('is refused where it is empty, no map, or names a key twice', async () => {
    const all = await ids(6);
    expect(refusalIn(await tree.order({}))).toEqual([422, problems.empty, undefined]);
    expect((await tree.order([6001, 6002])).status).toBe(422);
    const text = `{${all.map((id, index) => `"${id}":${index + 1}`).join(',')},"${all[0]}":1}`;
    const response = await fetch(`${server().origin}/api/v1/categories/update_order`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await server().token('admin')}`, 'Content-Type': 'application/json' },
      body: text,
    });
    expect([response.status, await response.json()]).toEqual([
      422,
      {
        status: 'error',
        code: '422',
        message: refusalTexts.invalid,
        errors: { [String(all[0])]: valueProblemTexts.twice },
      },
    ]);
    expect(await ids(6)).toEqual(all);
  });

  it('of two who order at once loses neither: who comes second is told, and made nothing', async () => {
    const madeFrom = (list: readonly number[]) => ({ 'If-Match': orderVersion(list) });
    for (let round = 0; round < 10; round += 1) {
      const all = await ids(6);
      const orders = [[...all].reverse(), [...all.slice(3), ...all.slice(0, 3)]];
      const answers = await Promise.all(
        orders.map((wanted) => tree.order(positions(wanted), undefined, madeFrom(all))),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const first = orders[answers.findIndex(({ status }) => status === 200)];
      const second = answers.find(({ status }) => status === 409);
      expect(second === undefined ? null : refusalIn(second)).toEqual([409, problems.overtaken, undefined]);
      expect(await ids(6)).toEqual(first);
    }
    // What is so already is no loss, whatever it was made from.
    const now = await ids(6);
    expect((await tree.order(positions(now), undefined, madeFrom([...now].reverse()))).status).toBe(200);
    const next = [...now].reverse();
    expect((await tree.order(positions(next), undefined, madeFrom(now))).status).toBe(200);
    expect(await ids(6)).toEqual(next);
  });

  it('of two who order at once without saying from what is one of the two, whole', async () => {
    const all = await ids(6);
    const orders = [[...all].reverse(), [...all.slice(3), ...all.slice(0, 3)]];
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(orders.map((wanted) => tree.order(positions(wanted))));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const level = await tree.read(6);
      expect(orders).toContainEqual(level.map(({ id }) => id));
      expect(level.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    }
  });

  it('and a new node at the same time leave a level without gaps or doubles', async () => {
    const all = await ids(3);
    for (let round = 0; round < 5; round += 1) {
      const level = await ids(3);
      const [ordered] = await Promise.all([
        tree.order(positions([...level].reverse())),
        tree.created(3, `Fascia ${round}`),
      ]);
      expect([200, 422]).toContain(ordered?.status);
      expect((await tree.read(3)).map(({ order }) => order)).toEqual(level.concat(0).map((_, index) => index + 1));
    }
    expect(await ids(3)).toHaveLength(all.length + 5);
  });
});
