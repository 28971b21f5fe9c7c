import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { registerFeatures } from '../../server/features';
import { HttpError } from '../../server/http/errors';
import { handleFailure } from '../../server/http/failures';
import { JsonText, registerEndpoint } from '../../server/http/route';
import type { Api, Services } from '../../server/services';
import { envelope, idSchema } from '../../src/contract/common';
import { defineEndpoint, type Endpoint } from '../../src/contract/endpoint';

const endpoint = defineEndpoint({
  id: 'test.read',
  method: 'GET',
  path: 'things/:id',
  summary: 'Prova',
  isPublic: true,
  params: z.object({ id: z.union([idSchema, z.literal('new')]) }),
  query: z.object({
    page: z.optional(z.number()),
    name: z.optional(z.string()),
    level: z._default(z.number().check(z.minimum(1), z.maximum(9)), 3),
  }),
  answer: envelope(z.object({ params: z.unknown(), query: z.unknown() })),
});

describe('an endpoint', () => {
  let app: FastifyInstance;
  afterEach(() => app.close());

  /** Public endpoints use no service, so that there are none here. */
  function apiOn(): Api {
    app = fastify();
    app.decorateRequest('user', null);
    app.setErrorHandler(handleFailure);
    return { scope: app, root: app, services: {} as Api['services'], endpoints: [] as Endpoint[] };
  }

  const read = async (url: string) => {
    registerEndpoint(apiOn(), endpoint, {
      open: 'service',
      handler: ({ params, query }) => ({ data: { params, query } }),
    });
    const answer = await app.inject(url);
    return { status: answer.statusCode, body: answer.json() };
  };

  it.each([
    ['/things/7', { params: { id: 7 }, query: { level: 3 } }],
    ['/things/new?page=2&name=2&level=9', { params: { id: 'new' }, query: { page: 2, name: '2', level: 9 } }],
    ['/things/-1?page=', { params: { id: -1 }, query: { level: 3 } }],
    ['/things/2147483647?altro=1', { params: { id: 2_147_483_647 }, query: { level: 3 } }],
    ['/things/1?name=', { params: { id: 1 }, query: { name: '', level: 3 } }],
  ])('reads %s by its schemas', async (url, data) => {
    expect(await read(url)).toEqual({ status: 200, body: { data } });
  });

  it.each([
    ['/things/old', { id: 'Deve essere un numero intero' }],
    ['/things/1.5', { id: 'Deve essere un numero intero' }],
    ['/things/1e3', { id: 'Deve essere un numero intero' }],
    ['/things/0x10', { id: 'Deve essere un numero intero' }],
    ['/things/2147483648', { id: 'Deve essere un numero intero' }],
    ['/things/1?page=x', { page: 'Deve essere un numero intero' }],
    ['/things/1?level=0', { level: 'Deve essere almeno 1' }],
    ['/things/1?level=10', { level: 'Deve essere al massimo 9' }],
    ['/things/1?name=a&name=b', { name: 'Deve essere un testo' }],
  ])('refuses %s', async (url, errors) => {
    const message = 'La richiesta non è valida: correggi i parametri segnalati.';
    expect(await read(url)).toEqual({ status: 400, body: { status: 'error', code: '400', message, errors } });
  });

  it.each([
    ['an object', { data: { params: 1 } }, 500],
    ['a text', new JsonText('{"nothing": 1}'), 500],
    ['a text that keeps the contract', new JsonText('{"data": {"params": 1, "query": 2}}'), 200],
  ])('checks %s against the contract in tests', async (_title, answer, status) => {
    registerEndpoint<Endpoint>(apiOn(), endpoint, { open: 'service', handler: () => answer });
    expect((await app.inject('/things/1')).statusCode).toBe(status);
  });

  it('refuses with everything that the handler says', async () => {
    registerEndpoint(apiOn(), endpoint, {
      open: 'service',
      handler: () => {
        throw new HttpError(409, 'Già salvato', {
          fields: { 'contents.it.title': 'Diverso' },
          data: { updated_at: 'x' },
          retryAfter: 3,
        });
      },
    });
    const answer = await app.inject('/things/1');
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      409,
      '3',
      {
        status: 'error',
        code: '409',
        message: 'Già salvato',
        data: { updated_at: 'x' },
        errors: { 'contents.it.title': 'Diverso' },
      },
    ]);
  });

  it('says of itself that it is public, or is not', () => {
    const open = (more: object) => () =>
      registerEndpoint<Endpoint>(
        apiOn(),
        { ...endpoint, ...more },
        { open: 'service', handler: () => ({ data: null }) },
      );
    expect(open({})).not.toThrow();
    expect(open({ isPublic: false })).toThrow('test.read: the contract and the server say differently');
  });

  it.each([
    ['no word', {}],
    ['an empty one', { config: { access: {} } }],
  ])('stops the start with %s on what it asks of who calls it', async (_title, options) => {
    const silent = ({ scope }: Api) => void scope.get('/silent', options as object, () => 'all');
    app = fastify();
    const starting = registerFeatures(app, {} as Services, '/api', [silent]);
    await expect(starting).rejects.toThrow('GET /api/silent: nothing says what it asks of who calls it');
  });
});
