import type { TestServer } from '../kit';
import { newRole, newUser } from '../users-kit';

/** What is no content, called by secret words. */
export interface PlantedRecords {
  readonly user: number;
  readonly role: number;
}

/** Who keeps users or desks knows who they are; who fills the form of a user chooses among the roles. */
const SEES_USERS = ['user-view', 'user-edit', 'redazioni-view'];
const CHOOSES_ROLES = ['user-view', 'user-edit', 'user-create'];
const SEES_EVENTS = ['event-view'];

/** Plants a user with a role of its own, author of a content, and what others offer; `secret` gives each word. */
export async function plantRecords(
  server: TestServer,
  owned: number,
  secret: (what: string, abilities: readonly string[]) => string,
): Promise<PlantedRecords> {
  const role = await newRole(server, secret('ruolo', CHOOSES_ROLES), []);
  const { rows } = await server.db.query<{ name: string }>('select name from roles where id = $1', [role]);
  const user = await newUser(server, secret('utente', SEES_USERS), {
    email: `${secret('posta', SEES_USERS)}@portolano.example`,
    company: secret('ditta', SEES_USERS),
    role: rows[0]?.name,
  });
  // Whoever owns something is not deleted, and the refusal names them.
  await server.db.query('update translations set author_id = $1 where content_id = $2', [user, owned]);
  await server.db.query(
    `insert into reviewed_activities (outside_id, title, entry, status, content_hash) values ('prova', $1, '{}', 0, '')`,
    [secret('proposta', SEES_EVENTS)],
  );
  await server.db.query(
    `insert into bookable_activities (id, title, location_name, description, content_hash) values (1, $1, '', '', '')`,
    [secret('prenotabile', SEES_EVENTS)],
  );
  return { user, role };
}
