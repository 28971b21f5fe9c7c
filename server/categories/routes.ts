import { ORDER_VERSION_HEADER } from '../../src/content/lists/categories';
import { createNode, nodeUses, orderNodes, readTree, removeNode, updateNode } from '../../src/contract/categories';
import { categoryServerTexts } from '../../src/messages/server/categories';
import { created, success } from '../http/answers';
import { idempotencyKey } from '../http/idempotency';
import { registerEndpoint } from '../http/route';
import type { Api } from '../services';
import { orderCategories } from './order';
import { removeCategory, usesOfCategory } from './remove';
import { createCategory, updateCategory } from './save';
import { readCategories } from './tree';

/** What every change of a tree needs. Source: document 3, section 6. */
const EDIT = 'category-edit';

/** The category trees. Source: document 3, sections 2 and 7; contract, 'category tree'. */
export function categoriesFeature(api: Api): void {
  const { services } = api;
  registerEndpoint(api, readTree, {
    ability: 'category-view',
    handler: async ({ query }) => success(await readCategories(services.db, query.main)),
  });
  registerEndpoint(api, nodeUses, {
    ability: 'category-view',
    handler: async ({ params }) => success(await usesOfCategory(services.db, params.id)),
  });
  registerEndpoint(api, createNode, {
    ability: EDIT,
    handler: async ({ body, user, request }) => {
      const written = await createCategory({ services, user }, body, idempotencyKey(request));
      return created(written, written.message);
    },
  });
  registerEndpoint(api, updateNode, {
    ability: EDIT,
    handler: async ({ params, body, user }) => {
      const written = await updateCategory({ services, user }, params.id, body);
      return success(written, written.message);
    },
  });
  registerEndpoint(api, orderNodes, {
    ability: EDIT,
    handler: async ({ body, user, request }) => {
      const madeFrom = request.headers[ORDER_VERSION_HEADER.toLowerCase()];
      await orderCategories({ services, user }, body, typeof madeFrom === 'string' ? madeFrom : null);
      return success({ message: categoryServerTexts.ordered }, categoryServerTexts.ordered);
    },
  });
  registerEndpoint(api, removeNode, {
    ability: EDIT,
    handler: async ({ params, user }) => {
      const message = await removeCategory({ services, user }, params.id);
      return success({ id: params.id, message }, message);
    },
  });
}
