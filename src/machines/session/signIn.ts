import { assertEvent } from 'xstate';
import { identifyFailed, leave, record, withToken } from './sequences';
import { sessionSetup } from './setup';

const signInForm = sessionSetup.createStateConfig({
  description: 'Mostra Username e Password',
  on: {
    'signIn.submit': [
      {
        guard: { type: 'usernameGiven', params: ({ event }) => ({ username: event.username }) },
        target: 'submitting',
        actions: { type: 'takeUsername', params: ({ event }) => ({ username: event.username }) },
      },
      { actions: { type: 'takeUsername', params: ({ event }) => ({ username: event.username }) } },
    ],
    'storage.changed': {
      guard: { type: 'otherToken', params: ({ event }) => ({ token: event.token }) },
      target: 'identifying',
      actions: { type: 'takeToken', params: ({ event }) => ({ token: event.token }) },
    },
  },
});

const submitting = sessionSetup.createStateConfig({
  description: 'Invia nome utente e password',
  tags: 'busy',
  invoke: {
    id: 'signIn',
    src: 'signIn',
    // The password goes straight from the event into the call: the context never holds it.
    input: ({ context, event }) => {
      assertEvent(event, 'signIn.submit');
      return { username: context.username, password: event.password };
    },
    onDone: [
      {
        guard: { type: 'succeeded', params: ({ event }) => event.output },
        target: 'identifying',
        actions: [
          { type: 'takeToken', params: ({ event }) => ({ token: event.output.ok ? event.output.value.token : null }) },
          'writeToken',
        ],
      },
      {
        guard: { type: 'throttled', params: ({ event }) => event.output },
        target: 'throttled',
        actions: { type: 'takeFailure', params: ({ event }) => event.output },
      },
      { target: 'form', actions: { type: 'takeFailure', params: ({ event }) => event.output } },
    ],
    onError: { target: 'form', actions: { type: 'takeBug', params: ({ event }) => ({ error: event.error }) } },
  },
});

const throttled = sessionSetup.createStateConfig({
  description: 'Troppi tentativi: aspetta prima di poter riprovare',
  tags: 'throttled',
  after: { signInWait: { target: 'form', actions: 'dropFailure' } },
});

/** A user record that can't be read after a sign-in. */
/** Nobody is signed in: the sign-in page. */
export const signedOut = sessionSetup.createStateConfig({
  description: 'Pagina di accesso',
  tags: ['signedOut', 'resolved'],
  initial: 'form',
  on: { 'signOut.request': { actions: 'goLogin' } },
  states: {
    form: signInForm,
    submitting,
    throttled,
    identifying: {
      description: 'Legge l’utente appena entrato',
      tags: 'busy',
      invoke: {
        id: 'fetchUser',
        src: 'fetchUser',
        input: withToken,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: '#session.signedIn',
            actions: [
              { type: 'takeUser', params: ({ event }) => event.output },
              'forgetForm',
              ...record,
              'goDashboard',
            ],
          },
          {
            target: 'form',
            actions: [{ type: 'takeFailure', params: ({ event }) => event.output }, ...identifyFailed],
          },
        ],
        onError: {
          target: 'form',
          actions: [{ type: 'takeBug', params: ({ event }) => ({ error: event.error }) }, ...identifyFailed],
        },
      },
    },
  },
});
/** The session ended under unsaved work: sign-in on top of the page, which stays. */
export const signInOver = sessionSetup.createStateConfig({
  description: 'L’accesso sta sopra la pagina, che resta aperta',
  tags: 'signInOver',
  initial: 'form',
  on: {
    'work.dirty': { actions: 'markUnsaved' },
    'work.clean': { actions: 'markSaved' },
    'leave.request': [
      { guard: 'unsaved', target: '.confirmingLeave' },
      { target: 'signedOut', actions: [...leave] },
    ],
  },
  states: {
    form: signInForm,
    submitting,
    throttled,
    identifying: {
      description: 'Legge l’utente appena entrato',
      tags: 'busy',
      // By now a token is held: the answer decides first.
      on: { 'leave.request': {} },
      invoke: {
        id: 'fetchUser',
        src: 'fetchUser',
        input: withToken,
        onDone: [
          {
            guard: { type: 'failed', params: ({ event }) => event.output },
            target: 'form',
            actions: [{ type: 'takeFailure', params: ({ event }) => event.output }, ...identifyFailed],
          },
          {
            guard: { type: 'heldUserBack', params: ({ event }) => event.output },
            target: '#session.signedIn',
            actions: [
              { type: 'takeUser', params: ({ event }) => event.output },
              'forgetForm',
              ...record,
              'emitResumed',
              'releaseUser',
            ],
          },
          {
            target: '#session.signedIn',
            actions: [
              { type: 'emitOtherUser', params: ({ event }) => event.output },
              { type: 'takeUser', params: ({ event }) => event.output },
              'forgetForm',
              ...record,
              'releaseUser',
            ],
          },
        ],
        onError: {
          target: 'form',
          actions: [{ type: 'takeBug', params: ({ event }) => ({ error: event.error }) }, ...identifyFailed],
        },
      },
    },
    confirmingLeave: {
      description: 'Ci sono modifiche non salvate: chiede conferma prima di abbandonare la pagina',
      tags: 'confirming',
      on: { 'leave.confirm': { target: '#session.signedOut', actions: [...leave] }, 'leave.cancel': 'form' },
    },
  },
});
