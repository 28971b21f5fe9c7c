import type { SnapshotFrom } from 'xstate';
import type { RecordForm, RecordItem } from '../../../src/content/model/record';
import { invariants } from '../../../src/machines/record/invariants';
import { recordMachine } from '../../../src/machines/record/machine';
import { reason } from '../../../src/machines/record/reason';
import { firstProblem, isDecided, isDirty } from '../../../src/machines/record/rules';
import type { RecordEvent } from '../../../src/machines/record/types';
import { defineModel, done, eventually, fail, refused, send } from '../../kit/model';
import type { JourneyStep } from '../../kit/types';
import { failureOf } from '../fixtures';

type Snapshot = SnapshotFrom<typeof recordMachine>;

const PASSWORD = 'Argine-Lungo';
const BESIDE = 'Aggiornamento Password Utente';
const SEED = '7a1c2f0e-5b7d-4c7e-9d0a-000000000000';

/** A record of two fields, and a password requested once. */
export const form: RecordForm = {
  area: 'user',
  titles: { inserting: 'nuovo', editing: 'vecchio', missing: 'non c’è', one: 'utente' },
  fields: [
    { name: 'username', kind: 'text', label: 'Username', required: true, rule: 'username' },
    { name: 'company', kind: 'text', label: 'Azienda', limit: 10 },
    { name: 'password', kind: 'password', label: 'Password', required: true, rule: 'newPassword', onlyNew: true },
  ],
  blank: { id: 'new', updated_at: null, username: '', company: '', password: '' },
};

export const anna: RecordItem = {
  id: 7,
  updated_at: '2026-01-01T00:00:00.000Z',
  username: 'anna',
  company: '',
  password: '',
};
/** As somebody else saved her: another company. */
const elsewhere: RecordItem = { ...anna, company: 'Acque', updated_at: '2026-01-02T00:00:00.000Z' };
/** As somebody else saved her: the very name that is being changed. */
const clashing: RecordItem = { ...anna, username: 'anna-rossi', updated_at: '2026-01-03T00:00:00.000Z' };

const save: RecordEvent = { type: 'save.request' };
const does = (event: RecordEvent): JourneyStep => send(event);
const not = (event: RecordEvent): JourneyStep => refused(event);
const types = (field: string, value: string) => does({ type: 'field.change', field, value });
const saved = (message: string | null) => ({ ok: true as const, value: { id: 7, message } });
const refusedWith = (...[kind, more]: Parameters<typeof failureOf>) => ({
  ok: false as const,
  failure: failureOf(kind, more),
});

const hasChanges = (snapshot: Snapshot): boolean => isDirty(snapshot.context);

/** Excuse: `hasErrors` is there for the other states, which take the same events. */
const BLOCKED = 'a save is blocked exactly while some field has a problem';

