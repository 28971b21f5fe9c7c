/** Requests of the main thread to the engine's thread: run a batch of protocol messages, or close. */
export type EngineRequest =
  | { readonly id: number; readonly kind: 'run'; readonly bytes: Uint8Array }
  | { readonly id: number; readonly kind: 'close' };

/** What the engine's thread answers; `id` 0 says that it is ready, or why it could not start. */
export type EngineAnswer =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly problem: string };

/** Where the engine keeps its files; null in memory, for tests. `template` is a dumped folder to start from. */
export interface EngineSettings {
  readonly folder: string | null;
  readonly template: string | null;
}
