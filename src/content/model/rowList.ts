import { bindListing, listAddress } from './addresses';
import type { Listing, ListingRow } from './listing';

/** Address of the list that a row leads to, without '#'; null where it leads nowhere. */
export function rowListAddress({ rowList }: Pick<Listing, 'rowList'>, row: ListingRow): string | null {
  if (rowList === undefined) return null;
  const { of, by, except } = rowList;
  const value = row[by];
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return except.includes(value) ? null : listAddress(bindListing(of, { [by]: value }));
}
