import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { accessMachine } from '../machines/access/machine';
import { cleanPath, HOME_PATH, LOGIN_PATH, newPasswordPath } from '../machines/access/paths';
import { useSession } from '../screens/session';
import { useEmitted } from '../ui/base/actors';
import { useNavigate } from '../ui/page/navigate';
import { isSamePage } from '../ui/page/navigation';
import { AllowedContext } from './Gate';

type AccessActor = ActorRefFrom<typeof accessMachine>;

/** History state: the page that was requested, or refused. */
interface GuardState {
  readonly from?: string;
  /** The page that was refused. */
  readonly refused?: string;
  /** The new password takes the place of an initial one. */
  readonly isInitial?: boolean;
}

const NOT_FOUND_PATH = '/not-found';

/** The page that was requested before the sign-in, from the sign-in page's history state. */
function requestedPage(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && from.startsWith('/') && from !== LOGIN_PATH ? from : HOME_PATH;
}

/** Follows what session and access machine decide. */
function useNavigations(access: AccessActor): void {
  const session = useSession();
  const navigate = useNavigate();

  const { pathname, search, state: asked } = useLocation();
  const from = pathname + search;
  const replace = (to: string, state?: GuardState) => navigate(to, { replace: true, state });
  // Before the route below is entered, whose decision may come at once.
  useEmitted(access, {
    'go.login': () => replace(LOGIN_PATH, { from }),
    'go.to': ({ path }) => replace(pathname === LOGIN_PATH ? requestedPage(asked) : path),
  });
  useEmitted(session, {
    'go.newPassword': ({ code }) => replace(newPasswordPath(code), { from: requestedPage(asked), isInitial: true }),
    'go.dashboard': () => replace(requestedPage(asked)),
    'go.login': () => {
      const signedOut = session.getSnapshot().context.ended === 'signedOut';
      replace(LOGIN_PATH, signedOut || pathname === LOGIN_PATH ? {} : { from });
    },
  });
}

/** Sends the current page and user to the access machine; gives whether the page in front may be shown. */
function useAllowed(access: AccessActor): boolean {
  const session = useSession();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const path = cleanPath(pathname);
  const user = useSelector(session, ({ context }) => context.user);
  const unsaved = useSelector(session, ({ context }) => context.unsaved);
  const busy = useSelector(session, (snapshot) => snapshot.hasTag('busy'));
  const allowed = useSelector(access, (snapshot) => snapshot.hasTag('allowed') && snapshot.context.path === path);
  const isNotFound = useSelector(
    access,
    ({ context }) => context.path === path && context.decision?.kind === 'notFound',
  );
  const shown = useRef(false);
  useLayoutEffect(() => {
    const snapshot = access.getSnapshot();
    // The first route is entered ahead; what was decided then against the page nobody heard.
    const isEntered = snapshot.context.path === path && (snapshot.hasTag('busy') || snapshot.hasTag('allowed'));
    if (!isEntered) access.send({ type: 'route.enter', path });
  }, [access, path]);
  useEffect(() => {
    // Over unsaved work the page stays, whoever signed in: deciding again could close it. A user being read decides then.
    if (user !== null && !unsaved && !busy) access.send({ type: 'user.changed', user });
  }, [access, user, unsaved, busy]);
  useEffect(() => {
    if (isNotFound) navigate(NOT_FOUND_PATH, { replace: true, state: { refused: path } satisfies GuardState });
  }, [isNotFound, path, navigate]);
  const keeps = shown.current && isSamePage(state);
  useEffect(() => {
    shown.current = allowed || keeps;
  }, [allowed, keeps]);
  return allowed || keeps;
}

/** Provides to every gate below whether it is certain that the user may see the page in front. Source: document 1, section 2.2. */
export function Guard({ access, children }: { readonly access: AccessActor; readonly children: ReactNode }) {
  useNavigations(access);
  return <AllowedContext value={useAllowed(access)}>{children}</AllowedContext>;
}
