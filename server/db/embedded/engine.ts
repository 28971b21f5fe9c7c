import { Worker } from 'node:worker_threads';
import { programFile } from '../../programs';
import type { EngineAnswer, EngineRequest, EngineSettings } from './protocol';

/** The embedded database engine, seen from the main thread. */
export interface Engine {
  /** Runs whole protocol messages, in the order of the calls; gives the raw answer. Rejects when the engine died. */
  run(bytes: Uint8Array): Promise<Uint8Array>;
  /** Writes everything out and ends the thread. */
  close(): Promise<void>;
}

interface Waiting {
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

/** Calls by id, each settled by the answer that carries it, all of them by the thread's end. */
class Calls {
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private end: Error | null = null;

  open(send: (id: number) => void): Promise<Uint8Array> {
    if (this.end !== null) return Promise.reject(this.end);
    this.last += 1;
    const id = this.last;
    const settled = new Promise<Uint8Array>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    send(id);
    return settled;
  }

  settle(answer: EngineAnswer): void {
    const call = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if ('problem' in answer) call?.reject(new Error(answer.problem));
    else call?.resolve(answer.bytes);
  }

  endAll(error: Error): void {
    this.end ??= error;
    for (const call of this.waiting.values()) call.reject(error);
    this.waiting.clear();
  }
}

function firstAnswer(thread: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    thread.once('error', reject);
    thread.once('message', (answer: EngineAnswer) => {
      thread.off('error', reject);
      if ('problem' in answer) reject(new Error(answer.problem));
      else resolve();
    });
  });
}

/**
 * Starts the embedded engine in its thread. Takes where it keeps its files and what to do should it die while in use;
 * rejects when it can't open them.
 */
export async function startEngine(settings: EngineSettings, onDeath: (error: Error) => void): Promise<Engine> {
  const thread = new Worker(await programFile('thread'), { execArgv: [], workerData: settings });
  try {
    await firstAnswer(thread);
  } catch (error) {
    await thread.terminate();
    throw error;
  }
  const calls = new Calls();
  let closing = false;
  const die = (error: Error) => {
    calls.endAll(error);
    if (!closing) onDeath(error);
  };
  thread.on('message', (answer: EngineAnswer) => calls.settle(answer));
  thread.on('error', die);
  thread.on('exit', (code) => die(new Error(`the embedded database ended with code ${code}`)));
  const post = (request: EngineRequest, transfer: ArrayBuffer[] = []) => thread.postMessage(request, transfer);
  return {
    run: (bytes) => calls.open((id) => post({ id, kind: 'run', bytes }, [bytes.buffer as ArrayBuffer])),
    close: async () => {
      closing = true;
      await calls.open((id) => post({ id, kind: 'close' }));
      await thread.terminate();
    },
  };
}
