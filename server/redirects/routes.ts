import type { FastifyRequest } from 'fastify';
import { redirects, removeRedirects, saveRedirect, traceRedirect, tryRedirects } from '../../src/contract/redirects';
import { redirectTexts } from '../../src/messages/screens/redirects';
import { created, pageA, success } from '../http/answers';
import { idempotencyKey } from '../http/idempotency';
import { registerEndpoint } from '../http/route';
import type { Api } from '../services';
import { createRedirectList } from './list';
import { traceAmongStored } from './trace';
import { tryRules } from './trial';
import { removeRules, saveRule } from './write';

/** The redirect rules. Source: document 1, sections 2.17 and 6; contract, 'Redirects, dashboard'. */
export function redirectsFeature(api: Api): void {
  const { db, clock, publicUrl } = api.services;
  /** The portal answers under the address that people know, and under the one that this call came to. */
  const ownHosts = ({ host }: FastifyRequest): string[] => [
    ...(publicUrl === null ? [] : [new URL(publicUrl).host]),
    host,
  ];
  const list = createRedirectList(db);
  registerEndpoint(api, redirects, {
    ability: 'menu-view',
    handler: async ({ query }) => {
      const { rows, ...figures } = await list.page(query);
      return pageA(rows, figures);
    },
  });
  registerEndpoint(api, traceRedirect, {
    ability: 'menu-view',
    handler: async ({ query: { old_url, new_url, id }, request }) => {
      const change = { rule: { old_url, new_url, code: 301 }, own: ownHosts(request) };
      return success(await traceAmongStored(db, change, id ?? null));
    },
  });
  registerEndpoint(api, saveRedirect, {
    ability: 'errore404-create',
    handler: async ({ body, user, request }) => {
      const saved = await saveRule({ db, user, now: clock(), own: ownHosts(request) }, body, idempotencyKey(request));
      return body.id === null || body.id === undefined ? created(saved, saved.message) : success(saved, saved.message);
    },
  });
  registerEndpoint(api, tryRedirects, {
    ability: 'errore404-create',
    handler: async ({ body: { rows }, request }) => success(await tryRules(db, ownHosts(request), rows)),
  });
  registerEndpoint(api, removeRedirects, {
    ability: 'errore404-delete',
    handler: async ({ body, user, request }) => {
      const call = { db, user, now: clock(), own: ownHosts(request) };
      const count = await removeRules(call, Array.isArray(body.id) ? body.id : [body.id]);
      const message = redirectTexts.deleted(count);
      return success({ message }, message);
    },
  });
}
