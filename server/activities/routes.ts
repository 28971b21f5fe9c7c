import * as contract from '../../src/contract/activities';
import { readerOf } from '../auth/told';
import { pageB, pageC, success } from '../http/answers';
import { registerEndpoint } from '../http/route';
import type { Api } from '../services';
import { createBookableList } from './bookable';
import { chooseActivity } from './choose';
import { createFeaturedList } from './featured';
import { createReviewedList } from './reviewed';
import { saveFeatured } from './saveFeatured';

/**
 * Activities of others, bookable ones, and featured events. Their rights are those that document 3 names in its section 6:
 * 'event-view' for the two lists, reviewing included. Source: document 3, sections 2, 3, 6 and 7; contract, 'other'.
 */
export function activitiesFeature(api: Api): void {
  const { services } = api;
  const reviewed = createReviewedList(services.db, services.cleaner);
  const bookable = createBookableList(services.db);
  const featured = createFeaturedList(services);
  registerEndpoint(api, contract.reviewedActivities, {
    ability: 'event-view',
    handler: async ({ query }) => {
      const { rows, total, undecided } = await reviewed.page(query);
      return pageC(rows, total, { undecided_count: undecided });
    },
  });
  registerEndpoint(api, contract.chooseActivity, {
    ability: 'event-view',
    handler: async ({ body, user }) => {
      const message = await chooseActivity(services.db, user, body, services.clock());
      return success({ id: body.id, message }, message);
    },
  });
  registerEndpoint(api, contract.bookableActivities, {
    ability: 'event-view',
    handler: async ({ query }) => {
      const { rows, total } = await bookable.page(query);
      return pageB(rows, total);
    },
  });
  registerEndpoint(api, contract.featuredEvents, {
    ability: 'media-view',
    handler: async ({ query, user }) => {
      const { rows, total } = await featured.page(query, readerOf(user));
      return pageB(rows, total);
    },
  });
  registerEndpoint(api, contract.saveFeatured, {
    ability: ['media-create', 'media-edit'],
    handler: async ({ params, body, user }) => {
      const message = await saveFeatured({ services, user }, params.id, body);
      return success({ message }, message);
    },
  });
}
