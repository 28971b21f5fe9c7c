import type { TestServer } from './kit';

/** Creates a place type; gives its id and code. */
export async function newPlaceType(server: TestServer, title: string): Promise<{ id: number; code: string }> {
  const path = `set-luogo/-1/${encodeURIComponent(title)}`;
  const { status, body, text } = await server.call<{ data: { id: number } }>('POST', path, { as: 'admin' });
  if (status !== 201) throw new Error(`place type: ${text}`);
  const { rows } = await server.db.query<{ code: string }>('select code from place_types where id = $1', [
    body.data.id,
  ]);
  return { id: body.data.id, code: rows[0]?.code ?? '' };
}

/** Creates a place; gives its id. */
export async function newPlace(server: TestServer, body: object): Promise<number> {
  const answer = await server.call<{ data: { id: number } }>('POST', 'luoghi', { as: 'admin', body });
  if (answer.status !== 201) throw new Error(`place: ${answer.text}`);
  return answer.body.data.id;
}

/** An address in a municipality, bare as places have it. */
export const addressIn = (id: number, city: string, street = 'Via Roma', number = '1') => ({
  city: { id, city },
  address: street,
  number,
  lat: 44.5,
  lng: 11.3,
});
