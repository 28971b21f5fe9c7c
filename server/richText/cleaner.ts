import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Tinypool } from 'tinypool';
import { programFile } from '../programs';
import { sharedValue } from '../sharedCache';
import { sanitizeRichText } from './sanitize';

/** Characters of rich text that one call may have cleaned where it runs; more would hold up the other calls. */
const AT_ONCE = 16_000;

/** Milliseconds within which the texts of a save must be clean: within their limits they take a tenth of it. */
const DEADLINE = 10_000;

/** Megabytes that a thread may take. */
const MEMORY = 192;

/** Milliseconds after which a thread that has nothing to do ends. */
const IDLE = 30_000;

/** Texts that are remembered as clean: as many as readers look at in a while. */
const REMEMBERED = 5000;

/** Rich texts as they were sent → as they may be stored. */
export type CleanTexts = ReadonlyMap<string, string>;

/** Cleans rich texts, long ones in a thread of its own. */
export interface Cleaner {
  /** Cleans texts, in their order; rejects where that takes more time or memory than any text within its limits. */
  clean(texts: readonly string[]): Promise<string[]>;
  /** Stored texts as they may be shown. The database may hold what another program wrote: each is looked at once. */
  cleanStored(texts: readonly string[]): Promise<CleanTexts>;
  close(): Promise<void>;
}

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0);

/** Whether texts are cleaned in the thread. */
export const isLong = (texts: readonly string[]): boolean => lengthOf(texts) > AT_ONCE;

/** The thread is started when the first long text comes. What goes wrong between two saves is given to `onError`. */
export function createCleaner(onError: (error: Error) => void): Cleaner {
  const pool = sharedValue(async () => {
    const started = new Tinypool({
      filename: await programFile('cleaning'),
      runtime: 'worker_threads',
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE,
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    });
    started.on('error', onError);
    return started;
  });
  const clean: Cleaner['clean'] = async (texts) => {
    if (!isLong(texts)) return texts.map(sanitizeRichText);
    return (await pool.get()).run(texts, { signal: AbortSignal.timeout(DEADLINE) });
  };
  const known = new LRUCache<string, true>({ max: REMEMBERED });
  return {
    clean,
    cleanStored: async (texts) => {
      const hashes = new Map(texts.map((html) => [html, createHash('sha256').update(html).digest('base64')]));
      const unknown = [...hashes.keys()].filter((html) => known.get(hashes.get(html) ?? '') === undefined);
      const cleaned = unknown.length === 0 ? [] : await clean(unknown);
      const changed = new Map(unknown.map((html, index) => [html, cleaned[index] ?? '']));
      for (const [html, text] of changed) if (html === text) known.set(hashes.get(html) ?? '', true);
      return new Map(texts.map((html) => [html, changed.get(html) ?? html]));
    },
    close: async () => {
      await (await pool.drop())?.destroy();
    },
  };
}
