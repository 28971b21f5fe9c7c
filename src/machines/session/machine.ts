import type { SnapshotFrom } from 'xstate';
import { endOfLoss, freshFor } from './rules';
import { followOut, leave, record, withToken } from './sequences';
import { sessionSetup } from './setup';
import { signedIn } from './signedIn';
import { signedOut, signInOver } from './signIn';

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
    username: '',
    usernameProblem: null,
    failure: null,
    attempts: 0,
    held: null,
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
        id: 'fetchUser',
        src: 'fetchUser',
        input: withToken,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: [{ type: 'takeUser', params: ({ event }) => event.output }, ...record],
          },
          {
            target: 'signedOut',
            actions: [{ type: 'setEndOfFailure', params: ({ event }) => event.output }, ...leave],
          },
        ],
        onError: {
          target: 'signedOut',
          actions: [{ type: 'setEndOfBug', params: ({ event }) => ({ error: event.error }) }, ...leave],
        },
      },
      on: {
        'signOut.request': 'signingOut',
        'session.lost': {
          guard: { type: 'concernsThisSession', params: ({ event }) => ({ token: event.token }) },
          target: 'signedOut',
          actions: [{ type: 'setEnd', params: ({ event }) => ({ reason: endOfLoss(event.reason) }) }, ...leave],
        },
        'storage.changed': [
          {
            guard: { type: 'tokenGone', params: ({ event }) => ({ token: event.token }) },
            target: 'signedOut',
            actions: [{ type: 'setEnd', params: { reason: 'otherTab' } }, ...followOut],
          },
          {
            guard: { type: 'otherToken', params: ({ event }) => ({ token: event.token }) },
            target: 'restoring',
            reenter: true,
            actions: { type: 'takeToken', params: ({ event }) => ({ token: event.token }) },
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
        id: 'signOut',
        src: 'signOut',
        input: withToken,
        // Whatever the server answers, or whether it does: the session is left.
        onDone: {
          target: 'signedOut',
          actions: [{ type: 'setEnd', params: { reason: 'signedOut' } }, ...leave, 'forgetForm'],
        },
        onError: {
          target: 'signedOut',
          actions: [{ type: 'setEnd', params: { reason: 'signedOut' } }, ...leave, 'forgetForm'],
        },
      },
    },
  },
});

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;
