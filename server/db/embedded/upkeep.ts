import type { Queryable } from '../types';

/** Milliseconds between two rounds: the engine has neither checkpoints nor vacuum of its own, and its log only grows. */
const PAUSE = 5 * 60_000;
/** Written rows, dead or changed since the last statistics, from which a table is worth a vacuum. */
const WORTH_A_VACUUM = 1000;

const WORN_TABLES = `
  select quote_ident(relname) as name from pg_stat_user_tables
   where n_dead_tup + n_mod_since_analyze >= $1 order by relname`;

/** One round: the log written out, then each worn table vacuumed in a query of its own, so that calls come in between. */
export async function upkeepRound(db: Queryable): Promise<void> {
  await db.query('checkpoint');
  await db.query('select pg_stat_force_next_flush()');
  const { rows } = await db.query<{ name: string }>(WORN_TABLES, [WORTH_A_VACUUM]);
  for (const { name } of rows) await db.query(`vacuum analyze ${name}`);
}

/** Repeats rounds of upkeep until the function it gives is called; a failed round is reported and repeated. */
export function scheduleUpkeep(db: Queryable, onError: (error: Error) => void): () => void {
  const timer = setInterval(() => {
    upkeepRound(db).catch(onError);
  }, PAUSE);
  timer.unref();
  return () => clearInterval(timer);
}
