import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { MEDIA_LIMITS } from '../../../../src/contract/media';
import type { uploadMachine } from '../../../../src/machines/upload/machine';
import { isToReduce } from '../../../../src/machines/upload/rules';
import type { Inspection, PickedFile, ReductionOutcome, UploadInput } from '../../../../src/machines/upload/types';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { uploadModel } from '../../../machines/upload/model';
import { csv, jpeg, padded, pdf, png, svg, type TestFile, truncated } from '../../kit/files';
import { eventsWhere } from '../../kit/variants';

export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>;

const photo = await jpeg('mare.jpg', 1600, 900);
const small = await png('piccola.png', 800, 600);
const broken = truncated(await png('interrotta.png', 1600, 900), 20);
const heavy = padded(await jpeg('pesante.jpg', 1600, 900), MEDIA_LIMITS.imageBytes + 1);
/** The two that are reduced: one can be, the other is no picture at all. */
const reducible = padded(await jpeg('grande.jpg', 1600, 900), 2 * MEDIA_LIMITS.imageBytes);
const unreadable = padded({ ...csv('rotta.jpg'), type: 'image/jpeg' }, 2 * MEDIA_LIMITS.imageBytes);

const CHOICES: Readonly<Record<string, readonly TestFile[]>> = {
  'quattro SVG': ['uno.svg', 'due.svg', 'tre.svg', 'quattro.svg'].map(svg),
  'una foto piccola, una a metà, una buona, una pesante, un PDF e un CSV': [
    small,
    broken,
    photo,
    heavy,
    pdf('guida.pdf'),
    csv('arrivi.csv'),
  ],
  'due foto troppo grandi, una illeggibile': [reducible, unreadable],
};

/** Every file of the replay. */
export const FILES = new Map(Object.values(CHOICES).flatMap((files) => files.map((file) => [file.name, file])));

const picked = ({ name, type, bytes }: TestFile): PickedFile => ({ id: name, name, size: bytes.length, type });

const INSPECTIONS: Readonly<Record<string, Readonly<Record<string, Inspection>>>> = {
  [photo.name]: { 'abbastanza grande': { width: 1600, height: 900 } },
  [small.name]: { 'troppo piccola': { width: 800, height: 600 } },
  [broken.name]: { 'non leggibile': 'unreadable' },
};

const sides = { width: 1600, height: 900 };
const REDUCTIONS: Readonly<Record<string, Readonly<Record<string, ReductionOutcome>>>> = {
  // How many bytes the browser makes of it is its own business: the facts leave them out.
  [reducible.name]: {
    'entro i limiti': {
      ok: true,
      before: sides,
      after: { name: reducible.name, size: 20_000, type: 'image/jpeg', sides },
    },
  },
  [unreadable.name]: { 'non leggibile': { ok: false, why: 'undecodable' } },
};

const OF_REDUCTION = new Set(['file.reduce', 'refused.reduce']);
/** Images to reduce. The screen has a button for all of them where there are several. */
const toReduce = ({ context: { rows, target } }: UploadSnapshot) =>
  rows.filter((row) => isToReduce(row, target)).length;

const input: UploadInput = { target: { purpose: 'images', parentId: 'attachments' }, refusal: null };
const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as UploadSnapshot).context;

/** The card takes uploads out of the list by itself once all of them went well. */
export const isTidied = (snapshot: AnyMachineSnapshot): boolean =>
  !snapshot.hasTag('busy') && contextOf(snapshot).rows.every(({ status }) => status === 'done');

const OF_FINISHED = new Set([
  'finished.clear',
  'file.retry (annullato)',
  'file.remove (caricato)',
  'file.remove (annullato)',
]);

/** The upload queue's model, as an image card feeds it. */
export const cardUploadModel = {
  ...uploadModel,
  inputs: { 'immagini di una news': input },
  events: eventsWhere(
    {
      ...uploadModel,
      events: {
        ...uploadModel.events,
        'files.add': {
          phrase: 'Trascina sulla scheda',
          cases: (snapshot: AnyMachineSnapshot): Record<string, object> =>
            contextOf(snapshot).rows.length > 0
              ? {}
              : Object.fromEntries(
                  Object.entries(CHOICES).map(([name, files]) => [name, { files: files.map(picked) }]),
                ),
        },
      },
    } as unknown as Model,
    (type, snapshot, name) => {
      if (OF_REDUCTION.has(type) && contextOf(snapshot).rows.length > 2) return false;
      if (type === 'refused.reduce') return toReduce(snapshot as UploadSnapshot) > 1;
      // The others are looked at to their end.
      if (type === 'file.cancel' && name === 'in misura') return contextOf(snapshot).inspected === photo.name;
      return !isTidied(snapshot) || !(OF_FINISHED.has(type) || OF_FINISHED.has(`${type} (${name})`));
    },
  ),
  actors: {
    inspectFile: {
      phrase: 'Il browser misura l’immagine',
      done: (snapshot: AnyMachineSnapshot) => INSPECTIONS[contextOf(snapshot).inspected ?? ''] ?? {},
      error: {},
    },
    reduceFile: {
      phrase: 'Il browser riduce l’immagine',
      done: (snapshot: AnyMachineSnapshot) => REDUCTIONS[contextOf(snapshot).reducing ?? ''] ?? {},
      error: {},
    },
    sendFile: { phrase: 'L’invio finisce', done: {}, error: {} },
  },
  unreachable: {
    'upload.checking.inspecting --error(inspectFile)': 'chi misura rende ogni guasto «non leggibile»',
    'upload.reducing.working --error(reduceFile)': 'un guasto di chi riduce arriva come esito',
    'upload.slot1.sending --error(sendFile1)': NEVER_REJECTS,
    'upload.slot2.sending --error(sendFile2)': NEVER_REJECTS,
    'upload.slot3.sending --error(sendFile3)': NEVER_REJECTS,
  },
} as unknown as Model;
