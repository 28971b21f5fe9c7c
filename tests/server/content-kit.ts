import { seedTags } from '../../demo/categories';
import { writeReference } from '../../server/reference/write';
import type { Answer, TestServer } from './kit';

/** Municipalities, provinces, categories and tags, which contents point to. */
export async function seedReferences(server: TestServer): Promise<void> {
  await server.db.transaction(async (tx) => {
    await writeReference(tx);
    await seedTags(tx);
  });
}

export const BOLOGNA = 37006;
export const MODENA = 36023;
export const RIMINI = 99014;

/** JSON as tests send it and read it. */
export type Body = { [key: string]: unknown };

/** One language with everything that status 1 asks for. */
export const complete = (title: string, more: Body = {}): Body => ({
  title,
  slug: 'uno-slug',
  description: '<p>Testo</p>',
  excerpt: 'Introduzione',
  google: { keywords: 'a', title: 'b', description: 'c' },
  social: { title: 'd', description: 'e' },
  status: 2,
  ...more,
});

/** A valid body with one language, Italian. */
export const bodyWith = (it: Body, more: Body = {}): Body => ({ contents: { it }, lang: 'it', ...more });

export interface Written {
  status: string;
  code: string;
  message: string;
  data: { id: number; message: string; permalink: string; updated_at: string };
}

export interface Refused {
  status: string;
  code: string;
  message: string;
  errors?: Record<string, string>;
  data?: { message: string; updated_at: string; updated_by: string | null };
}

/** An item as the server answers it; a test looks at what it is about. */
export interface ReadItem {
  id: number;
  updated_at: string;
  contents: Record<string, Record<string, unknown>>;
  [key: string]: unknown;
}

export async function create(server: TestServer, body: Body, as = 'admin'): Promise<number> {
  const answer = await server.call<Written>('POST', 'news', { as, body });
  if (answer.status !== 201) throw new Error(`create: ${answer.text}`);
  return answer.body.data.id;
}

export async function read(server: TestServer, id: number, as = 'admin'): Promise<ReadItem> {
  const answer = await server.get<{ data: ReadItem }>(`news/${id}`, { as });
  if (answer.status !== 200) throw new Error(`read: ${answer.text}`);
  return answer.body.data;
}

export const put = (server: TestServer, id: number, body: unknown, as = 'admin'): Promise<Answer<Written & Refused>> =>
  server.call('PUT', `news/${id}`, { as, body });

/** Status and field errors of a refusal. */
export const refusalOf = ({ status, body }: Answer<Refused>) => ({ status, errors: body.errors });

/** Creates a news item by a call whose answer the test looks at. */
export const posting =
  (server: () => TestServer) =>
  (body: unknown, as = 'admin', headers: Record<string, string> = {}) =>
    server().call<Written & Refused>('POST', 'news', { as, body, headers });

/** Writes an item of an area that has no editor yet, its titles by language; gives its id. */
export async function insertContent(
  server: TestServer,
  area: string,
  titles: Readonly<Record<string, string>>,
): Promise<number> {
  const { rows } = await server.db.query<{ id: number }>('insert into contents (area) values ($1) returning id', [
    area,
  ]);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('no row was written');
  const text = 'insert into translations (content_id, area, lang, title) values ($1, $2, $3, $4)';
  for (const [lang, title] of Object.entries(titles)) await server.db.query(text, [id, area, lang, title]);
  return id;
}
