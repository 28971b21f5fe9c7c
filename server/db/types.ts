import type { Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg';

/** An area as its last write left it. */
export interface AreaState {
  /** Raised by a trigger in every transaction that writes in the area. */
  readonly version: number;
  /** Rows of the area. */
  readonly total: number;
}

/** Versions of the database: what was computed under one is valid while it stands. */
export interface DatabaseState {
  /** Raised in every transaction that changes who may do what: users, roles, their abilities, sessions that end. */
  readonly access: number;
  area(name: string): AreaState;
}

/** What a statement or a transaction may have written: rows of areas alone, nothing of who may do what, or anything. */
export type Written = 'areas' | 'everything';

/** A statement. One that writes ends all that the process knows of the database, unless it says that it writes less. */
export interface Statement extends QueryConfig {
  readonly writes?: Written;
}

/**
 * Runs SQL. A query with a `name` is prepared once a connection: give one to every query on a hot path.
 * `timestamptz` comes as ISO 8601 UTC with milliseconds, `timestamp` and `date` as their text, `bigint` as a number.
 */
export interface Queryable {
  query<Row extends QueryResultRow = QueryResultRow>(
    query: string | Statement,
    values?: readonly unknown[],
  ): Promise<QueryResult<Row>>;
}

/** The database. Inside a transaction use what `transaction` hands over: the embedded engine has one connection only. */
export interface Db extends Queryable {
  readonly pool: Pool;
  readonly engine: 'embedded' | 'postgres';
  /**
   * The database's versions: never behind what this process wrote, and behind others by a fraction of a second at most.
   * A SELECT whose functions write belongs in a transaction, for nobody could tell that it did.
   */
  state(): Promise<DatabaseState>;
  /** The same of who may do what alone, for which nothing is asked while this process writes in areas. */
  access(): Promise<DatabaseState['access']>;
  /** Runs `work` in one transaction, which writes no more than said: committed when it resolves, rolled back when it rejects. */
  transaction<T>(work: (tx: Queryable) => Promise<T>, writes?: Written): Promise<T>;
  /** Waits for the connections in use, then closes the engine too. */
  close(): Promise<void>;
}
