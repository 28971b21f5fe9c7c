import { assign, emit, setup } from 'xstate';
import type { CallFailure, Result } from '../../contract/result';
import { hasNothing } from '../access/abilities';
import { missingActor } from '../kit/actor';
import { unexpectedFailure } from '../kit/unexpected';
import {
  COOKIE_PATH,
  concerns,
  endOfFailure,
  freshFor,
  heldUser,
  SESSION_CACHE_MS,
  STORAGE_KEYS,
  usernameProblem,
  waitSeconds,
  writeUser,
} from './rules';
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

/** An answer that may hold a failure. */
type Answer = Result<unknown>;
interface Lost {
  readonly token?: string | undefined;
}

const nobody = { token: null, user: null, deadline: null, freshFor: 0 } as const;

/** Parts of the session machine: what it calls, asks, does and waits for. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    input: {} as SessionInput,
    tags: {} as SessionTag,
  },
  actors: {
    signIn: missingActor<SessionActors['signIn']>('signIn'),
    fetchUser: missingActor<SessionActors['fetchUser']>('fetchUser'),
    signOut: missingActor<SessionActors['signOut']>('signOut'),
  },
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
    failedOverWork: ({ context }, answer: Answer) => !answer.ok && context.unsaved,
    failed: (_, answer: Answer) => !answer.ok,
    usernameGiven: (_, { username }: { username: string }) => usernameProblem(username) === null,
    succeeded: (_, answer: Answer) => answer.ok,
    throttled: (_, answer: Answer) => !answer.ok && answer.failure.kind === 'throttled',
    heldUserBack: ({ context }, answer: Result<FetchedUser>) => answer.ok && answer.value.user.id === context.held?.id,
    otherUser: ({ context }, answer: Result<FetchedUser>) =>
      answer.ok && context.user !== null && answer.value.user.id !== context.user.id,
    concernsThisSession: ({ context }, { token }: Lost) => concerns(context.token, token),
    lostOverWork: ({ context }, { token }: Lost) => context.unsaved && concerns(context.token, token),
    tokenGoneOverWork: ({ context }, { token }: { token: string | null }) => token === null && context.unsaved,
    tokenGone: (_, { token }: { token: string | null }) => token === null,
    otherToken: ({ context }, { token }: { token: string | null }) => token !== null && token !== context.token,
  },
  actions: {
    takeUsername: assign((_, { username }: { username: string }) => ({
      username: username.trim(),
      usernameProblem: usernameProblem(username),
      failure: null,
    })),
    takeToken: assign((_, { token }: { token: string | null }) => ({ token, failure: null })),
    takeUser: assign((_, answer: Result<FetchedUser>) =>
      answer.ok
        ? {
            user: answer.value.user,
            deadline: answer.value.at + SESSION_CACHE_MS,
            freshFor: SESSION_CACHE_MS,
            failure: null,
            ended: null,
          }
        : {},
    ),
    takeFailure: assign(({ context }, answer: Answer) =>
      answer.ok ? {} : { failure: answer.failure, attempts: context.attempts + 1 },
    ),
    takeBug: assign(({ context }, { error }: { error: unknown }) => ({
      failure: unexpectedFailure(error),
      attempts: context.attempts + 1,
    })),
    setEndOfBug: assign((_, { error }: { error: unknown }) => ({
      ended: 'refreshFailed' as const,
      failure: unexpectedFailure(error),
    })),
    dropFailure: assign({ failure: null }),
    markUnsaved: assign({ unsaved: true }),
    markSaved: assign({ unsaved: false }),
    holdUser: assign(({ context }) => ({ held: context.user === null ? context.held : heldUser(context.user) })),
    releaseUser: assign({ held: null }),
    forgetUser: assign(nobody),
    forgetWork: assign({ unsaved: false, held: null }),
    forgetForm: assign({ username: '', usernameProblem: null, failure: null }),
    setEnd: assign((_, { reason }: { reason: SessionEnd }) => ({ ended: reason })),
    setEndOfFailure: assign((_, answer: { ok: true } | { ok: false; failure: CallFailure }) =>
      answer.ok ? {} : { ended: endOfFailure(answer.failure), failure: answer.failure },
    ),
    clearStorage: emit({ type: 'storage.clear' }),
    writeVersion: emit(({ context }) => ({
      type: 'storage.write',
      key: STORAGE_KEYS.version,
      value: context.build,
    })),
    writeToken: emit(({ context }) => ({
      type: 'storage.write',
      key: STORAGE_KEYS.token,
      value: context.token ?? '',
    })),
    writeUser: emit(({ context }) => ({
      type: 'storage.write',
      key: STORAGE_KEYS.user,
      value: context.user === null ? '' : writeUser(context.user, context.deadline ?? 0),
    })),
    writeCookie: emit(({ context }) => ({
      type: 'cookie.write',
      value: context.token ?? '',
      expires: context.deadline ?? 0,
      path: COOKIE_PATH,
    })),
    clearCookie: emit({ type: 'cookie.clear', path: COOKIE_PATH }),
    goLogin: emit({ type: 'go.login' }),
    goDashboard: emit({ type: 'go.dashboard' }),
    emitEnded: emit(({ context }) => ({ type: 'session.ended', reason: context.ended ?? 'expired' })),
    emitResumed: emit({ type: 'session.resumed' }),
    emitOtherUser: emit(({ context }, answer: Result<FetchedUser>) => {
      const from = context.held ?? (context.user === null ? null : heldUser(context.user));
      if (!answer.ok || from === null) throw new Error('nobody came after somebody else');
      return { type: 'user.changed', from, to: heldUser(answer.value.user) };
    }),
  },
});
