import { calling } from '../kit/actor';
import { withEvent } from '../kit/result';
import type { SessionContext } from './types';

/** What follows the end of a session with nothing unsaved: no token is left anywhere, the sign-in page opens. */
export const leave = [
  'forgetUser',
  'forgetWork',
  'clearStorage',
  'writeVersion',
  'clearCookie',
  'emitEnded',
  'goLogin',
] as const;

/** The same over unsaved work: the page stays under the sign-in. */
export const suspend = ['awaitUser', 'forgetUser', 'clearStorage', 'writeVersion', 'clearCookie', 'emitEnded'] as const;

/** Another tab signed out and emptied the storage, which may contain that tab's new session by now. */
export const followOut = ['forgetUser', 'emitEnded', 'goLogin'] as const;

/** The same over unsaved work. */
export const followOutOverWork = ['awaitUser', 'forgetUser', 'emitEnded'] as const;

/** Stores a freshly read user. */
export const record = ['writeUser', 'writeCookie'] as const;

/** After a sign-in whose user can't be read: its token is forgotten. */
export const forgetSignIn = ['forgetUser', 'clearStorage', 'writeVersion'] as const;

export const fetchUser = {
  ...calling('fetchUser'),
  input: ({ context }: { context: SessionContext }) => ({ token: context.token ?? '' }),
} as const;

/** Whether another tab signed in. */
export const otherTabSignedIn = withEvent('otherToken');
export const takeTokenOfTab = withEvent('takeToken');

/** Whether a call was refused for a right (403) over unsaved work: the user's record then says whether the session stands. */
export const refusedOverWork = withEvent('refusedOverWork');
