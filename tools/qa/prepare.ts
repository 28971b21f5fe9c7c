import { DEMO_USERS } from '../../demo/users';
import { callApi } from '../../tests/kit/http';
import { type Api, routeOf, type Start } from '../../tests/kit/start';
import { abilitiesOf, type Person, personFor } from './person';

/** Data of a server that a path can be played on. */
export interface Prepared {
  readonly person: Person;
  /** Of the page that the path begins on. */
  readonly address: string;
}

const send = async (...call: Parameters<typeof callApi>): Promise<unknown> => (await callApi(...call)).data;

/** Signs somebody of the demo in; gives the token. */
export async function signIn(origin: string, username: string): Promise<string> {
  const password = DEMO_USERS.find((user) => user.username === username)?.password;
  const data = await send(origin, 'POST', 'login', null, { username, password });
  return (data as { access_token: string }).access_token;
}

/** Calls of a running server by people of its demo. */
function apiOf(origin: string): Api {
  const tokens = new Map<string, string>();
  return async (method, path, body, as = 'admin') => {
    const token = tokens.get(as) ?? (await signIn(origin, as));
    tokens.set(as, token);
    return send(origin, method, path, token, body);
  };
}

async function adaptRole(api: Api, person: Person): Promise<void> {
  if (person.added.length + person.removed.length === 0) return;
  const roles = (await api('GET', 'user/roles')) as readonly { readonly id: number; readonly name: string }[];
  const id = roles.find(({ name }) => name === person.role)?.id;
  const { title } = (await api('GET', `user/roles/${id}`)) as { readonly title: string };
  await api('PUT', `user/roles/${id}`, { title, abilities: abilitiesOf(person) });
}

/** Brings a server that has the demo content to where a start begins. Rejects with the answer that refused something. */
export async function prepare(origin: string, start: Start): Promise<Prepared> {
  const api = apiOf(origin);
  const person = personFor(start);
  await adaptRole(api, person);
  const id = (await start.element?.(api)) ?? '';
  return { person, address: `${origin}/#${routeOf(start, id)}` };
}
