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
    name: 'si entra, si lavora e si esce: non resta nessun token',
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
    name: 'una password errata tiene il nome utente e mostra il messaggio del server',
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
    name: 'una password iniziale porta a sceglierne un’altra, e non se ne conserva nulla',
    input: 'nessun token salvato',
    steps: [does(submit), done('signIn', 'password iniziale')],
    end: {
      value: { signedOut: 'form' },
      context: { token: null, username: '', failure: null, attempts: 0 },
      emitted: ['go.newPassword'],
    },
  },
  {
    name: 'troppi tentativi: si aspetta quanto dice il server, poi si può riprovare',
    input: 'nessun token salvato',
    steps: [does(submit), done('signIn', 'troppi tentativi'), refused(submit), after('signInWait'), does(submit)],
    end: { value: { signedOut: 'submitting' }, context: { username: 'anna', failure: null } },
  },
  {
    name: 'un utente letto da più di 20 secondi non decide nulla finché non si rilegge',
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
    name: 'il timer di un computer in sospensione non è scattato, ma l’utente letto prima non decide nulla',
    input: 'token salvato',
    steps: [done('fetchUser', 'anna'), does({ type: 'user.resolve', at: start + 3_600_000 })],
    end: { value: { signedIn: 'refreshing' } },
  },
  {
    name: 'un utente letto prima di ricaricare vale per ciò che resta del suo tempo',
    input: 'token e profilo di 5 secondi fa',
    steps: [],
    end: { value: { signedIn: { fresh: 'authorised' } }, context: { freshFor: 15_000 }, emitted: [] },
  },
  {
    name: 'una rilettura non riuscita svuota la memoria e porta all’accesso',
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
    name: 'la sessione scade sotto ciò che non è salvato: la scheda resta, lo stesso utente continua',
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
    name: 'un altro accede sopra ciò che non è salvato: l’applicazione lo sa',
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
    name: 'ciò che non è salvato si lascia solo dopo una conferma',
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
    name: 'uscire ovunque sopra ciò che non è salvato: prima si chiede, e la pagina resta finché è fatto',
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
    name: 'un 401 in ritardo a un token di prima non chiude una sessione più nuova',
    input: 'token salvato',
    steps: [
      done('fetchUser', 'anna'),
      refused({ type: 'session.lost', reason: 'unauthenticated', token: 'old' } satisfies SessionEvent),
    ],
    end: { value: { signedIn: { fresh: 'authorised' } }, context: { token: 'start' } },
  },
  {
    name: 'un’altra scheda del browser accede come un altro sopra ciò che non è salvato: l’applicazione lo sa',
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
