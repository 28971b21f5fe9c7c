import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { AttachedImage } from '../../../../src/content/media/images';
import type { attachmentsMachine } from '../../../../src/machines/attachments/machine';
import type { AttachmentsInput } from '../../../../src/machines/attachments/types';
import { mediaTexts } from '../../../../src/messages/ui/media';
import type { Model } from '../../../kit/types';
import { attachmentsModel, image, media } from '../../../machines/attachments/model';
import { eventsWhere } from '../../kit/variants';

export type AttachmentsSnapshot = SnapshotFrom<typeof attachmentsMachine>;

const two = [image(1, 1), image(2, 2)];
const inputs: Readonly<Record<string, AttachmentsInput>> = {
  'nessuna immagine': { maximum: 10, images: [], readOnly: null },
  'due immagini': { maximum: 10, images: two, readOnly: null },
  'due immagini sotto una bozza offerta': { maximum: 10, images: two, readOnly: mediaTexts.card.readOnly },
};

const imagesAt = (snapshot: AnyMachineSnapshot) => (snapshot as AttachmentsSnapshot).context.images;

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
      'cursor.move': { phrase: 'Porta il fuoco', cases: last('sull’ultima', () => ({ to: 'last' })) },
    },
  } as unknown as Model,
  (type, snapshot, name) => {
    if (type === 'readOnly.set') return name === 'si può';
    if ((snapshot as AttachmentsSnapshot).context.readOnly !== null) return false;
    if (type === 'image.remove') return name === 'la prima';
    return type !== 'images.add' || imagesAt(snapshot).every(({ id }) => id !== 1);
  },
);

/** The model of an item's images, over the card of a news item. */
export const cardModel = { ...attachmentsModel, inputs, events, effects: {} } as unknown as Model;
