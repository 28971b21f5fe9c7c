import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { invariants } from '../../../src/machines/session/invariants';
import { STORAGE_KEYS } from '../../../src/machines/session/keys';
import { sessionMachine } from '../../../src/machines/session/machine';
import { reason } from '../../../src/machines/session/refusals';
import type { StoredSession } from '../../../src/machines/session/types';
import { defineModel, EXCUSES, eventually } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import { failureOf, userOf } from '../fixtures';
import { editing, news } from '../starts';
import { journeysOf } from './journeys';

const BUILD = '1.0.0';
const START = 1_700_000_000_000;
const PASSWORD = 'segreta-di-prova';

const anna = userOf(1, 'anna');
const bruno = userOf(2, 'bruno');
const nobodySpecial = userOf(3, 'nuovo', { roles: {}, abilities: [] });

const nothingStored: StoredSession = { version: BUILD, token: null, user: null, deadline: null };
const input = (stored: Partial<StoredSession>) => ({
  build: BUILD,
  stored: { ...nothingStored, ...stored },
  at: START,
});

const refused = failureOf('unauthenticated', { message: 'Nome utente o password errati.' });
const wait = failureOf('throttled', { message: 'Troppi tentativi.', retryAfter: 30 });
const initial = failureOf('invalid', { status: 409, details: { password_reset_code: 'codice' } });
const offline = failureOf('network');

const signInEvent = (username: string) => ({ username, password: PASSWORD });

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** What local storage and the cookie hold after all these effects, starting from a stored token. */
function leftBehind(emitted: readonly AnyEventObject[]) {
  let storage = new Map<string, string>([[STORAGE_KEYS.token, 'start']]);
  let cookie: string | null = null;
  for (const event of emitted) {
    if (event.type === 'storage.clear') storage = new Map();
    if (event.type === 'storage.write') storage.set(event.key, event.value);
    if (event.type === 'cookie.write') cookie = event.value;
    if (event.type === 'cookie.clear') cookie = null;
  }
  return { storage, cookie };
}

const leavesEverywhere = (snapshot: Snapshot) => snapshot.matches({ signedIn: 'leavingEverywhere' });

const left = (snapshot: Snapshot) =>
  (snapshot.matches({ signedOut: 'form' }) || snapshot.matches({ signInOver: 'form' })) &&
  snapshot.context.ended !== null &&
  // The other tab has cleaned up itself.
  snapshot.context.ended !== 'otherTab';

const UNDER_QUESTION = 'sotto la domanda la pagina non si tocca, e non chiama';
const UNDER_SIGN_IN = 'sotto la finestra di accesso la scheda non si tocca: le sue modifiche restano come sono';

const isPublic = { excuse: 'a page before the sign-in, where there are no commands' };

