import { calling } from '../kit/actor';
import { bugOf, resultOf, withAnswer, withBug, withEvent } from '../kit/result';
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
      ...calling('signOutEverywhere'),
      input: fetchUser.input,
      onDone: [
        { guard: withAnswer('answered'), ...end },
        { guard: withAnswer('isSignedOut'), ...end },
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
    'work.dirty': { actions: withEvent('markUnsaved') },
    'work.clean': { actions: 'markSaved' },
    'signOut.request': [{ guard: 'unsaved', target: '.confirmingSignOut' }, { target: 'signingOut' }],
    'signOutEverywhere.request': '.confirmingEverywhere',
    'session.lost': [
      { guard: refusedOverWork, target: '.refreshing', actions: 'doubtRights' },
      { guard: withEvent('lostOverWork'), target: 'signInOver', actions: [withEvent('setEndOfLoss'), ...suspend] },
      {
        guard: withEvent('concernsThisSession'),
        target: 'signedOut',
        actions: [withEvent('setEndOfLoss'), ...leave],
      },
    ],
    'storage.changed': [
      {
        guard: withEvent('tokenRemovedOverWork'),
        target: 'signInOver',
        actions: [{ type: 'setEnd', params: { reason: 'otherTab' } }, ...followOutOverWork],
      },
      {
        guard: withEvent('tokenRemoved'),
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
        'user.resolve': { guard: withEvent('recordTooOld'), target: 'refreshing' },
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
            guard: withAnswer('failedOverWork'),
            target: '#session.signInOver',
            actions: [withAnswer('setEndOfFailure'), ...suspend],
          },
          {
            guard: withAnswer('failed'),
            target: '#session.signedOut',
            actions: [withAnswer('setEndOfFailure'), ...leave],
          },
          {
            guard: withAnswer('otherUser'),
            target: 'checking',
            actions: [withAnswer('emitOtherUser'), withAnswer('takeUser'), ...record],
          },
          { target: 'checking', actions: [withAnswer('takeUser'), ...record] },
        ],
        onError: [
          { guard: 'unsaved', target: '#session.signInOver', actions: [withBug('setEndOfFailure'), ...suspend] },
          { target: '#session.signedOut', actions: [withBug('setEndOfFailure'), ...leave] },
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
