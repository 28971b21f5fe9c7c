import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { Listing } from '../content/lists/listing';
import type { CurrentUser } from '../contract/session';
import { closedTo } from '../machines/access/reason';
import { listAbilities } from '../machines/list/abilities';
import type { ListAbilities } from '../machines/list/types';
import { useSession } from './session';

/** The signed-in user; null while signed out. */
export function useUser(): CurrentUser | null {
  const session = useSession();
  return useSelector(session, ({ context }) => context.user);
}

const NOTHING: ListAbilities = { view: false, create: false, edit: false, delete: false, publish: false };

/** An address as it is, where its page is open to the signed-in user; null where it is not: no link leads there. */
export function useOpenRoute(): (route: string | null) => string | null {
  const user = useUser();
  return useCallback(
    (route) => (route === null || user === null || closedTo(user, route) !== null ? null : route),
    [user],
  );
}

/** What the signed-in user may do with the records of a listing. */
export function useListingAbilities(listing: Listing) {
  const user = useUser();
  return useMemo(() => (user === null ? NOTHING : listAbilities(user, listing)), [user, listing]);
}
