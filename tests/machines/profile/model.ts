import type { SnapshotFrom } from 'xstate';
import type { UserDetail } from '../../../src/contract/users';
import { invariants } from '../../../src/machines/profile/invariants';
import { profileMachine } from '../../../src/machines/profile/machine';
import { reason } from '../../../src/machines/profile/reason';
import { firstProblem, isChanged, isDirty, isUnmarked } from '../../../src/machines/profile/rules';
import { PROFILE_FIELDS, type ProfileEvent, type ProfileField } from '../../../src/machines/profile/types';
import { defineModel, done, fail, refused, send } from '../../kit/model';
import type { JourneyStep } from '../../kit/types';
import { failureOf } from '../fixtures';
import { pages, promiseKept } from '../workLeft';

const PASSWORD = 'Argine-Lungo';

export const anna: UserDetail = {
  id: 7,
  username: 'anna',
  first_name: 'Anna',
  last_name: 'Montanari',
  email: 'anna@example.it',
  company: '',
  active: 1,
  redazione: 3,
  roles: { redazione: 'Redazione' },
  destinations: {},
  updated_at: '2026-01-01T00:00:00.000Z',
};
/** As another window saved her. */
const elsewhere: UserDetail = { ...anna, last_name: 'Monti', updated_at: '2026-01-02T00:00:00.000Z' };

const save: ProfileEvent = { type: 'save.request' };
const does = (event: ProfileEvent): JourneyStep => send(event);
const types = (field: ProfileField, value: string) => does({ type: 'field.change', field, value });
const change = (field: ProfileField, value: string) => ({ field, value });

const taken = failureOf('invalid', { fields: { email: 'Già di un altro' } });
const offline = failureOf('network');
const loggedOut = failureOf('unauthenticated');
const conflict = failureOf('conflict', {
  conflict: { updatedAt: '2026-01-02T00:00:00.000Z', updatedBy: 'anna' },
});

const isSaved = (event: { readonly type: string; readonly output?: unknown }): boolean =>
  event.type === 'xstate.done.actor.saveProfile' && (event.output as { readonly ok: boolean }).ok;

type Snapshot = SnapshotFrom<typeof profileMachine>;

/** Whether no question of leaving lies over the form: under one nothing is typed. */
const isStaying = (snapshot: Snapshot): boolean => !snapshot.hasTag('askingToLeave');

