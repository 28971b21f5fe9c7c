import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { hasNothing } from '../access/abilities';
import { calling, missingActors, type Types } from '../kit/actor';
import { failureOf, type ResultParams, resultGuards, withAnswer, withBug, withEvent } from '../kit/result';
import { STORAGE_KEYS } from './keys';
import {
  COOKIE_PATH,
  concerns,
  endOfFailure,
  endOfLoss,
  freshFor,
  identityOf,
  newPasswordCode,
  SESSION_CACHE_MS,
  usernameProblem,
  waitSeconds,
  writeUser,
} from './rules';
import { fetchUser, followOut, leave, otherTabSignedIn, record, takeTokenOfTab } from './sequences';
import { signedIn } from './signedIn';
import { signedOut, signInOver } from './signIn';
import type {
  FetchedUser,
  SessionActors,
  SessionContext,
  SessionEmitted,
  SessionEnd,
  SessionEvent,
  SessionInput,
  SessionTag,
} from './types';

interface Lost {
  readonly token?: string | undefined;
}
type Loss = Extract<SessionEvent, { type: 'session.lost' }>['reason'];

const nobody = { token: null, user: null, deadline: null, freshFor: 0 } as const;

const stored = (name: keyof typeof STORAGE_KEYS, value: string) =>
  ({ type: 'storage.write', key: STORAGE_KEYS[name], value }) as const;

const sessionSetup = setup({
  types: {} as Types<SessionContext, SessionEvent, SessionEmitted, SessionTag, SessionInput>,
  actors: missingActors<SessionActors>('signIn', 'fetchUser', 'signOut', 'signOutEverywhere'),
  delays: {
    /** How long a user record may decide. */
    sessionCache: ({ context }) => context.freshFor,
    /** How long the server wants no further sign-in. */
    signInWait: ({ context }) => waitSeconds(context.failure) * 1000,
  },
  guards: {
    otherBuild: ({ context }) => context.storedVersion !== context.build,
    tokenOfOtherBuild: ({ context }) => context.storedVersion !== context.build && context.token !== null,
    noToken: ({ context }) => context.token === null,
    recordFresh: ({ context }) => context.user !== null && context.freshFor > 0,
    recordTooOld: ({ context }, { at }: { at: number }) => freshFor(context.deadline, at) === 0,
    withoutRole: ({ context }) => context.user !== null && hasNothing(context.user),
    unsaved: ({ context }) => context.unsaved,
    doubtsRights: ({ context }) => context.doubted,
    failedOverWork: ({ context }, { result }: ResultParams) => !result.ok && context.unsaved,
    failed: (_, { result }: ResultParams) => !result.ok,
    usernameGiven: (_, { username }: { username: string }) => usernameProblem(username) === null,
    ...resultGuards,
    isInitialPassword: (_, { result }: ResultParams) => !result.ok && newPasswordCode(result.failure) !== null,
    isAwaitedUser: ({ context }, { result }: ResultParams<FetchedUser>) =>
      result.ok && result.value.user.id === context.awaitedUser?.id,
    otherUser: ({ context }, { result }: ResultParams<FetchedUser>) =>
      result.ok && context.user !== null && result.value.user.id !== context.user.id,
    concernsThisSession: ({ context }, { token }: Lost) => concerns(context.token, token),
    lostOverWork: ({ context }, { token }: Lost) => context.unsaved && concerns(context.token, token),
    /** A right may be missing while the session stands: only the user's record tells. */
    refusedOverWork: ({ context }, { token, reason }: Lost & { reason: Loss }) =>
      reason === 'forbidden' && context.unsaved && concerns(context.token, token),
    tokenRemovedOverWork: ({ context }, { token }: { token: string | null }) => token === null && context.unsaved,
    tokenRemoved: (_, { token }: { token: string | null }) => token === null,
    otherToken: ({ context }, { token }: { token: string | null }) => token !== null && token !== context.token,
  },
  actions: {
    takeUsername: assign((_, { username }: { username: string }) => ({
      username: username.trim(),
      usernameProblem: usernameProblem(username),
      failure: null,
    })),
    takeToken: assign((_, { token }: { token: string | null }) => ({ token, failure: null })),
    takeUser: assign((_, { result }: ResultParams<FetchedUser>) =>
      result.ok
        ? {
            user: result.value.user,
            deadline: result.value.at + SESSION_CACHE_MS,
            freshFor: SESSION_CACHE_MS,
            failure: null,
            ended: null,
          }
        : {},
    ),
    keepFailure: assign(({ context }, { result }: ResultParams) =>
      result.ok ? {} : { failure: result.failure, attempts: context.attempts + 1 },
    ),
    showFailure: assign(failureOf),
    clearFailure: assign({ failure: null }),
    markUnsaved: assign((_, { isKept }: { isKept: boolean }) => ({ unsaved: true, isKept })),
    markSaved: assign({ unsaved: false, isKept: false }),
    doubtRights: assign({ doubted: true }),
    trustRights: assign({ doubted: false }),
    awaitUser: assign(({ context }) => ({
      doubted: false,
      awaitedUser: context.user === null ? context.awaitedUser : identityOf(context.user),
    })),
    forgetAwaitedUser: assign({ awaitedUser: null }),
    forgetUser: assign(nobody),
    forgetWork: assign({ unsaved: false, isKept: false, doubted: false, awaitedUser: null }),
    forgetForm: assign({ username: '', usernameProblem: null, failure: null }),
    setEnd: assign((_, { reason }: { reason: SessionEnd }) => ({ ended: reason })),
    setEndOfLoss: assign((_, { reason }: { reason: Loss }) => ({ ended: endOfLoss(reason) })),
    setEndOfFailure: assign((_, { result }: ResultParams) =>
      result.ok ? {} : { ended: endOfFailure(result.failure), failure: result.failure },
    ),
    clearStorage: emit({ type: 'storage.clear' }),
    writeVersion: emit(({ context }) => stored('version', context.build)),
    writeToken: emit(({ context }) => stored('token', context.token ?? '')),
    writeUser: emit(({ context: { user, deadline } }) =>
      stored('user', user === null ? '' : writeUser(user, deadline ?? 0)),
    ),
    writeCookie: emit(({ context }) => ({
      type: 'cookie.write',
      value: context.token ?? '',
      expires: context.deadline ?? 0,
      path: COOKIE_PATH,
    })),
    clearCookie: emit({ type: 'cookie.clear', path: COOKIE_PATH }),
    goLogin: emit({ type: 'go.login' }),
    goNewPassword: emit((_, { result }: ResultParams) => ({
      type: 'go.newPassword' as const,
      code: (result.ok ? null : newPasswordCode(result.failure)) ?? '',
    })),
    goDashboard: emit({ type: 'go.dashboard' }),
    emitEnded: emit(({ context }) => ({ type: 'session.ended', reason: context.ended ?? 'expired' })),
    emitResumed: emit({ type: 'session.resumed' }),
    emitOtherUser: emit(({ context }, { result }: ResultParams<FetchedUser>) => {
      const from = context.awaitedUser ?? (context.user === null ? null : identityOf(context.user));
      if (!result.ok || from === null) throw new Error('nobody came after somebody else');
      return { type: 'user.changed', from, to: identityOf(result.value.user) };
    }),
  },
});

