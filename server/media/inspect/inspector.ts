import { Tinypool } from 'tinypool';
import { mediaFileTexts } from '../../../src/messages/screens/media';
import { programFile } from '../../programs';
import { createQueue, createTurns } from '../../queue';
import { refusedFile } from '../refusal';
import type { InspectedFile } from './inspect';
import type { InspectionRequest, InspectionResult } from './program';

/** Files looked into at a time. A large picture may take 160 MB while it is drawn. */
const SLOTS = 2;

/** Milliseconds within which a file must have been looked into. Honest ones take a tenth of it. */
const DEADLINE = 20_000;

/** Milliseconds after which a process that has nothing to do ends: most of the day nobody uploads. */
const IDLE = 60_000;

/** Megabytes of JavaScript objects that a file's content may become. */
const MEMORY = 256;

/** What the pool says of a process that ended while it worked. */
const ENDED = 'Worker exited unexpectedly';

/** Looks into files that came from outside. */
export interface Inspector {
  /**
   * What may be stored of a received file; see `inspectFile`. A user's files take turns, so that nobody takes all slots.
   * Refuses with 422 also a file that takes more time or memory than any honest one.
   */
  inspect(request: InspectionRequest, userId: number): Promise<InspectedFile>;
  close(): Promise<void>;
}

/** What bounds the work on one file; tests give less. */
interface InspectorLimits {
  /** Milliseconds. */
  readonly deadline?: number;
  /** Megabytes. */
  readonly memory?: number;
}

/** Processes are started when the first file comes. What goes wrong between two files is given to `onError`. */
export function createInspector(
  onError: (error: Error) => void,
  { deadline = DEADLINE, memory = MEMORY }: InspectorLimits = {},
): Inspector {
  const inTurn = createTurns<number>();
  const inSlot = createQueue(SLOTS);
  let pool: Promise<Tinypool> | null = null;

  async function start(): Promise<Tinypool> {
    const started = new Tinypool({
      filename: await programFile('inspection'),
      runtime: 'child_process',
      minThreads: 0,
      maxThreads: SLOTS,
      idleTimeout: IDLE,
      execArgv: [`--max-old-space-size=${memory}`],
      // Neither passwords nor addresses: whoever broke out of a reader would find them there.
      env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
      serialization: 'advanced',
    });
    started.on('error', onError);
    return started;
  }

  async function run(request: InspectionRequest): Promise<InspectedFile> {
    pool ??= start();
    const tooDemanding = () => refusedFile(422, mediaFileTexts.tooDemanding(request.file.name));
    const processes = await pool;
    const overdue = AbortSignal.timeout(deadline);
    const result: InspectionResult = await processes.run(request, { signal: overdue }).catch((error: Error) => {
      // The process was ended, by the deadline or for the memory it took.
      if (overdue.aborted || error.message === ENDED) throw tooDemanding();
      throw error;
    });
    if ('refusal' in result) throw refusedFile(422, result.refusal);
    return result.file;
  }

  return {
    inspect: (request, userId) => inTurn(userId, () => inSlot(() => run(request))),
    close: async () => {
      const started = pool;
      pool = null;
      await (await started)?.destroy();
    },
  };
}
