import { expect, it } from 'vitest';
import { mayOverlap } from '../../src/content/item/occurrence';
import { contents } from '../../src/content/whole';
import * as activities from '../../src/contract/activities';
import * as audit from '../../src/contract/audit';
import * as categories from '../../src/contract/categories';
import { furtherRemovals } from '../../src/contract/content';
import * as dashboard from '../../src/contract/dashboard';
import * as desks from '../../src/contract/desks';
import * as firstSteps from '../../src/contract/firstSteps';
import { MOST_ENTRIES, MOST_LANGUAGES } from '../../src/contract/limits';
import * as lookups from '../../src/contract/lookups';
import * as media from '../../src/contract/media';
import { overlapsEndpoint } from '../../src/contract/overlaps';
import * as passwords from '../../src/contract/passwords';
import * as places from '../../src/contract/places';
import * as redirects from '../../src/contract/redirects';
import * as roles from '../../src/contract/roles';
import * as search from '../../src/contract/search';
import * as session from '../../src/contract/session';
import * as sessions from '../../src/contract/sessions';
import * as settings from '../../src/contract/settings';
import * as tags from '../../src/contract/tags';
import * as usage from '../../src/contract/usage';
import * as users from '../../src/contract/users';
import { describeOnEach } from './kit';

interface Description {
  openapi: string;
  servers: object[];
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        security: object[];
        parameters: object[];
        requestBody?: { content: object };
        responses: Record<string, { content: object }>;
      }
    >
  >;
  components: { schemas: Record<string, object> };
}

interface Body {
  readonly content: {
    readonly 'application/json': { readonly schema: { readonly properties: Record<string, object> } };
  };
}

const isEndpoint = (value: unknown): value is { id: string; method: string; path: string } =>
  typeof value === 'object' && value !== null && 'method' in value && 'answer' in value;

const declared = [
  activities,
  audit,
  categories,
  dashboard,
  desks,
  firstSteps,
  lookups,
  media,
  passwords,
  places,
  redirects,
  roles,
  search,
  session,
  sessions,
  settings,
  tags,
  usage,
  users,
  ...contents.map(({ endpoints }) => endpoints),
  { removals: contents.flatMap(({ paths }) => furtherRemovals(paths)) },
  { overlaps: contents.filter(mayOverlap).map(overlapsEndpoint) },
].flatMap((module) => (Object.values(module) as unknown[]).flat().filter(isEndpoint));

describeOnEach('API description', (server) => {
  const read = async () => (await server().get<Description>('openapi.json')).body;

  it('describes every call of the contract, and no other', async () => {
    const { openapi, servers, paths } = await read();
    expect(openapi).toBe('3.1.0');
    expect(servers).toEqual([{ url: '/api/v1' }]);
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId}: ${method.toUpperCase()} ${path}`),
    );
    const expected = declared.map(({ id, method, path }) => `${id}: ${method} /${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(described.sort()).toEqual(expected.sort());
  });

  it('says which calls take a file', async () => {
    const { paths } = await read();
    const takers = Object.entries(paths).filter(
      ([, { post }]) => 'multipart/form-data' in (post?.requestBody?.content ?? {}),
    );
    expect(takers.map(([path]) => path).sort()).toEqual([
      '/attachments/upload',
      '/media/upload/{collectionType}/{parentId}',
    ]);
  });

  it('says which calls give a file to be saved', async () => {
    const { paths } = await read();
    const givers = Object.entries(paths).filter(([, { get }]) => 'text/csv' in (get?.responses['200']?.content ?? {}));
    expect(givers.map(([path]) => path).sort()).toEqual([
      '/audit/export',
      '/iat/export/',
      '/user/export',
      '/user/export/{ids}',
    ]);
  });

  it('says how many entries each list and map of a call may have', async () => {
    const { paths, components } = await read();
    const unlimited: string[] = [];
    const walk = (part: unknown, at: string): void => {
      if (typeof part !== 'object' || part === null) return;
      const { type, items, maxItems, properties, additionalProperties, maxProperties } = part as Record<
        string,
        unknown
      >;
      const isMap = type === 'object' && typeof additionalProperties === 'object' && properties === undefined;
      if (type === 'array' && items !== undefined && maxItems === undefined) unlimited.push(at);
      if (isMap && maxProperties === undefined) unlimited.push(at);
      for (const [key, inner] of Object.entries(part)) walk(inner, `${at}.${key}`);
    };
    for (const [path, methods] of Object.entries(paths))
      for (const [method, { requestBody }] of Object.entries(methods)) walk(requestBody, `${method} ${path}`);
    for (const [name, schema] of Object.entries(components.schemas)) if (name.includes('.body.')) walk(schema, name);
    expect(unlimited).toEqual([]);
    const news = JSON.stringify(paths['/news']?.post?.requestBody);
    expect(news).toContain(`"maxProperties":${MOST_LANGUAGES}`);
    expect(news).toContain(`"maxItems":${MOST_ENTRIES}`);
    const body = paths['/news']?.post?.requestBody as unknown as Body;
    expect(JSON.stringify(body.content['application/json'].schema.properties.comune)).toContain('"maxItems":400');
  });

  it('leaves no reference dangling', async () => {
    const description = await read();
    const references = [...JSON.stringify(description).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target);
    expect(new Set(references)).toContain('#/components/schemas/failure');
    for (const reference of references)
      expect(description.components.schemas).toHaveProperty([String(reference).replace('#/components/schemas/', '')]);
  });

  it('says which calls are public and what they take', async () => {
    const { paths } = await read();
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    const open = operations.filter(({ security }) => security.length === 0).map(({ operationId }) => operationId);
    expect(open.sort()).toEqual([
      'passwords.recover',
      'passwords.reset',
      'service.health',
      'service.ready',
      'session.login',
    ]);
    expect(paths['/operations/comuni']?.get?.parameters).toEqual([
      { name: 'name', in: 'query', required: false, schema: { type: 'string' } },
      { name: 'provincia', in: 'query', required: false, schema: { type: 'number' } },
      { name: 'id', in: 'query', required: false, schema: { type: 'number' } },
    ]);
    expect(paths['/ability/{ability}']?.get?.parameters).toEqual([
      {
        name: 'ability',
        in: 'path',
        required: true,
        schema: { type: 'string', minLength: 1, maxLength: 100 },
      },
    ]);
  });
});
