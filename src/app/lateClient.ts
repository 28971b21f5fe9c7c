import { startTexts } from '../messages/screens/start';
import type { Client, ClientOptions } from '../services/client';
import { failure } from '../services/failure';
import { inTime } from '../ui/base/useLazyPart';

type Load = () => Promise<Pick<typeof import('../services/client'), 'createClient'>>;

/**
 * The client whose code comes beside the first page: the sign-in is drawn and typed into without it, and a call made
 * before it is there waits for it. Code that does not come is a failed call like any other, and the next call fetches it
 * again. Takes what `createClient` takes, and what fetches it.
 */
export function createLateClient(
  options: ClientOptions,
  load: Load = inTime(() => import('../services/client')),
): Client {
  let client: Client | null = null;
  const arrived = async (): Promise<Client | null> => {
    try {
      const { createClient } = await load();
      // Calls that waited together share one.
      client ??= createClient(options);
    } catch {
      // Whoever asked is given the failure.
    }
    return client;
  };
  return {
    async call(endpoint, input) {
      const { signal } = input as { readonly signal?: AbortSignal };
      const caller = client ?? (await arrived());
      if (signal?.aborted === true) return new Promise<never>(() => undefined);
      if (caller === null) return { ok: false, failure: failure('network', 0, startTexts.callsFailed) };
      return caller.call(endpoint, input);
    },
  };
}
