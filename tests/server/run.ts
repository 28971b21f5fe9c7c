import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Name of this run of the tests. */
    run: string;
    /** Whether no other file begins from the same tables: to fill them then takes less than a template. */
    beginsAlone: boolean;
  }
}

/** Names the run; gives what takes away at its end what the run's files shared. */
export default function setup({ provide }: TestProject): () => Promise<void> {
  const run = randomBytes(6).toString('hex');
  provide('run', run);
  return async () => (await import('./database')).dropTemplates(run);
}
