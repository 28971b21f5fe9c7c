import type { SessionContext, SessionEvent } from '../../../src/machines/session/types';
import { after, done, fail, refused, send } from '../../kit/model';
import type { Journey, JourneyStep } from '../../kit/types';

type Start = 'nessun token salvato' | 'token salvato' | 'token e profilo di 5 secondi fa';

const does = (event: SessionEvent): JourneyStep => send(event);
const submit: SessionEvent = { type: 'signIn.submit', username: 'anna', password: 'segreta-di-prova' };

const dirtyAndLost: readonly JourneyStep[] = [
  done('fetchUser', 'anna'),
  does({ type: 'work.dirty', isKept: true }),
  does({ type: 'session.lost', reason: 'unauthenticated', token: 'start' }),
];

/** Hand-written journeys with pinned ends. Takes the epoch milliseconds of the start. */
export const journeysOf = (start: number): readonly Journey<Start, SessionContext>[] => [
  {
    name: 'signs in, works, and signs out: no token is left anywhere',
    input: 'nessun token salvato',
    steps: [
      does(submit),
      done('signIn', 'accettato'),
      done('fetchUser', 'anna'),
      refused({ type: 'user.resolve', at: start + 19_999 } satisfies SessionEvent),
      does({ type: 'signOut.request' }),
      done('signOut', 'irraggiungibile'),
    ],
    end: {
      value: { signedOut: 'form' },
      context: { token: null, user: null, deadline: null, freshFor: 0, ended: 'signedOut', username: '' },
      emitted: [
        'storage.write',
        'storage.write',
        'cookie.write',
        'go.dashboard',
        'storage.clear',
        'storage.write',
        'cookie.clear',
        'session.ended',
        'go.login',
      ],
    },
  },
  {
    name: 'a wrong password keeps the username and shows the server’s message',
    input: 'nessun token salvato',
    steps: [does(submit), done('signIn', 'password errata')],
    end: {
      value: { signedOut: 'form' },
      context: {
        username: 'anna',
        token: null,
        attempts: 1,
        failure: {
          kind: 'unauthenticated',
          status: 401,
          message: 'Nome utente o password errati.',
          fields: {},
          conflict: null,
          retryAfter: null,
        },
      },
      emitted: [],
    },
  },
  {
    name: 'an initial password leads to choosing another one, and nothing is kept of it',
    input: 'nessun token salvato',
    steps: [does(submit), done('signIn', 'password iniziale')],
    end: {
      value: { signedOut: 'form' },
      context: { token: null, username: '', failure: null, attempts: 0 },
      emitted: ['go.newPassword'],
    },
  },
  {
    name: 'too many attempts: waits as long as the server says, then may try again',
    input: 'nessun token salvato',
    steps: [does(submit), done('signIn', 'troppi tentativi'), refused(submit), after('signInWait'), does(submit)],
    end: { value: { signedOut: 'submitting' }, context: { username: 'anna', failure: null } },
  },
  {
    name: 'a record older than 20 seconds decides nothing until it is read again',
    input: 'token salvato',
    steps: [
      done('fetchUser', 'anna'),
      after('sessionCache'),
      does({ type: 'user.resolve', at: start + 20_000 }),
      done('fetchUser', 'anna'),
    ],
    end: { value: { signedIn: { fresh: 'authorised' } }, context: { deadline: start + 20_000, freshFor: 20_000 } },
  },
  {
    name: 'a sleeping computer’s timer has not fired, yet the old record decides nothing',
    input: 'token salvato',
    steps: [done('fetchUser', 'anna'), does({ type: 'user.resolve', at: start + 3_600_000 })],
    end: { value: { signedIn: 'refreshing' } },
  },
  {
    name: 'a record kept from before the reload is fresh for what is left of its time',
    input: 'token e profilo di 5 secondi fa',
    steps: [],
    end: { value: { signedIn: { fresh: 'authorised' } }, context: { freshFor: 15_000 }, emitted: [] },
  },
  {
    name: 'a failed refresh empties the storage and leads to the sign-in',
    input: 'token salvato',
    steps: [
      done('fetchUser', 'anna'),
      after('sessionCache'),
      does({ type: 'user.resolve', at: start + 20_000 }),
      fail('fetchUser', 'si rompe'),
    ],
    end: {
      value: { signedOut: 'form' },
      context: { token: null, user: null, ended: 'refreshFailed' },
      emitted: [
        'storage.write',
        'cookie.write',
        'storage.clear',
        'storage.write',
        'cookie.clear',
        'session.ended',
        'go.login',
      ],
    },
  },
  {
    name: 'the session expires under unsaved work: the form stays, the same user goes on',
    input: 'token salvato',
    steps: [...dirtyAndLost, does(submit), done('signIn', 'accettato'), done('fetchUser', 'anna')],
    end: {
      value: { signedIn: { fresh: 'authorised' } },
      context: { token: 'new', unsaved: true, awaitedUser: null, ended: null },
      emitted: [
        'storage.write',
        'cookie.write',
        'storage.clear',
        'storage.write',
        'cookie.clear',
        'session.ended',
        'storage.write',
        'storage.write',
        'cookie.write',
        'session.resumed',
      ],
    },
  },
  {
    name: 'somebody else signs in over unsaved work: the app is notified',
    input: 'token salvato',
    steps: [...dirtyAndLost, does(submit), done('signIn', 'accettato'), done('fetchUser', 'bruno')],
    end: {
      value: { signedIn: { fresh: 'authorised' } },
      context: { unsaved: true, awaitedUser: null },
      emitted: [
        'storage.write',
        'cookie.write',
        'storage.clear',
        'storage.write',
        'cookie.clear',
        'session.ended',
        'storage.write',
        'user.changed',
        'storage.write',
        'cookie.write',
      ],
    },
  },
  {
    name: 'unsaved work is only left behind after a confirmation',
    input: 'token salvato',
    steps: [
      ...dirtyAndLost,
      does({ type: 'leave.request' }),
      does({ type: 'leave.cancel' }),
      does({ type: 'leave.request' }),
      does({ type: 'leave.confirm' }),
    ],
    end: {
      value: { signedOut: 'form' },
      context: { unsaved: false, awaitedUser: null, token: null, ended: 'expired' },
    },
  },
  {
    name: 'out everywhere, over unsaved work: asked first, and the page stays until it is done',
    input: 'token salvato',
    steps: [
      done('fetchUser', 'anna'),
      does({ type: 'work.dirty', isKept: true }),
      does({ type: 'signOutEverywhere.request' }),
      does({ type: 'leave.cancel' }),
      does({ type: 'signOutEverywhere.request' }),
      does({ type: 'leave.confirm' }),
      done('signOutEverywhere', 'irraggiungibile'),
      does({ type: 'leave.confirm' }),
      refused({ type: 'session.lost', reason: 'unauthenticated', token: 'start' } satisfies SessionEvent),
      done('signOutEverywhere', 'ok'),
    ],
    end: {
      value: { signedOut: 'form' },
      context: { token: null, user: null, unsaved: false, ended: 'everywhere', failure: null, attempts: 0 },
      emitted: [
        'storage.write',
        'cookie.write',
        'storage.clear',
        'storage.write',
        'cookie.clear',
        'session.ended',
        'go.login',
      ],
    },
  },
  {
    name: 'a late 401 to an older token ends no newer session',
    input: 'token salvato',
    steps: [
      done('fetchUser', 'anna'),
      refused({ type: 'session.lost', reason: 'unauthenticated', token: 'old' } satisfies SessionEvent),
    ],
    end: { value: { signedIn: { fresh: 'authorised' } }, context: { token: 'start' } },
  },
  {
    name: 'another tab signs in as somebody else over unsaved work: the app is notified',
    input: 'token salvato',
    steps: [
      done('fetchUser', 'anna'),
      does({ type: 'work.dirty', isKept: true }),
      does({ type: 'storage.changed', token: 'tab' }),
      done('fetchUser', 'bruno'),
    ],
    end: {
      value: { signedIn: { fresh: 'authorised' } },
      context: { token: 'tab', unsaved: true },
      emitted: ['storage.write', 'cookie.write', 'user.changed', 'storage.write', 'cookie.write'],
    },
  },
];
