import { openSession, type SessionCaller } from '../../../server/auth/sessions';
import type { TestServer } from '../kit';
import { newRole, newUser } from '../users-kit';

export type Headers = Readonly<Record<string, string>>;

/** Who makes calls: a user, as often signed in as it takes, without any password; or nobody. */
export interface Caller {
  /** Zero for nobody. */
  readonly id: number;
  /** Headers of a new session. */
  readonly signIn: () => Promise<Headers>;
}

export const nobody: Caller = { id: 0, signIn: async () => ({}) };

const SOMEWHERE = { headers: {}, ip: '127.0.0.1' } as SessionCaller;

export function userAs(server: TestServer, id: number): Caller {
  const services = { clock: () => server.now(), sessionDays: 30 };
  const signIn = async () => ({
    Authorization: `Bearer ${await openSession(server.db, services, id, SOMEWHERE)}`,
  });
  return { id, signIn };
}

/** A user whose abilities are given anew from one trial to the next. */
export interface Changing extends Caller {
  readonly become: (abilities: readonly string[]) => Promise<void>;
}

export async function changingUser(server: TestServer): Promise<Changing> {
  const role = await newRole(server, 'Ruolo di prova', []);
  const { rows } = await server.db.query<{ name: string }>('select name from roles where id = $1', [role]);
  const id = await newUser(server, 'curioso', { role: rows[0]?.name });
  const become = async (abilities: readonly string[]) => {
    await server.db.query(
      `with gone as (delete from role_abilities where role_id = $1 and not ability = any($2::text[]))
       insert into role_abilities (role_id, ability) select $1, unnest($2::text[]) on conflict do nothing`,
      [role, abilities],
    );
  };
  return { ...userAs(server, id), become };
}
