import { beforeAll, expect, it } from 'vitest';
import { categoryServerTexts as texts } from '../../src/messages/server/categories';
import { editorialTexts } from '../../src/messages/server/editorial';
import { logOf, refusalIn, treeOf } from './categories-kit';
import { type Body, bodyWith, complete, create, put, read, refusalOf, seedReferences } from './content-kit';
import { describeOnEach } from './kit';
import { jpeg, uploaded } from './media-kit';
import { newUser, readUser } from './users-kit';

const ids = (value: unknown) => (value as { id: number }[]).map(({ id }) => id);

describeOnEach('deletion of a category', (server) => {
  const tree = treeOf(server);
  const news = (it: Body, more: Body = {}) => create(server(), bodyWith(it, more));
  const chosen = async (id: number) => ids((await read(server(), id)).theme);
  const choices = async (id: number) =>
    (await server().db.query('select content_id from content_categories where category_id = $1', [id])).rows.length;

  beforeAll(() => seedReferences(server()));

  it('takes its children and all choices with it, and every open editor hears of it', async () => {
    const theme = await tree.created(5, 'Da togliere');
    const child = await tree.created(5, 'Anche questo', theme);
    const both = await news({ title: 'Con tutti e due' }, { theme: [5001, theme, child], target: [6001] });
    const below = await news({ title: 'Con la figlia' }, { theme: [child] });
    const none = await news({ title: 'Senza' }, { theme: [5001] });
    const before = await Promise.all([both, below, none].map((id) => read(server(), id)));
    expect(await tree.uses(theme)).toEqual({ contents: 2, children: 1 });
    expect(await tree.uses(child)).toEqual({ contents: 2, children: 0 });
    const list = () => server().get<{ data: { id: number }[] }>(`news?limit=50&keywords=con`, { as: 'admin' });
    await list();
    const answer = await tree.remove(theme, 'regionale');
    expect([answer.status, answer.body.message, answer.body.data]).toEqual([
      200,
      texts.removed('Da togliere', 1, 2),
      { id: theme, message: texts.removed('Da togliere', 1, 2) },
    ]);
    expect((await tree.read(5)).some(({ id }) => id === theme)).toBe(false);
    expect([await choices(theme), await choices(child)]).toEqual([0, 0]);
    expect([await chosen(both), await chosen(below), await chosen(none)]).toEqual([[5001], [], [5001]]);
    const after = await Promise.all([both, below, none].map((id) => read(server(), id)));
    expect(after.map(({ updated_at }, index) => updated_at > (before[index]?.updated_at ?? ''))).toEqual([
      true,
      true,
      false,
    ]);
    expect(ids(after[0]?.target)).toEqual([6001]);
    const late = await put(server(), both, { ...before[0], contents: { it: { title: 'Tardi' } } });
    expect([late.status, late.body.data?.updated_by]).toEqual([409, 'Giulia Fabbri']);
    expect(await logOf(server(), 'news', both)).toMatchObject([
      { action: 'create' },
      {
        action: 'category.remove',
        username: 'regionale',
        details: { changed: ['theme'], values: { theme: ['', '− Anche questo, − Da togliere'] } },
      },
    ]);
    expect(await logOf(server(), 'category', theme)).toMatchObject([
      { action: 'create' },
      { action: 'delete', details: { main: 5, title: 'Da togliere', children: ['Anche questo'], contents: 2 } },
    ]);
    expect(await tree.uses(theme)).toEqual({ contents: 0, children: 0 });
    expect(refusalIn(await tree.remove(theme))).toEqual([404, texts.missing(theme), undefined]);
  });

  it('reaches revision drafts: publishing one brings nothing back, and keeps what the item got since', async () => {
    const theme = await tree.created(5, 'In bozza');
    const published = complete('Pubblicata', { status: 1 });
    const item = await news(published, { theme: [theme, 5001] });
    const changed = bodyWith({ ...published, title: 'Rivista', status: 2 }, { theme: [theme, 5001] });
    const revised = await put(server(), item, changed, 'editor');
    const draft = revised.body.data.id;
    expect([revised.status, draft === item]).toEqual([200, false]);
    const stored = await read(server(), draft);
    // The item gets another theme after its draft was begun.
    await server().db.query(
      `insert into content_categories (content_id, field, category_id, position) values ($1, 'theme', 5002, 2)`,
      [item],
    );
    expect(await tree.uses(theme)).toEqual({ contents: 1, children: 0 });
    expect((await tree.remove(theme)).body.message).toBe(texts.removed('In bozza', 0, 1));
    expect(await chosen(item)).toEqual([5001, 5002]);
    const fresh = await read(server(), draft);
    expect([ids(fresh.theme), fresh.updated_at > stored.updated_at]).toEqual([[5001], true]);
    const base = await server().db.query<{ theme: { id: number }[] }>(
      `select revision_base -> 'theme' as theme from contents where id = $1`,
      [draft],
    );
    expect(base.rows.map(({ theme: kept }) => ids(kept))).toEqual([[5001]]);
    const publish = { ...fresh, lang: 'it', contents: { it: { ...fresh.contents.it, status: 1 } } };
    const done = await put(server(), draft, publish);
    expect([done.status, done.body.data.id]).toEqual([200, item]);
    expect([(await read(server(), item)).contents.it?.title, await chosen(item)]).toEqual(['Rivista', [5001, 5002]]);
  });

  it('leaves a draft alone whose base alone had it, and puts its base right', async () => {
    const theme = await tree.created(5, 'Solo alla base');
    const published = complete('Con base', { status: 1 });
    const item = await news(published, { theme: [theme] });
    const revised = await put(
      server(),
      item,
      bodyWith({ ...published, title: 'Altra', status: 2 }, { theme: [] }),
      'editor',
    );
    const draft = revised.body.data.id;
    await server().db.query('delete from content_categories where content_id = $1 and category_id = $2', [item, theme]);
    const before = await read(server(), draft);
    expect((await tree.remove(theme)).body.message).toBe(texts.removed('Solo alla base', 0, 0));
    const base = await server().db.query(`select revision_base -> 'theme' as theme from contents where id = $1`, [
      draft,
    ]);
    expect(base.rows).toEqual([{ theme: [] }]);
    expect((await read(server(), draft)).updated_at).toBe(before.updated_at);
  });

  it('takes a destination away from its users', async () => {
    const coast = await tree.created(2, 'Costa');
    const id = await newUser(server(), 'costiera', { destination: [coast, 2002] });
    const before = await readUser(server(), id);
    expect((await tree.remove(coast)).status).toBe(200);
    const after = await readUser(server(), id);
    expect(Object.keys(after.destinations)).toEqual(['2002']);
    expect(after.updated_at > before.updated_at).toBe(true);
    expect((await logOf(server(), 'user', id)).at(-1)).toEqual({
      action: 'category.remove',
      username: 'admin',
      details: { changed: ['destinations'], values: { destinations: ['', '− Costa'] } },
    });
  });

  it.each([
    [2001, ['Parma', 'Piacenza', "Reggio nell'Emilia"]],
    [2002, ['Ferrara', 'Forlì-Cesena', 'Ravenna', 'Rimini']],
    [2003, ['Bologna', 'Modena']],
  ])('is refused for the destination %i, in which provinces lie', async (id, provinces) => {
    const { contents } = await tree.node(2, id);
    expect(refusalIn(await tree.remove(id))).toEqual([
      409,
      texts.keptDestination(contents.it?.title ?? '', provinces),
      undefined,
    ]);
    expect(await tree.node(2, id)).toMatchObject({ id });
  });

  it('is refused for a licence or a version that files have, and names them to whoever may see them', async () => {
    const image = await uploaded(server(), { name: 'licenza.jpg', bytes: await jpeg() });
    const license = await tree.created(8, 'Licenza di prova');
    const version = await tree.created(9, '9.9');
    const described = await tree.call('PUT', `media/upload/${image.id}`, { license_id: license, versione_id: version });
    expect(described.status).toBe(200);
    const contents = [{ area: 'media', id: image.id, title: 'licenza.jpg', route: '/gallery-frame-entity/true' }];
    for (const [id, title] of [
      [license, 'Licenza di prova'],
      [version, '9.9'],
    ] as const) {
      const refused = await tree.remove(id);
      const message = texts.usedByFiles(title, 'licenza.jpg', 1);
      expect([refused.status, refused.body.data]).toEqual([409, { message, contents, total: 1 }]);
    }
    await tree.call('DELETE', `media/upload/${image.id}`);
    for (const id of [license, version]) expect((await tree.remove(id)).status).toBe(200);
  });

  it('and a save that chooses it: one of the two comes first, and the other knows', async () => {
    for (let round = 0; round < 8; round += 1) {
      const theme = await tree.created(5, `Gara ${round}`);
      const child = await tree.created(5, `Gara figlia ${round}`, theme);
      const id = await news({ title: `Gara ${round}` }, { theme: [child] });
      const body = bodyWith({ title: `Gara ${round}` }, { theme: [child, theme] });
      const [removed, saved] = await Promise.all([tree.remove(theme), put(server(), id, body)]);
      expect(removed.status).toBe(200);
      if (saved.status !== 200)
        expect(refusalOf(saved)).toEqual({
          status: 422,
          errors: {
            theme: editorialTexts.fields.category([theme]).replace(String(theme), `${[child, theme].join(', ')}`),
          },
        });
      expect(await chosen(id)).toEqual([]);
    }
  });

  it('and that of a user whose destination it is do not wait for each other', async () => {
    for (let round = 0; round < 8; round += 1) {
      const coast = await tree.created(2, `Costa ${round}`);
      await news({ title: `Costa ${round}` }, { destinazione: [coast] });
      const id = await newUser(server(), `costiera${round}`, { destination: [coast] });
      const both = await Promise.all([tree.remove(coast), tree.call('DELETE', `user/${id}`)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
    }
  });

  it('and a new content that chooses it leave no choice of what is gone', async () => {
    for (let round = 0; round < 8; round += 1) {
      const theme = await tree.created(5, `Nuova ${round}`);
      const body = bodyWith({ title: `Nuova ${round}` }, { theme: [theme] });
      const [removed, saved] = await Promise.all([
        tree.remove(theme),
        server().call<{ errors?: object }>('POST', 'news', { as: 'admin', body }),
      ]);
      expect(removed.status).toBe(200);
      expect([201, 422]).toContain(saved.status);
      if (saved.status === 422) expect(saved.body.errors).toEqual({ theme: editorialTexts.fields.category([theme]) });
      expect(await choices(theme)).toBe(0);
    }
  });

  it('and a change of it: the change comes first, or is told that it is gone', async () => {
    for (let round = 0; round < 5; round += 1) {
      const theme = await tree.created(5, `Cambio ${round}`);
      const change = { main: 5, contents: { it: { title: `Cambiata ${round}` } } };
      const [removed, changed] = await Promise.all([tree.remove(theme), tree.put(theme, change)]);
      expect(removed.status).toBe(200);
      if (changed.status !== 200) expect(refusalIn(changed)).toEqual([404, texts.missing(theme), undefined]);
    }
  });

  it('twice at once happens once', async () => {
    const theme = await tree.created(5, 'Due volte');
    const answers = await Promise.all([tree.remove(theme), tree.remove(theme)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('of two that the same contents choose hinders neither', async () => {
    const themes = [await tree.created(5, 'Prima di due'), await tree.created(5, 'Seconda di due')];
    const contents = await Promise.all([1, 2, 3].map((n) => news({ title: `Doppia ${n}` }, { theme: themes })));
    const answers = await Promise.all(themes.map((id) => tree.remove(id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const id of contents) expect(await chosen(id)).toEqual([]);
  });
});
