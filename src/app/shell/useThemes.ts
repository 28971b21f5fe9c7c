import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { CurrentUser } from '../../contract/session';
import type { BoundLink, LinksByArea } from '../../machines/menu/bound';
import { seesList } from '../../machines/menu/entries';
import { THEMED_AREA } from '../../machines/menu/sections';
import { usePorts } from '../../screens/ports';
import { type LoadingActor, useLoading } from '../../ui/base/useLoading';

/** The themes that menu and palette lead to, and what reads them. */
export interface Themes {
  readonly themes: LoadingActor;
  readonly links: LinksByArea;
}

const NONE: readonly BoundLink[] = [];

/**
 * The themes, for who sees their section: read once a session, and again after a change. Where they can't be read the
 * section does without, or keeps those it had.
 */
export function useThemes(user: CurrentUser): Themes {
  const { menuLinks } = usePorts();
  const what = seesList(user, THEMED_AREA) ? THEMED_AREA : null;
  const themes = useLoading(menuLinks.load, { what, open: true, isAside: true });
  useEffect(() => themes.send({ type: 'what.set', what }), [themes, what]);
  useEffect(() => menuLinks.onChange(() => themes.send({ type: 'data.change' })), [themes, menuLinks]);
  const links = useSelector(themes, ({ context }) => context.value as readonly BoundLink[] | null) ?? NONE;
  return useMemo(() => ({ themes, links: { [THEMED_AREA]: links } }), [themes, links]);
}
