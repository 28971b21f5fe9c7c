import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DurableFilesystem, durableParameters } from './filesystem';
import type { EngineAnswer, EngineRequest, EngineSettings } from './protocol';

function ownPort(): MessagePort {
  if (parentPort === null) throw new Error('the engine must be started as a worker thread');
  return parentPort;
}

/** The engine runs in a thread of its own, so that a long scan does not hold up the HTTP server. */
const port = ownPort();

const timezone = ['-c', 'timezone=UTC'];

/**
 * Work after which a function of the engine is compiled anew, optimised: by V8's own measure a start alone has hundreds
 * compiled that hardly run again.
 */
setFlagsFromString('--wasm-tiering-budget=20000000');

async function openEngine({ folder, template }: EngineSettings): Promise<PGlite> {
  const options: PGliteOptions = { extensions: { pg_trgm, unaccent } };
  if (template !== null) options.loadDataDir = new Blob([await readFile(template)]);
  if (folder === null) return PGlite.create({ ...options, startParams: [...PGlite.defaultStartParams, ...timezone] });
  return PGlite.create({
    ...options,
    dataDir: folder,
    fs: new DurableFilesystem(folder),
    startParams: [...durableParameters, ...timezone],
  });
}

const problemOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const answer = (message: EngineAnswer, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

async function carryOut(engine: PGlite, request: EngineRequest): Promise<void> {
  if (request.kind === 'close') {
    await engine.close();
    answer({ id: request.id, bytes: new Uint8Array(0) });
    return;
  }
  // A copy: the engine reuses its own memory.
  const bytes = (await engine.execProtocolRaw(request.bytes)).slice();
  answer({ id: request.id, bytes }, [bytes.buffer]);
}

async function serve(): Promise<void> {
  const opening = openEngine(workerData as EngineSettings);
  // Before the engine is open: a thread that listens to nothing waits for the compiler to optimise what has run, first.
  port.on('message', (request: EngineRequest) => {
    opening
      .then((engine) => carryOut(engine, request))
      .catch((error: unknown) => answer({ id: request.id, problem: problemOf(error) }));
  });
  await opening;
  answer({ id: 0, bytes: new Uint8Array(0) });
}

serve().catch((error: unknown) => answer({ id: 0, problem: problemOf(error) }));
