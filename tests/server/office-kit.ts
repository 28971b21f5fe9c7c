import { BOLOGNA, type Body, bodyWith, type ReadItem, type Refused, type Written } from './content-kit';
import type { TestServer } from './kit';

export const BOLOGNA_ADDRESS: Body = {
  location: { city: { id: BOLOGNA }, address: 'Piazza Maggiore', number: '1/E', lat: 44.4937, lng: 11.3427 },
};

/** A body of an office in Bologna, in Italian. */
export const officeWith = (it: Body, more: Body = {}): Body => bodyWith(it, { locations: BOLOGNA_ADDRESS, ...more });

/** Writes an office; the test looks at the answer. */
export const writeOffice = (server: TestServer, body: unknown, as = 'admin') =>
  server.call<Written & Refused>('POST', 'iat', { as, body });

/** Creates an office; gives its id. */
export async function createOffice(server: TestServer, body: Body, as = 'admin'): Promise<number> {
  const answer = await writeOffice(server, body, as);
  if (answer.status !== 201) throw new Error(`create: ${answer.text}`);
  return answer.body.data.id;
}

/** An office as the server gives it. */
export async function readOffice(server: TestServer, id: number, as = 'admin'): Promise<ReadItem> {
  const answer = await server.get<{ data: ReadItem }>(`iat/${id}`, { as });
  if (answer.status !== 200) throw new Error(`read: ${answer.text}`);
  return answer.body.data;
}
