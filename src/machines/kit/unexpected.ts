import { type CallFailure, failure } from '../../contract/result';

/** A promise that an actor nobody provided rejects with. Takes the actor's name. */
export const notProvided = (name: string): Promise<never> => Promise.reject(new Error(`attore non fornito: ${name}`));

/** What an actor threw, as a failure to show: expected failures are results, so this is a bug. */
export function unexpectedFailure(error: unknown): CallFailure {
  const detail = error instanceof Error ? error.message : String(error);
  return failure(
    'server',
    0,
    `Errore imprevisto dell'applicazione (${detail}). Riprova; se si ripete, segnalalo all'assistenza.`,
  );
}
