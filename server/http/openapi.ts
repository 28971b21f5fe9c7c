import * as z from 'zod/mini';
import { failureSchema } from '../../src/contract/common';
import type { Endpoint } from '../../src/contract/endpoint';
import { MOST_ENTRIES, mostOf } from '../../src/contract/limits';
import type { Routes } from './route';

type JsonSchema = Record<string, unknown>;

/** Says in a call's schema how many entries its lists and maps may have: what the contract says of each, else the limit of all. */
function limit(schema: JsonSchema, most: number | undefined): void {
  for (const option of (schema.anyOf ?? []) as JsonSchema[]) if (most !== undefined) limit(option, most);
  const isMap = typeof schema.additionalProperties === 'object' && schema.properties === undefined;
  if (schema.type === 'array') schema.maxItems = most ?? schema.maxItems ?? MOST_ENTRIES;
  else if (schema.type === 'object' && isMap) schema.maxProperties = most ?? schema.maxProperties ?? MOST_ENTRIES;
}

/** A schema's inner definitions move to the description's components: a reference counts from the whole document. */
class Components {
  readonly schemas: Record<string, unknown> = {};

  schemaOf(schema: z.ZodMiniType, name: string, io: 'input' | 'output'): JsonSchema {
    const made = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        if (io === 'input') limit(jsonSchema as JsonSchema, mostOf(zodSchema)?.count);
      },
    }) as JsonSchema;
    const { $schema: _dialect, $defs = {}, ...own } = made;
    const moved = (part: unknown): unknown =>
      JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', `"#/components/schemas/${name}.`));
    for (const [key, inner] of Object.entries($defs as JsonSchema)) this.schemas[`${name}.${key}`] = moved(inner);
    return moved(own) as JsonSchema;
  }
}

function parametersOf(endpoint: Endpoint, components: Components): JsonSchema[] {
  const read = (schema: z.ZodMiniType | undefined, location: 'path' | 'query') => {
    if (schema === undefined) return [];
    const { properties = {}, required = [] } = components.schemaOf(schema, `${endpoint.id}.${location}`, 'input');
    return Object.entries(properties as JsonSchema).map(([name, inner]) => ({
      name,
      in: location,
      required: location === 'path' || (required as string[]).includes(name),
      schema: inner,
    }));
  };
  return [...read(endpoint.params, 'path'), ...read(endpoint.query, 'query')];
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** Source: OpenAPI 3.1, 'Considerations for File Uploads'. */
const FILE_BODY = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
    },
  },
};

function bodyOf({ id, body, takesFile }: Endpoint, components: Components): JsonSchema {
  if (takesFile) return { requestBody: FILE_BODY };
  if (body === undefined) return {};
  return { requestBody: { required: true, content: json(components.schemaOf(body, `${id}.body`, 'input')) } };
}

function operationOf(endpoint: Endpoint, components: Components): JsonSchema {
  const { id, summary, answer, success, mayCreate, isPublic, givesFile } = endpoint;
  const schema = components.schemaOf(answer, `${id}.answer`, 'output');
  return {
    operationId: id,
    summary,
    tags: [id.split('.', 1)[0]],
    parameters: parametersOf(endpoint, components),
    ...bodyOf(endpoint, components),
    responses: {
      ...(mayCreate && { 201: { description: 'Creato', content: json(schema) } }),
      [success]: { description: 'Riuscita', content: givesFile ? { [givesFile]: { schema } } : json(schema) },
      default: { description: 'Rifiuto', content: json({ $ref: '#/components/schemas/failure' }) },
    },
    security: isPublic ? [] : [{ token: [] }],
  };
}

/** The OpenAPI 3.1 description of the endpoints. `base` is the address that their paths count from. */
function describeApi(endpoints: readonly Endpoint[], base: string, version: string): JsonSchema {
  const components = new Components();
  const paths: Record<string, JsonSchema> = {};
  for (const endpoint of endpoints) {
    const path = `/${endpoint.path.replace(/:([A-Za-z_]+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, components) };
  }
  const failure = components.schemaOf(failureSchema, 'failure', 'output');
  return {
    openapi: '3.1.0',
    info: { title: 'Portolano', version },
    servers: [{ url: base }],
    paths,
    components: {
      schemas: { ...components.schemas, failure },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}

/** GET openapi.json, public, made once at the first request. Source: contract, 'Ours, beyond the spec'. */
export function openApiFeature({ scope, endpoints }: Routes): void {
  let text: string | null = null;
  scope.get('/openapi.json', { config: { access: { open: 'service' } } }, (_request, reply) => {
    text ??= JSON.stringify(describeApi(endpoints, scope.prefix, '1'));
    reply.type('application/json; charset=utf-8').send(text);
  });
}
