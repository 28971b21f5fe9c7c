import { valueAt } from '../../../src/content/field/path';
import { invariants } from '../../../src/machines/entityActions/invariants';
import { entityActionsMachine } from '../../../src/machines/entityActions/machine';
import { reason } from '../../../src/machines/entityActions/refusals';
import { stepOutcome } from '../../../src/machines/entityActions/review';
import { readersChange } from '../../../src/machines/entityActions/rules';
import type { EntityActionsEvent } from '../../../src/machines/entityActions/types';
import { defineModel, done, EXCUSES, eventually, fail, refused, send } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import { failureOf, usedElsewhere } from '../fixtures';
import { complete, notice, version } from './samples';

const ask = (action: string, title: string) => ({ subject: notice, action, title });
const requests = {
  pubblica: ask('publish:it', 'Pubblica in italiano'),
  approva: ask('approve', 'Approva e pubblica ciò che attende'),
  'manda in validazione': ask('submit:it', 'Manda in validazione la versione in italiano'),
  'rimanda in revisione': ask('return:it', 'Rimanda in revisione la versione in italiano'),
  attiva: ask('run:toggle', 'Attiva'),
  elimina: ask('remove', 'Elimina'),
  'elimina e riassegna': ask('removeAsking', 'Elimina e riassegna i contenuti'),
};
const wants = (name: keyof typeof requests) => send<EntityActionsEvent>({ type: 'action.request', ...requests[name] });
const confirm: EntityActionsEvent = { type: 'action.confirm' };
const cancel: EntityActionsEvent = { type: 'action.cancel' };
const note: EntityActionsEvent = { type: 'note.change', text: 'Manca la data' };
const ready = version({ it: complete });
const waiting = version({ it: { ...complete, status: 3 } });
const answers = {
  riuscito: { ok: true as const, value: { message: 'Scheda salvata: avviso 42' } },
  'riuscito, senza testo': { ok: true as const, value: { message: null } },
  conflitto: { ok: false as const, failure: failureOf('conflict') },
  'non c’è più': { ok: false as const, failure: failureOf('notFound') },
};

