import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type Binding, bindListing, boundFields, placeAt } from '../content/lists/addresses';
import type { Listing } from '../content/lists/listing';
import type { ContentHead } from '../content/model/content';
import type { DeclaredRecord } from '../content/model/record';
import { listings } from '../content/registry';
import { cleanPath } from '../machines/access/paths';

const NOTHING: Binding = {};

/** What the page in front binds a listing to, the same as long as its address says the same. */
function useBinding(listing: Listing | ContentHead | undefined) {
  const path = cleanPath(useLocation().pathname);
  const place = listing === undefined ? null : placeAt(listing, path);
  const key = JSON.stringify(place?.binding ?? NOTHING);
  const binding = useMemo(() => JSON.parse(key) as Binding, [key]);
  return { binding, isBroken: place?.isBroken ?? false };
}

/** A listing as the page in front binds it, and whether its address binds it to what can be no value. */
export function useBound<L extends Listing | ContentHead>(
  listing: L,
): { readonly listing: L; readonly isBroken: boolean } {
  const { binding, isBroken } = useBinding(listing);
  return { listing: useMemo(() => bindListing(listing, binding), [listing, binding]), isBroken };
}

/** A record whose addresses are those of the list that it was opened from; a new one begins with what that is bound to. */
export function useBoundRecord(record: DeclaredRecord): DeclaredRecord {
  const listing = listings.find(({ area }) => area === record.area);
  const { binding } = useBinding(listing);
  return useMemo(() => {
    if (listing === undefined) return record;
    const bound = bindListing(listing, binding);
    return { ...record, routes: bound.routes, blank: { ...record.blank, ...boundFields(bound) } };
  }, [record, listing, binding]);
}
