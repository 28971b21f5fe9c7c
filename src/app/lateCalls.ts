import type { Result } from '../contract/result';
import { startTexts } from '../messages/screens/start';
import { failure } from '../services/failure';

type Calls<Service> = { readonly [Name in keyof Service]: (...input: never[]) => Promise<Result<unknown>> };

/**
 * The calls of a service whose code is fetched with the first of them; code that does not come is a failed call, and the
 * next fetches it again. Takes what fetches the code and makes the service, once. Its calls are had by their names alone:
 * which there are is not known before the code is.
 */
export function lateCalls<Service extends Calls<Service>>(load: () => Promise<Service>): Service {
  let coming: Promise<Service> | null = null;
  const arrived = async (): Promise<Service | null> => {
    coming ??= load();
    try {
      return await coming;
    } catch {
      // Whoever asked is given the failure.
      coming = null;
      return null;
    }
  };
  const callOf =
    (name: keyof Service) =>
    async (...input: never[]): Promise<Result<unknown>> => {
      const service = await arrived();
      return service === null
        ? { ok: false, failure: failure('network', 0, startTexts.callsFailed) }
        : service[name](...input);
    };
  // No promise: whoever awaits the service has it as it is.
  const get = (_: Service, name: string | symbol) => (name === 'then' ? undefined : callOf(name as keyof Service));
  return new Proxy({} as Service, { get });
}
