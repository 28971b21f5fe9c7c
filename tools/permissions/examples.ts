import * as z from 'zod/mini';
import type { Endpoint } from '../../src/contract/endpoint';

type Schema = z.ZodMiniType;

/** An id that nothing has: what is done with it changes nothing. */
export const NOTHING = 99_999_999;

/** Texts of the shapes that calls ask for; the first that a schema takes is sent. */
const TEXTS = [
  String(NOTHING),
  'prova',
  '/prova',
  'prova@example.org',
  '2026-01-01',
  '10:00:00',
  '2026-01-01 10:00:00',
];
const NUMBERS = [NOTHING, 1, 0, -1];

interface Definition {
  readonly type: string;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly getter?: () => Schema;
  readonly options?: readonly Schema[];
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly values?: readonly unknown[];
}

const definitionOf = (schema: Schema): Definition => schema._zod.def as unknown as Definition;
const takes = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success;

function candidatesOf(schema: Schema): readonly unknown[] {
  const { type, innerType, in: input, getter, options, shape, element, entries, values } = definitionOf(schema);
  const inner = innerType ?? input ?? getter?.();
  if (type === 'optional' || type === 'default' || type === 'prefault') return [undefined];
  if (inner !== undefined) return candidatesOf(inner);
  if (options !== undefined) return options.flatMap(candidatesOf);
  if (shape !== undefined) return objectsOf(shape);
  if (element !== undefined) return [[], ...candidatesOf(element).map((one) => [one])];
  const plain: Readonly<Record<string, readonly unknown[]>> = { string: TEXTS, number: NUMBERS, boolean: [true] };
  return values ?? (entries === undefined ? (plain[type] ?? [{}, null]) : Object.values(entries));
}

/** Objects with nothing but what a shape asks for, then with each value of its enumerations. */
function objectsOf(shape: Readonly<Record<string, Schema>>): readonly object[] {
  const keys = Object.entries(shape);
  const least = Object.fromEntries(
    keys.flatMap(([key, schema]): [string, unknown][] => {
      const value = plainestOf(schema);
      return value === undefined ? [] : [[key, value]];
    }),
  );
  const others = keys.flatMap(([key, schema]) =>
    enumeratedBy(schema)
      .filter((value) => value !== least[key])
      .map((value) => ({ ...least, [key]: value })),
  );
  return [least, ...others];
}

/** The plainest value that a schema takes. */
const plainestOf = (schema: Schema): unknown => candidatesOf(schema).find((value) => takes(schema, value));

/** The values that a schema enumerates. */
function enumeratedBy(schema: Schema): readonly unknown[] {
  const { innerType, options = [], entries = {} } = definitionOf(schema);
  return innerType === undefined
    ? [...Object.values(entries), ...options.flatMap(enumeratedBy)]
    : enumeratedBy(innerType);
}

/** What is sent with a call. */
export interface Sent {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

const PARTS = ['params', 'query', 'body'] as const;

/** Ways in which a call is well formed: with as little as it takes, then with each value that its schemas enumerate. */
export function examplesOf(endpoint: Endpoint): readonly [Sent, ...Sent[]] {
  const values = PARTS.flatMap((part) => {
    const schema = endpoint[part];
    if (schema === undefined) return [];
    const taken = candidatesOf(schema).filter((value) => takes(schema, value));
    if (taken.length === 0) throw new Error(`${endpoint.id}: no example of its ${part}`);
    return [[part, taken] as const];
  });
  const least: Sent = Object.fromEntries(values.map(([part, [first]]) => [part, first]));
  return [least, ...values.flatMap(([part, [, ...others]]) => others.map((value) => ({ ...least, [part]: value })))];
}

/** The address of a call from the base of the API, with what is sent in it. */
export function addressOf({ path }: Endpoint, { params = {}, query = {} }: Sent): string {
  const asked = new URLSearchParams(
    Object.entries(query as object).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  return asked.size === 0 ? filled : `${filled}?${asked}`;
}