export const recordModel = defineModel(recordMachine, {
  title: 'Scheda di utente, ruolo o redazione',
  reason,
  inputs: {
    'apri la scheda 7': { record: form, id: 7, keySeed: SEED },
    'crea una scheda': { record: form, id: 'new', keySeed: SEED },
  },
  events: {
    'field.change': {
      phrase: 'Scrivi',
      cases: {
        'uno username': { field: 'username', value: 'bruno' },
        'uno username sbagliato': { field: 'username', value: 'b r' },
        'una password': { field: 'password', value: PASSWORD },
      },
    },
    'field.blur': { phrase: 'Lascia il campo', cases: { Azienda: { field: 'company' } } },
    'save.request': { phrase: 'Premi Salva' },
    'error.next': { phrase: 'Vai all’errore successivo' },
    'error.previous': { phrase: 'Vai all’errore precedente' },
    'close.request': { phrase: 'Premi CHIUDI' },
    'load.retry': { phrase: 'Premi Riprova' },
    'conflict.keepMine': { phrase: 'Tieni il tuo valore', cases: { Username: { field: 'username' } } },
    'conflict.takeTheirs': { phrase: 'Prendi il valore salvato', cases: { Username: { field: 'username' } } },
    'conflict.cancel': { phrase: 'Rimanda il conflitto' },
    'record.changed': { phrase: 'La password dell’utente è stata cambiata dalla scheda accanto' },
    'beside.change': {
      phrase: 'Nella scheda accanto',
      // It changes what is asked and said, not where one goes: once, in the form at rest.
      cases: (snapshot: Snapshot): Record<string, { unsaved: string | null }> =>
        snapshot.matches({ form: { work: 'editing', leaving: 'staying' } })
          ? { 'scrivi una password': { unsaved: BESIDE }, 'la salvi': { unsaved: null } }
          : {},
    },
    'session.resumed': { phrase: 'Accedi di nuovo sopra la pagina' },
    'leave.request': {
      phrase: 'Lascia la pagina',
      cases: (snapshot: Snapshot): Record<string, object> =>
        hasChanges(snapshot) ? { 'con modifiche non salvate': {} } : {},
    },
    'leave.confirm': { phrase: 'Premi Esci senza salvare' },
    'leave.cancel': { phrase: 'Premi Resta' },
  },
  actors: {
    loadRecord: {
      phrase: 'Il server risponde con la scheda',
      done: {
        'come era': { ok: true, value: anna },
        'cambiata altrove': { ok: true, value: elsewhere },
        'cambiata nello stesso campo': { ok: true, value: clashing },
        'non c’è più': refusedWith('notFound'),
        irraggiungibile: refusedWith('network'),
      },
    },
    saveRecord: {
      phrase: 'Il server risponde al salvataggio',
      done: {
        salvata: saved('Salvata.'),
        'salvata, senza testo': saved(null),
        'username già preso': refusedWith('invalid', { fields: { username: 'Già preso' } }),
        'salvata da altri nel frattempo': refusedWith('conflict', {
          conflict: { updatedAt: '2026-01-02T00:00:00.000Z', updatedBy: 'bruno' },
        }),
        'sessione finita': refusedWith('unauthenticated'),
        irraggiungibile: refusedWith('network'),
      },
    },
  },
  delays: {},
  invariants: {
    ...invariants,
    'what can’t be done says why': (snapshot: Snapshot) =>
      (
        [
          save,
          { type: 'field.change', field: 'username', value: 'x' },
          { type: 'field.change', field: 'id', value: 8 },
          { type: 'error.next' },
          { type: 'load.retry' },
          { type: 'close.request' },
          { type: 'conflict.cancel' },
          { type: 'leave.confirm' },
        ] as const
      ).every((event) => snapshot.can(event) === (reason(snapshot, event) === null)),
  },
  effects: {
    'the password goes nowhere': (_, emitted) => !JSON.stringify(emitted).includes(PASSWORD),
    'it is created once': (_, emitted) => emitted.filter(({ type }) => type === 'created').length <= 1,
    'one leaves by confirming only': (snapshot, emitted) =>
      !snapshot.hasTag('left') || emitted.some(({ type }) => type === 'left'),
  },
  laws: {
    'what was typed goes by typing, by a saving or by a decision': (before, event, now) =>
      before.context.item === null ||
      !isDirty(before.context) ||
      event.type === 'field.change' ||
      event.type === 'save.request' ||
      (event.type === 'xstate.done.actor.saveRecord' && event.output.ok) ||
      before.context.item.username === now.context.item?.username,
    'a creation keeps its password until it is answered': (before, event, now) =>
      before.context.id !== 'new' ||
      before.context.item === null ||
      event.type === 'field.change' ||
      (event.type === 'xstate.done.actor.saveRecord' && event.output.ok) ||
      before.context.item.password === now.context.item?.password,
  },
  timeLaws: {
    'the record is shown, or the page says why not': eventually(
      (snapshot) => snapshot.hasTag('skeleton'),
      (snapshot) => !snapshot.hasTag('skeleton'),
    ),
    'a requested save ends saved or says why': eventually(
      (snapshot) => snapshot.hasTag('saving'),
      (snapshot, emitted) =>
        !snapshot.hasTag('saving') &&
        (snapshot.context.failure !== null ||
          snapshot.context.rebased ||
          (['refused', 'blocked', 'conflict'] as const).some((tag) => snapshot.hasTag(tag)) ||
          emitted.some(
            ({ type }) => type === 'saved' || type === 'created' || type === 'notice' || type === 'go.back',
          )),
    ),
  },
  project: (context) => ({
    id: context.id,
    overtaken: context.stored?.username === clashing.username,
    problem: firstProblem(context) !== null,
    dirty: isDirty(context),
    attempt: context.attempt !== null,
    decided: context.conflict !== null && isDecided(context),
    waits: context.failure?.kind === 'unauthenticated',
  }),
  limit: 20_000,
  paths: { floor: 150, cap: 2000 },
  unreachable: {
    'record.form.work.blocked --error.next[hasErrors]: never false': BLOCKED,
    'record.form.work.blocked --error.previous[hasErrors]: never false': BLOCKED,
  },
  journeys: [
    {
      name: 'a changed record is saved, announced, and read again',
      input: 'apri la scheda 7',
      steps: [
        not(save),
        done('loadRecord', 'come era'),
        types('username', 'bruno'),
        does(save),
        not(save),
        done('saveRecord', 'salvata'),
        not(save),
        done('loadRecord', 'cambiata altrove'),
      ],
      end: {
        value: { form: { work: 'editing', leaving: 'staying' } },
        context: { stored: elsewhere, item: elsewhere, failure: null, rebased: false },
        emitted: ['notice', 'saved'],
      },
    },
    {
      name: 'a saving names the card beside that is not saved, and CHIUDI asks about it',
      input: 'apri la scheda 7',
      steps: [
        done('loadRecord', 'come era'),
        does({ type: 'beside.change', unsaved: BESIDE }),
        types('username', 'bruno'),
        does(save),
        done('saveRecord', 'salvata'),
        done('loadRecord', 'cambiata altrove'),
        does({ type: 'close.request' }),
      ],
      end: {
        value: { form: { work: 'editing', leaving: 'closing' } },
        context: { besideUnsaved: BESIDE },
        emitted: ['notice', 'saved'],
      },
    },
    {
      name: 'a new record is blocked by its errors, then created: it gets its id and forgets the password',
      input: 'crea una scheda',
      steps: [
        does(save),
        does({ type: 'error.next', from: 'username' }),
        types('username', 'anna'),
        types('password', PASSWORD),
        not({ type: 'error.next' }),
        does(save),
        done('saveRecord', 'salvata, senza testo'),
      ],
      end: {
        value: { form: { work: 'rereading', leaving: 'staying' } },
        context: {
          id: 7,
          item: { ...anna, updated_at: null },
          stored: { ...anna, updated_at: null },
          attempt: null,
          focus: { field: 'password', turn: 2 },
        },
        emitted: ['notice', 'notice', 'saved', 'created'],
      },
    },
    {
      name: 'a creation without an answer is tried again under the same key, and what was typed meanwhile stays unsaved',
      input: 'crea una scheda',
      steps: [
        types('username', 'anna'),
        types('password', PASSWORD),
        does(save),
        done('saveRecord', 'irraggiungibile'),
        types('username', 'bruno'),
        does(save),
        done('saveRecord', 'salvata'),
      ],
      end: {
        value: { form: { work: 'rereading', leaving: 'staying' } },
        context: {
          attempts: 1,
          stored: { ...anna, updated_at: null },
          item: { ...anna, updated_at: null, username: 'bruno' },
        },
      },
    },
    {
      name: 'a creation that was refused is another one the next time',
      input: 'crea una scheda',
      steps: [
        types('username', 'anna'),
        types('password', PASSWORD),
        does(save),
        done('saveRecord', 'username già preso'),
        does(save),
        types('username', 'bruno'),
        does(save),
      ],
      end: {
        value: { form: { work: 'saving', leaving: 'staying' } },
        context: {
          attempts: 2,
          attempt: {
            key: '7a1c2f0e-5b7d-4c7e-9d0a-000000000001',
            item: { ...form.blank, username: 'bruno', password: PASSWORD },
          },
          refused: {},
        },
      },
    },
    {
      name: 'what somebody else saved in other fields comes in under what was typed',
      input: 'apri la scheda 7',
      steps: [
        done('loadRecord', 'come era'),
        types('username', 'bruno'),
        does(save),
        done('saveRecord', 'salvata da altri nel frattempo'),
        done('loadRecord', 'cambiata altrove'),
      ],
      end: {
        value: { form: { work: 'editing', leaving: 'staying' } },
        context: { stored: elsewhere, item: { ...elsewhere, username: 'bruno' }, rebased: true, failure: null },
        emitted: [],
      },
    },
    {
      name: 'a field that both changed is decided, then saved over the newer version',
      input: 'apri la scheda 7',
      steps: [
        done('loadRecord', 'come era'),
        types('username', 'bruno'),
        types('company', 'Po'),
        does(save),
        done('saveRecord', 'salvata da altri nel frattempo'),
        done('loadRecord', 'cambiata nello stesso campo'),
        not(save),
        not({ type: 'field.change', field: 'username', value: 'x' }),
        not({ type: 'conflict.keepMine', field: 'company' }),
        not({ type: 'conflict.takeTheirs', field: 'company' }),
        does({ type: 'conflict.keepMine', field: 'username' }),
        does({ type: 'conflict.takeTheirs', field: 'username' }),
        does(save),
      ],
      end: {
        value: { form: { work: 'saving', leaving: 'staying' } },
        context: { item: { ...clashing, company: 'Po' }, stored: clashing, conflict: null },
        emitted: [],
      },
    },
    {
      name: 'a postponed conflict comes back with the next saving',
      input: 'apri la scheda 7',
      steps: [
        done('loadRecord', 'come era'),
        types('username', 'bruno'),
        does(save),
        done('saveRecord', 'salvata da altri nel frattempo'),
        done('loadRecord', 'cambiata nello stesso campo'),
        does({ type: 'conflict.cancel' }),
        does(save),
        done('saveRecord', 'salvata da altri nel frattempo'),
        done('loadRecord', 'cambiata nello stesso campo'),
      ],
      end: {
        value: { form: { work: 'resolving', leaving: 'staying' } },
        context: {
          item: { ...anna, username: 'bruno' },
          conflict: {
            theirs: clashing,
            updatedBy: 'bruno',
            fields: [{ name: 'username', label: 'Username', mine: 'bruno', theirs: 'anna-rossi', decision: null }],
          },
        },
      },
    },
    {
      name: 'a session that ends while saving loses nothing',
      input: 'apri la scheda 7',
      steps: [
        done('loadRecord', 'come era'),
        types('username', 'bruno'),
        does(save),
        done('saveRecord', 'sessione finita'),
        does({ type: 'session.resumed' }),
        does(save),
      ],
      end: { value: { form: { work: 'saving', leaving: 'staying' } }, context: { failure: null } },
    },
    {
      name: 'CHIUDI asks over unsaved work, and goes back once that is given up',
      input: 'apri la scheda 7',
      steps: [
        done('loadRecord', 'come era'),
        types('username', 'bruno'),
        does({ type: 'close.request' }),
        not({ type: 'close.request' }),
        does({ type: 'leave.cancel' }),
        does({ type: 'leave.request' }),
        does({ type: 'leave.cancel' }),
        does({ type: 'close.request' }),
        does({ type: 'leave.confirm' }),
      ],
      end: { value: { form: { work: 'editing', leaving: 'left' } }, emitted: ['left', 'go.back'] },
    },
    {
      name: 'a record that does not load is tried again; one that is missing is left',
      input: 'apri la scheda 7',
      steps: [
        fail('loadRecord', 'si rompe'),
        does({ type: 'load.retry' }),
        done('loadRecord', 'irraggiungibile'),
        does({ type: 'session.resumed' }),
        done('loadRecord', 'non c’è più'),
        does({ type: 'close.request' }),
      ],
      end: { value: 'missing', emitted: ['go.back'] },
    },
    {
      name: 'a change beside the form is read in under what was typed',
      input: 'apri la scheda 7',
      steps: [
        done('loadRecord', 'come era'),
        types('username', 'bruno'),
        does({ type: 'record.changed' }),
        done('loadRecord', 'cambiata altrove'),
      ],
      end: {
        value: { form: { work: 'editing', leaving: 'staying' } },
        context: { stored: elsewhere, item: { ...elsewhere, username: 'bruno' } },
      },
    },
  ],
});
