import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Content } from '../content/types';
import type { CurrentUser } from '../contract/session';
import { contentAbilities } from '../machines/access/abilities';
import { useSession } from './session';

/** Who is signed in; null while nobody is. */
export function useUser(): CurrentUser | null {
  const session = useSession();
  return useSelector(session, ({ context }) => context.user);
}

const NOTHING = { view: false, create: false, edit: false, delete: false, publish: false };

/** What the signed-in user may do with a content type. */
export function useContentAbilities(content: Content) {
  const user = useUser();
  return useMemo(() => (user === null ? NOTHING : contentAbilities(user, content)), [user, content]);
}
