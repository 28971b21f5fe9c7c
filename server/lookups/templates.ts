import type { Queryable } from '../db/types';

/** The templates of pages, by name. */
export async function listTemplates(db: Queryable): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.query<{ id: number; name: string }>('select id, name from templates order by name, id');
  return rows;
}
