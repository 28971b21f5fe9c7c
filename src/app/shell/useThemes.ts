import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CurrentUser } from '../../contract/session';
import { callActor } from '../../machines/kit/actor';
import type { LinksByArea } from '../../machines/menu/bound';
import { seesList } from '../../machines/menu/entries';
import { THEMED_AREA } from '../../machines/menu/sections';
import { menuLinksMachine } from '../../machines/menuLinks/machine';
import { usePorts } from '../../screens/ports';
import { useActorRef } from '../../ui/base/actors';

/** The themes that menu and palette lead to, and what reads them. */
export interface Themes {
  readonly themes: ActorRefFrom<typeof menuLinksMachine>;
  readonly links: LinksByArea;
}

/** The themes, for who sees their section. */
export function useThemes(user: CurrentUser): Themes {
  const { menuLinks } = usePorts();
  const isSeen = seesList(user, THEMED_AREA);
  const machine = useMemo(
    () => menuLinksMachine.provide({ actors: { loadLinks: callActor(menuLinks.load) } }),
    [menuLinks],
  );
  const themes = useActorRef(machine, { input: { isSeen } });
  useEffect(() => {
    if (themes.getSnapshot().context.isSeen !== isSeen) themes.send({ type: 'section.change', isSeen });
  }, [themes, isSeen]);
  useEffect(() => menuLinks.onChange(() => themes.send({ type: 'links.change' })), [themes, menuLinks]);
  const links = useSelector(themes, ({ context }) => context.links);
  return useMemo(() => ({ themes, links: { [THEMED_AREA]: links } }), [themes, links]);
}