export const sessionModel = defineModel(sessionMachine, {
  title: 'Sessione',
  reason,
  inputs: {
    'primo avvio, niente in memoria': input({ version: null }),
    'nessun token salvato': input({}),
    'token salvato': input({ token: 'start' }),
    'token e profilo di 5 secondi fa': input({ token: 'start', user: anna, deadline: START + 15_000 }),
    'token di una versione precedente': input({
      version: '0.9.0',
      token: 'start',
      user: anna,
      deadline: START + 15_000,
    }),
  },
  start: ({ stored }) => ({
    ...editing(news, 'Una news che si può scrivere.', {}, { 'news-create': true }),
    signedIn: stored.token !== null,
  }),
  events: {
    'user.resolve': {
      phrase: 'Vai a un’altra pagina',
      sentBy: EXCUSES.reported,
      cases: { subito: { at: START + 1 }, 'dopo che il computer ha dormito': { at: START + 3_600_000 } },
    },
    'signIn.submit': {
      phrase: 'Premi Entra',
      sentBy: isPublic,
      cases: { 'con nome utente e password': signInEvent('anna'), 'senza nome utente': signInEvent('  ') },
    },
    'signOut.request': { phrase: 'Premi Esci', sentBy: { excuse: 'shell.signOut, which the shell hands on' } },
    'signOutEverywhere.request': {
      phrase: 'Premi Esci ovunque',
      sentBy: { excuse: 'sessions.everywhere, which the card of one’s sessions hands on' },
    },
    'leave.request': { phrase: 'Premi Abbandona la pagina', sentBy: isPublic },
    'leave.confirm': { phrase: 'Premi Conferma', sentBy: isPublic },
    'leave.cancel': { phrase: 'Premi Annulla', sentBy: isPublic },
    'session.lost': {
      phrase: 'Una chiamata viene rifiutata',
      sentBy: EXCUSES.reported,
      cases: ({ context }: Snapshot) => ({
        '401': { reason: 'unauthenticated' as const, ...(context.token === null ? {} : { token: context.token }) },
        '403': { reason: 'forbidden' as const },
        '401 a un token precedente': { reason: 'unauthenticated' as const, token: 'old' },
      }),
    },
    'work.dirty': {
      phrase: 'Modifica un campo',
      sentBy: EXCUSES.reported,
      // What the question says is no way of its own: both are walked at random.
      cases: (_: Snapshot, free = false): Record<string, { isKept: boolean }> => ({
        'di cui si tiene la bozza': { isKept: true },
        ...(free && { 'di cui non si tiene nulla': { isKept: false } }),
      }),
    },
    'work.clean': { phrase: 'Salva, o annulla le modifiche', sentBy: EXCUSES.reported },
    'storage.changed': {
      phrase: 'Un’altra scheda',
      sentBy: EXCUSES.reported,
      cases: { esce: { token: null }, entra: { token: 'tab' } },
    },
  },
  actors: {
    signIn: {
      phrase: 'Il server risponde all’accesso',
      done: {
        accettato: { ok: true, value: { token: 'new' } },
        'password errata': { ok: false, failure: refused },
        'password iniziale': { ok: false, failure: initial },
        'troppi tentativi': { ok: false, failure: wait },
        irraggiungibile: { ok: false, failure: offline },
      },
    },
    fetchUser: {
      phrase: 'Il server risponde con il profilo',
      done: {
        anna: { ok: true, value: { user: anna, at: START } },
        bruno: { ok: true, value: { user: bruno, at: START } },
        'utente senza ruolo': { ok: true, value: { user: nobodySpecial, at: START } },
        rifiutato: { ok: false, failure: refused },
        irraggiungibile: { ok: false, failure: offline },
      },
    },
    signOut: {
      phrase: 'Il server risponde all’uscita',
      done: { ok: { ok: true, value: null }, irraggiungibile: { ok: false, failure: offline } },
    },
    signOutEverywhere: {
      phrase: 'Il server risponde all’uscita ovunque',
      done: {
        ok: { ok: true, value: null },
        'sessione già finita': { ok: false, failure: refused },
        irraggiungibile: { ok: false, failure: offline },
      },
    },
  },
  delays: {
    sessionCache: 'sulla pagina non cambia nulla, ma chi è entrato si rilegge alla prossima pagina',
    signInWait: 'l’avviso sparisce e Entra si può premere di nuovo',
  },
  requirements: {
    '1-2.4.5': ['signIn: accettato'],
    '1-2.5.2': ['signOut.request'],
    '1-4.11': ['after(sessionCache)', 'user.resolve'],
    '1-4.13': ['fetchUser: irraggiungibile'],
    '1-4.14': ['fetchUser: anna', 'fetchUser: bruno'],
    '1-4.15': ['signIn.submit'],
    '1-4.16': ['signOut.request'],
    '1-4.17': ['session.lost (401)'],
    '1-4.19': ['session.lost (403)'],
    '1-5.1': ['signIn.submit (senza nome utente)'],
  },
  invariants,
  effects: {
    'no token is left in storage or cookie after leaving': (snapshot, emitted) => {
      const { storage, cookie } = leftBehind(emitted);
      return (
        !left(snapshot) || (!storage.has(STORAGE_KEYS.token) && !storage.has(STORAGE_KEYS.user) && cookie === null)
      );
    },
    'a cleared storage still knows the build, or the next start would clear it again': (_, emitted) =>
      emitted.every((event, index) => {
        const next = emitted[index + 1];
        return event.type !== 'storage.clear' || (next?.type === 'storage.write' && next.key === STORAGE_KEYS.version);
      }),
    'who is in has token, record and cookie stored, with one deadline': (snapshot, emitted) => {
      if (!snapshot.hasTag('resolved') || !snapshot.hasTag('signedIn')) return true;
      const { storage, cookie } = leftBehind(emitted);
      const { token, user, deadline } = snapshot.context;
      const fetched = emitted.some((event) => event.type === 'cookie.write');
      return !fetched || (cookie === token && storage.get(STORAGE_KEYS.user) === JSON.stringify({ user, deadline }));
    },
    'no empty token is ever written': (_, emitted) =>
      emitted.every((event) => !['storage.write', 'cookie.write'].includes(event.type) || event.value !== ''),
    'the password goes nowhere': (snapshot, emitted) => !JSON.stringify([snapshot.context, emitted]).includes(PASSWORD),
  },
  laws: {
    'what the question before the sign-out says is what the page said last': (before, event, now) =>
      event.type === 'work.dirty' && !before.matches('signingOut') && before.context.isKept !== now.context.isKept
        ? now.context.isKept === event.isKept
        : !now.context.unsaved || event.type === 'work.dirty' || before.context.isKept === now.context.isKept,
    'unsaved work goes by saving, by a confirmation, or not at all': (before, event, now) =>
      !before.context.unsaved ||
      now.context.unsaved ||
      event.type === 'work.clean' ||
      event.type === 'leave.confirm' ||
      before.matches('signingOut') ||
      leavesEverywhere(before),
    'expiry never unmounts unsaved work': (before, event, now) =>
      !(before.context.unsaved && before.hasTag('signedIn') && now.hasTag('signedOut')) ||
      event.type === 'leave.confirm' ||
      leavesEverywhere(before),
    'a right that is missing asks for no sign-in over unsaved work: the user’s record is read, once': (
      before,
      event,
      now,
      emitted,
    ) =>
      !(
        event.type === 'session.lost' &&
        event.reason === 'forbidden' &&
        before.context.unsaved &&
        before.hasTag('signedIn')
      ) ||
      (now.hasTag('signedIn') && now.context.token === before.context.token && emitted.length === 0),
    'the sign-in lies over the page only where the server has said that nobody is in': (before, event, now) =>
      !(before.hasTag('signedIn') && now.hasTag('signInOver')) ||
      event.type.startsWith('xstate.') ||
      event.type === 'storage.changed' ||
      (event.type === 'session.lost' && event.reason === 'unauthenticated'),
    'once what was refused is saved, the user is read again before anything is decided by the rights of then': (
      before,
      event,
      now,
    ) =>
      event.type !== 'work.clean' ||
      !before.context.doubted ||
      !(before.matches({ signedIn: 'fresh' }) || before.matches({ signedIn: 'stale' })) ||
      (now.matches({ signedIn: 'refreshing' }) && !now.context.doubted),
    'the way out of unsaved work is confirmed': (before, event, now) =>
      !(before.context.unsaved && before.hasTag('signedIn') && now.matches('signingOut')) ||
      event.type === 'leave.confirm',
    'all sessions end by a confirmation, and the page stays until they have': (before, event, now) =>
      leavesEverywhere(before)
        ? now.hasTag('signedIn') || event.type === 'storage.changed' || event.type.startsWith('xstate.done.')
        : !leavesEverywhere(now) || event.type === 'leave.confirm',
  },
  timeLaws: {
    'whatever the session waits for is answered': eventually(
      (snapshot) => snapshot.hasTag('busy'),
      (snapshot) => !snapshot.hasTag('busy'),
    ),
    'a slowed sign-in opens again': eventually(
      (snapshot) => snapshot.hasTag('throttled'),
      (snapshot) => !snapshot.hasTag('throttled'),
    ),
  },
  project: ({ token, user, freshFor, unsaved, doubted, usernameProblem, failure, awaitedUser }) => ({
    token: token === null,
    user: user?.id,
    fresh: freshFor > 0,
    unsaved,
    doubted: doubted && unsaved,
    usernameProblem,
    throttled: failure?.kind === 'throttled',
    awaited: awaitedUser?.id,
    tab: token === 'tab',
  }),
  joinInputs: true,
  noHand: {
    'session.restoring --signOut.request': 'anche la pagina di uscita si apre quando si sa chi è l’utente',
    'session.signedIn.confirmingSignOut --session.lost[refusedOverWork]': UNDER_QUESTION,
    'session.signedIn.confirmingEverywhere --session.lost[refusedOverWork]': UNDER_QUESTION,
    'session.signedIn.refreshing --session.lost[refusedOverWork]':
      'il rifiuto del profilo è anche la risposta: sullo schermo sono una cosa sola',
    'session.signInOver --work.dirty': UNDER_SIGN_IN,
    'session.signInOver --work.clean': UNDER_SIGN_IN,
    'session.signInOver --leave.request[otherwise]': UNDER_SIGN_IN,
  },
  limit: 60_000,
  paths: { floor: 250, cap: 600 },
  journeys: journeysOf(START),
});

if (import.meta.vitest) modelSuite(sessionModel, import.meta.vitest);
