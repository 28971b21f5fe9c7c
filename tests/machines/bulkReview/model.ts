import { valueAt } from '../../../src/content/field/path';
import type { BulkReviewEvent } from '../../../src/machines/bulkReview/machine';
import {
  bulkReviewMachine,
  invariants,
  pending,
  reason,
  verdicts,
  versionToSave,
} from '../../../src/machines/bulkReview/machine';
import type { StatusStep } from '../../../src/machines/entityActions/types';
import { defineModel, done, EXCUSES, eventually, fail, refused, send } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import { complete, notice, version } from '../entityActions/samples';
import { failureOf } from '../fixtures';

export const first = notice;
export const second = { ...notice, id: 43, title: 'Altro avviso', route: '/avvisi/43' };

const ask = (step: StatusStep, subjects = [first, second]): BulkReviewEvent => ({
  type: 'steps.request',
  step,
  subjects,
});
const confirm: BulkReviewEvent = { type: 'steps.confirm' };
const cancel: BulkReviewEvent = { type: 'steps.cancel' };
const note: BulkReviewEvent = { type: 'note.change', text: 'Manca la data' };
const draft = version({ it: complete });
const waiting = version({ it: { ...complete, status: 3 } });

export const bulkReviewModel = defineModel(bulkReviewMachine, {
  title: 'Stato di più righe',
  reason,
  inputs: { 'apri un elenco di contenuti': undefined },
  start: () => ({
    page: '/news',
    user: {
      'news-view': true,
      'news-edit': true,
      'news-create': true,
      'news-delete': true,
      'news-publish': true,
    },
    data: 'L’elenco delle news dimostrative. Seleziona due righe prima dei passi che ne chiedono due.',
  }),
  events: {
    'steps.request': {
      phrase: 'Scegli un passaggio di stato',
      sentBy: { excuse: 'the list asks for it: rowSteps.submit, rowSteps.publish, rowSteps.return, list.approve' },
      cases: {
        'approva due righe': { step: 'approve', subjects: [first, second] },
        'manda in validazione una riga': { step: 'submit', subjects: [first] },
        'rimanda in revisione due righe': { step: 'return', subjects: [first, second] },
        'nessuna riga': { step: 'submit', subjects: [] },
      },
    },
    'note.change': {
      phrase: 'Scrivi la nota',
      sentBy: EXCUSES.typed,
      cases: { 'che cosa manca': { text: 'Manca la data' } },
    },
    'steps.confirm': { phrase: 'Premi Conferma', sentBy: EXCUSES.question },
    'steps.cancel': { phrase: 'Premi Annulla', sentBy: EXCUSES.question },
  },
  actors: {
    readVersion: {
      phrase: 'La scheda arriva',
      done: {
        'bozza completa': { ok: true, value: draft },
        'attende la validazione': { ok: true, value: waiting },
        incompleta: { ok: true, value: version() },
        'non c’è più': { ok: false, failure: failureOf('notFound') },
      },
    },
    saveVersion: {
      phrase: 'Il server risponde al salvataggio',
      done: {
        riuscito: { ok: true, value: { message: null } },
        conflitto: { ok: false, failure: failureOf('conflict') },
        'rete caduta': { ok: false, failure: failureOf('network') },
      },
    },
  },
  delays: {},
  invariants,
  laws: {
    'nothing is saved but after a confirmation': (before, event, now) =>
      before.hasTag('saving') || !now.hasTag('saving') || event.type === 'steps.confirm',
    'a row that its rules refuse is never sent': (_before, _event, now) =>
      !now.hasTag('saving') ||
      verdicts(now.context).some(
        ({ subject, refusal }) => refusal === null && subject.id === versionToSave(now.context).subject.id,
      ),
    'status 1 is never put without the server’s leave': (_before, _event, now) => {
      if (!now.hasTag('saving')) return true;
      const { item } = versionToSave(now.context);
      return valueAt(item, 'contents.it.status') !== 1 || item.canSave === true || item.canSave === 1;
    },
    'the list hears of rows that it should not show any more, whatever is answered': (before, _event, now, emitted) =>
      before.matches('idle') ||
      !now.matches('idle') ||
      before.context.read.every((row) => !('failure' in row) || row.failure.kind !== 'notFound') ||
      emitted.some(({ type }) => type === 'changed'),
    'a row that was tried is never tried again': (before, _event, now) =>
      now.context.step === null ||
      before.context.saved.every((id) => !pending(now.context).some((subject) => subject.id === id)),
  },
  effects: {
    'the list hears of everything that was saved': (_snapshot, emitted) =>
      emitted.filter(({ type }) => type === 'changed').length >=
      emitted.filter((event) => event.type === 'notice' && event.level !== 'error').length,
  },
  timeLaws: {
    'what is confirmed is carried out, and told': eventually(
      (snapshot) => snapshot.hasTag('saving'),
      (snapshot, emitted) => snapshot.matches('idle') && emitted.some(({ type }) => type === 'notice'),
    ),
  },
  project: (context) => ({
    step: context.step,
    rows: context.subjects.length,
    noted: context.note !== '',
    verdicts: verdicts(context).map(({ refusal }) => refusal),
    saved: context.saved.length,
    failed: context.failed.length,
  }),
  limit: 5000,
  paths: { floor: 10, cap: 300 },
  journeys: [
    {
      name: 'una si può, l’altra è incompleta: una si salva, e lo si dice',
      input: 'apri un elenco di contenuti',
      steps: [
        refused(ask('approve', [])),
        refused(confirm),
        send(ask('publish')),
        refused(ask('publish')),
        refused(confirm),
        done('readVersion', 'bozza completa'),
        done('readVersion', 'incompleta'),
        refused(note),
        send(confirm),
        refused(cancel),
        done('saveVersion', 'riuscito'),
      ],
      end: { value: 'idle', context: { step: null, saved: [], failed: [] }, emitted: ['notice', 'changed'] },
    },
    {
      name: 'dove cade la rete, ciò che resta non si tenta',
      input: 'apri un elenco di contenuti',
      steps: [
        send(ask('approve')),
        done('readVersion', 'attende la validazione'),
        done('readVersion', 'attende la validazione'),
        send(confirm),
        done('saveVersion', 'rete caduta'),
      ],
      end: { value: 'idle', context: { step: null }, emitted: ['notice'] },
    },
    {
      name: 'il conflitto di una riga lascia il turno alla prossima, e la nota va con tutte',
      input: 'apri un elenco di contenuti',
      steps: [
        send(ask('return')),
        done('readVersion', 'attende la validazione'),
        done('readVersion', 'attende la validazione'),
        send(note),
        send(confirm),
        done('saveVersion', 'conflitto'),
        done('saveVersion', 'riuscito'),
      ],
      end: { value: 'idle', context: { step: null }, emitted: ['notice', 'changed'] },
    },
    {
      name: 'senza una riga che si possa, non c’è nulla da confermare',
      input: 'apri un elenco di contenuti',
      steps: [
        send(ask('approve')),
        fail('readVersion', 'si rompe'),
        done('readVersion', 'bozza completa'),
        refused(confirm),
        send(cancel),
      ],
      end: { value: 'idle', context: { step: null, read: [] }, emitted: [] },
    },
    {
      name: 'una riga che non c’è più si dice, le altre vanno avanti, e l’elenco si rilegge',
      input: 'apri un elenco di contenuti',
      steps: [
        send(ask('approve')),
        done('readVersion', 'non c’è più'),
        done('readVersion', 'attende la validazione'),
        send(cancel),
        send(ask('approve')),
        done('readVersion', 'non c’è più'),
        done('readVersion', 'attende la validazione'),
        send(confirm),
        done('saveVersion', 'rete caduta'),
      ],
      end: { value: 'idle', context: { step: null }, emitted: ['changed', 'notice', 'changed'] },
    },
  ],
});

if (import.meta.vitest) modelSuite(bulkReviewModel, import.meta.vitest);
