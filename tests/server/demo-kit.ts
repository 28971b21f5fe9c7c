import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, type RunnerTestSuite } from 'vitest';
import type { Generated } from '../../demo/insert';
import { seedDemo } from '../../demo/seed';
import { incomingItem } from '../../server/content/write/incoming';
import { migrate } from '../../server/db/migrate';
import type { Db } from '../../server/db/types';
import { itemProblems } from '../../src/content/item/validate';
import type { Content } from '../../src/content/model/content';
import { isCore } from '../kit/set';
import { type EngineName, keptFolder, newFilledDatabase, newFilledFolder } from './database';
import { root } from './program';

/** Each generated item breaks no rule of its content type, and the server takes it as it is: nothing cleaned, nothing lost. */
export function expectTaken(content: Content, items: readonly Generated[]): void {
  for (const { item } of items) {
    expect(itemProblems(content, item, Object.keys(item.contents))).toEqual([]);
    const { id: _, ...body } = item;
    // The current language belongs to the call, not to the item.
    expect(incomingItem({ content, sent: body, userId: 1, clean: new Map() }, null)).toEqual({
      ...item,
      lang: '',
      updated_at: null,
    });
  }
}

/** What the texts of the demo come from, and what is asked of them. */
const SERVER = ['content', 'references', 'richText', 'reference', 'media', 'inspect'].map((name) => `server/${name}`);
const SOURCES = ['demo', ...SERVER, 'src/content', 'src/contract'];
const isCheck = (path: string): boolean => path.includes('demo');

let digested: string | undefined;

function digestOfSources(): string {
  if (digested !== undefined) return digested;
  const below = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
  const checks = below('tests/server').filter(isCheck);
  const digest = createHash('sha256');
  const files = [...SOURCES.flatMap(below), ...checks, join(root, 'package-lock.json')];
  for (const file of files.sort()) digest.update(file).update(readFileSync(file));
  digested = digest.digest('hex');
  return digested;
}

/** Where it is kept for which sources a text last held. */
const stamps = join(root, '.cache/tests/demo');

/** Describes what texts of the demo are. In the core they are checked only where something changed since all of it held. */
export function describeTexts(title: string, body: () => void): void {
  const stamp = join(stamps, title.replaceAll(' ', '-'));
  if (isCore && existsSync(stamp) && readFileSync(stamp, 'utf8') === digestOfSources()) {
    describe(title, () => it.skip('has not changed since it was checked'));
    return;
  }
  describe(title, () => {
    let suite: RunnerTestSuite | undefined;
    beforeEach(({ task }) => {
      suite = task.suite;
    });
    body();
    afterAll(() => {
      if (suite?.tasks.every(({ result }) => result?.state === 'pass') !== true) return;
      mkdirSync(stamps, { recursive: true });
      writeFileSync(stamp, digestOfSources());
    });
  });
}

/** Where the pictures of the run's demo are. */
export const demoPictures = (run: string): string => keptFolder(run, 'pictures of the demo');

const fillWithDemo = (run: string) => async (db: Db) => {
  await migrate(db);
  await seedDemo(db, { dataDir: demoPictures(run) });
};

/** A database with the demo, seeded once a run. */
export const demoDatabase = (engine: EngineName, run: string): Promise<Db> =>
  newFilledDatabase(engine, run, 'demo', fillWithDemo(run));

/** The same as an embedded database in a folder that is not there yet. */
export const newDemoFolder = (at: string, run: string): Promise<void> =>
  newFilledFolder(at, run, 'demo', fillWithDemo(run));
