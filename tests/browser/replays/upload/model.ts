import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { MEDIA_LIMITS } from '../../../../src/contract/media';
import type { uploadMachine } from '../../../../src/machines/upload/machine';
import type { Inspection, PickedFile, UploadInput } from '../../../../src/machines/upload/types';
import type { Model } from '../../../kit/types';
import { uploadModel } from '../../../machines/upload/model';
import { csv, jpeg, padded, pdf, png, svg, type TestFile, truncated } from '../../kit/files';
import { eventsWhere, NEVER_REJECTS } from '../../kit/variants';

export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>;

const photo = await jpeg('mare.jpg', 1600, 900);
const small = await png('piccola.png', 800, 600);
const broken = truncated(await png('interrotta.png', 1600, 900), 20);
const heavy = padded(await jpeg('pesante.jpg', 1600, 900), MEDIA_LIMITS.imageBytes + 1);

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
};

/** Every file of the replay. */
export const FILES = new Map(Object.values(CHOICES).flatMap((files) => files.map((file) => [file.name, file])));

const picked = ({ name, type, bytes }: TestFile): PickedFile => ({ id: name, name, size: bytes.length, type });

const INSPECTIONS: Readonly<Record<string, Readonly<Record<string, Inspection>>>> = {
  [photo.name]: { 'abbastanza grande': { width: 1600, height: 900 } },
  [small.name]: { 'troppo piccola': { width: 800, height: 600 } },
  [broken.name]: { 'non leggibile': 'unreadable' },
};

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
    sendFile: { phrase: 'L’invio finisce', done: {}, error: {} },
  },
  unreachable: {
    'upload.checking.inspecting --error(inspectFile)': 'chi misura rende ogni guasto «non leggibile»',
    'upload.slot1.sending --error(sendFile1)': NEVER_REJECTS,
    'upload.slot2.sending --error(sendFile2)': NEVER_REJECTS,
    'upload.slot3.sending --error(sendFile3)': NEVER_REJECTS,
  },
} as unknown as Model;
