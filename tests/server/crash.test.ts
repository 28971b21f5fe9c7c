import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '../../server/db/open';
import { isCore } from '../kit/set';
import { bundled, type Program } from './program';

const fail = (error: Error) => {
  throw error;
};

describe('an embedded database whose process is killed while it writes', { timeout: 180_000 }, () => {
  let folder: string;
  let writer: Program;
  beforeAll(async () => {
    writer = await bundled('tests/server/crashWriter.ts');
    folder = await mkdtemp(join(tmpdir(), 'portolano-test-'));
  });
  afterAll(() => Promise.all([writer.remove(), rm(folder, { recursive: true, force: true })]));

  const database = () => join(folder, 'database');

  /** Runs the writer, kills it once it said `rows` new rows; gives the last row that it said. */
  async function killAfter(rows: number): Promise<number> {
    const child = spawn(process.execPath, [writer.file, database()], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.split('\n').length > rows) child.kill('SIGKILL');
    });
    const signal = await new Promise((resolve) => child.on('close', (_code, by) => resolve(by)));
    expect(signal).toBe('SIGKILL');
    return Number(said.slice(0, said.lastIndexOf('\n')).split('\n').at(-1));
  }

  it('opens again with every acknowledged row, and no half of a transaction', async () => {
    for (const rows of isCore ? [120] : [37, 120, 251]) {
      const acknowledged = await killAfter(rows);
      const db = await openEmbedded(database(), { connectionError: fail, engineDeath: fail, upkeepError: fail });
      const stored = await db.query<{ total: number; counted: number; last: number; whole: boolean }>(
        `select (select n from totals) as total, count(*) as counted, max(n) as last,
                bool_and(length(body) = (n * 7919) % 3000) as whole from rows`,
      );
      await db.close();
      const { total = 0, counted, last, whole } = stored.rows[0] ?? {};
      expect(total).toBeGreaterThanOrEqual(acknowledged);
      expect({ counted, last, whole }).toEqual({ counted: total, last: total, whole: true });
    }
  });
});
