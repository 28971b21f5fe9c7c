import { channel } from 'node:diagnostics_channel';
import type { QueryConfig } from 'pg';

/** What is published of each finished statement, answered or failed. */
export interface FinishedQuery {
  /** Its name, or the first line of its text. */
  readonly statement: string;
  /** On the clock, waiting for a connection included. */
  readonly milliseconds: number;
}

/** Where finished statements are published. */
export const QUERY_CHANNEL = 'portolano:query';

const finished = channel(QUERY_CHANNEL);

const statementOf = (query: string | QueryConfig): string =>
  (typeof query === 'string' ? query : (query.name ?? query.text)).trim().split('\n', 1)[0] ?? '';

async function timed<T>(query: string | QueryConfig, run: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  try {
    return await run();
  } finally {
    const message: FinishedQuery = { statement: statementOf(query), milliseconds: performance.now() - begun };
    finished.publish(message);
  }
}

/** Runs a statement, and publishes how long it took on `QUERY_CHANNEL` where somebody listens to that. */
export const published = <T>(query: string | QueryConfig, run: () => Promise<T>): Promise<T> =>
  finished.hasSubscribers ? timed(query, run) : run();
