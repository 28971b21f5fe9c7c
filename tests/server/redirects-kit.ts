import { expect } from 'vitest';
import type { TestServer } from './kit';

export interface Saved {
  data: { id: number; message: string; updated_at: string };
}
export interface Refused {
  message: string;
  errors: Record<string, string>;
  data?: Record<string, unknown>;
}
interface Page {
  data: {
    id: number;
    old_url: string;
    new_url: string;
    code: number;
    updated_at: string;
    hidden_by?: { id: number; old_url: string };
  }[];
  meta: object;
}

export const PATH = 'operations/error404';

/** The calls of redirects that their tests share, as an administrator makes them, and a visit of the portal's stand-in. */
export function redirectsOf(server: () => TestServer) {
  const save = <Body = Saved>(body: object, options: { headers?: Record<string, string>; as?: string } = {}) =>
    server().call<Body>('POST', `${PATH}/rotta`, { as: 'admin', body, ...options });
  const create = async (old_url: string, new_url: string, code = 301): Promise<number> => {
    const { status, body } = await save({ old_url, new_url, code });
    expect([status, body.data.message]).toEqual([201, 'Redirect creato']);
    return body.data.id;
  };
  const list = async (query: string) => (await server().get<Page>(`${PATH}?backend=1&${query}`, { as: 'admin' })).body;
  const olds = async (query: string) => (await list(query)).data.map(({ old_url }) => old_url);
  const empty = () => server().db.query('delete from redirects');
  const visit = async (path: string, method = 'GET') => {
    const answer = await fetch(`${server().origin}${path}`, { redirect: 'manual', method });
    return [answer.status, answer.headers.get('location')];
  };
  return { save, create, list, olds, empty, visit };
}
