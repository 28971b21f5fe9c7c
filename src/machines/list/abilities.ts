import { opensRecords, recordAddress } from '../../content/lists/addresses';
import { openingAction } from '../../content/lists/list';
import type { Listing } from '../../content/lists/listing';
import type { CurrentUser } from '../../contract/session';
import { contentAbilities } from '../access/abilities';
import { closedTo } from '../access/reason';
import type { ListAbilities } from './types';

/** What a user may do with the records of a listing: a route that is closed to them is no right worth offering. */
export function listAbilities(user: CurrentUser, listing: Listing): ListAbilities {
  const may = contentAbilities(user, listing);
  const closedOf = (id: number | 'new') => {
    const route = recordAddress(listing, id);
    return route === null ? null : closedTo(user, route);
  };
  const closed = closedOf(1);
  const create = may.create && closedOf('new') === null;
  const isOpened = opensRecords(listing) ? closed === null : openingAction(listing, 'record') !== undefined;
  const { rowList } = listing;
  const follow = rowList === undefined ? {} : { follow: contentAbilities(user, rowList.of).view };
  return { ...may, create, closed, edit: (may.edit || listing.isOpen === true) && isOpened, ...follow };
}
