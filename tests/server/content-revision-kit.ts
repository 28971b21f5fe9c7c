import { type Body, complete, create, put, type ReadItem, read } from './content-kit';
import type { TestServer } from './kit';

/** A published news in Italian and English; more or other fields of the item and of its languages. */
export function publishedNews(server: TestServer, more: Body = {}, localized: Body = {}): Promise<number> {
  return create(server, {
    contents: { it: complete('Uno', { status: 1, ...localized }), en: complete('One', { status: 1, ...localized }) },
    lang: 'it',
    ...more,
  });
}

/** A read item as it is sent back, with other keys in one language. */
export const edited = (item: ReadItem, lang: string, change: Body, more: Body = {}): Body => ({
  ...item,
  contents: { ...item.contents, [lang]: { ...item.contents[lang], ...change } },
  lang,
  ...more,
});

/** The id of the draft that an editor's new Italian title makes of an item. */
export async function revised(server: TestServer, id: number, change: Body = { title: 'Due' }): Promise<number> {
  const answer = await put(server, id, edited(await read(server, id, 'editor'), 'it', change), 'editor');
  if (answer.status !== 200 || answer.body.data.id === id) throw new Error(`no draft: ${answer.text}`);
  return answer.body.data.id;
}

/** A news row of the list. */
export interface Row {
  id: number;
  revision: number | null;
  revision_statuses: Record<string, number>;
  [key: string]: unknown;
}

/** The rows of a list call, and how many there are in all. */
export async function listed(server: TestServer, query: string): Promise<{ rows: Row[]; total: number }> {
  const { body } = await server.get<{ data: Row[]; meta: { total: number } }>(`news?${query}`, { as: 'admin' });
  return { rows: body.data, total: body.meta.total };
}
