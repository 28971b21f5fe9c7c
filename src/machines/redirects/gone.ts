import { isDoubted } from '../kit/result';
import type { StoredRedirect } from '../redirectRow/types';
import type { RedirectsContext } from './types';

/**
 * Keys of rows whose deletion was refused and whose rules the list, read again, has no more. Their deletion was confirmed:
 * they go, also with something unsaved in them.
 */
export function goneKeys(context: RedirectsContext, answer: readonly StoredRedirect[]): string[] {
  const { rows, deletion } = context;
  if (deletion === null || !isDoubted(context)) return [];
  const stored = new Set(answer.map(({ id }) => id));
  return rows.flatMap(({ key, id }) => (id !== null && deletion.keys.includes(key) && !stored.has(id) ? [key] : []));
}

/** The refused deletion without the rows that are gone; as it was where none is. */
export function deletionWithout(
  { rows, deletion }: RedirectsContext,
  gone: readonly string[],
): Pick<RedirectsContext, 'deletion'> {
  if (deletion === null || gone.length === 0) return { deletion };
  const addresses = rows.flatMap(({ key, draft }) => (gone.includes(key) ? [draft.old_url.trim()] : []));
  const keys = deletion.keys.filter((key) => !gone.includes(key));
  return { deletion: { keys, failure: null, gone: [...deletion.gone, ...addresses] } };
}
