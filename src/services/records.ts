import type { DeclaredRecord, RecordItem } from '../content/model/record';
import { IDEMPOTENCY_HEADER } from '../contract/content';
import type { Result } from '../contract/result';
import type { Client } from './client';
import type { Lookups } from './lookups';

export type SavedRecord = Result<{ readonly id: number; readonly message: string | null }>;

/** The calls of the declared records. */
export interface RecordService {
  loadRecord(record: DeclaredRecord, id: number, signal: AbortSignal): Promise<Result<RecordItem>>;
  /** Creates under a key, updates without one. */
  saveRecord(record: DeclaredRecord, item: RecordItem, key: string | null): Promise<SavedRecord>;
}

/** Whether a write may have reached what it was to change: it did, or its answer says nothing of it. */
const mayHaveWritten = (result: Result<unknown>): boolean =>
  result.ok || ['network', 'timeout', 'nonsense', 'server'].includes(result.failure.kind);

/** Records over a client, by the endpoints that each declares. */
export function createRecordService(client: Client, lookups: Pick<Lookups, 'forgetCategories'>): RecordService {
  return {
    async loadRecord({ endpoints, fromAnswer }, id, signal) {
      const result = await client.call(endpoints.read, { params: { id }, signal });
      return result.ok ? { ok: true, value: fromAnswer(result.value.data) } : result;
    },
    // Once on its way a saving is not given up: the server may have it already.
    async saveRecord({ endpoints, toBody, isCategory }, item, key) {
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
