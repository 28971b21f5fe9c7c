import { bugOf, resultOf } from '../kit/result';
import { fetchUser, leave, refusedOverWork } from './sequences';

const end = {
  target: '#session.signedOut',
  actions: [{ type: 'setEnd', params: { reason: 'everywhere' } }, ...leave, 'forgetForm'],
} as const;

/** Not done: the session stays, the question says why, and can be answered again. */
const notDone = <const Params>(params: Params) =>
  ({ target: 'confirmingEverywhere', actions: { type: 'showFailure', params } }) as const;

/** 'Esci ovunque', of a user who is signed in: the page stays until the server has ended all sessions. */
export const everywhere = {
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
