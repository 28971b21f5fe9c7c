import type { Endpoint } from '../../../src/contract/endpoint';
import type { CallFailure } from '../../../src/contract/result';

/** A call as the stand-in understood it. */
export interface Call {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** JSON; of an upload the name, type and bytes of its part `file`. */
  readonly body: unknown;
  readonly token: string | null;
  readonly key: string | null;
}

/** What the stand-in says: a success's JSON, a failure of the contract, or a text that is none. */
export type Reply = { readonly json: unknown } | { readonly failure: CallFailure } | { readonly nonsense: string };
