import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '../../server/db/types';
import { openFile } from '../../server/import/file';
import type { Report } from '../../server/import/report';
import { type RunOptions, runImport } from '../../server/import/run';
import type { ImportKind } from '../../server/import/types';
import { importTexts } from '../../src/messages/server/imports';

/** Runs some work with a file that holds this. */
export async function withFile<T>(content: string | Uint8Array, work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'portolano-import-'));
  try {
    const path = join(folder, 'file');
    await writeFile(path, content);
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Imports a file; without options it writes. */
export async function importFile<Row>(
  db: Db,
  kind: ImportKind<Row>,
  path: string,
  { writes = true, allGone = false, hosts = [] }: Partial<RunOptions> & { readonly hosts?: readonly string[] } = {},
): Promise<Report> {
  const file = await openFile(path, kind.table);
  return runImport(db, await kind.prepare(db, new Date(), hosts), file, { writes, allGone });
}

const LABELS = Object.keys(importTexts.report.outcomes) as (keyof typeof importTexts.report.outcomes)[];

/** What a report counts, without zeros. */
export const countsOf = (report: Report): Record<string, number> =>
  Object.fromEntries(LABELS.map((label) => [label, report.count(label)]).filter(([, count]) => count !== 0));
