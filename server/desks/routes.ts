import * as contract from '../../src/contract/desks';
import { deskServerTexts } from '../../src/messages/server/administration';
import { idsOf } from '../db/ids';
import { created, pageB, success } from '../http/answers';
import { idempotencyKey } from '../http/idempotency';
import { registerEndpoint } from '../http/route';
import type { Api } from '../services';
import { addMunicipality, removeMunicipality } from './municipalities';
import { removeDesks } from './remove';
import { deskDetail, listDesks } from './repository';
import { createDesk, updateDesk } from './save';

/** Who sees desks always edits them. Source: document 1, section 6, 'Action column rules'. */
const VIEW = 'redazioni-view';

function registerMunicipalities(api: Api): void {
  const { services } = api;
  registerEndpoint(api, contract.addDeskMunicipality, {
    ability: VIEW,
    handler: async ({ params, user }) => {
      const association = { deskId: params.id, municipalityId: params.comuneId };
      return success({ message: await addMunicipality({ services, user }, association) });
    },
  });
  registerEndpoint(api, contract.removeDeskMunicipality, {
    ability: VIEW,
    handler: async ({ params, user }) => {
      const association = { deskId: params.id, municipalityId: params.comuneId };
      return success({ message: await removeMunicipality({ services, user }, association) });
    },
  });
}

/** Editorial desks and their municipalities. Source: contract, 'Session and accounts'. */
export function desksFeature(api: Api): void {
  const { services } = api;
  registerEndpoint(api, contract.listDesks, {
    ability: VIEW,
    handler: async ({ query }) => {
      const { rows, total } = await listDesks(services.db, query);
      return pageB(rows, total);
    },
  });
  registerEndpoint(api, contract.readDesk, {
    ability: VIEW,
    handler: async ({ params }) => success(await deskDetail(services.db, params.id)),
  });
  registerEndpoint(api, contract.createDesk, {
    ability: 'redazioni-create',
    handler: async ({ body, user, request }) => {
      const data = await createDesk({ services, user }, body, idempotencyKey(request));
      return created(data, data.message);
    },
  });
  registerEndpoint(api, contract.updateDesk, {
    ability: VIEW,
    handler: async ({ params, body, user }) => {
      await updateDesk({ services, user }, params.id, body);
      return success({ id: params.id, message: deskServerTexts.saved });
    },
  });
  registerEndpoint(api, contract.deleteDesks, {
    ability: 'redazioni-delete',
    handler: async ({ params, user }) => {
      const deleted = idsOf(params.ids);
      await removeDesks({ services, user }, deleted);
      return success({ message: deskServerTexts.deleted(deleted.length), deleted });
    },
  });
  registerMunicipalities(api);
}
