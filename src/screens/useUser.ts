import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { opensRecords, recordAddress } from '../content/model/addresses';
import { type Listing, openingAction } from '../content/model/listing';
import type { CurrentUser } from '../contract/session';
import { contentAbilities } from '../machines/access/abilities';
import { decideAccess } from '../machines/access/rules';
import type { ListAbilities } from '../machines/list/types';
import { useSession } from './session';

/** The signed-in user; null while signed out. */
export function useUser(): CurrentUser | null {
  const session = useSession();
  return useSelector(session, ({ context }) => context.user);
}

const NOTHING: ListAbilities = { view: false, create: false, edit: false, delete: false, publish: false };

/** A route that leads to the not-found page is no right worth offering. */
function openAbilities(user: CurrentUser, listing: Listing): ListAbilities {
  const may = contentAbilities(user, listing);
  const opens = (id: number | 'new') => {
    const route = recordAddress(listing, id);
    return route !== null && decideAccess(route, user).kind === 'allowed';
  };
  const create = may.create && (!opensRecords(listing) || opens('new'));
  const isOpened = opens(1) || openingAction(listing, 'record') !== undefined;
  const { rowList } = listing;
  const follow = rowList === undefined ? {} : { follow: contentAbilities(user, rowList.of).view };
  return { ...may, create, edit: (may.edit || listing.isOpen === true) && isOpened, ...follow };
}

/** What the signed-in user may do with the records of a listing. */
export function useListingAbilities(listing: Listing) {
  const user = useUser();
  return useMemo(() => (user === null ? NOTHING : openAbilities(user, listing)), [user, listing]);
}
