import { callApi } from '../../kit/http';
import type { DemoName } from '../../kit/start';
import { completeText } from '../../machines/starts';
import { ADDRESS } from './server';

/** The demo's users; each has the password `<username>-demo-2026`. */
export type Username = DemoName;

type Json = { [key: string]: unknown };

/** Address of the server under test. */
export function address(): string {
  const value = process.env[ADDRESS];
  if (value === undefined) throw new Error('the server under test was not started');
  return value;
}

const send = (method: string, path: string, token: string | null, body?: Json): Promise<Json> =>
  callApi(address(), method, path, token, body);

export const passwordOf = (username: Username): string => `${username}-demo-2026`;

/** Signs in and gives a token of its own. */
export async function freshToken(username: Username): Promise<string> {
  const { data } = await send('POST', 'login', null, { username, password: passwordOf(username) });
  return (data as { access_token: string }).access_token;
}

/** Makes a token worthless at once. */
export const revoke = (token: string): Promise<Json> => send('GET', 'logout', token);

const tokens = new Map<Username, Promise<string>>();

/** Calls the server's API behind the page's back, as this user. Rejects with the answer when it is refused. */
export async function call(as: Username, method: string, path: string, body?: Json): Promise<Json> {
  let token = tokens.get(as);
  if (token === undefined) {
    token = freshToken(as);
    tokens.set(as, token);
  }
  return send(method, path, await token, body);
}

export { completeText };

/** A text that no other test has in its titles. */
export function unique(name: string): string {
  const letters = [...crypto.randomUUID().replaceAll('-', '')].map(
    (digit) => 'bcdfghlmnprstvza'[Number.parseInt(digit, 16)],
  );
  return `${name} ${letters.slice(0, 12).join('')}`;
}

/** Creates a news item; `contents` by language. Gives its id. */
export async function createNews(contents: Record<string, Json>, more: Json = {}): Promise<number> {
  const { data } = await call('admin', 'POST', 'news', { contents, lang: 'it', ...more });
  return (data as { id: number }).id;
}

/** Creates an information office without anything that it may lack; `contents` by language. Gives its id. */
export async function createOffice(contents: Record<string, Json>): Promise<number> {
  const lists = { info_apertura: [], contacts: [], locations: [] };
  const { data } = await call('admin', 'POST', 'iat', { contents, lang: 'it', ...lists });
  return (data as { id: number }).id;
}

/** A news item as the server answers it. */
export interface ReadNews extends Json {
  readonly id: number;
  readonly updated_at: string;
  readonly contents: Record<string, Json & { title: string; status: number; description: string }>;
}

export async function readNews(id: number): Promise<ReadNews> {
  return (await call('admin', 'GET', `news/${id}`)).data as ReadNews;
}

/** Saves an item after `change`, as somebody else at another desk would. */
export async function changeNews(
  id: number,
  change: (item: ReadNews) => Json,
  as: Username = 'regionale',
): Promise<void> {
  await call(as, 'PUT', `news/${id}`, { ...change(await readNews(id)), lang: 'it' });
}

/** The id of the first element of a list of the server. */
export async function firstId(path: string): Promise<number> {
  const { data } = await call('admin', 'GET', `${path}?limit=1`);
  return (data as readonly { readonly id: number }[])[0]?.id ?? 0;
}
