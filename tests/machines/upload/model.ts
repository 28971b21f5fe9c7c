import type { SnapshotFrom } from 'xstate';
import { invariants } from '../../../src/machines/upload/invariants';
import { uploadMachine } from '../../../src/machines/upload/machine';
import { reason } from '../../../src/machines/upload/refusals';
import { failed, isFinished, needsSides } from '../../../src/machines/upload/rules';
import type { PickedFile, ReductionOutcome, UploadRow } from '../../../src/machines/upload/types';
import { defineModel, EXCUSES, eventually } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import { editing, news } from '../starts';
import { journeys } from './journeys';
import {
  type cut,
  fromCamera,
  hugePhoto,
  input,
  MEGABYTE,
  mayNot,
  otherHugePhoto,
  pdf,
  photo,
  reducedTo,
  refusedByServer,
  smallerThan,
  uploaded,
} from './samples';

type Snapshot = SnapshotFrom<typeof uploadMachine>;

/** Which file is where; the names of the places make the checklist's steps. */
function places({ context }: Snapshot): Record<string, string> {
  const row = (find: (row: UploadRow) => boolean) => context.rows.find(find)?.id;
  const all: Record<string, string | null | undefined> = {
    'nel primo posto': context.slots[0],
    'nel secondo posto': context.slots[1],
    'nel terzo posto': context.slots[2],
    'in misura': context.inspected,
    'in riduzione': context.reducing,
    'da ridurre': row(({ status }) => status === 'toReduce'),
    'da confermare': row(({ status }) => status === 'reduced'),
    'in attesa': row(({ status }) => status === 'waiting'),
    caricato: row(({ status }) => status === 'done'),
    rifiutato: row(({ status }) => status === 'refused'),
    fallito: row(failed),
    annullato: row(({ status }) => status === 'cancelled'),
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([place, id]) => (id === null || id === undefined ? [] : [[place, id]])),
  );
}

/** A case for each of these places that has a file. */
const inPlaces =
  <Payload>(wanted: readonly string[], payload: (id: string) => Payload, when: (snapshot: Snapshot) => boolean) =>
  (snapshot: Snapshot): Record<string, Payload> =>
    when(snapshot)
      ? Object.fromEntries(
          Object.entries(places(snapshot)).flatMap(([place, id]) =>
            wanted.includes(place) ? [[place, payload(id)]] : [],
          ),
        )
      : {};

const SLOTS = ['nel primo posto', 'nel secondo posto', 'nel terzo posto'];
const always = () => true;
const still = (snapshot: Snapshot) => !snapshot.hasTag('busy');

