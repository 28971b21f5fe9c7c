import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Content } from '../content/types';
import type { CurrentUser } from '../contract/session';
import { contentAbilities } from '../machines/access/abilities';
import { decideAccess } from '../machines/access/rules';
import { useSession } from './session';

/** Who is signed in; null while nobody is. */
export function useUser(): CurrentUser | null {
  const session = useSession();
  return useSelector(session, ({ context }) => context.user);
}

const NOTHING = { view: false, create: false, edit: false, delete: false, publish: false };

/** A route that leads to the not-found page is no right worth offering. */
function openAbilities(user: CurrentUser, content: Content) {
  const may = contentAbilities(user, content);
  const opens = (id: string) => decideAccess(content.routes.item.replace(':id', id), user).kind === 'allowed';
  return { ...may, create: may.create && opens('new'), edit: may.edit && opens('1') };
}

/** What the signed-in user may do with a content type. */
export function useContentAbilities(content: Content) {
  const user = useUser();
  return useMemo(() => (user === null ? NOTHING : openAbilities(user, content)), [user, content]);
}
