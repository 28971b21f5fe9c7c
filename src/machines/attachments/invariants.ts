import { sameValue } from '../../content/field/path';
import { imagesOf, sameImage } from '../../content/media/images';
import type { AttachmentsSnapshot } from './machine';

/** What must never be otherwise among an item's images: name → whether it holds. */
export const invariants: Readonly<Record<string, (snapshot: AttachmentsSnapshot) => boolean>> = {
  'exactly one cover while there is an image, none when there is none': ({ context: { images } }) =>
    images.filter(({ is_primary }) => is_primary).length === Math.min(images.length, 1),
  'orders are 1 to n': ({ context: { images } }) => images.every(({ order }, index) => order === index + 1),
  'no image is attached twice': ({ context: { images } }) =>
    images.every((image, index) => images.findIndex((other) => sameImage(other, image)) === index),
  'the images are what would be read back': ({ context: { images } }) => sameValue(images, imagesOf(images)),
  'the cursor is on an image': ({ context: { images, cursor } }) =>
    cursor === null || images.some(({ id }) => id === cursor),
  'something can be put back exactly while that is offered': (snapshot) =>
    snapshot.hasTag('undoable') === (snapshot.context.removed !== null),
};
