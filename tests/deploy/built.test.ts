import { cpSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fingerprintOf } from '../../scripts/sources.mjs';
import { root } from './files';

const SOURCES = ['server/storage', 'main.ts', 'not/there'];

describe('what was built is known', () => {
  let folder: string;
  const copy = () => join(folder, 'copia');
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'portolano-sources-'));
  });
  beforeEach(() => {
    rmSync(copy(), { recursive: true, force: true });
    for (const path of SOURCES.slice(0, 2)) cpSync(join(root, path), join(copy(), path), { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const here = () => fingerprintOf(root, SOURCES);

  it('by its content, wherever it lies and whenever it was written', () => {
    utimesSync(join(copy(), 'main.ts'), 1, 1);
    expect(fingerprintOf(copy(), SOURCES)).toBe(here());
  });

  it.each<[string, () => void]>([
    ['changed', () => writeFileSync(join(copy(), 'main.ts'), '')],
    ['added', () => writeFileSync(join(copy(), 'server/storage/new.ts'), '')],
    ['removed', () => rmSync(join(copy(), 'server/storage/disk.ts'))],
    ['renamed', () => renameSync(join(copy(), 'server/storage/disk.ts'), join(copy(), 'server/storage/disc.ts'))],
  ])('and not any more once a file is %s', (_how, change) => {
    change();
    expect(fingerprintOf(copy(), SOURCES)).not.toBe(here());
  });
});
