import { bugOf, payloadOf, resultOf } from '../kit/result';
import {
  fetchUser,
  followOut,
  followOutOverWork,
  leave,
  otherTabSignedIn,
  record,
  refusedOverWork,
  suspend,
  takeTokenOfTab,
} from './sequences';

const end = {
  target: '#session.signedOut',
  actions: [{ type: 'setEnd', params: { reason: 'everywhere' } }, ...leave, 'forgetForm'],
} as const;

/** Not done: the session stays, the question says why, and can be answered again. */
const notDone = <const Params>(params: Params) =>
  ({ target: 'confirmingEverywhere', actions: { type: 'showFailure', params } }) as const;

/** 'Esci ovunque', of a user who is signed in: the page stays until the server has ended all sessions. */
const everywhere = {
  confirmingEverywhere: {
    description: 'Chiede conferma di uscire da tutti i dispositivi; dopo un guasto dice perché',
    tags: ['confirming', 'everywhere'],
    on: {
      'leave.confirm': 'leavingEverywhere',
      'session.lost': { guard: refusedOverWork },
      'leave.cancel': { target: 'stale', actions: 'clearFailure' },
    },
  },
  leavingEverywhere: {
    description: 'Chiude tutte le sessioni',
    tags: ['busy', 'everywhere'],
    entry: 'clearFailure',
    // The answer decides: refused calls of the session that is being ended are what was wanted.
    on: { 'session.lost': {}, 'signOut.request': {}, 'signOutEverywhere.request': {} },
    invoke: {
      id: 'signOutEverywhere',
      src: 'signOutEverywhere',
      input: fetchUser.input,
      onDone: [
        { guard: { type: 'answered', params: resultOf }, ...end },
        { guard: { type: 'isSignedOut', params: resultOf }, ...end },
        notDone(resultOf),
      ],
      onError: notDone(bugOf),
    },
  },
} as const;

/** What was refused is saved, or given up: before the page is judged by the rights of then, they are read again. */
const readAgain = {
  guard: 'doubtsRights',
  target: '#session.signedIn.refreshing',
  actions: ['markSaved', 'trustRights'],
} as const;

/** A user is signed in: the record is fresh, then stale, then read again before the next page. */
export const signedIn = {
  tags: 'signedIn',
  initial: 'checking',
  on: {
    'work.dirty': { actions: { type: 'markUnsaved', params: payloadOf } },
    'work.clean': { actions: 'markSaved' },
    'signOut.request': [{ guard: 'unsaved', target: '.confirmingSignOut' }, { target: 'signingOut' }],
    'signOutEverywhere.request': '.confirmingEverywhere',
    'session.lost': [
      { guard: refusedOverWork, target: '.refreshing', actions: 'doubtRights' },
      {
        guard: { type: 'lostOverWork', params: payloadOf },
        target: 'signInOver',
        actions: [{ type: 'setEndOfLoss', params: payloadOf }, ...suspend],
      },
      {
        guard: { type: 'concernsThisSession', params: payloadOf },
        target: 'signedOut',
        actions: [{ type: 'setEndOfLoss', params: payloadOf }, ...leave],
      },
    ],
    'storage.changed': [
      {
        guard: { type: 'tokenRemovedOverWork', params: payloadOf },
        target: 'signInOver',
        actions: [{ type: 'setEnd', params: { reason: 'otherTab' } }, ...followOutOverWork],
      },
      {
        guard: { type: 'tokenRemoved', params: payloadOf },
        target: 'signedOut',
        actions: [{ type: 'setEnd', params: { reason: 'otherTab' } }, ...followOut],
      },
      {
        guard: otherTabSignedIn,
        target: '.refreshing',
        reenter: true,
        actions: takeTokenOfTab,
      },
    ],
  },
  states: {
    checking: { always: [{ guard: 'withoutRole', target: 'fresh.withoutRole' }, { target: 'fresh.authorised' }] },
    fresh: {
      tags: 'resolved',
      initial: 'authorised',
      after: { sessionCache: 'stale' },
      on: {
        'user.resolve': {
          guard: { type: 'recordTooOld', params: payloadOf },
          target: 'refreshing',
        },
        'work.clean': readAgain,
      },
      states: {
        authorised: { description: 'L’utente è entrato e il suo profilo è aggiornato' },
        withoutRole: {
          description: 'Utente senza ruolo: è entrato ma non vede nessuna sezione',
          tags: 'withoutRole',
        },
      },
    },
    stale: {
      description: 'Il profilo dell’utente ha più di 20 secondi: alla prossima pagina viene riletto',
      on: { 'user.resolve': 'refreshing', 'work.clean': readAgain },
    },
    refreshing: {
      description: 'Rilegge il profilo dell’utente',
      tags: 'busy',
      // The answer under way decides, this call's own 403 too: asking again would never end.
      on: { 'session.lost': { guard: refusedOverWork } },
      invoke: {
        ...fetchUser,
        onDone: [
          {
            guard: { type: 'failedOverWork', params: resultOf },
            target: '#session.signInOver',
            actions: [{ type: 'setEndOfFailure', params: resultOf }, ...suspend],
          },
          {
            guard: { type: 'failed', params: resultOf },
            target: '#session.signedOut',
            actions: [{ type: 'setEndOfFailure', params: resultOf }, ...leave],
          },
          {
            guard: { type: 'otherUser', params: resultOf },
            target: 'checking',
            actions: [{ type: 'emitOtherUser', params: resultOf }, { type: 'takeUser', params: resultOf }, ...record],
          },
          {
            target: 'checking',
            actions: [{ type: 'takeUser', params: resultOf }, ...record],
          },
        ],
        onError: [
          {
            guard: 'unsaved',
            target: '#session.signInOver',
            actions: [{ type: 'setEndOfFailure', params: bugOf }, ...suspend],
          },
          {
            target: '#session.signedOut',
            actions: [{ type: 'setEndOfFailure', params: bugOf }, ...leave],
          },
        ],
      },
    },
    confirmingSignOut: {
      description: 'Ci sono modifiche non salvate: chiede conferma prima di uscire',
      tags: 'confirming',
      on: {
        'leave.confirm': '#session.signingOut',
        'leave.cancel': 'stale',
        'session.lost': { guard: refusedOverWork },
      },
    },
    ...everywhere,
  },
} as const;
