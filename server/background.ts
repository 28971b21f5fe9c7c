import type { FastifyBaseLogger } from 'fastify';

/** Work that goes on after its call was answered. */
export interface Background {
  /** Begins the work; a failure is logged under `what`. */
  run(log: FastifyBaseLogger, what: string, work: () => Promise<void>): void;
  /** Pieces of work that are under way. */
  count(): number;
  /** Resolves once nothing is under way any more. */
  settled(): Promise<void>;
}

/** Keeps count of work in the background, so that the server can end after it. */
export function createBackground(): Background {
  const running = new Set<Promise<void>>();
  return {
    run(log, what, work) {
      const job = work()
        .catch((error: Error) => log.error({ err: error }, `${what} failed`))
        .finally(() => running.delete(job));
      running.add(job);
    },
    count: () => running.size,
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
