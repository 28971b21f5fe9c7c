import type { ReductionFailure, Sides } from '../machines/upload/types';

/** What a worker made of an image. */
export type ReducedImage =
  | { readonly ok: true; readonly before: Sides; readonly sides: Sides; readonly file: File }
  | { readonly ok: false; readonly why: ReductionFailure };

export type ImageReducer = (file: File, signal: AbortSignal) => Promise<ReducedImage>;

/**
 * Makes an image smaller in a worker of its own, which is fetched and started for the first time now, and ends with it:
 * only so a browser gives the memory of a large picture back at once. Aborting ends it too.
 */
export const reduceImage: ImageReducer = (file, signal) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./reduction/worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    worker.onmessage = ({ data }: MessageEvent<ReducedImage>) => end(() => resolve(data));
    worker.onerror = () => end(() => resolve({ ok: false, why: 'broken' }));
    signal.addEventListener('abort', () => end(() => reject(signal.reason as Error)), { once: true });
    worker.postMessage(file);
  });