export const entityActionsModel = defineModel(entityActionsMachine, {
  title: 'Azioni di un elemento trovato',
  reason,
  inputs: { 'apri l’applicazione': undefined },
  start: () => ({
    page: '/dashboard',
    user: Object.fromEntries(
      ['view', 'edit', 'create', 'delete', 'publish'].flatMap((action) => [
        [`news-${action}`, true],
        [`user-${action}`, true],
      ]),
    ),
    data: 'News e utenti dimostrativi, da cercare nella palette.',
  }),
  events: {
    'action.request': {
      phrase: 'Scegli un’azione',
      sentBy: { excuse: 'chosen among the actions of a found entity, the palette’s second level' },
      cases: requests,
    },
    'note.change': {
      phrase: 'Scrivi la nota',
      sentBy: EXCUSES.typed,
      cases: { 'che cosa manca': { text: 'Manca la data' } },
    },
    'action.confirm': { phrase: 'Premi Conferma', sentBy: EXCUSES.question },
    'action.cancel': { phrase: 'Premi Annulla', sentBy: EXCUSES.question },
  },
  actors: {
    readVersion: {
      phrase: 'La scheda arriva',
      done: {
        'bozza completa': { ok: true, value: ready },
        'attende la validazione': { ok: true, value: waiting },
        incompleta: { ok: true, value: version() },
        'senza il permesso di pubblicare': { ok: true, value: version({ canSave: false, it: complete }) },
        'non c’è più': { ok: false, failure: failureOf('notFound') },
        'rete caduta': { ok: false, failure: failureOf('network') },
      },
    },
    saveVersion: { phrase: 'Il server risponde al salvataggio', done: answers },
    runAction: { phrase: 'Il server risponde all’azione', done: answers },
    removeEntity: {
      phrase: 'Il server risponde all’eliminazione',
      done: { ...answers, 'è usato da altri': { ok: false, failure: usedElsewhere } },
    },
  },
  delays: {},
  invariants,
  laws: {
    'nothing is deleted or sent back but by a confirmation': (before, event, now) =>
      before.matches('removing') || !now.matches('removing') || event.type === 'action.confirm',
    'nothing is saved that was not read before, and asked about where readers would notice': (before, event, now) => {
      if (!now.matches('saving') || before.matches('saving')) return true;
      const isAnswered = before.matches('confirming') && event.type === 'action.confirm';
      return readersChange(now.context).length > 0 ? isAnswered : isAnswered || before.matches('reading');
    },
    'status 1 is never put without the server’s leave': (_before, _event, now) => {
      const { version: read, work, note: written } = now.context;
      if (!now.matches('saving') || read === null || work?.operation.kind !== 'status') return true;
      const outcome = stepOutcome(read, work.operation.step, work.operation.language, written);
      return (
        outcome.ok &&
        (valueAt(outcome.item, 'contents.it.status') !== 1 || read.sent.canSave === true || read.sent.canSave === 1)
      );
    },
    'an action under way gives way to no other': (before, _event, now) =>
      before.context.work === null || now.context.work === null || now.context.work === before.context.work,
  },
  effects: {
    'what is reported as done was done': (_snapshot, emitted) =>
      emitted.filter((event) => event.type === 'notice' && event.level === 'success').length ===
      emitted.filter(({ type }) => type === 'changed').length +
        emitted.filter(({ type }) => type === 'deleted').length -
        emitted.filter((event) => event.type === 'notice' && event.level === 'warning').length,
  },
  timeLaws: {
    'an action that is begun is carried out, asks, or says why not': eventually(
      (snapshot) => snapshot.hasTag('busy'),
      (snapshot, emitted) => !snapshot.hasTag('busy') && (snapshot.hasTag('asking') || emitted.length > 0),
    ),
  },
  project: ({ work, note: written, failure, version: read }) => ({
    operation: work?.operation,
    written,
    failed: failure?.kind,
    canSave: read?.sent.canSave,
  }),
  limit: 5000,
  paths: { floor: 15, cap: 120 },
  journeys: [
    {
      name: 'una bozza si legge, si pubblica e si annuncia',
      input: 'apri l’applicazione',
      steps: [
        refused(confirm),
        wants('pubblica'),
        refused({ type: 'action.request', ...requests.elimina }),
        refused(cancel),
        done('readVersion', 'bozza completa'),
        refused(note),
        send<EntityActionsEvent>(confirm),
        done('saveVersion', 'conflitto'),
        send<EntityActionsEvent>(confirm),
        done('readVersion', 'bozza completa'),
        send<EntityActionsEvent>(confirm),
        done('saveVersion', 'riuscito'),
      ],
      end: { value: 'idle', context: { work: null, failure: null }, emitted: ['notice', 'changed'] },
    },
    {
      name: 'ciò che è incompleto non si pubblica',
      input: 'apri l’applicazione',
      steps: [wants('pubblica'), done('readVersion', 'incompleta')],
      end: { value: 'idle', context: { work: null }, emitted: ['notice'] },
    },
    {
      name: 'chi non può pubblicare non pubblica nulla',
      input: 'apri l’applicazione',
      steps: [wants('pubblica'), done('readVersion', 'senza il permesso di pubblicare')],
      end: { value: 'idle', context: { work: null }, emitted: ['notice'] },
    },
    {
      name: 'una lingua si rimanda con una nota, anche dopo un rifiuto',
      input: 'apri l’applicazione',
      steps: [
        wants('rimanda in revisione'),
        send<EntityActionsEvent>(note),
        send<EntityActionsEvent>(confirm),
        refused(note),
        done('readVersion', 'attende la validazione'),
        done('saveVersion', 'conflitto'),
        send<EntityActionsEvent>(confirm),
        done('readVersion', 'attende la validazione'),
        done('saveVersion', 'riuscito, senza testo'),
      ],
      end: { value: 'idle', context: { note: '', failure: null }, emitted: ['notice', 'changed'] },
    },
    {
      name: 'un’eliminazione si chiede, si annulla, si chiede ancora; intanto l’elemento è già eliminato',
      input: 'apri l’applicazione',
      steps: [
        wants('elimina'),
        refused(note),
        send<EntityActionsEvent>(cancel),
        wants('elimina'),
        send<EntityActionsEvent>(confirm),
        done('removeEntity', 'non c’è più'),
      ],
      end: { value: 'idle', context: { work: null }, emitted: ['notice', 'deleted'] },
    },
    {
      name: 'un’eliminazione che si rompe resta nella finestra col suo motivo',
      input: 'apri l’applicazione',
      steps: [wants('elimina'), send<EntityActionsEvent>(confirm), fail('removeEntity', 'si rompe')],
      end: { value: 'refused', context: { version: null, note: '' }, emitted: [] },
    },
    {
      name: 'ciò che altri usano resta, e chi lo usa resta nella finestra finché si elimina o si rinuncia',
      input: 'apri l’applicazione',
      steps: [
        wants('elimina'),
        send<EntityActionsEvent>(confirm),
        done('removeEntity', 'è usato da altri'),
        refused({ type: 'action.request', ...requests.elimina }),
        send<EntityActionsEvent>(confirm),
        done('removeEntity', 'riuscito'),
      ],
      end: { value: 'idle', context: { work: null, failure: null }, emitted: ['notice', 'deleted'] },
    },
    {
      name: 'ciò che non è un’azione dell’elemento è rifiutato',
      input: 'apri l’applicazione',
      steps: [refused({ type: 'action.request', ...ask('vola', 'Vola') })],
      end: { value: 'idle', context: { work: null }, emitted: [] },
    },
    {
      name: 'chi lascia contenuti ad altri si elimina con una finestra dell’applicazione',
      input: 'apri l’applicazione',
      steps: [wants('elimina e riassegna'), wants('attiva'), done('runAction', 'riuscito')],
      end: { value: 'idle', context: { work: null }, emitted: ['removal.requested', 'notice', 'changed'] },
    },
  ],
});

if (import.meta.vitest) modelSuite(entityActionsModel, import.meta.vitest);
