import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { TAB } from '../../content/lists/addresses';
import type { CurrentUser } from '../../contract/session';
import { tabIn } from '../../machines/access/routes';
import { type MenuPlace, type MenuSection, menuOf, placeOf } from '../../machines/menu/entries';
import { menuMachine } from '../../machines/menu/machine';
import { storedGroups } from '../../machines/menu/rules';
import { THEMED_AREA } from '../../machines/menu/sections';
import { usePorts } from '../../screens/ports';
import { useActorRef, useEmitted } from '../../ui/base/actors';
import { jsonMemory } from './jsonMemory';
import { MENU_KEY } from './menuMemory';
import type { Themes } from './useThemes';

export type MenuActor = ActorRefFrom<typeof menuMachine>;

/** Width at which the menu gives way: 960 px, more where the browser's text is set larger. Source: document 1, section 9. */
const NARROW = '(max-width: 60rem)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(NARROW);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

const isNarrowNow = (): boolean => window.matchMedia(NARROW).matches;

interface Menu {
  readonly actor: MenuActor;
  readonly sections: readonly MenuSection[];
  /** Where the page in front stands in it. */
  readonly place: MenuPlace | null;
  readonly isShown: boolean;
}

/** The menu of a user, with their themes, over their page. */
export function useMenu(user: CurrentUser, { themes, links }: Themes): Menu {
  const { memory, absentLists } = usePorts();
  const absent = useSyncExternalStore(absentLists.subscribe, absentLists.routes);
  const { pathname, search } = useLocation();
  const tab = tabIn(search);
  const address = tab === null ? pathname : `${pathname}?${TAB}=${tab}`;
  const isNarrow = useSyncExternalStore(subscribe, isNarrowNow);
  const sections = useMemo(() => menuOf(user, links, absent), [user, links, absent]);
  const place = useMemo(() => placeOf(sections, address), [sections, address]);
  const group = place?.section ?? null;
  const actor = useActorRef(menuMachine, {
    input: { isNarrow, open: storedGroups(jsonMemory(memory).read(MENU_KEY)), page: group },
  });
  useEmitted(actor, {
    'groups.changed': ({ open }) => {
      jsonMemory(memory).write(MENU_KEY, open);
      if (open.includes(THEMED_AREA)) themes.send({ type: 'load.retry' });
    },
  });
  useEffect(() => {
    if (pathname !== '') actor.send({ type: 'page.change', group });
  }, [actor, pathname, group]);
  useEffect(() => {
    if (actor.getSnapshot().context.isNarrow !== isNarrow) actor.send({ type: 'width.change', isNarrow });
  }, [actor, isNarrow]);
  const isShown = useSelector(actor, (snapshot) => snapshot.hasTag('shown'));
  return { actor, sections, place, isShown };
}
