import type { SnapshotFrom } from 'xstate';
import { patternsOf, recordAddress } from '../../../src/content/lists/addresses';
import { desk } from '../../../src/content/records/desk';
import { user } from '../../../src/content/records/user';
import { PROFILE_PATH } from '../../../src/machines/access/paths';
import { firstProblem } from '../../../src/machines/record/fields';
import { invariants } from '../../../src/machines/record/invariants';
import { recordMachine } from '../../../src/machines/record/machine';
import { reason } from '../../../src/machines/record/refusals';
import { changedFields, heldBack, isDecided, isDirty, typedSinceSent } from '../../../src/machines/record/rules';
import { defineModel, EXCUSES, eventually } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import { failureOf } from '../fixtures';
import { firstOf } from '../starts';
import { pages, promiseKept } from '../workLeft';
import { journeys } from './journeys';
import {
  anna,
  BESIDE,
  clashing,
  debounced,
  elsewhere,
  form,
  held,
  otherDrafts,
  PASSWORD,
  SEED,
  storedDraft,
} from './samples';

type Snapshot = SnapshotFrom<typeof recordMachine>;

const saved = (message: string | null) => ({ ok: true as const, value: { id: 7, message } });
const refusedWith = (...[kind, more]: Parameters<typeof failureOf>) => ({
  ok: false as const,
  failure: failureOf(kind, more),
});

/** What the server has once it has answered the saving under way. */
const confirmed = ({ context: { attempt, sending } }: Snapshot) => attempt?.item ?? sending;

/** Whether no question of leaving lies over the form: under one nothing is typed, saved or looked for. */
const isStaying = (snapshot: Snapshot): boolean =>
  !snapshot.matches('form') || snapshot.matches({ form: { leaving: 'staying' } });

/** Offered where nothing lies over the form, and to a wanderer anywhere. */
const overNothing = (snapshot: Snapshot, free = false): Record<string, object> =>
  free || isStaying(snapshot) ? { '': {} } : {};

const isCalm = (snapshot: Snapshot): boolean =>
  isStaying(snapshot) &&
  // What a local draft adds is walked with few of the steps; the others are where there is none.
  !snapshot.context.keepsDraft &&
  !(['saving', 'rereading', 'comparing'] as const).some((work) => snapshot.matches({ form: { work } }));

/** Where a form does what every form does: one that holds a saving back is walked only where it differs. */
const isPlain = (snapshot: Snapshot): boolean => isCalm(snapshot) && snapshot.context.record.holdsSave !== true;

const hasChanges = (snapshot: Snapshot): boolean => isDirty(snapshot.context);

