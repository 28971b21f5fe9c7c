import { beforeAll, expect, it } from 'vitest';
import { editorialTexts } from '../../src/messages/server/editorial';
import { publicationTexts } from '../../src/messages/server/publication';
import {
  BOLOGNA,
  bodyWith,
  complete,
  create,
  MODENA,
  put,
  type ReadItem,
  read,
  refusalOf,
  seedReferences,
} from './content-kit';
import { edited, publishedNews, revised } from './content-revision-kit';
import { describeOnEach } from './kit';
import { logOf } from './users-kit';

describeOnEach('revision drafts', (server) => {
  beforeAll(() => seedReferences(server()));

  const contentRows = async () => (await server().db.query('select id, updated_at from contents order by id')).rows;

  const isMissing = async (id: number) => (await server().get(`news/${id}`, { as: 'admin' })).status === 404;

  const actions = async (id: number) => (await logOf(server(), 'news', id)).map(([action, who]) => `${action} ${who}`);

  it('goes from the editor to the readers and nobody sees it before [2-3.3]', async () => {
    const id = await publishedNews(server());
    const original = await read(server(), id);
    const answer = await put(
      server(),
      id,
      edited(await read(server(), id, 'editor'), 'it', { title: 'Due' }),
      'editor',
    );
    const draft = answer.body.data.id;
    expect([answer.status, answer.body.message]).toEqual([200, publicationTexts.revised('news', id, draft)]);
    expect(answer.body.data.permalink).toContain('?token=');

    const opened = await read(server(), draft, 'editor');
    expect(opened).toMatchObject({
      id: draft,
      draft: id,
      revision: null,
      revision_statuses: {},
      original_updated_at: original.updated_at,
      updated_at: answer.body.data.updated_at,
      contents: { it: { title: 'Due', status: 2 }, en: { title: 'One', status: 1 } },
    });
    const seen = await read(server(), id);
    expect(seen).toEqual({ ...original, revision: draft, revision_statuses: { it: 2, en: 1 } });
    expect([original.draft, original.revision, original.revision_statuses]).toEqual([0, null, {}]);

    // Not even the untouched language of the draft is a page for readers.
    for (const lang of ['it', 'en']) {
      const address = String(opened.contents[lang]?.permalink);
      expect(address).toContain(`/anteprima/news/${draft}/${lang}/`);
      expect((await server().get(address.replace(/\?.*/, ''))).status).toBe(404);
      expect((await server().get(`${address}&preview=1`)).text).toContain(
        'Anteprima: questa versione non è pubblicata',
      );
    }

    await put(server(), draft, edited(opened, 'it', { status: 3 }), 'editor');
    const back = await put(
      server(),
      draft,
      edited(await read(server(), draft), 'it', { status: 4, review_note: 'Il titolo è vago' }),
    );
    expect([back.status, back.body.message]).toEqual([200, publicationTexts.draftSaved(draft)]);
    const sentBack = await read(server(), draft, 'editor');
    expect(sentBack.contents.it).toMatchObject({ status: 4, review_note: 'Il titolo è vago' });
    expect(refusalOf(await put(server(), draft, edited(sentBack, 'it', { review_note: 'No' }), 'editor'))).toEqual({
      status: 422,
      errors: { 'contents.it.review_note': publicationTexts.publishersOnly('Nota di revisione') },
    });
    await put(server(), draft, edited(sentBack, 'it', { status: 5, title: 'Due chiaro' }), 'editor');

    const waiting = await read(server(), draft);
    expect(waiting.contents.it).toMatchObject({ status: 5, review_note: 'Il titolo è vago' });
    const approved = await put(server(), draft, edited(waiting, 'it', { status: 1 }));
    expect([approved.status, approved.body.data.id, approved.body.message]).toEqual([
      200,
      id,
      publicationTexts.merged('news', id),
    ]);
    const now = await read(server(), id);
    expect(now).toMatchObject({
      draft: 0,
      revision: null,
      revision_statuses: {},
      updated_at: approved.body.data.updated_at,
    });
    expect(now.contents.it).toMatchObject({ title: 'Due chiaro', status: 1, review_note: '' });
    expect(now.contents.en).toEqual(original.contents.en);
    expect(await isMissing(draft)).toBe(true);

    expect(await actions(id)).toEqual([
      'create admin',
      'revise editor',
      'submit editor',
      'sendBack admin',
      'submit editor',
      'takeOver admin',
    ]);
    const log = await logOf(server(), 'news', id);
    expect(log[1]).toEqual([
      'revise',
      'editor',
      {
        statuses: { it: 2, en: 1 },
        changed: ['contents.it.title', 'contents.it.status'],
        values: { 'contents.it.title': ['Uno', 'Due'], 'contents.it.status': ['Pubblicata', 'Bozza'] },
        revision: draft,
      },
    ]);
    expect(log.at(-1)).toEqual([
      'takeOver',
      'admin',
      {
        statuses: { it: 1, en: 1 },
        changed: ['contents.it.title'],
        values: { 'contents.it.title': ['Uno', 'Due chiaro'] },
        revision: draft,
        languages: ['it'],
        sent: expect.any(String),
      },
    ]);
    expect(await logOf(server(), 'news', draft)).toEqual([]);
  });

  it('is made of a shared field alone, in the language in view', async () => {
    const id = await publishedNews(server(), { comune: [BOLOGNA] });
    const item = await read(server(), id, 'editor');
    const answer = await put(server(), id, { ...item, comune: [MODENA], lang: 'en' }, 'editor');
    const draft = await read(server(), answer.body.data.id);
    expect(draft.contents).toMatchObject({ it: { status: 1 }, en: { status: 2 } });
    expect((await read(server(), id)).comune).toMatchObject([{ id: BOLOGNA }]);
    await put(server(), draft.id, edited(draft, 'en', { status: 1 }));
    expect((await read(server(), id)).comune).toMatchObject([{ id: MODENA }]);
  });

  it('is not made of a save that says nothing new, nor of a language that nobody reads', async () => {
    const id = await create(server(), {
      contents: { it: complete('Uno', { status: 1 }), en: { title: 'One', status: 2 } },
      lang: 'it',
    });
    const item = await read(server(), id, 'editor');
    const rows = await contentRows();
    const same = await put(server(), id, item, 'editor');
    expect([same.status, same.body.data]).toEqual([
      200,
      expect.objectContaining({ id, updated_at: item.updated_at, message: publicationTexts.unchanged('news', id) }),
    ]);
    expect(await contentRows()).toEqual(rows);
    expect((await put(server(), id, edited(item, 'en', { title: 'Two', status: 3 }), 'editor')).body.data.id).toBe(id);
    expect(await actions(id)).toEqual(['create admin', 'submit editor']);
  });

  it('keeps what was written into the item meanwhile', async () => {
    const id = await publishedNews(server(), { comune: [BOLOGNA], theme: [5001] }, { subtitle: 'Prima' });
    const draft = await revised(server(), id, { title: 'Due', excerpt: 'Nuova introduzione' });
    const item = await read(server(), id);
    await put(
      server(),
      id,
      edited(item, 'it', { subtitle: 'Poi', excerpt: 'Corretta' }, { comune: [MODENA], theme: [5001] }),
    );
    const opened = await read(server(), draft);
    expect([opened.contents.it?.subtitle, opened.comune]).toEqual([
      'Prima',
      [expect.objectContaining({ id: BOLOGNA })],
    ]);
    const rows = await contentRows();
    const sent = edited(opened, 'it', { status: 1 }, { theme: [5002] });
    // Both changed the introduction: nobody decides that but a publisher, who says so.
    const undecided = await put(server(), draft, sent);
    const message = publicationTexts.undecided(['Introduzione (Italiano)']);
    const { updated_at } = await read(server(), id);
    expect([undecided.status, undecided.body]).toEqual([
      409,
      {
        status: 'error',
        code: '409',
        message,
        errors: { 'contents.it.excerpt': publicationTexts.changedByBoth },
        data: { message, original: id, updated_at },
      },
    ]);
    expect(await contentRows()).toEqual(rows);
    const stale = { ...sent, original_merged: item.updated_at, original_updated_at: null };
    const late = await put(server(), draft, stale);
    expect([late.status, late.body.message]).toEqual([409, publicationTexts.originalChanged('Anna Montanari')]);
    const decided = edited(opened, 'it', { status: 1, subtitle: 'Poi' }, { comune: [MODENA], theme: [5002] });
    const taken = await put(server(), draft, { ...decided, original_merged: updated_at });
    expect(taken.body.data.id).toBe(id);
    const now = await read(server(), id);
    expect(now.contents.it).toMatchObject({ title: 'Due', subtitle: 'Poi', excerpt: 'Nuova introduzione', status: 1 });
    expect([now.comune, now.theme]).toMatchObject([[{ id: MODENA }], [{ id: 5002 }]]);
  });

  it('gives up what the item says now where a publisher made both say the same', async () => {
    const id = await publishedNews(server());
    const draft = await revised(server(), id, { title: 'Due', excerpt: 'Nuova' });
    await put(server(), id, edited(await read(server(), id), 'it', { excerpt: 'Corretta' }));
    const opened = await read(server(), draft);
    await put(server(), draft, edited(opened, 'it', { status: 1, excerpt: 'Corretta' }));
    expect((await read(server(), id)).contents.it).toMatchObject({ title: 'Due', excerpt: 'Corretta' });
  });

  it('answers again who missed the answer, also where the item kept what the draft had not changed', async () => {
    const id = await publishedNews(server());
    const draft = await revised(server(), id);
    await put(server(), id, edited(await read(server(), id), 'it', { subtitle: 'Poi' }));
    const sent = edited(await read(server(), draft), 'it', { status: 1 });
    const taken = await put(server(), draft, sent);
    const again = await put(server(), draft, sent);
    expect([again.status, again.body.data]).toEqual([200, taken.body.data]);
    expect((await put(server(), draft, { ...sent, lang: 'en' })).status).toBe(404);
  });

  it('remembers with which version of the item it was merged, and says from where its changes count', async () => {
    const id = await publishedNews(server(), {}, { subtitle: 'Prima' });
    const draft = await revised(server(), id, { title: 'Due', excerpt: 'Nuova' });
    const baseOf = async () =>
      (await server().get<{ data: ReadItem }>(`news/${draft}/revision_base`, { as: 'editor' })).body.data;
    const item = await read(server(), id);
    expect((await baseOf()).contents.it).toMatchObject({ title: 'Uno', subtitle: 'Prima', excerpt: 'Introduzione' });
    await put(server(), id, edited(item, 'it', { subtitle: 'Poi', excerpt: 'Corretta' }));
    const opened = await read(server(), draft);
    const merged = edited(opened, 'it', { subtitle: 'Poi' }, { original_merged: opened.original_updated_at });
    expect((await put(server(), draft, merged, 'editor')).status).toBe(200);
    expect((await baseOf()).contents.it).toMatchObject({ title: 'Uno', subtitle: 'Poi', excerpt: 'Corretta' });
    await put(server(), draft, edited(await read(server(), draft), 'it', { status: 1 }));
    expect((await read(server(), id)).contents.it).toMatchObject({ title: 'Due', subtitle: 'Poi', excerpt: 'Nuova' });
    const none = await server().get(`news/${id}/revision_base`, { as: 'admin' });
    expect(none.status).toBe(404);
  });

  it('is not taken over by who has not seen the item as it is', async () => {
    const id = await publishedNews(server());
    const draft = await revised(server(), id);
    const opened = await read(server(), draft);
    await put(server(), id, edited(await read(server(), id), 'it', { subtitle: 'Nuovo' }), 'regionale');
    const { updated_at } = await read(server(), id);
    const late = await put(server(), draft, edited(opened, 'it', { status: 1 }));
    const message = publicationTexts.originalChanged('Giulia Fabbri');
    expect([late.status, late.body.message, late.body.data]).toEqual([
      409,
      message,
      { message, original: id, updated_at, updated_by: 'Giulia Fabbri' },
    ]);
    // What does not reach the item does not wait for it.
    expect((await put(server(), draft, edited(opened, 'it', { status: 4 }))).status).toBe(200);
    const fresh = await read(server(), draft);
    expect(fresh.original_updated_at).toBe(updated_at);
    expect((await put(server(), draft, edited(fresh, 'it', { status: 1 }))).body.data.id).toBe(id);
    const nonsense = await publishedNews(server());
    const other = await revised(server(), nonsense);
    expect(refusalOf(await put(server(), other, bodyWith({ status: 1 }, { original_updated_at: 'ieri' })))).toEqual({
      status: 422,
      errors: { original_updated_at: publicationTexts.originalVersion },
    });
  });

  it('is taken over a language at a time', async () => {
    const id = await publishedNews(server(), { comune: [BOLOGNA] });
    const draft = await revised(server(), id);
    const opened = await read(server(), draft, 'editor');
    await put(server(), draft, edited(opened, 'en', { title: 'Two', status: 3 }, { comune: [MODENA] }), 'editor');
    const partly = await put(server(), draft, edited(await read(server(), draft), 'it', { status: 1 }));
    expect([partly.body.data.id, partly.body.message]).toEqual([
      draft,
      publicationTexts.mergedInPart('news', id, draft),
    ]);
    expect(await read(server(), id)).toMatchObject({
      revision: draft,
      revision_statuses: { it: 1, en: 3 },
      comune: [{ id: MODENA }],
      contents: { it: { title: 'Due', status: 1 }, en: { title: 'One', status: 1 } },
    });
    const rest = await read(server(), draft);
    expect(rest).toMatchObject({
      updated_at: partly.body.data.updated_at,
      contents: { it: { title: 'Due', status: 1 }, en: { title: 'Two', status: 3 } },
    });
    // What was taken over counts as the item's own from now on.
    await put(server(), id, edited(await read(server(), id), 'it', { title: 'Tre' }));
    await put(server(), draft, edited(await read(server(), draft), 'en', { status: 1 }));
    expect((await read(server(), id)).contents).toMatchObject({
      it: { title: 'Tre' },
      en: { title: 'Two', status: 1 },
    });
    expect(await isMissing(draft)).toBe(true);
  });

  it('leads to its item once it was taken over, and answers again who missed the answer', async () => {
    const id = await publishedNews(server());
    const draft = await revised(server(), id);
    const opened = await read(server(), draft);
    await put(server(), draft, edited(opened, 'it', { status: 4, review_note: 'Correggi' }));
    const sent = edited(await read(server(), draft), 'it', { status: 1 });
    const taken = await put(server(), draft, sent);
    const rows = await contentRows();
    const again = await put(server(), draft, sent);
    expect([again.status, again.body.data]).toEqual([200, taken.body.data]);
    const message = publicationTexts.alreadyMerged(draft, 'news', id);
    const led = { status: 'error', code: '404', message, data: { message, item: id } };
    expect((await put(server(), draft, edited(opened, 'it', { title: 'Tre', status: 1 }))).body).toEqual(led);
    expect((await put(server(), draft, sent, 'editor')).body).toEqual(led);
    expect((await server().get(`news/${draft}`, { as: 'admin' })).body).toEqual(led);
    expect(await contentRows()).toEqual(rows);
    await server().call('DELETE', `news/${id}`, { as: 'admin' });
    expect((await put(server(), draft, sent)).body.message).toBe(editorialTexts.missing(draft));
  });

  it('is published only when nothing is missing', async () => {
    const id = await publishedNews(server());
    const draft = await revised(server(), id, { excerpt: '', status: 2 });
    expect(refusalOf(await put(server(), draft, edited(await read(server(), draft), 'it', { status: 1 })))).toEqual({
      status: 422,
      errors: { 'contents.it.excerpt': 'Campo richiesto' },
    });
    expect((await read(server(), id)).contents.it?.excerpt).toBe('Introduzione');
  });

  it('is one an item, whoever asks, and the same one for who asks again', async () => {
    const id = await publishedNews(server());
    const item = await read(server(), id, 'editor');
    const sent = edited(item, 'it', { title: 'Due' });
    const [first, second] = await Promise.all([
      put(server(), id, sent, 'editor'),
      put(server(), id, edited(item, 'it', { title: 'Altro' }), 'redazione'),
    ]);
    const [winner, loser] = first.status === 200 ? [first, second] : [second, first];
    const draft = winner.body.data.id;
    expect([winner.status, loser.status]).toEqual([200, 409]);
    const message = publicationTexts.alreadyRevised(draft);
    expect([loser.body.message, loser.body.data]).toEqual([message, { message, revision: draft }]);
    const { rows } = await server().db.query('select id from contents where revision_of = $1', [id]);
    expect(rows).toEqual([{ id: draft }]);
    const again = winner === first ? sent : edited(item, 'it', { title: 'Altro' });
    const repeated = await put(server(), id, again, 'editor');
    expect([repeated.status, repeated.body.data]).toEqual([200, winner.body.data]);
  });

  it('is saved, taken over and deleted by many at once without anybody waiting for ever', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await publishedNews(server());
      const draft = await revised(server(), id);
      const [item, opened] = [await read(server(), id), await read(server(), draft)];
      const remove = (ids: string) => server().call('DELETE', `news/${ids}`, { as: 'admin' });
      const answers = await Promise.all([
        put(server(), draft, edited(opened, 'it', { status: 1 })),
        put(server(), id, edited(item, 'en', { title: 'Two' })),
        put(server(), draft, edited(opened, 'it', { title: 'Tre' }), 'editor'),
        remove(`${draft}`),
        remove(`${id},${draft}`),
      ]);
      for (const { status } of answers) expect([200, 404, 409]).toContain(status);
    }
  });
});
