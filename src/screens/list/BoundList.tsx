import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { boundFilter, listAddress, withName } from '../../content/lists/addresses';
import type { Listing } from '../../content/lists/listing';
import { cleanPath } from '../../machines/access/paths';
import { listTexts as texts } from '../../messages/screens/list';
import { buttonClass } from '../../ui/base/Button';
import { EmptyState } from '../../ui/base/EmptyState';
import type { CellKinds } from '../../ui/list/columns';
import { useNavigate } from '../../ui/page/navigate';
import { SAME_PAGE } from '../../ui/page/navigation';
import { usePageTitle } from '../../ui/page/title';
import { usePorts } from '../ports';
import { useBound } from '../useBound';
import { ListScreen } from './ListScreen';
import { useFilterOptions } from './useFilterOptions';

interface BoundTo {
  /** Null as long as it is not known, and where the list is bound to nothing. */
  readonly name: string | null;
  /** There is certainly no such thing, or no more. */
  readonly isUnknown: boolean;
  /** Has its name looked up anew: it may have been deleted elsewhere. */
  readonly lookAgain: () => void;
}

/** What a list is bound to, out of the options of the hidden filter that binds it. */
function useBoundTo(listing: Listing): BoundTo {
  const { filterLookups } = usePorts();
  const [turn, setTurn] = useState(0);
  const bound = useMemo(() => boundFilter(listing), [listing]);
  const declared = useMemo(() => ({ filters: bound === null ? [] : [bound.filter] }), [bound]);
  const values = useMemo(() => (bound === null ? {} : { [bound.filter.name]: bound.value }), [bound]);
  const source = useFilterOptions(declared, values, turn)[bound?.filter.name ?? ''];
  const name = source?.options.find(({ value }) => value === bound?.value)?.label ?? null;
  const kind = bound?.filter.kind;
  const lookAgain = useCallback(() => {
    // Trees are kept for the session, and others show them too.
    if (kind === 'category') filterLookups.forgetCategories();
    else setTurn((before) => before + 1);
  }, [kind, filterLookups]);
  return { name, isUnknown: source?.state === 'ready' && name === null, lookAgain };
}

/** Puts the name of what the list is bound to into the address, where another stands. */
function useNamedAddress(listing: Listing, name: string | null): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (name === null) return;
    const address = listAddress(withName(listing, name));
    if (address !== cleanPath(pathname)) navigate(`${address}${search}`, { replace: true, state: SAME_PAGE });
  }, [listing, name, pathname, search, navigate]);
}

/** In place of a list that is bound to nothing that there is: the way to the whole one. */
function NothingBound({ listing }: { readonly listing: Listing }) {
  usePageTitle(listing.titles.list);
  return (
    <EmptyState
      icon="alert"
      title={texts.bound.missing}
      actions={
        <a className={buttonClass('primary')} href={`#${listAddress(listing)}`}>
          {texts.bound.whole}
        </a>
      }
    >
      <span role="alert">{texts.bound.missingWhy}</span>
    </EmptyState>
  );
}

interface BoundListProps {
  readonly listing: Listing;
  readonly kinds: CellKinds;
}

/** The list of a listing as the address in front binds it: each binding has a list of its own. */
export function BoundList({ listing: declared, kinds }: BoundListProps) {
  const { listing, isBroken } = useBound(declared);
  const { name, isUnknown, lookAgain } = useBoundTo(listing);
  useNamedAddress(listing, name);
  if (isBroken || isUnknown) return <NothingBound listing={declared} />;
  return <ListScreen key={listing.boundTo} listing={listing} kinds={kinds} boundName={name} onEmpty={lookAgain} />;
}
