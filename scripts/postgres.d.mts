/** A temporary PostgreSQL cluster of its own. */
export interface Cluster {
  readonly url: string;
  start(): Promise<void>;
  /** 'immediate' is as if the machine had lost its power. */
  end(mode?: 'fast' | 'immediate'): Promise<void>;
  /** Ends it for good and removes its folder. */
  stop(): Promise<void>;
}
export function startPostgres(): Promise<Cluster>;

/** A pooler in transaction mode before a cluster. */
export interface Pooler {
  readonly url: string;
  stop(): Promise<void>;
}
export function startPooler(url: string): Promise<Pooler>;
