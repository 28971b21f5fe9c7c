import { PLACE_AREA } from '../../src/content/field/areas';
import type { Json } from '../../src/content/field/json';
import { mayOverlap } from '../../src/content/item/occurrence';
import type { Content, ContentItem } from '../../src/content/model/content';
import { contents } from '../../src/content/whole';
import { furtherRemovals } from '../../src/contract/content';
import { relatedStatuses as relatedStatusesEndpoint } from '../../src/contract/lookups';
import { overlapsEndpoint } from '../../src/contract/overlaps';
import { listUses } from '../../src/contract/usage';
import { editorialTexts } from '../../src/messages/server/editorial';
import { readerOf } from '../auth/told';
import { idOf, idsOf } from '../db/ids';
import { created, pageA, success } from '../http/answers';
import { type RequestUser, requireAbility } from '../http/caller';
import { idempotencyKey } from '../http/idempotency';
import { readPage } from '../http/paging';
import { JsonText, registerEndpoint } from '../http/route';
import { pageOfUses } from '../references/usage';
import type { Api } from '../services';
import type { ItemCall } from './answer';
import { deleteItems, getBase, getItem } from './items';
import { exportContents } from './list/export';
import { incompleteCondition } from './list/incomplete';
import { createLists, type Lists } from './list/lists';
import { listQueryOf } from './list/query';
import { assertStorable } from './names';
import { registerPreview } from './preview/page';
import { type Permalinks, permalinksOf } from './preview/permalink';
import { findOverlaps } from './read/overlaps';
import { needOfStatuses, relatedStatuses } from './read/statuses';
import { createItem, updateItem } from './save';

type LoadPermalinks = () => Promise<Permalinks>;

/** The calls of a content type. Source: contract, 'Content areas'. */
function registerContent(api: Api, content: Content, lists: Lists, permalinks: LoadPermalinks): void {
  assertStorable(content);
  // A requirement that the database can't look for stops the start, not the first list that asks for it.
  incompleteCondition(content);
  const { endpoints, paths, titles } = content;
  const ability = (action: 'view' | 'create' | 'edit' | 'delete') => requireAbility(content.abilities, action);
  const callOf = async (user: RequestUser): Promise<ItemCall> => {
    const { db, clock, languages, cleaner } = api.services;
    return { db, content, user, now: clock(), permalinks: await permalinks(), languages, cleaner };
  };

  registerEndpoint(api, endpoints.list, {
    ability: ability('view'),
    handler: async ({ query, user }) => new JsonText(await lists.page(content, listQueryOf(content, query, user.id))),
  });
  if (endpoints.exportAll !== undefined)
    registerEndpoint(api, endpoints.exportAll, {
      ability: ability('view'),
      handler: ({ user }) => exportContents(api.services, content, readerOf(user)),
    });
  registerEndpoint(api, endpoints.read, {
    ability: ability('view'),
    handler: async ({ params, user }) => {
      const item: unknown = await getItem(await callOf(user), params.id);
      return success(item as ContentItem);
    },
  });
  registerEndpoint(api, endpoints.readBase, {
    ability: ability('view'),
    handler: async ({ params, user }) => success((await getBase(await callOf(user), params.id)) as ContentItem),
  });
  registerEndpoint(api, endpoints.create, {
    ability: ability('create'),
    handler: async ({ body, user, request }) => {
      const result = await createItem(await callOf(user), body as Json, idempotencyKey(request));
      return created(result, result.message);
    },
  });
  registerEndpoint(api, endpoints.update, {
    ability: ability('edit'),
    handler: async ({ params, body, user }) => {
      const result = await updateItem(await callOf(user), params.id, body as Json);
      return success(result, result.message);
    },
  });
  for (const remove of [endpoints.remove, ...furtherRemovals(paths)])
    registerEndpoint(api, remove, {
      ability: ability('delete'),
      handler: async ({ params, user }) => {
        const deleted = await deleteItems(await callOf(user), idsOf(params.ids));
        const message = editorialTexts.removed(titles.one, titles.many, deleted.length);
        return success({ message, deleted }, message);
      },
    });
}

/** What overlaps, of a content type that takes place on days at places. */
function registerOverlaps(api: Api, content: Content): void {
  registerEndpoint(api, overlapsEndpoint(content), {
    ability: requireAbility(content.abilities, 'view'),
    handler: async ({ body }) => success(await findOverlaps(api.services, content, body)),
  });
}

/** Every content type's calls, its preview, the statuses and who uses an item. */
export function contentFeature(api: Api): void {
  const { db, clock } = api.services;
  const permalinks = permalinksOf({ db, clock });
  const lists = createLists(api.services, permalinks);
  for (const content of contents) registerContent(api, content, lists, permalinks);
  for (const content of contents.filter(mayOverlap)) registerOverlaps(api, content);
  registerPreview(api, permalinks);
  registerEndpoint(api, relatedStatusesEndpoint, {
    byCall: ({ query }) => needOfStatuses(query),
    handler: async ({ query, user }) => success(await relatedStatuses(api.services, user, query)),
  });
  registerEndpoint(api, listUses, {
    open: 'told',
    handler: async ({ query, user }) => {
      const [area, id] = query.of.split(':');
      const isPlace = area === PLACE_AREA;
      const content = contents.find((declared) => declared.area === area);
      const abilities = isPlace ? [PLACE_AREA] : (content?.abilities ?? []);
      const page = readPage(query);
      const { db, languages } = api.services;
      const target = user.mayAny(abilities, 'view') ? idOf(id ?? '') : null;
      const question = {
        languages,
        user,
        of: isPlace ? ('place' as const) : ('content' as const),
        ids: target === null ? [] : [target],
      };
      const { uses, total } = await pageOfUses(db, question, page);
      return pageA(uses, { total, ...page });
    },
  });
}
