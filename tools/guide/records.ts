import type { DeclaredField, RecordCard } from '../../src/content/model/record';
import { desk } from '../../src/content/records/desk';
import { place } from '../../src/content/records/place';
import { role } from '../../src/content/records/role';
import { tag } from '../../src/content/records/tag';
import { user } from '../../src/content/records/user';

/** Records that are no contents, by the area of their pages. */
export const RECORDS: Readonly<Record<string, { readonly cards: readonly RecordCard<DeclaredField>[] }>> =
  Object.fromEntries([user, role, desk, place, tag].map((record) => [record.area, record]));
