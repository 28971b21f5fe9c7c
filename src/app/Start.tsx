import { useSelector } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { cleanPath, HOME_PATH, isPublicPath, LOGIN_PATH, newPasswordPath } from '../machines/access/paths';
import { startTexts } from '../messages/screens/start';
import { Component as LoginScreen } from '../screens/LoginScreen';
import { useSession } from '../screens/session';
import { useEmitted } from '../ui/base/actors';
import { useLazyPart, vitalPart } from '../ui/base/lazyPart';
import { keepFocus } from '../ui/page/focusKeeper';
import { keepFocusInSight } from '../ui/page/sight';
import { PageTitleProvider } from '../ui/page/title';
import type { ApplicationProps } from './Application';
import { PageSkeleton } from './PageSkeleton';
import { StartFailed } from './StartFailed';

/** Everything that lies behind the sign-in. */
export const application = vitalPart(() => import('./Application'));

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** Whether the sign-in page alone will do: nobody is signed in, and no other public page is requested. */
function useAtDoor(): boolean {
  const session = useSession();
  const path = cleanPath(useSyncExternalStore(subscribe, () => window.location.hash));
  const signedOut = useSelector(session, (snapshot) => snapshot.hasTag('signedOut'));
  return signedOut && (path === LOGIN_PATH || !isPublicPath(path));
}

/** The sign-in's address replaces that of the requested page, which is kept in the history state. */
function goToLogin(): void {
  const from = window.location.hash.replace(/^#/, '');
  const path = cleanPath(from);
  if (isPublicPath(path)) return;
  window.history.replaceState({ usr: { from: path === '/' ? HOME_PATH : from } }, '', `#${LOGIN_PATH}`);
}

/** The page that was asked for goes along, for the sign-in afterwards, and why a new password is chosen. */
function goToNewPassword(code: string): void {
  const { state } = window.history;
  window.location.hash = newPasswordPath(code);
  window.history.replaceState({ ...state, usr: { ...state?.usr, isInitial: true } }, '');
}

function Door() {
  const session = useSession();
  useEffect(() => {
    goToLogin();
    return subscribe(goToLogin);
  }, []);
  useEmitted(session, { 'go.newPassword': ({ code }) => goToNewPassword(code) });
  return (
    <PageTitleProvider>
      <LoginScreen />
    </PageTitleProvider>
  );
}

/**
 * The sign-in page by itself, without router and shell, which are fetched while the user types; from the first sign-in
 * on, or for any other public page, the whole application, where the guard decides. Source: document 1, section 2.2.
 */
export function Start({ assembled, ...foundations }: ApplicationProps) {
  const atDoor = useAtDoor();
  const [isInside, setIsInside] = useState(!atDoor);
  // After a sign-in another page is in front, and perhaps another user.
  const [first] = useState(atDoor ? null : assembled);
  const inside = useLazyPart(application, isInside);
  useEffect(keepFocus, []);
  useEffect(keepFocusInSight, []);
  if (!atDoor && !isInside) setIsInside(true);
  if (!isInside) return <Door />;
  if (inside.state === 'ready') return <inside.Part {...foundations} assembled={first} />;
  if (inside.state === 'loading') return <PageSkeleton />;
  return <StartFailed title={startTexts.title} problem={startTexts.screenFailed} />;
}
