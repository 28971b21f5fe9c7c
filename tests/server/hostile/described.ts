import fc from 'fast-check';

/** A schema of the API description, as far as bodies are made of it. */
export interface Described {
  readonly type?: string;
  readonly $ref?: string;
  readonly anyOf?: readonly Described[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Described>>;
  readonly additionalProperties?: Described | boolean;
  readonly items?: Described;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Described;
}

/** A call as `openapi.json` describes it. */
export interface DescribedCall {
  readonly method: string;
  /** With its parameters in braces, from the base of the API. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Of a call that takes JSON. */
  readonly body: Described | null;
  readonly takesFile: boolean;
}

export interface ApiDescription {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly parameters?: readonly Parameter[];
            readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Described }>> };
          }
        >
      >
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Described>> };
}

/** Every call of a description. */
export const callsOf = ({ paths }: ApiDescription): DescribedCall[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path: path.replace(/^\/(api\/v1\/)?/, ''),
      parameters,
      body: requestBody?.content['application/json']?.schema ?? null,
      takesFile: requestBody !== undefined && 'multipart/form-data' in requestBody.content,
    })),
  );

/** Deeper than this only leaves are made: descriptions may contain themselves. */
const DEEPEST = 7;

/**
 * Bodies that a schema describes, with `leaf` in place of one value in six, and of every text and number; what is
 * described is mostly there, so that a body gets past the first check.
 */
export function bodiesOf(
  schema: Described,
  components: ApiDescription['components'],
  leaf: fc.Arbitrary<unknown>,
  depth = 0,
): fc.Arbitrary<unknown> {
  const inner = (one: Described) => bodiesOf(one, components, leaf, depth + 1);
  const or = (value: fc.Arbitrary<unknown>) => fc.oneof({ weight: 5, arbitrary: value }, leaf);
  if (depth > DEEPEST) return leaf;
  if (schema.$ref !== undefined)
    return inner(components.schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {});
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(inner));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return or(fc.constantFrom(...schema.enum));
  if (schema.type === 'boolean') return or(fc.boolean());
  if (schema.type === 'string') return fc.oneof(fc.constantFrom('a', 'Prova', '2026-05-01', '10:00'), leaf);
  if (schema.type === 'integer' || schema.type === 'number') return fc.oneof(fc.constantFrom(1, 2, 5), leaf);
  if (schema.type === 'array') return or(fc.array(inner(schema.items ?? {}), { maxLength: 3 }));
  if (schema.type !== 'object') return leaf;
  const named = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, one]) => [
      name,
      fc.option(inner(one), { freq: 3, nil: undefined }),
    ]),
  );
  if (typeof schema.additionalProperties !== 'object' || Object.keys(named).length > 0)
    return or(fc.record(named, { noNullPrototype: true }));
  const keys = fc.constantFrom('it', 'en', '1', 'xx', '\0', '\ud800', '__proto__', '99999999999');
  return or(fc.dictionary(keys, inner(schema.additionalProperties), { maxKeys: 3, noNullPrototype: true }));
}
