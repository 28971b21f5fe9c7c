import type { ListingRow } from '../../content/model/listing';
import { mayBeGone } from '../kit/result';
import type { DeletionRequest, ListContext } from './types';

/** Whether a deletion was refused and rows of it may be gone. */
export const isDoubted = ({ deletion }: Pick<ListContext, 'deletion'>): boolean =>
  deletion !== null && mayBeGone(deletion.failure);

/**
 * A refused deletion once the list was read again: what is no longer listed is left out of it, and kept to be told. As it
 * was where all of it is still there: then it was refused for something else.
 */
export function deletionReread(context: ListContext, rows: readonly ListingRow[]): DeletionRequest | null {
  const { deletion } = context;
  if (deletion === null || !isDoubted(context)) return deletion;
  const isListed = (id: number) => rows.some((row) => row.id === id);
  const ids = deletion.ids.filter(isListed);
  if (ids.length === deletion.ids.length) return deletion;
  const gone = context.rows.filter(({ id }) => deletion.ids.includes(id) && !isListed(id));
  return { ids, failure: null, gone: [...deletion.gone, ...gone] };
}
