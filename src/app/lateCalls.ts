import { failure, type Result } from '../contract/result';
import { startTexts } from '../messages/screens/start';
import type { Client, ClientOptions } from '../services/client';
import { lazyPart, vitalPart } from '../ui/base/lazyPart';

type Calls<Service> = { readonly [Name in keyof Service]: (...input: never[]) => Promise<Result<unknown>> };

/** What a call is answered whose code did not come. */
export const codeMissing = () => ({ ok: false, failure: failure('network', 0, startTexts.callsFailed) }) as const;

/**
 * The calls of a service whose code is fetched with the first of them; code that does not come is a failed call, and the
 * next fetches it again. Takes what fetches the code and makes the service, once. Its calls are had by their names alone:
 * which there are is not known before the code is.
 */
export function lateCalls<Service extends Calls<Service>>(load: () => Promise<Service>): Service {
  const code = lazyPart(load);
  const callOf =
    (name: keyof Service) =>
    async (...input: never[]): Promise<Result<unknown>> => {
      const service = await code.ahead();
      return service === null ? codeMissing() : service[name](...input);
    };
  // No promise: whoever awaits the service has it as it is.
  const get = (_: Service, name: string | symbol) => (name === 'then' ? undefined : callOf(name as keyof Service));
  return new Proxy({} as Service, { get });
}

const clientCode = vitalPart(() => import('../services/client'));

/**
 * The client whose code comes beside the first page: the sign-in is drawn and typed into without it, and a call made
 * before it is there waits for it. Code that does not come is a failed call like any other, and the next call fetches it
 * again. Takes what `createClient` takes, and what fetches it.
 */
export function createLateClient(
  options: ClientOptions,
  load: () => Promise<Pick<typeof import('../services/client'), 'createClient'>> = clientCode.fetch,
): Client {
  const client = lazyPart(async () => (await load()).createClient(options));
  return {
    async call(endpoint, input) {
      const { signal } = input as { readonly signal?: AbortSignal };
      const caller = client.arrived() ?? (await client.ahead());
      if (signal?.aborted === true) return new Promise<never>(() => undefined);
      return caller === null ? codeMissing() : caller.call(endpoint, input);
    },
  };
}
