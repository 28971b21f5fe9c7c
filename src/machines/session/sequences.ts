import type { SessionContext } from './types';

/** What is done when a session ends and nothing is unsaved: no token is left anywhere, the sign-in page opens. */
export const leave = [
  'forgetUser',
  'forgetWork',
  'clearStorage',
  'writeVersion',
  'clearCookie',
  'emitEnded',
  'goLogin',
] as const;

/** The same under unsaved work: the page stays, the sign-in lies on top. */
export const hold = ['holdUser', 'forgetUser', 'clearStorage', 'writeVersion', 'clearCookie', 'emitEnded'] as const;

/** Another tab has emptied the storage already; by now it may hold that tab's new session. */
export const followOut = ['forgetUser', 'emitEnded', 'goLogin'] as const;

/** The same under unsaved work. */
export const followOutOverWork = ['holdUser', 'forgetUser', 'emitEnded'] as const;

/** A freshly read user goes into storage and cookie. */
export const record = ['writeUser', 'writeCookie'] as const;

/** A user record that can't be read after a sign-in. */
export const identifyFailed = ['forgetUser', 'clearStorage', 'writeVersion'] as const;

/** Input of the calls that carry the token. */
export const withToken = ({ context }: { context: SessionContext }) => ({ token: context.token ?? '' });
