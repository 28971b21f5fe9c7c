import { bindListing, listAddress } from '../../content/lists/addresses';
import type { Listing } from '../../content/lists/listing';
import { BOUND_LISTS } from './sections';

/** A list that the menu leads to, by what it is bound to: a theme of the interests. */
export interface BoundLink {
  readonly id: number;
  readonly title: string;
}

/** By area what its lists are bound to. */
export type LinksByArea = Readonly<Record<string, readonly BoundLink[]>>;

/** A bound list with its address, without '#'. */
export interface BoundEntry extends BoundLink {
  readonly route: string;
}

/** The bound lists of a listing that the menu leads to; none for a listing whose section has none. */
export function boundEntries(listing: Listing, links: LinksByArea): readonly BoundEntry[] {
  const filter = BOUND_LISTS[listing.area];
  if (filter === undefined) return [];
  return (links[listing.area] ?? []).map((link) => ({
    ...link,
    route: listAddress(bindListing(listing, { [filter]: link.id }, link.title)),
  }));
}