export const recordModel = defineModel(recordMachine, {
  title: 'Scheda di utente, ruolo, redazione o luogo',
  reason,
  commands: { scopes: ['record', 'imageForm', 'dialogImageForm'] },
  inputs: {
    'apri la scheda 7': { record: form, id: 7, keySeed: SEED, copyOf: null },
    'apri la scheda 7, di cui ci sono due bozze': {
      ...{ record: form, id: 7, keySeed: SEED, copyOf: null, keepsDraft: true },
      ...{ storedDraft, otherDrafts },
    },
    'crea una scheda': { record: form, id: 'new', keySeed: SEED, copyOf: null },
    'apri la scheda 7, che puoi solo leggere': {
      ...{ record: form, id: 7, keySeed: SEED, copyOf: null, mayEdit: false, keepsDraft: true },
      ...{ storedDraft, otherDrafts },
    },
    'crea una scheda, che poi puoi solo leggere': {
      record: form,
      id: 'new',
      keySeed: SEED,
      copyOf: null,
      mayEdit: false,
    },
    'apri la scheda 7, che salva dopo una pausa': { record: debounced, id: 7, keySeed: SEED, copyOf: null },
    'apri la scheda 7, che trattiene il salvataggio': { record: held, id: 7, keySeed: SEED, copyOf: null },
    'copia la scheda 7': { record: form, id: 'new', keySeed: SEED, copyOf: 7, keepsDraft: true },
  },
  // Whoever sees the desks may change them.
  start: ({ id, mayEdit = true, record: { holdsSave } }) => {
    if (holdsSave === true) return { page: PROFILE_PATH, user: {}, data: 'Il profilo di chi è entrato.' };
    const record = mayEdit ? desk : user;
    return {
      page: (id === 'new' ? recordAddress(record, id) : patternsOf(record).item) ?? '',
      user: mayEdit ? { 'redazioni-view': true, 'redazioni-create': true } : { 'user-view': true, 'user-create': true },
      data:
        id === 'new'
          ? `Un elemento nuovo: ${record.titles.one}.`
          : `La scheda di un elemento dimostrativo: ${record.titles.one}.`,
      ...(id === 'new' ? {} : { element: firstOf(mayEdit ? 'user/redazioni' : 'user') }),
    };
  },
  events: {
    'field.change': {
      phrase: 'Scrivi',
      sentBy: EXCUSES.typed,
      // What is typed while something is on its way differs from it: one value is enough.
      cases: (snapshot: Snapshot, free = false): Record<string, { field: string; value: string }> => ({
        ...((free || isStaying(snapshot)) && { 'uno username sbagliato': { field: 'username', value: 'b r' } }),
        ...((free || isCalm(snapshot)) && {
          'uno username': { field: 'username', value: 'bruno' },
          'una password': { field: 'password', value: PASSWORD },
        }),
        ...(snapshot.context.record.holdsSave === true &&
          (free || isCalm(snapshot)) && {
            'la stessa password': { field: 'password_confirmation', value: PASSWORD },
          }),
        ...(snapshot.context.keepsDraft &&
          (free || isStaying(snapshot)) && {
            'un altro username': { field: 'username', value: 'bruna' },
            'la password di una scheda nuova': { field: 'password', value: PASSWORD },
          }),
      }),
    },
    'field.blur': {
      phrase: 'Lascia il campo',
      sentBy: EXCUSES.typed,
      cases: (snapshot: Snapshot, free = false): Record<string, { field: string }> =>
        free || isPlain(snapshot) ? { Azienda: { field: 'company' } } : {},
    },
    'field.go': {
      phrase: 'Vai al campo',
      sentBy: 'record.field.*',
      cases: (snapshot: Snapshot): Record<string, { field: string }> =>
        isPlain(snapshot)
          ? { Username: { field: 'username' }, 'password, che c’è solo da nuova': { field: 'password' } }
          : {},
    },
    'draft.restore': { phrase: 'Riprendi la bozza', sentBy: 'record.restoreDraft' },
    'draft.discard': { phrase: 'Scarta la bozza', sentBy: 'record.discardDraft' },
    'draft.next': { phrase: 'Mostra un’altra bozza', sentBy: 'record.nextDraft' },
    'draft.flush': {
      phrase: 'La pagina passa in secondo piano',
      sentBy: EXCUSES.reported,
      cases: (snapshot: Snapshot, free = false): Record<string, object> =>
        free || snapshot.context.keepsDraft ? { '': {} } : {},
    },
    'save.request': {
      phrase: 'Premi Salva',
      sentBy: ['record.save', 'imageForm.save', 'dialogImageForm.save'],
      cases: overNothing,
    },
    'error.next': {
      phrase: 'Vai all’errore successivo',
      sentBy: ['record.nextError', 'imageForm.nextError', 'dialogImageForm.nextError'],
      cases: (snapshot: Snapshot, free = false): Record<string, object> =>
        free || isPlain(snapshot) ? { '': {} } : {},
    },
    'error.previous': {
      phrase: 'Vai all’errore precedente',
      sentBy: ['record.previousError', 'imageForm.previousError', 'dialogImageForm.previousError'],
      cases: (snapshot: Snapshot, free = false): Record<string, object> =>
        free || isPlain(snapshot) ? { '': {} } : {},
    },
    'close.request': { phrase: 'Premi CHIUDI', sentBy: 'record.close' },
    'load.retry': { phrase: 'Premi Riprova', sentBy: 'record.retry' },
    'conflict.keepMine': {
      phrase: 'Tieni il tuo valore',
      sentBy: ['record.keepMine', 'imageForm.keepMine', 'dialogImageForm.keepMine'],
      cases: { Username: { field: 'username' } },
    },
    'conflict.takeTheirs': {
      phrase: 'Prendi il valore salvato',
      sentBy: ['record.takeTheirs', 'imageForm.takeTheirs', 'dialogImageForm.takeTheirs'],
      cases: { Username: { field: 'username' } },
    },
    'conflict.cancel': {
      phrase: 'Rimanda il conflitto',
      sentBy: ['record.cancelConflict', 'imageForm.cancelConflict', 'dialogImageForm.cancelConflict'],
    },
    'record.changed': {
      phrase: 'La password dell’utente è stata cambiata dalla scheda accanto',
      sentBy: EXCUSES.reported,
    },
    'beside.change': {
      phrase: 'Nella scheda accanto',
      sentBy: EXCUSES.reported,
      // It changes what is asked and said, not where one goes: once, in the form at rest.
      cases: (snapshot: Snapshot): Record<string, { unsaved: string | null }> =>
        snapshot.matches({ form: { work: 'editing', leaving: 'staying' } })
          ? { 'scrivi una password': { unsaved: BESIDE }, 'la salvi': { unsaved: null } }
          : {},
    },
    'session.resumed': { phrase: 'Accedi di nuovo sopra la pagina', sentBy: EXCUSES.reported },
    'save.retry': { phrase: 'Torna la rete', sentBy: EXCUSES.reported },
    'leave.request': {
      phrase: 'Lascia la pagina',
      sentBy: EXCUSES.reported,
      cases: (snapshot: Snapshot): Record<string, object> =>
        hasChanges(snapshot) ? { 'con modifiche non salvate': {} } : {},
    },
    'leave.confirm': { phrase: 'Premi Esci senza salvare', sentBy: EXCUSES.question },
    'leave.cancel': { phrase: 'Premi Resta', sentBy: EXCUSES.question },
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
  delays: {
    savePause: 'il salvataggio parte',
    draftPause: 'la bozza locale si scrive, sulla pagina non cambia nulla',
  },
  requirements: {
    '1-2.11.2': ['close.request'],
    '1-2.11.3': ['save.request'],
    '1-2.16.1': ['save.request'],
    '1-5.30': ['field.change', 'field.blur'],
    '2-4.16': ['loadRecord: irraggiungibile', 'saveRecord: irraggiungibile'],
  },
  invariants,
  effects: {
    ...promiseKept(pages.record),
    'the password goes nowhere': (_, emitted) => !JSON.stringify(emitted).includes(PASSWORD),
    'what was typed and not saved is in the local draft, but for what is secret': ({ context }, emitted) => {
      const last = emitted
        .filter(({ type, page }) => type === 'draft.changed' || (type === 'draft.cleared' && page === undefined))
        .at(-1);
      if (last === undefined || !context.keepsDraft || context.item === null) return true;
      if (context.draftPending || context.offered !== null) return true;
      const isKept =
        context.item.username !== context.stored?.username || context.item.company !== context.stored?.company;
      return isKept
        ? last.type === 'draft.changed' && last.draft.item.username === context.item.username
        : last.type === 'draft.cleared';
    },
    'a form that keeps no draft writes none': ({ context }, emitted) =>
      context.keepsDraft || emitted.every(({ type }) => type !== 'draft.changed' && type !== 'draft.cleared'),
    'it is created once': (_, emitted) => emitted.filter(({ type }) => type === 'created').length <= 1,
    'one leaves by confirming only': (snapshot, emitted) =>
      !snapshot.hasTag('left') || emitted.some(({ type }) => type === 'left'),
  },
  laws: {
    'what was typed goes by typing or by a decision, never by a saving': (before, event, now) =>
      before.context.item === null ||
      !changedFields(before.context).includes('username') ||
      event.type === 'field.change' ||
      event.type === 'draft.restore' ||
      (event.type === 'save.request' && before.hasTag('conflict')) ||
      before.context.item.username === now.context.item?.username,
    'all is saved only where nothing differs from what the server has confirmed': (before, event, now) =>
      !(event.type === 'xstate.done.actor.saveRecord' && event.output.ok) ||
      isDirty(now.context) ===
        held.fields.some(({ path }) => before.context.item?.[path] !== confirmed(before)?.[path]) ||
      // A password, in a field that the created record has no more.
      before.context.id === 'new',
    'no saving leaves a password behind that it sent': (before, event, now) =>
      !(event.type === 'xstate.done.actor.saveRecord' && event.output.ok) ||
      (now.context.stored?.password === '' &&
        (now.context.item?.password === '' || now.context.item?.password !== before.context.sending?.password)),
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
    keepsDraft: context.keepsDraft,
    mayEdit: context.mayEdit,
    offered: context.offered?.page ?? context.offered !== null,
    further: context.furtherOffers.length,
    pending: context.draftPending,
    debounced: context.record.saveDebounced === true,
    overtaken: context.stored?.username === clashing.username,
    problem: firstProblem(context) !== null,
    held: context.record.holdsSave === true && { back: heldBack(context) },
    dirty: isDirty(context),
    attempt: context.attempt !== null,
    decided: context.conflict !== null && isDecided(context),
    typed: typedSinceSent(context),
    queued: context.saveQueued,
    waits: context.failure?.kind === 'unauthenticated' ? 'sign-in' : context.failure?.kind === 'network',
  }),
  // A copy, once it has come, is a new record that was filled in.
  joinInputs: true,
  noHand: {
    'record.failed --session.resumed': 'senza modifiche la sessione finita porta alla pagina di accesso',
    'record.form.leaving.left --leave.request': 'concessa l’uscita, la pagina non c’è più',
  },
  limit: 20_000,
  paths: { floor: 150, cap: 6500 },
  journeys,
});

if (import.meta.vitest) modelSuite(recordModel, import.meta.vitest);
