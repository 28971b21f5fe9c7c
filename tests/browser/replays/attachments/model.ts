import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { AttachedImage } from '../../../../src/content/media/images';
import type { AttachmentsGiven } from '../../../../src/machines/attachments/rules';
import { mediaTexts } from '../../../../src/messages/ui/media';
import type { Model } from '../../../kit/types';
import { attachmentsModel, image, type imagesForm, media } from '../../../machines/attachments/model';
import { eventsWhere } from '../../kit/variants';

export type AttachmentsSnapshot = SnapshotFrom<typeof imagesForm>;

const two = [image(1, 1), image(2, 2)];
const inputs: Readonly<Record<string, AttachmentsGiven>> = {
  'nessuna immagine': { maximum: 10, value: [], readOnly: null, wayBack: null },
  'due immagini': { maximum: 10, value: two, readOnly: null, wayBack: null },
  'due immagini sotto una bozza offerta': {
    maximum: 10,
    value: two,
    readOnly: mediaTexts.card.readOnly,
    wayBack: null,
  },
};

const imagesAt = (snapshot: AnyMachineSnapshot) => (snapshot as AttachmentsSnapshot).context.value;

/** A case about the last image; none without one. */
const last =
  (name: string, payload: (id: number) => object) =>
  (snapshot: AnyMachineSnapshot): Record<string, object> => {
    const id = imagesAt(snapshot).at(-1)?.id;
    return id === undefined ? {} : { [name]: payload(id) };
  };

/** What can be changed in the data of the first image's file, once each. */
function savedCases(image: AttachedImage | undefined): Record<string, object> {
  if (image === undefined) return {};
  const file = (change: object) => ({ image: { ...media(1), copyright: 'APT', description: '', ...change } });
  return {
    ...(image.title === 'Mare' ? { 'il titolo': file({ title: 'Mare calmo' }) } : {}),
    ...(image.description === null
      ? { 'il testo alternativo': file({ title: image.title, description: 'Onde' }) }
      : {}),
  };
}

/** The model's events where the card of a news item can make them: a row's tools name its image. */
const events = eventsWhere(
  {
    ...attachmentsModel,
    events: {
      ...attachmentsModel.events,
      'images.add': { phrase: 'Trascina sulla scheda', cases: { 'il mare': { images: [media(1)] } } },
      'image.move': { phrase: 'Sposta', cases: last('l’ultima prima di un posto', (id) => ({ id, to: 'earlier' })) },
      'file.saved': {
        phrase: 'Nei dati dell’immagine cambia',
        cases: (snapshot: AnyMachineSnapshot) => savedCases(imagesAt(snapshot).find(({ id }) => id === 1)),
      },
    },
  } as unknown as Model,
  (type, snapshot, name) => {
    if (name === 'si può') return true;
    if (name === 'si può solo leggere') return false;
    if ((snapshot as AttachmentsSnapshot).context.readOnly !== null) return false;
    if (type === 'image.remove') return name === 'la prima';
    return type !== 'images.add' || imagesAt(snapshot).every(({ id }) => id !== 1);
  },
);

/** The model of an item's images, over the card of a news item. */
export const cardModel = { ...attachmentsModel, inputs, events, effects: {} } as unknown as Model;
