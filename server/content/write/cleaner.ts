import { createHash } from 'node:crypto';
import { Tinypool } from 'tinypool';
import type { Json } from '../../../src/content/field/json';
import { richTextProblem } from '../../../src/content/kinds/richText';
import type { Content } from '../../../src/content/model/content';
import { editorialTexts } from '../../../src/messages/server/editorial';
import { HttpError } from '../../http/errors';
import { programFile } from '../../programs';
import { type CleanTexts, richTextsOf } from './incoming';
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

/** Cleans rich texts, long ones in a thread of its own. */
export interface Cleaner {
  /** Cleans texts, in their order; rejects where that takes more time or memory than any text within its limits. */
  clean(texts: readonly string[]): Promise<string[]>;
  /** Stored texts as they may be shown. The database may hold what another program wrote: each is looked at once. */
  cleanStored(texts: readonly string[]): Promise<CleanTexts>;
  close(): Promise<void>;
}

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0);

/** The thread is started when the first long text comes. What goes wrong between two saves is given to `onError`. */
export function createCleaner(onError: (error: Error) => void): Cleaner {
  let pool: Promise<Tinypool> | null = null;
  const start = async (): Promise<Tinypool> => {
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
  };
  const clean: Cleaner['clean'] = async (texts) => {
    if (lengthOf(texts) <= AT_ONCE) return texts.map(sanitizeRichText);
    pool ??= start();
    return (await pool).run(texts, { signal: AbortSignal.timeout(DEADLINE) });
  };
  const known = new Set<string>();
  const remember = (hash: string): void => {
    known.add(hash);
    const [oldest] = known;
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
  };
  return {
    clean,
    cleanStored: async (texts) => {
      const hashes = new Map(texts.map((html) => [html, createHash('sha256').update(html).digest('base64')]));
      const unknown = [...hashes.keys()].filter((html) => !known.has(hashes.get(html) ?? ''));
      const cleaned = unknown.length === 0 ? [] : await clean(unknown);
      const changed = new Map(unknown.map((html, index) => [html, cleaned[index] ?? '']));
      for (const [html, text] of changed) if (html === text) remember(hashes.get(html) ?? '');
      return new Map(texts.map((html) => [html, changed.get(html) ?? html]));
    },
    close: async () => {
      const started = pool;
      pool = null;
      await (await started)?.destroy();
    },
  };
}

/**
 * Looks at the rich texts of a body before anything else does: refuses with 422, by field path, what is longer or more
 * nested than a rich text may be, and has long texts cleaned beside the server. Short ones are cleaned where they are
 * written, unless they are stored already.
 */
export async function cleanLongTexts(cleaner: Cleaner, content: Content, sent: Json): Promise<CleanTexts> {
  const texts = richTextsOf(content, sent);
  const problems = texts.flatMap(({ path, html }) => {
    const problem = richTextProblem(html);
    return problem === null ? [] : [[path, problem]];
  });
  if (problems.length > 0) throw new HttpError(422, editorialTexts.invalid, { fields: Object.fromEntries(problems) });
  const long = [...new Set(texts.map(({ html }) => html))];
  if (lengthOf(long) <= AT_ONCE) return new Map();
  const clean = await cleaner.clean(long);
  return new Map(long.map((html, index) => [html, clean[index] ?? '']));
}
