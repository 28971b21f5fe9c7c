import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import type { Outcome } from './run';

const stored = z.object({
  digest: z.string(),
  outcomes: z.array(
    z.object({
      id: z.string(),
      fate: z.enum(['killed', 'timeout', 'survived', 'invalid']),
      killer: z.nullable(z.string()),
    }),
  ),
});

/** What is known of a target: the digest of all files it was found out with, and each mutant's fate. */
export interface Known {
  readonly digest: string;
  readonly outcomes: readonly Outcome[];
}

const pathOf = (root: string, name: string) => join(root, '.cache/mutation', `${name.replaceAll('/', '-')}.json`);

/** What an earlier run found out; nothing when there was none, or when it can't be read. */
export function readKnown(root: string, name: string): Known {
  try {
    return stored.parse(JSON.parse(readFileSync(pathOf(root, name), 'utf8')));
  } catch {
    return { digest: '', outcomes: [] };
  }
}

/** Keeps what was found out, so that a run that was stopped goes on where it was. */
export function writeKnown(root: string, name: string, known: Known): void {
  const path = pathOf(root, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(known));
}
