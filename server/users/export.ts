import { users } from '../../src/content/listings/users';
import { userServerTexts } from '../../src/messages/server/administration';
import { isPossibleId } from '../db/ids';
import type { Queryable } from '../db/types';
import { type Cell, csvStream } from '../http/csv';
import { FileStream } from '../http/route';

/** Users read at once: a download of whatever length keeps no more than these in memory. */
const BATCH = 500;

interface ExportRow {
  readonly id: number;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly company: string;
  readonly role: string;
  readonly desk: string;
  readonly active: boolean;
}

const ROWS = `
  select u.id, u.username, u.first_name, u.last_name, u.email, u.company, r.title as role, d.nome as desk, u.active
    from users u join roles r on r.id = u.role_id join desks d on d.id = u.desk_id
   where u.id > $1 and ($2::integer[] is null or u.id = any($2)) order by u.id limit ${BATCH}`;

function cellsOf({ id, username, first_name, last_name, email, company, role, desk, active }: ExportRow): Cell[] {
  const { states } = userServerTexts;
  const state = active ? states.active : states.inactive;
  return [id, username, first_name, last_name, email, company, role, desk, state];
}

/** Every batch is a query of its own: a slow download keeps no connection. */
async function* batches(db: Queryable, ids: readonly number[] | null) {
  for (let last = 0; ; ) {
    const { rows } = await db.query<ExportRow>({ name: 'user-export', text: ROWS, values: [last, ids] });
    if (rows.length > 0) yield rows.map(cellsOf);
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Users as a CSV file, all of them or those of the ids, by id; ids of nobody are left out. Source: contract, GET user/export. */
export async function exportUsersFile(db: Queryable, requested: readonly number[] | null): Promise<FileStream> {
  const ids = requested === null ? null : requested.filter(isPossibleId);
  const text = 'select count(*) as total from users where $1::integer[] is null or id = any($1)';
  const { rows } = await db.query<{ total: number }>(text, [ids]);
  return new FileStream(
    users.list.exports?.fileName ?? '',
    rows[0]?.total ?? 0,
    csvStream(userServerTexts.csv, batches(db, ids)),
  );
}
