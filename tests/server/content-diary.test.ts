import { beforeAll, expect, test, vi } from 'vitest';
import { seedReferences, type Written } from './content-kit';
import { describeOnEach } from './kit';

vi.mock('../../src/content/registry', async (importOriginal) => {
  const { news } = await import('../../src/content/types/news');
  const { diary } = await import('../content/diary');
  return { ...(await importOriginal<object>()), contents: [news, diary] };
});

const article = {
  lang: 'it',
  contents: {
    it: {
      title: 'Diario di un viandante',
      slug: 'diario',
      description: '<p>Si parte <strong>presto</strong>.<script>alert(1)</script></p>',
      status: 1,
    },
  },
};

describeOnEach('a content type that is one declaration', (server) => {
  beforeAll(() => seedReferences(server()));

  test('is created, listed, searched, read cleaned, previewed and deleted', async () => {
    const created = await server().call<Written>('POST', 'diari', { as: 'regionale', body: article });
    expect([created.status, created.body.message]).toEqual([201, `Scheda creata: diario ${created.body.data.id}`]);
    const { id, permalink } = created.body.data;

    const list = await server().get<{ data: { id: number }[]; meta: object }>('diari?stato=1', { as: 'lettore' });
    expect(list.body.data.map((row) => row.id)).toEqual([id]);
    const other = await server().get<{ data: object[] }>('news', { as: 'lettore' });
    expect(other.body.data).toEqual([]);

    const found = await server().get<{ data: object[] }>('search?q=viandante', { as: 'lettore' });
    expect(found.body.data).toEqual([
      { area: 'diari', id, title: 'Diario di un viandante', lang: 'it', status: 1, route: `/diari/${id}` },
    ]);

    const read = await server().get<{ data: { contents: Record<string, { description: string }> } }>(`diari/${id}`, {
      as: 'lettore',
    });
    expect(read.body.data.contents.it?.description).toBe('<p>Si parte <strong>presto</strong>.</p>');

    const preview = await server().get(permalink);
    expect([preview.status, preview.text.includes('Diario di un viandante')]).toEqual([200, true]);

    const deleted = await server().call<{ message: string }>('DELETE', `diari/${id}`, { as: 'regionale' });
    expect([deleted.status, deleted.body.message]).toEqual([200, 'Scheda eliminata: 1 diario']);
  });

  test('asks for its own abilities and its own required fields', async () => {
    const asReader = await server().call('POST', 'diari', { as: 'lettore', body: article });
    expect(asReader.status).toBe(403);
    const incomplete = { lang: 'it', contents: { it: { title: 'Senza testo', status: 1 } } };
    const refused = await server().call<{ errors: object }>('POST', 'diari', { as: 'regionale', body: incomplete });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'contents.it.description': 'Campo richiesto', 'contents.it.slug': 'Campo richiesto' },
    ]);
  });
});
