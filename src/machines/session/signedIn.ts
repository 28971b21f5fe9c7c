import { endOfLoss } from './rules';
import { followOut, followOutOverWork, hold, leave, record, withToken } from './sequences';
import { sessionSetup } from './setup';

/** A user is signed in: the record is fresh, then stale, then read again before the next page. */
export const signedIn = sessionSetup.createStateConfig({
  tags: 'signedIn',
  initial: 'checking',
  on: {
    'work.dirty': { actions: 'markUnsaved' },
    'work.clean': { actions: 'markSaved' },
    'signOut.request': [{ guard: 'unsaved', target: '.confirmingSignOut' }, { target: 'signingOut' }],
    'session.lost': [
      {
        guard: { type: 'lostOverWork', params: ({ event }) => ({ token: event.token }) },
        target: 'signInOver',
        actions: [{ type: 'setEnd', params: ({ event }) => ({ reason: endOfLoss(event.reason) }) }, ...hold],
      },
      {
        guard: { type: 'concernsThisSession', params: ({ event }) => ({ token: event.token }) },
        target: 'signedOut',
        actions: [{ type: 'setEnd', params: ({ event }) => ({ reason: endOfLoss(event.reason) }) }, ...leave],
      },
    ],
    'storage.changed': [
      {
        guard: { type: 'tokenGoneOverWork', params: ({ event }) => ({ token: event.token }) },
        target: 'signInOver',
        actions: [{ type: 'setEnd', params: { reason: 'otherTab' } }, ...followOutOverWork],
      },
      {
        guard: { type: 'tokenGone', params: ({ event }) => ({ token: event.token }) },
        target: 'signedOut',
        actions: [{ type: 'setEnd', params: { reason: 'otherTab' } }, ...followOut],
      },
      {
        guard: { type: 'otherToken', params: ({ event }) => ({ token: event.token }) },
        target: '.refreshing',
        reenter: true,
        actions: { type: 'takeToken', params: ({ event }) => ({ token: event.token }) },
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
          guard: { type: 'recordTooOld', params: ({ event }) => ({ at: event.at }) },
          target: 'refreshing',
        },
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
      on: { 'user.resolve': 'refreshing' },
    },
    refreshing: {
      description: 'Rilegge il profilo dell’utente',
      tags: 'busy',
      invoke: {
        id: 'fetchUser',
        src: 'fetchUser',
        input: withToken,
        onDone: [
          {
            guard: { type: 'failedOverWork', params: ({ event }) => event.output },
            target: '#session.signInOver',
            actions: [{ type: 'setEndOfFailure', params: ({ event }) => event.output }, ...hold],
          },
          {
            guard: { type: 'failed', params: ({ event }) => event.output },
            target: '#session.signedOut',
            actions: [{ type: 'setEndOfFailure', params: ({ event }) => event.output }, ...leave],
          },
          {
            guard: { type: 'otherUser', params: ({ event }) => event.output },
            target: 'checking',
            actions: [
              { type: 'emitOtherUser', params: ({ event }) => event.output },
              { type: 'takeUser', params: ({ event }) => event.output },
              ...record,
            ],
          },
          {
            target: 'checking',
            actions: [{ type: 'takeUser', params: ({ event }) => event.output }, ...record],
          },
        ],
        onError: [
          {
            guard: 'unsaved',
            target: '#session.signInOver',
            actions: [{ type: 'setEndOfBug', params: ({ event }) => ({ error: event.error }) }, ...hold],
          },
          {
            target: '#session.signedOut',
            actions: [{ type: 'setEndOfBug', params: ({ event }) => ({ error: event.error }) }, ...leave],
          },
        ],
      },
    },
    confirmingSignOut: {
      description: 'Ci sono modifiche non salvate: chiede conferma prima di uscire',
      tags: 'confirming',
      on: { 'leave.confirm': '#session.signingOut', 'leave.cancel': 'stale' },
    },
  },
});
