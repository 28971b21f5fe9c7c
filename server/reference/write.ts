import { takeLock } from '../db/locks';
import type { Queryable } from '../db/types';
import { writeCategories } from './categories';
import { writeRoles } from './roles';
import { writeTemplates } from './templates';
import { writeTerritory } from './territory';

/** Parts of the reference data, each written once into a database; what a later version adds is a part of its own. */
const PARTS: Readonly<Record<string, (tx: Queryable) => Promise<void>>> = {
  'categories and territory': async (tx) => writeTerritory(tx, await writeCategories(tx)),
  roles: writeRoles,
  templates: writeTemplates,
};

async function missingParts(tx: Queryable): Promise<string[]> {
  const { rows } = await tx.query<{ name: string }>('select name from reference_data');
  const written = new Set(rows.map(({ name }) => name));
  return Object.keys(PARTS).filter((name) => !written.has(name));
}

/**
 * Writes what every site has from its first day and a database has not got yet: categories, municipalities, roles,
 * templates. Into a database that is in use only what is missing; no row of it is changed. Within a transaction.
 */
export async function writeReference(tx: Queryable): Promise<void> {
  if ((await missingParts(tx)).length === 0) return;
  await takeLock(tx, 'reference');
  for (const name of await missingParts(tx)) {
    await PARTS[name]?.(tx);
    await tx.query('insert into reference_data (name) values ($1)', [name]);
  }
}
