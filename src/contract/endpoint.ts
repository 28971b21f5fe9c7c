import type * as z from 'zod/mini';

/** Path below which a server answers the calls, unless a site says otherwise. Source: contract, 'Ground rules'. */
export const API_BASE = '/api/v1';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Schema = z.ZodMiniType;

/** One call of the HTTP contract: what client and server agree on. Paths are relative to the API base; `:name` marks a parameter. */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
> {
  /** Stable name, `area.verb`: the operation id of the API description. */
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  /** Answers without a token: sign-in, recovery, health. */
  readonly isPublic: boolean;
  /** HTTP status of a success. */
  readonly success: 200 | 201;
  /** The call creates or updates, by what it is sent: a success that created something is a 201. */
  readonly mayCreate?: true;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** A POST whose body is a query: it changes nothing. */
  readonly isSearch?: true;
  /** The body is multipart/form-data with one part `file`, in place of JSON. */
  readonly takesFile?: true;
  /** A success is a file of this type to be saved, in place of JSON; `answer` is then its text. */
  readonly givesFile?: 'text/csv';
  /** The whole JSON body of a success, envelope included. */
  readonly answer: Answer;
}

export type ParamsOf<E> = E extends { params: infer P extends Schema } ? z.input<P> : undefined;
export type QueryOf<E> = E extends { query: infer Q extends Schema } ? z.input<Q> : undefined;
export type BodyOf<E> = E extends { body: infer B extends Schema } ? z.input<B> : undefined;
export type AnswerOf<E> = E extends { answer: infer A extends Schema } ? z.output<A> : never;

type Declared = Omit<Endpoint, 'success' | 'isPublic'> & Partial<Pick<Endpoint, 'success' | 'isPublic'>>;

/**
 * Declares one call. Takes the endpoint (success status 200 and a token needed unless said), gives it frozen.
 * Source: the tables of the HTTP contract.
 */
export function defineEndpoint<const E extends Declared>(endpoint: E): E & Pick<Endpoint, 'success' | 'isPublic'> {
  return Object.freeze({ success: 200, isPublic: false, ...endpoint } as E & Pick<Endpoint, 'success' | 'isPublic'>);
}
