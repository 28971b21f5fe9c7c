import { COPY_OF } from '../content/lists/addresses';
import { useSearchParameters } from '../ui/page/navigate';
import { itemId } from './itemId';

/** The record that the address names as the original of a new one; null without one. */
export function useCopied(id: number | 'new' | null): number | null {
  const params = useSearchParameters();
  const original = itemId(params.get(COPY_OF) ?? undefined);
  return id === 'new' && original !== 'new' ? original : null;
}
