import { Tinypool } from 'tinypool';
import { isDownloaded } from '../../src/content/media/files';
import { mediaFileTexts } from '../../src/messages/screens/media';
import type { FileNote } from '../../src/messages/server/fileNotes';
import { programFile } from '../programs';
import { createQueue, createTurns } from '../queue';
import { sharedValue } from '../sharedCache';
import type { InspectedFile } from './inspect';
import { refusedFile } from './inspect';
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
   * Refuses with 422 also a file that takes more time or memory than any honest one. One that readers download comes with
   * what would help them.
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
  const pool = sharedValue(async () => {
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
  });

  /** Work of the program; null where the deadline or the memory that it took ended its process. */
  async function run<Result>(name: 'inspect' | 'readNotes', task: object): Promise<Result | null> {
    const processes = await pool.get();
    const overdue = AbortSignal.timeout(deadline);
    return processes.run(task, { name, signal: overdue }).catch((error: Error) => {
      if (overdue.aborted || error.message === ENDED) return null;
      throw error;
    });
  }

  async function inspected(request: InspectionRequest): Promise<InspectedFile> {
    const result = await run<InspectionResult>('inspect', request);
    if (result === null) throw refusedFile(422, mediaFileTexts.tooDemanding(request.file.name));
    if ('refusal' in result) throw refusedFile(422, result.refusal);
    const { file } = result;
    if (!isDownloaded(request.purpose)) return file;
    // In a process of their own: whatever a reader stumbles over, the file has been accepted.
    const notes = (await run<FileNote[]>('readNotes', file)) ?? [{ code: 'tooDemanding' }];
    return { ...file, notes: [...file.notes, ...notes] };
  }

  return {
    inspect: (request, userId) => inTurn(userId, () => inSlot(() => inspected(request))),
    close: async () => {
      await (await pool.drop())?.destroy();
    },
  };
}
