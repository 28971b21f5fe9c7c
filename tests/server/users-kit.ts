import type { Answer, TestServer } from './kit';

export const PASSWORD = 'Argine-Lungo-del-Po';

/** The refusal of fields that are wrong. */
export const invalid = (errors: object) => ({
  status: 'error',
  code: '422',
  message: 'I dati inviati non sono validi: correggi i campi segnalati.',
  errors,
});

/** The refusal of what the present state forbids. */
export const refusal = (status: number, message: string, more: object = {}) => ({
  status: 'error',
  code: String(status),
  message,
  ...more,
});

/** A body that creates a user, with what a test changes. */
export const userBody = (server: TestServer, username: string, more: object = {}) => ({
  company: '',
  first_name: 'Nora',
  last_name: 'De Santis',
  username,
  email: `${username}@portolano.example`,
  password: PASSWORD,
  password_confirmation: PASSWORD,
  role: 'editor',
  active: 1,
  redazione: server.deskId,
  destination: [],
  ...more,
});

/** Creates a user and gives the id. */
export async function newUser(server: TestServer, username: string, more: object = {}): Promise<number> {
  const body = userBody(server, username, more);
  const answer = await server.call<{ data: { id: number } }>('POST', 'user', { as: 'admin', body });
  if (answer.status !== 201) throw new Error(`create: ${answer.text}`);
  return answer.body.data.id;
}

/** Creates a role and gives the id. */
export async function newRole(server: TestServer, title: string, abilities: readonly string[]): Promise<number> {
  const answer = await server.call<{ data: { id: number } }>('POST', 'user/roles', {
    as: 'admin',
    body: { title, abilities },
  });
  if (answer.status !== 201) throw new Error(`create: ${answer.text}`);
  return answer.body.data.id;
}

/** Signs in and gives the header that says so. */
export async function headerOf(
  server: TestServer,
  username: string,
  password = PASSWORD,
): Promise<{ Authorization: string }> {
  const { answer, token } = await server.signIn(username, password);
  if (answer.status !== 200) throw new Error(`login: ${answer.text}`);
  return { Authorization: `Bearer ${token}` };
}

export interface UserDetail {
  id: number;
  username: string;
  first_name: string;
  last_name: string;
  email: string;
  company: string;
  active: number;
  redazione: number;
  roles: Record<string, string>;
  destinations: Record<string, string>;
  updated_at: string;
}

export async function readUser(server: TestServer, id: number): Promise<UserDetail> {
  const answer = await server.get<{ data: UserDetail }>(`user/${id}`, { as: 'admin' });
  if (answer.status !== 200) throw new Error(`read: ${answer.text}`);
  return answer.body.data;
}

/** Sends what the user's page sends: the whole record, with what changes. */
export async function writeUser(server: TestServer, id: number, change: object, as = 'admin'): Promise<Answer> {
  const { roles, destinations, ...stored } = await readUser(server, id);
  const [role] = Object.keys(roles);
  const body = { ...stored, roles, role, destination: Object.keys(destinations).map(Number), ...change };
  return server.call('PUT', `user/${id}`, { as, body });
}

interface LogRow {
  action: string;
  username: string;
  entity: string;
  entity_id: number;
  details: Record<string, unknown>;
}

/** What the log says was done to an entity, the oldest first, as [action, who, details]. */
export async function logOf(server: TestServer, entity: string, id: number): Promise<unknown[][]> {
  const { rows } = await server.db.query<LogRow>(
    'select action, username, details from audit where entity = $1 and entity_id = $2 order by id',
    [entity, id],
  );
  return rows.map(({ action, username, details }) => [action, username, details]);
}
