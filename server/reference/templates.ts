import type { Queryable } from '../db/types';
import templates from './templates.json' with { type: 'json' };

const INSERT = `
  insert into templates (id, name) select id, name from jsonb_to_recordset($1::jsonb) as r(id integer, name text)
  on conflict do nothing`;

const MAKE_ROOM = `
  select setval(pg_get_serial_sequence('templates', 'id'), greatest(1000, (select last_value from templates_id_seq)))`;

/** Writes the templates of the portal's pages that a database has neither by their id nor by their name. */
export async function writeTemplates(tx: Queryable): Promise<void> {
  await tx.query(INSERT, [JSON.stringify(templates)]);
  await tx.query(MAKE_ROOM);
}