export const profileModel = defineModel(profileMachine, {
  title: 'Il mio Profilo',
  reason,
  inputs: { 'apri il profilo': { id: 7 } },
  start: () => ({ page: '/user/profile', user: { 'news-view': true }, data: 'Il profilo di chi è entrato.' }),
  events: {
    'field.change': {
      phrase: 'Scrivi',
      cases: (snapshot: Snapshot, free = false): Record<string, { field: ProfileField; value: string }> => ({
        ...((free || isStaying(snapshot)) && {
          'un’email incompleta': change('email', 'anna'),
          'un’altra email': change('email', 'annalisa@example.it'),
        }),
        // What is typed while something is on its way differs from it or is the same: the address is enough.
        ...((free || (isStaying(snapshot) && snapshot.context.sending === null)) && {
          'un nome': change('first_name', 'Annalisa'),
          'una password': change('password', PASSWORD),
          'la stessa conferma': change('password_confirmation', PASSWORD),
        }),
      }),
    },
    'field.blur': { phrase: 'Lascia il campo', cases: { Email: { field: 'email' } } },
    'save.request': { phrase: 'Premi Aggiorna' },
    'close.request': { phrase: 'Premi CHIUDI' },
    'load.retry': { phrase: 'Premi Riprova' },
    'session.resumed': { phrase: 'Accedi di nuovo sopra la pagina' },
    'leave.request': {
      phrase: 'Lascia la pagina',
      cases: (snapshot: Snapshot): Record<string, object> =>
        isDirty(snapshot.context) ? { 'con modifiche non salvate': {} } : {},
    },
    'leave.confirm': { phrase: 'Premi Esci senza salvare' },
    'leave.cancel': { phrase: 'Premi Resta' },
  },
  actors: {
    loadProfile: {
      phrase: 'Il server risponde con il profilo',
      done: {
        'come era': { ok: true, value: anna },
        'cambiato altrove': { ok: true, value: elsewhere },
        irraggiungibile: { ok: false, failure: offline },
      },
    },
    saveProfile: {
      phrase: 'Il server risponde al salvataggio',
      done: {
        salvato: { ok: true, value: { message: 'Salvato.' } },
        'salvato, senza testo': { ok: true, value: { message: null } },
        'email rifiutata': { ok: false, failure: taken },
        'salvato da altri nel frattempo': { ok: false, failure: conflict },
        'sessione finita': { ok: false, failure: loggedOut },
        irraggiungibile: { ok: false, failure: offline },
      },
    },
  },
  delays: {},
  requirements: {
    '1-2.14.3': ['save.request'],
    '1-2.14.4': ['close.request'],
    '1-5.9': ['field.change', 'field.blur'],
  },
  invariants: {
    ...invariants,
    'what can’t be done says why': (snapshot: Snapshot) =>
      ([save, { type: 'load.retry' }, { type: 'leave.confirm' }, { type: 'close.request' }] as const).every(
        (event) => snapshot.can(event) === (reason(snapshot, event) === null),
      ),
  },
  effects: {
    ...promiseKept(pages.profile),
    'the password goes nowhere': (_, emitted) => !JSON.stringify(emitted).includes(PASSWORD),
    'a saving is announced, to the shell too': (_, emitted) =>
      emitted.filter((one) => one.type === 'notice' && one.level === 'success').length ===
      emitted.filter(({ type }) => type === 'saved').length,
    'one leaves by confirming only': (snapshot, emitted) =>
      !snapshot.hasTag('left') || emitted.some(({ type }) => type === 'left'),
  },
  laws: {
    'what was typed goes by typing, or by the saving that sent it': (before, event, now) =>
      before.context.stored === null ||
      event.type === 'field.change' ||
      (['first_name', 'email', 'password', 'password_confirmation'] as const).every(
        (field) =>
          !isChanged(before.context, field) ||
          before.context.form[field] === now.context.form[field] ||
          (isSaved(event) && before.context.form[field] === before.context.sending?.[field]),
      ),
    'all is saved only where nothing differs from what the server has confirmed': (before, event, now) =>
      !isSaved(event) ||
      PROFILE_FIELDS.every(
        (field) => before.context.form[field] === before.context.sending?.[field] || isChanged(now.context, field),
      ) ||
      // Back at the value that was stored before: it differs from what was sent, and from nothing that is stored now.
      isDirty(now.context),
    'a saving leaves no password behind that it sent': (before, event, now) =>
      !isSaved(event) ||
      now.context.form.password === '' ||
      now.context.form.password !== before.context.sending?.password,
  },
  project: (context) => ({
    loaded: context.stored !== null,
    problem: firstProblem(context),
    unmarked: isUnmarked(context),
    dirty: isDirty(context),
    password: context.form.password !== '',
    queued: context.saveQueued,
    typed: context.sending !== null && context.sending.email !== context.form.email,
    waits: context.failure?.kind === 'unauthenticated',
  }),
  noHand: {
    'profile.failed --session.resumed': 'senza modifiche la sessione finita porta alla pagina di accesso',
    'profile.form.leaving.left --leave.request': 'concessa l’uscita, la pagina non c’è più',
  },
  limit: 20_000,
  paths: { floor: 100, cap: 900 },
  journeys: [
    {
      name: 'a changed name is saved, announced, and read again',
      input: 'apri il profilo',
      steps: [
        refused(save),
        done('loadProfile', 'come era'),
        types('first_name', ' Annalisa '),
        does(save),
        does(save),
        done('saveProfile', 'salvato'),
        does(save),
        done('loadProfile', 'cambiato altrove'),
      ],
      end: {
        value: { form: { work: 'editing', leaving: 'staying' } },
        context: {
          stored: elsewhere,
          form: {
            first_name: 'Anna',
            last_name: 'Monti',
            email: 'anna@example.it',
            password: '',
            password_confirmation: '',
          },
          failure: null,
        },
        emitted: ['notice', 'saved'],
      },
    },
    {
      name: 'what is typed while the profile is being saved stays, and goes with the save asked for next',
      input: 'apri il profilo',
      steps: [
        done('loadProfile', 'come era'),
        types('first_name', 'Annalisa'),
        does(save),
        types('first_name', 'Annamaria'),
        does(save),
        done('saveProfile', 'salvato'),
        done('loadProfile', 'come era'),
      ],
      end: {
        value: { form: { work: 'saving', leaving: 'staying' } },
        context: { saveQueued: false },
        emitted: ['notice', 'saved'],
      },
    },
    {
      name: 'what is typed while the profile is being saved is unsaved until it is saved itself',
      input: 'apri il profilo',
      steps: [
        done('loadProfile', 'come era'),
        types('first_name', 'Annalisa'),
        does(save),
        types('email', 'annalisa@example.it'),
        done('saveProfile', 'salvato, senza testo'),
      ],
      end: {
        value: { form: { work: 'rereading', leaving: 'staying' } },
        context: {
          form: {
            ...{ first_name: 'Annalisa', last_name: 'Montanari', email: 'annalisa@example.it' },
            password: '',
            password_confirmation: '',
          },
          stored: { ...anna, first_name: 'Annalisa' },
          touched: ['email'],
        },
      },
    },
    {
      name: 'a password is repeated before it is saved, which its field says once a saving asks for it, and forgotten after',
      input: 'apri il profilo',
      steps: [
        done('loadProfile', 'come era'),
        types('password', PASSWORD),
        does(save),
        refused(save),
        types('password_confirmation', PASSWORD),
        does(save),
        done('saveProfile', 'salvato, senza testo'),
      ],
      end: {
        value: { form: { work: 'rereading', leaving: 'staying' } },
        context: {
          form: {
            ...{ first_name: 'Anna', last_name: 'Montanari', email: 'anna@example.it' },
            password: '',
            password_confirmation: '',
          },
        },
        emitted: ['notice', 'notice', 'saved'],
      },
    },
    {
      name: 'an address that somebody else has is not sent again until it changes',
      input: 'apri il profilo',
      steps: [
        done('loadProfile', 'come era'),
        types('email', 'bruno@example.it'),
        does(save),
        done('saveProfile', 'email rifiutata'),
        refused(save),
        types('email', 'annalisa@example.it'),
        does(save),
      ],
      end: { value: { form: { work: 'saving', leaving: 'staying' } }, context: { refused: {}, failure: null } },
    },
    {
      name: 'what somebody else saved comes in under what was typed',
      input: 'apri il profilo',
      steps: [
        done('loadProfile', 'come era'),
        types('first_name', 'Annalisa'),
        does(save),
        done('saveProfile', 'salvato da altri nel frattempo'),
        done('loadProfile', 'cambiato altrove'),
      ],
      end: {
        value: { form: { work: 'editing', leaving: 'staying' } },
        context: {
          stored: elsewhere,
          rebased: true,
          failure: null,
          form: {
            first_name: 'Annalisa',
            last_name: 'Monti',
            email: 'anna@example.it',
            password: '',
            password_confirmation: '',
          },
        },
        emitted: [],
      },
    },
    {
      name: 'a session that ends while saving loses nothing',
      input: 'apri il profilo',
      steps: [
        done('loadProfile', 'come era'),
        types('first_name', 'Annalisa'),
        does(save),
        done('saveProfile', 'sessione finita'),
        does({ type: 'session.resumed' }),
        does(save),
      ],
      end: { value: { form: { work: 'saving', leaving: 'staying' } }, context: { failure: null } },
    },
    {
      name: 'one leaves unsaved work only after saying so',
      input: 'apri il profilo',
      steps: [
        done('loadProfile', 'come era'),
        types('first_name', 'Annalisa'),
        does({ type: 'leave.request' }),
        refused({ type: 'close.request' }),
        does({ type: 'leave.cancel' }),
        does({ type: 'leave.request' }),
        does({ type: 'leave.confirm' }),
      ],
      end: { value: { form: { work: 'editing', leaving: 'left' } }, emitted: ['left'] },
    },
    {
      name: 'CHIUDI asks over unsaved work, and goes back once that is given up',
      input: 'apri il profilo',
      steps: [
        done('loadProfile', 'come era'),
        types('first_name', 'Annalisa'),
        does({ type: 'close.request' }),
        refused({ type: 'close.request' }),
        does({ type: 'leave.cancel' }),
        does({ type: 'close.request' }),
        does({ type: 'leave.confirm' }),
      ],
      end: { value: { form: { work: 'editing', leaving: 'left' } }, emitted: ['left', 'go.back'] },
    },
    {
      name: 'CHIUDI without changes goes back unasked',
      input: 'apri il profilo',
      steps: [done('loadProfile', 'come era'), does({ type: 'close.request' })],
      end: { value: { form: { work: 'editing', leaving: 'staying' } }, emitted: ['go.back'] },
    },
    {
      name: 'a profile that does not load is tried again, or left',
      input: 'apri il profilo',
      steps: [
        fail('loadProfile', 'si rompe'),
        does({ type: 'close.request' }),
        does({ type: 'load.retry' }),
        done('loadProfile', 'irraggiungibile'),
        does({ type: 'session.resumed' }),
        done('loadProfile', 'come era'),
      ],
      end: {
        value: { form: { work: 'editing', leaving: 'staying' } },
        context: { failure: null },
        emitted: ['go.back'],
      },
    },
  ],
});
