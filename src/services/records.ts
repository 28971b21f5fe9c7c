import type { RecordCalls } from '../content/model/record';
import { IDEMPOTENCY_HEADER } from '../contract/content';
import { mapResult, type Result } from '../contract/result';
import type { RecordActors } from '../machines/record/types';
import type { Client } from './client';
import type { Lookups } from './lookups';

/** Whether a write may have reached what it was to change: it did, or its answer says nothing of it. */
const mayHaveWritten = (result: Result<unknown>): boolean =>
  result.ok || ['network', 'timeout', 'nonsense', 'server'].includes(result.failure.kind);

/** What the form of a record calls, over a client and by the endpoints that it declares. */
export function createRecordService(
  client: Client,
  lookups: Pick<Lookups, 'forgetCategories'>,
  { endpoints, fromAnswer, toBody, isCategory }: RecordCalls,
): RecordActors {
  return {
    loadRecord: async ({ id }, signal) =>
      mapResult(await client.call(endpoints.read, { params: { id }, signal }), ({ data }) => fromAnswer(data)),
    // Once on its way a saving is not given up: the server may have it already.
    async saveRecord({ item, key }) {
      const body = toBody(item);
      const result =
        item.id === 'new'
          ? await client.call(endpoints.create, { body, headers: { [IDEMPOTENCY_HEADER]: key ?? '' } })
          : await client.call(endpoints.update, { params: { id: item.id }, body });
      if (isCategory === true && mayHaveWritten(result)) lookups.forgetCategories();
      if (!result.ok) return result;
      const { id, message } = result.value.data;
      return { ok: true, value: { id, message: message || null } };
    },
  };
}
