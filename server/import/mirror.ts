import type { Queryable } from '../db/types';
import type { Importer, Incoming, Outcome, Stored, Understood } from './types';
import { type Said, WrongEntry } from './understand';

/** A table that holds what another source has. */
export interface Mirror {
  /** Area in the log and among the versions. */
  readonly area: string;
  readonly table: string;
  /** Column of the source's id, with its SQL type. */
  readonly known: readonly [column: string, type: string];
  /** SQL: whether somebody decided about a row. */
  readonly decided: string;
  /** Inserts or updates the rows of a JSON list, the first parameter; the second is the time. Takes `known` and `hash` of each row beside its columns. */
  readonly put: string;
}

/** Rows that are read at a time to find what is gone. */
const PIECE = 5000;

interface Held {
  readonly known: string;
  readonly content_hash: string;
  readonly decided: boolean;
  readonly gone: boolean;
}

/** What every row of a mirror has. */
interface Hashed {
  readonly hash: string;
}

function outcomeOf(held: Held | undefined, { hash }: Hashed): Outcome {
  if (held === undefined) return 'new';
  const isSame = held.content_hash === hash;
  if (!isSame && held.decided) return 'changed';
  if (held.gone) return 'returned';
  return isSame ? 'same' : 'updated';
}

/**
 * The rows as they are stored. Whoever will write locks them, always in the order of their ids, before anything else:
 * somebody who decides about one meanwhile waits, or is waited for.
 */
async function heldOf(
  db: Queryable,
  { table, known: [column, type], decided }: Mirror,
  rows: readonly Incoming<Hashed>[],
  lock: '' | 'for no key update',
): Promise<ReadonlyMap<string, Held>> {
  const text = `
    select ${column}::text as known, content_hash, ${decided} as decided, gone_since is not null as gone
      from ${table} where ${column} = any($1::${type}[]) order by id ${lock}`;
  const held = await db.query<Held & Record<string, unknown>>(text, [rows.map(({ id }) => id)]);
  return new Map(held.rows.map((row) => [row.known, row]));
}

/** Nobody signed in: who has the machine imports. */
const LOG = `
  insert into audit (at, username, action, entity, details) values ($1, 'npm run import', 'import', $2, $3)`;

const countsOf = (outcomes: readonly Outcome[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
};

function storedIn(db: Queryable, { table, known: [column], area }: Mirror, now: Date): Stored {
  return {
    async *present() {
      const text = `
        select id, ${column}::text as known, title as name from ${table}
         where gone_since is null and id > $1 order by id limit ${PIECE}`;
      for (let last = 0; ; ) {
        const { rows } = await db.query<{ id: number; known: string; name: string }>(text, [last]);
        if (rows.length === 0) return;
        yield rows;
        last = rows.at(-1)?.id ?? last;
      }
    },
    async markGone(tx, ids) {
      await tx.query(`update ${table} set gone_since = $2 where id = any($1::integer[]) and gone_since is null`, [
        ids,
        now,
      ]);
      await tx.query(LOG, [now, area, JSON.stringify({ gone: ids.length })]);
    },
  };
}

/**
 * Imports what another source has into its mirror: what is new, what changed, what came back. What somebody decided stays,
 * with the mark that the content is another now.
 */
export function mirrorImporter<Row extends Hashed>(
  db: Queryable,
  mirror: Mirror,
  now: Date,
  understand: (said: Said) => Understood<Row>,
): Importer<Row> {
  const judge = async (on: Queryable, rows: readonly Incoming<Row>[], lock: '' | 'for no key update') => {
    const held = await heldOf(on, mirror, rows, lock);
    return rows.map(({ id, row }) => outcomeOf(held.get(id), row));
  };
  return {
    understand,
    judge: (rows) => judge(db, rows, ''),
    async write(tx, rows) {
      const outcomes = await judge(tx, rows, 'for no key update');
      const written = rows.flatMap(({ id, row }, index) => (outcomes[index] === 'same' ? [] : [{ known: id, ...row }]));
      if (written.length > 0) {
        const ordered = written.map((row, ordinal) => ({ ...row, ordinal }));
        await tx.query(mirror.put, [JSON.stringify(ordered), now]);
        await tx.query(LOG, [now, mirror.area, JSON.stringify(countsOf(outcomes))]);
      }
      return outcomes;
    },
    stored: storedIn(db, mirror, now),
  };
}

/** Reads an entry; takes how its id is read and, once that is known, the rest. */
export function understood<Row>(
  said: Said,
  idIn: (said: Said) => string,
  rest: (said: Said) => { readonly name: string; readonly row: Row },
): Understood<Row> {
  let id: string | null = null;
  try {
    id = idIn(said);
    return { id, ...rest(said) };
  } catch (error) {
    if (error instanceof WrongEntry) return { id, problem: error.message };
    throw error;
  }
}
