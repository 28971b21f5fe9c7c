import {
  createTag as createTagEndpoint,
  readTag as readTagEndpoint,
  tags,
  updateTag as updateTagEndpoint,
} from '../../src/contract/tags';
import { created, pageB, success } from '../http/answers';
import { idempotencyKey } from '../http/idempotency';
import { registerEndpoint } from '../http/route';
import type { Api } from '../services';
import { listTags } from './list';
import { createTag, readTag, updateTag } from './save';

const [VIEW, CREATE, EDIT] = ['operations/tags-view', 'operations/tags-create', 'operations/tags-edit'];

/**
 * The tags. Their list is a look-up too: whoever writes contents chooses from it. Whoever may create one may change one;
 * nobody deletes any. Source: document 3, sections 2, 6 and 7.
 */
export function tagsFeature(api: Api): void {
  const { services } = api;
  registerEndpoint(api, tags, {
    open: 'lookups',
    handler: async ({ query }) => {
      const { rows, total } = await listTags(services.db, query);
      return pageB(rows, total);
    },
  });
  registerEndpoint(api, readTagEndpoint, {
    ability: [VIEW, CREATE, EDIT],
    handler: async ({ params }) => success(await readTag(services.db, params.id)),
  });
  registerEndpoint(api, createTagEndpoint, {
    ability: CREATE,
    handler: async ({ body, user, request }) => {
      const written = await createTag({ services, user }, body, idempotencyKey(request));
      return created(written, written.message);
    },
  });
  registerEndpoint(api, updateTagEndpoint, {
    ability: [CREATE, EDIT],
    handler: async ({ params, body, user }) => {
      const written = await updateTag({ services, user }, params.id, body);
      return success(written, written.message);
    },
  });
}