const signedOff = {
  target: 'signedOut',
  actions: [{ type: 'setEnd', params: { reason: 'signedOut' } }, ...leave, 'forgetForm'],
} as const;

/** Start-up, sign-in, the cached user record, sign-out, and the sign-in over unsaved work. Source: document 1, section 4. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input: { build, stored, at } }) => ({
    build,
    storedVersion: stored.version,
    token: stored.token,
    user: stored.token === null ? null : stored.user,
    deadline: stored.token === null ? null : stored.deadline,
    freshFor: freshFor(stored.deadline, at),
    unsaved: false,
    isKept: false,
    doubted: false,
    username: '',
    usernameProblem: null,
    failure: null,
    attempts: 0,
    awaitedUser: null,
    ended: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        {
          guard: 'tokenOfOtherBuild',
          target: 'signedOut',
          actions: [
            'forgetUser',
            { type: 'setEnd', params: { reason: 'newVersion' } },
            'clearStorage',
            'writeVersion',
            'clearCookie',
          ],
        },
        { guard: 'otherBuild', target: 'signedOut', actions: ['forgetUser', 'clearStorage', 'writeVersion'] },
        { guard: 'noToken', target: 'signedOut' },
        { guard: 'recordFresh', target: 'signedIn' },
        { target: 'restoring' },
      ],
    },
    restoring: {
      description: 'Verifica l’utente della sessione salvata',
      tags: 'busy',
      invoke: {
        ...fetchUser,
        onDone: [
          { guard: withAnswer('answered'), target: 'signedIn', actions: [withAnswer('takeUser'), ...record] },
          { target: 'signedOut', actions: [withAnswer('setEndOfFailure'), ...leave] },
        ],
        onError: { target: 'signedOut', actions: [withBug('setEndOfFailure'), ...leave] },
      },
      on: {
        'signOut.request': 'signingOut',
        'session.lost': {
          guard: withEvent('concernsThisSession'),
          target: 'signedOut',
          actions: [withEvent('setEndOfLoss'), ...leave],
        },
        'storage.changed': [
          {
            guard: withEvent('tokenRemoved'),
            target: 'signedOut',
            actions: [{ type: 'setEnd', params: { reason: 'otherTab' } }, ...followOut],
          },
          {
            guard: otherTabSignedIn,
            target: 'restoring',
            reenter: true,
            actions: takeTokenOfTab,
          },
        ],
      },
    },
    signedOut,
    signedIn,
    signInOver,
    signingOut: {
      description: 'Logout in corso...',
      tags: 'busy',
      invoke: {
        ...calling('signOut'),
        input: fetchUser.input,
        // Whatever the server answers, or whether it does: the session is left.
        onDone: signedOff,
        onError: signedOff,
      },
    },
  },
});

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;
