import { assertEvent } from 'xstate';
import type { Result } from '../../contract/result';
import { calling } from '../kit/actor';
import { bugOf, resultOf, withAnswer, withBug, withEvent } from '../kit/result';
import { fetchUser, forgetSignIn, leave, otherTabSignedIn, record, takeTokenOfTab } from './sequences';
import type { SessionContext, SessionEvent } from './types';

const form = {
  description: 'Mostra Username e Password',
  on: {
    'signIn.submit': [
      { guard: withEvent('usernameGiven'), target: 'submitting', actions: withEvent('takeUsername') },
      { actions: withEvent('takeUsername') },
    ],
    'storage.changed': { guard: otherTabSignedIn, target: 'identifying', actions: takeTokenOfTab },
  },
} as const;

/** Takes what else an answer may lead to. */
const submitting = <const Branches extends readonly unknown[]>(branches: Branches) =>
  ({
    description: 'Invia nome utente e password',
    tags: 'busy',
    invoke: {
      ...calling('signIn'),
      // The password goes straight from the event into the call: the context never contains it.
      input: ({ context, event }: { context: SessionContext; event: SessionEvent }) => {
        assertEvent(event, 'signIn.submit');
        return { username: context.username, password: event.password };
      },
      onDone: [
        {
          guard: withAnswer('answered'),
          target: 'identifying',
          actions: [
            {
              type: 'takeToken',
              params: ({ event }: { event: { output: Result<{ readonly token: string }> } }) => ({
                token: event.output.ok ? event.output.value.token : null,
              }),
            },
            'writeToken',
          ],
        },
        ...branches,
        { guard: withAnswer('isThrottled'), target: 'throttled', actions: withAnswer('keepFailure') },
        { target: 'form', actions: withAnswer('keepFailure') },
      ],
      onError: { target: 'form', actions: withBug('keepFailure') },
    },
  }) as const;

/** The password is right and serves to choose another one, nothing else. */
const initialPassword = {
  guard: withAnswer('isInitialPassword'),
  target: 'form',
  actions: [withAnswer('goNewPassword'), 'forgetForm'],
} as const;

const throttled = {
  description: 'Troppi tentativi: aspetta prima di poter riprovare',
  tags: 'throttled',
  after: { signInWait: { target: 'form', actions: 'clearFailure' } },
} as const;

/** Back to the form: the user who signed in could not be read. */
const unread = <const Params>(params: Params) =>
  ({ target: 'form', actions: [{ type: 'keepFailure', params }, ...forgetSignIn] }) as const;

/** Signed out: the sign-in page. */
export const signedOut = {
  description: 'Pagina di accesso',
  tags: ['signedOut', 'resolved'],
  initial: 'form',
  on: { 'signOut.request': { actions: 'goLogin' } },
  states: {
    form,
    submitting: submitting([initialPassword]),
    throttled,
    identifying: {
      description: 'Legge l’utente appena entrato',
      tags: 'busy',
      invoke: {
        ...fetchUser,
        onDone: [
          {
            guard: withAnswer('answered'),
            target: '#session.signedIn',
            actions: [withAnswer('takeUser'), 'forgetForm', ...record, 'goDashboard'],
          },
          unread(resultOf),
        ],
        onError: unread(bugOf),
      },
    },
  },
} as const;

/** The session ended over unsaved work: the sign-in lies over the page, which stays. */
export const signInOver = {
  description: 'L’accesso sta sopra la pagina, che resta aperta',
  tags: 'signInOver',
  initial: 'form',
  on: {
    'work.dirty': { actions: withEvent('markUnsaved') },
    'work.clean': { actions: 'markSaved' },
    'leave.request': [
      { guard: 'unsaved', target: '.confirmingLeave' },
      { target: 'signedOut', actions: [...leave] },
    ],
  },
  states: {
    form,
    submitting: submitting([]),
    throttled,
    identifying: {
      description: 'Legge l’utente appena entrato',
      tags: 'busy',
      // There is a token by now: the answer decides first.
      on: { 'leave.request': {} },
      invoke: {
        ...fetchUser,
        onDone: [
          { guard: withAnswer('failed'), ...unread(resultOf) },
          {
            guard: withAnswer('isAwaitedUser'),
            target: '#session.signedIn',
            actions: [withAnswer('takeUser'), 'forgetForm', ...record, 'emitResumed', 'forgetAwaitedUser'],
          },
          {
            target: '#session.signedIn',
            actions: [
              withAnswer('emitOtherUser'),
              withAnswer('takeUser'),
              'forgetForm',
              ...record,
              'forgetAwaitedUser',
            ],
          },
        ],
        onError: unread(bugOf),
      },
    },
    confirmingLeave: {
      description: 'Ci sono modifiche non salvate: chiede conferma prima di abbandonare la pagina',
      tags: 'confirming',
      on: { 'leave.confirm': { target: '#session.signedOut', actions: [...leave] }, 'leave.cancel': 'form' },
    },
  },
} as const;