export const uploadModel = defineModel(uploadMachine, {
  title: 'Caricamento di file',
  reason,
  commands: { scopes: ['uploads', 'dialogUploads'] },
  inputs: { 'galleria di media': input, 'senza permesso di caricare': { ...input, refusal: mayNot } },
  start: ({ refusal }) =>
    editing(news, 'Una news, con la galleria che la sua scheda apre.', {}, { 'media-create': refusal === null }),
  events: {
    'files.add': {
      phrase: 'Scegli dei file',
      sentBy: { excuse: 'chosen in the browser’s own dialog, which images.upload opens' },
      cases: (snapshot, free = false): Record<string, { files: readonly PickedFile[] }> =>
        snapshot.context.rows.length > 0
          ? {}
          : {
              'quattro PDF': { files: [pdf(1), pdf(2), pdf(3), pdf(4)] },
              'una foto e una troppo grande': { files: [hugePhoto, photo] },
              'un PDF': { files: [pdf(1)] },
              ...(free ? { 'due foto troppo grandi': { files: [hugePhoto, otherHugePhoto] } } : {}),
            },
    },
    'file.cancel': {
      phrase: 'Annulla il file',
      sentBy: ['uploads.cancel', 'dialogUploads.cancel'],
      cases: inPlaces([...SLOTS, 'in misura', 'in riduzione', 'da ridurre', 'in attesa'], (id) => ({ id }), always),
    },
    'file.retry': {
      phrase: 'Riprova il file',
      sentBy: ['uploads.retry', 'dialogUploads.retry'],
      cases: inPlaces(['fallito', 'annullato'], (id) => ({ id }), still),
    },
    'failed.retry': {
      phrase: 'Riprova tutti i falliti',
      sentBy: ['uploads.retryAll', 'dialogUploads.retryAll'],
      cases: (snapshot) => (still(snapshot) ? { '': {} } : {}),
    },
    'file.reduce': {
      phrase: 'Riduci e carica',
      sentBy: ['uploads.reduce', 'dialogUploads.reduce'],
      cases: inPlaces(['rifiutato'], (id) => ({ id }), always),
    },
    'refused.reduce': { phrase: 'Riduci e carica tutte', sentBy: ['uploads.reduceAll', 'dialogUploads.reduceAll'] },
    'reduction.accept': {
      phrase: 'Carica la ridotta',
      sentBy: ['uploads.accept', 'dialogUploads.accept'],
      cases: inPlaces(['da confermare'], (id) => ({ id }), always),
    },
    'reduction.decline': {
      phrase: 'Scarta la riduzione',
      sentBy: ['uploads.decline', 'dialogUploads.decline'],
      cases: inPlaces(['da confermare'], (id) => ({ id }), always),
    },
    'file.remove': {
      phrase: 'Togli il file dall’elenco',
      sentBy: ['uploads.remove', 'dialogUploads.remove'],
      cases: inPlaces(['da confermare', 'caricato', 'rifiutato', 'fallito', 'annullato'], (id) => ({ id }), still),
    },
    'finished.clear': {
      phrase: 'Togli i finiti',
      sentBy: ['uploads.clear', 'dialogUploads.clear'],
      cases: (snapshot) => (still(snapshot) ? { '': {} } : {}),
    },
    'file.progress': {
      phrase: 'Avanza l’invio del file',
      sentBy: EXCUSES.reported,
      cases: inPlaces(SLOTS, (id) => ({ id, progress: 0.5 }), always),
    },
    'file.answered': {
      phrase: 'Il server risponde per il file',
      sentBy: EXCUSES.reported,
      cases: (snapshot): Record<string, ReturnType<typeof cut> | ReturnType<typeof uploaded>> => ({
        ...Object.fromEntries(
          Object.entries(inPlaces(SLOTS, uploaded, always)(snapshot)).map(([at, answer]) => [
            `${at}: caricato`,
            answer,
          ]),
        ),
        ...Object.fromEntries(
          Object.entries(inPlaces(SLOTS, refusedByServer, always)(snapshot)).map(([at, answer]) => [
            `${at}: rifiutato`,
            answer,
          ]),
        ),
      }),
    },
  },
  actors: {
    inspectFile: {
      phrase: 'Il browser misura l’immagine',
      done: {
        'abbastanza grande': { width: 1600, height: 900 },
        'troppo piccola': { width: 800, height: 600 },
        'non leggibile': 'unreadable',
      },
    },
    reduceFile: {
      phrase: 'Il browser riduce l’immagine',
      done: ({ context }): Record<string, ReductionOutcome> => {
        const row = context.rows.find(({ id }) => id === context.reducing);
        return row === undefined
          ? {}
          : {
              'entro i limiti': reducedTo(row),
              'ancora troppo grande': {
                ok: true,
                before: fromCamera,
                after: { ...smallerThan(row), size: MEGABYTE + 1 },
              },
              'troppo piccola': { ok: false, why: 'tooSmall' },
            };
      },
    },
    sendFile: { phrase: 'L’invio finisce', done: {} },
  },
  delays: { uploadTimeout: 'il file si ferma e si legge che non è arrivato in tempo' },
  requirements: {
    '1-5.27': ['after(uploadTimeout)'],
    '1-8.8': ['file.answered (nel primo posto: rifiutato)'],
  },
  invariants,
  effects: {
    'every upload is announced once more when the queue is through, and no other': (snapshot, emitted) => {
      const announced = emitted.flatMap((event) => (event.type === 'queue.settled' ? event.items : []));
      const single = emitted.flatMap((event) => (event.type === 'file.uploaded' ? [event.item] : []));
      return announced.length + snapshot.context.arrived.length === single.length;
    },
  },
  laws: {
    'a file is reported as uploaded once, when it has arrived': (before, _event, now, emitted) =>
      emitted.every(
        (event) =>
          event.type !== 'file.uploaded' ||
          (before.context.rows.some(({ id, status }) => id === event.id && status !== 'done') &&
            now.context.rows.some(({ id, status }) => id === event.id && status === 'done')),
      ),
    'the bytes of a file that may be tried again are kept': (_before, _event, now, emitted) => {
      const released = emitted.flatMap((event) => (event.type === 'files.released' ? event.ids : []));
      return now.context.rows.every((row) => row.status === 'done' || !released.includes(row.id));
    },
    'a finished file is never sent again': (before, _, now) =>
      before.context.rows.every(
        (row) =>
          row.status !== 'done' ||
          now.context.rows.every(
            ({ id, status, attempts }) => id !== row.id || (status === 'done' && attempts === row.attempts),
          ),
      ),
    'nothing reduced is sent before somebody agreed': (before, event, now) =>
      now.context.rows.every((row) => {
        const was = before.context.rows.find(({ id }) => id === row.id);
        if (row.version !== 'reduced' || was?.version === 'reduced') return true;
        const agreed = event.type === 'reduction.accept' && event.id === row.id;
        return agreed || event.type === 'refused.reduce' || was?.isApproved === true;
      }),
    'a reduction replaces its own original only, and never the other way round': (before, _event, now) =>
      before.context.rows.every((was) => {
        const row = now.context.rows.find(({ id }) => id === was.id);
        if (row === undefined || row.name === was.name) return true;
        return row.version === 'reduced' && row.reduction?.before.name === was.name && was.version === 'original';
      }),
    'what happens to one file leaves the others going': (before, event, now) =>
      event.type !== 'file.answered' ||
      before.context.rows.every(
        ({ id, status }) =>
          id === event.id ||
          status !== 'sending' ||
          now.context.rows.some((row) => row.id === id && row.status === 'sending'),
      ),
    'a file leaves the list only on request': (before, event, now) =>
      event.type === 'file.remove' ||
      event.type === 'finished.clear' ||
      before.context.rows.every(({ id }) => now.context.rows.some((row) => row.id === id)),
  },
  // Which file it is does not matter, only how far each of them got and which slots are taken.
  timeLaws: {
    'every file sent is answered or its time runs out, and the queue says that it is through': eventually(
      (snapshot) => snapshot.hasTag('busy'),
      (snapshot, emitted) => !snapshot.hasTag('busy') && emitted.some(({ type }) => type === 'queue.settled'),
    ),
  },
  project: ({ rows, slots, inspected, refusal: reason, target }) => ({
    rows: rows
      .map(
        (row) =>
          `${failed(row) ? 'failed' : row.status}${row.sides === null && needsSides(row, target) ? '?' : ''}${row.isApproved ? '!' : ''}${row.reductionProblem === null ? '' : row.reductionProblem.isFinal ? '-' : '~'}`,
      )
      .sort(),
    slots: slots.map((id) => id !== null),
    inspected: inspected !== null,
    finished: rows.some(isFinished),
    reason,
  }),
  limit: 60_000,
  paths: { floor: 600, cap: 1200 },
  journeys,
});

if (import.meta.vitest) modelSuite(uploadModel, import.meta.vitest);
