import { profileBody, profileItem } from '../content/records/profile';
import { readUser, updateUser } from '../contract/users';
import type { RecordActors } from '../machines/record/types';
import type { Client } from './client';

/** The calls of one's own profile over the client. Source: contract, 'Session and accounts'. */
export function createProfileService(client: Client): RecordActors {
  return {
    async loadRecord({ id }, signal) {
      const result = await client.call(readUser, { params: { id }, signal });
      return result.ok ? { ok: true, value: profileItem(result.value.data) } : result;
    },
    // Once on its way a saving is not given up: the server may have it already.
    async saveRecord({ item }) {
      const id = Number(item.id);
      const result = await client.call(updateUser, { params: { id }, body: profileBody(item) });
      return result.ok ? { ok: true, value: { id, message: result.value.data.message || null } } : result;
    },
  };
}
