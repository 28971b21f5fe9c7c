import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { listAddress, TAB, tabOf, tabQuery } from '../../content/lists/addresses';
import type { ListingTitles } from '../../content/lists/list';
import { closedTo } from '../../machines/access/reason';
import { listTexts as texts } from '../../messages/screens/list';
import { Tabs, tabId } from '../../ui/base/Tabs';
import { useNavigate, useSearchParameters } from '../../ui/page/navigate';
import { SAME_PAGE } from '../../ui/page/navigation';
import { useUser } from '../useUser';
import { ListTabsContext } from './listTabs';

type Tabbed = Parameters<typeof tabOf>[0] & { readonly titles: ListingTitles };

/** One of several lists under one address, with the screen that draws it. */
export interface ListTab {
  readonly listing: Tabbed;
  readonly Screen: ComponentType;
}

const PANEL = 'elenco-scelto';

/** Puts the tab that is shown into an address that names none, or one that nobody may see. */
function useNamedTab(listing: Tabbed, isNamed: boolean): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    if (isNamed) return;
    navigate(`${pathname}?${new URLSearchParams(tabQuery(listing))}`, { replace: true, state: SAME_PAGE });
  }, [listing, isNamed, pathname, navigate]);
}

function Shown({ tabs, shown, isNamed }: { tabs: readonly ListTab[]; shown: ListTab; isNamed: boolean }) {
  const navigate = useNavigate();
  useNamedTab(shown.listing, isNamed);
  const current = tabOf(shown.listing) ?? '';
  const go = useCallback(
    (tab: ListTab | undefined) => {
      if (tab !== undefined) navigate(listAddress(tab.listing));
    },
    [navigate],
  );
  const panel = useRef<HTMLDivElement>(null);
  const next = useCallback(() => {
    go(tabs[(tabs.indexOf(shown) + 1) % tabs.length]);
    // The rows take the focus from here as soon as a key leads to them.
    panel.current?.focus({ preventScroll: true });
  }, [tabs, shown, go]);
  const context = useMemo(() => ({ next }), [next]);
  if (tabs.length === 1) return <shown.Screen />;
  return (
    <ListTabsContext value={context}>
      <div className="space-y-3">
        <Tabs
          label={texts.tabs}
          tabs={tabs.map(({ listing }) => ({
            id: tabOf(listing) ?? '',
            label: listing.titles.tab ?? listing.titles.list,
          }))}
          current={current}
          onSelect={(id) => go(tabs.find(({ listing }) => tabOf(listing) === id))}
          panel={PANEL}
        />
        <div
          ref={panel}
          id={PANEL}
          tabIndex={-1}
          role="tabpanel"
          className="outline-none"
          aria-labelledby={tabId(texts.tabs, current)}
        >
          <shown.Screen key={current} />
        </div>
      </div>
    </ListTabsContext>
  );
}

/** Several lists under one address, of which a user sees those that they may. */
export function TabbedLists({ tabs: all }: { readonly tabs: readonly ListTab[] }) {
  const user = useUser();
  const [known, setKnown] = useState(user);
  // While a new sign-in lies over the page, what is below it stays.
  if (user !== null && user !== known) setKnown(user);
  const asked = useSearchParameters().get(TAB);
  const tabs = useMemo(
    () => all.filter(({ listing }) => known !== null && closedTo(known, listAddress(listing)) === null),
    [all, known],
  );
  const named = tabs.find(({ listing }) => tabOf(listing) === asked);
  const shown = named ?? tabs[0];
  return shown === undefined ? null : <Shown tabs={tabs} shown={shown} isNamed={named !== undefined} />;
}
