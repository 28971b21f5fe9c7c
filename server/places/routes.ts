import * as contract from '../../src/contract/places';
import { placeServerTexts, placeTypeServerTexts } from '../../src/messages/server/places';
import { readerOf } from '../auth/told';
import { idsOf } from '../db/ids';
import { created, pageB, success } from '../http/answers';
import { idempotencyKey } from '../http/idempotency';
import { registerEndpoint } from '../http/route';
import type { Api } from '../services';
import { createPlaceList } from './list';
import { placeDetail } from './read';
import { removePlaces } from './remove';
import { removePlaceTypes } from './removeTypes';
import { createPlace, updatePlace } from './save';
import { createPlaceType, renamePlaceType } from './saveType';
import { SEES_TYPES } from './sight';
import { listPlaceTypes } from './types';

/** Abilities of -1 and of an id. Source: contract, 'Pinned', set-luogo. */
const [CREATE_TYPE, EDIT_TYPE] = ['tipologia-luoghi-create', 'tipologia-luoghi-edit'];

function registerTypes(api: Api): void {
  const { services } = api;
  registerEndpoint(api, contract.placeTypes, {
    ability: SEES_TYPES,
    handler: async ({ query }) => {
      const { rows, total } = await listPlaceTypes(services.db, query);
      return pageB(rows, total);
    },
  });
  registerEndpoint(api, contract.savePlaceType, {
    byCall: ({ params: { id } }) => ({ ability: id === contract.NEW_PLACE_TYPE ? CREATE_TYPE : EDIT_TYPE }),
    handler: async ({ params: { id, title }, query, user, request }) => {
      const isNew = id === contract.NEW_PLACE_TYPE;
      const call = { services, user };
      const saved = isNew
        ? await createPlaceType(call, title, idempotencyKey(request))
        : await renamePlaceType(call, { id, title, version: query.updated_at });
      return isNew ? created(saved, saved.message) : success(saved, saved.message);
    },
  });
  registerEndpoint(api, contract.removePlaceTypes, {
    ability: 'tipologia-luoghi-delete',
    handler: async ({ params, user }) => {
      const deleted = idsOf(params.ids);
      await removePlaceTypes({ services, user }, deleted);
      const message = placeTypeServerTexts.deleted(deleted.length);
      return success({ message, deleted }, message);
    },
  });
}

/** Points of interest and their types. Source: document 3, sections 2 and 7; contract, 'Content areas'. */
export function placesFeature(api: Api): void {
  const { services } = api;
  const list = createPlaceList(services.db);
  registerTypes(api);
  registerEndpoint(api, contract.places, {
    ability: 'luoghi-view',
    handler: async ({ query }) => {
      const { rows, total } = await list.page(query);
      return pageB(rows, total);
    },
  });
  registerEndpoint(api, contract.readPlace, {
    ability: 'luoghi-view',
    handler: async ({ params, user }) => success(await placeDetail(services, params.id, readerOf(user))),
  });
  registerEndpoint(api, contract.createPlace, {
    ability: 'luoghi-create',
    handler: async ({ body, user, request }) => {
      const data = await createPlace({ services, user }, body, idempotencyKey(request));
      return created(data, data.message);
    },
  });
  registerEndpoint(api, contract.updatePlace, {
    ability: 'luoghi-edit',
    handler: async ({ params, body, user }) => {
      const data = await updatePlace({ services, user }, params.id, body);
      return success(data, data.message);
    },
  });
  registerEndpoint(api, contract.removePlaces, {
    ability: 'luoghi-delete',
    handler: async ({ params, user }) => {
      const deleted = idsOf(params.ids);
      await removePlaces({ services, user }, deleted);
      const message = placeServerTexts.deleted(deleted.length);
      return success({ message, deleted }, message);
    },
  });
}
