import type { Json } from '../content/field/json';
import { contents, listings } from '../content/registry';
import { listAudit } from '../contract/audit';
import { addDeskMunicipality, removeDeskMunicipality } from '../contract/desks';
import { mapResult, messageIn, orAbsent } from '../contract/result';
import {
  type HiddenContents,
  reassignUser,
  updateUserPassword,
  userContents,
  userPermissions,
} from '../contract/users';
import type { AdministrationCalls } from '../machines/kit/ports';
import type { ContentCount, HiddenCount } from '../machines/reassignment/types';
import { asideClient } from './aside';
import type { Client } from './client';

/** Acts a page of the log has. */
const AUDIT_PAGE = 20;

const json = (rows: readonly object[]): readonly Json[] => rows as unknown as readonly Json[];

function hiddenCount({ area, name, count }: HiddenContents): HiddenCount {
  const titles = [...contents, ...listings].find((one) => one.area === area)?.titles;
  return { one: titles?.one ?? name ?? area, many: titles?.many ?? name ?? area, count };
}

/** Users, roles and desks over a client. Source: contract, 'Session and accounts'; document 1, section 7. */
export function createAdministrationService(client: Client): AdministrationCalls {
  return {
    async countContents({ user, successor }, signal) {
      const query = successor === null ? {} : { successor };
      const result = mapResult(
        await client.call(userContents, { params: { id: user }, query, signal }),
        ({ data }) => ({
          total: data.total,
          counts: data.counts.map(
            ({ area, name, lang, count }): ContentCount => ({ type: name || area, language: lang, count }),
          ),
          hidden: data.hidden?.map(hiddenCount) ?? null,
        }),
      );
      return orAbsent(result);
    },
    // Once on its way a change is not given up: the server may have it already.
    reassign: async ({ user, successor }) =>
      messageIn(await client.call(reassignUser, { body: { user_to_delete: user, user_to_reassign: successor } })),
    updatePassword: async ({ user, password, confirmation, send }) =>
      messageIn(
        await client.call(updateUserPassword, {
          body: { id: user, password, password_confirmation: confirmation, send: send ? 1 : 0 },
        }),
      ),
    addMunicipality: async ({ desk, municipality }) =>
      messageIn(await client.call(addDeskMunicipality, { params: { id: desk, comuneId: municipality } })),
    removeMunicipality: async ({ desk, municipality }) =>
      messageIn(await client.call(removeDeskMunicipality, { params: { id: desk, comuneId: municipality } })),
    loadAudit: async ({ entity, id, page }, signal) =>
      mapResult(
        // A server that opens logs to administrators alone ends nobody's session.
        await asideClient(client).call(listAudit, { query: { entity, id, page, limit: AUDIT_PAGE }, signal }),
        ({ data, meta }) => ({
          rows: json(data),
          total: meta.total,
          pages: Math.max(1, meta.last_page ?? Math.ceil(meta.total / AUDIT_PAGE)),
        }),
      ),
    loadPermissions: async ({ user }, signal) =>
      mapResult(await client.call(userPermissions, { params: { id: user }, signal }), ({ data }) => ({
        rows: json([data]),
        total: 1,
        pages: 1,
      })),
  };
}
