import { expect, test } from 'vitest';
import {
  areSoundImages,
  imagesOf,
  newImages,
  withCover,
  withImages,
  withMovedImage,
  withoutDescription,
  withoutImage,
} from '../../src/content/images';

const sent = (id: number, more: object = {}) => ({ id, url: `/media/${id}.jpg`, ...more });
const shown = (images: ReturnType<typeof imagesOf>) =>
  images.map(({ id, order, is_primary }) => [id, order, is_primary] as const);

test('whatever a server sends becomes images in order, each once, numbered, with one cover', () => {
  const images = imagesOf([
    sent(1, { order: 3, is_primary: 1, caption: 'resta' }),
    sent(2, { order: 1, is_primary: true, title: 'Mare' }),
    { id: 9, url: '/media/1.jpg', order: 9 },
    'nulla',
    { id: 4 },
    sent(3),
  ]);
  expect(images).toEqual([
    { ...sent(2), title: 'Mare', copyright: null, description: null, order: 1, is_primary: true },
    { ...sent(1), caption: 'resta', title: null, copyright: null, description: null, order: 2, is_primary: false },
    { ...sent(3), title: null, copyright: null, description: null, order: 3, is_primary: false },
  ]);
  expect([imagesOf(null), imagesOf({ a: 1 }), imagesOf('x')]).toEqual([[], [], []]);
});

test('what is read twice is the same as what is read once', () => {
  const images = imagesOf([sent(5, { order: 2 }), sent(4, { order: 1 })]);
  expect(imagesOf(images)).toEqual(images);
  expect([areSoundImages(images, 2), areSoundImages(images, 1)]).toEqual([true, false]);
});

test('an image is the same by id or by address', () => {
  const images = imagesOf([sent(1)]);
  expect(newImages(images, [sent(1), { id: 7, url: '/media/1.jpg' }, sent(2), sent(2)])).toEqual([sent(2)]);
});

test('the first image attached becomes the cover, the first that remains after it too', () => {
  const three = withImages([], [sent(1), sent(2), sent(3)]);
  expect(shown(three)).toEqual([
    [1, 1, true],
    [2, 2, false],
    [3, 3, false],
  ]);
  expect(shown(withoutImage(three, 1))).toEqual([
    [2, 1, true],
    [3, 2, false],
  ]);
  expect(withoutImage(withImages([], [sent(1)]), 1)).toEqual([]);
});

test('a chosen cover is the only one, and keeps being it when it moves', () => {
  const chosen = withCover(withImages([], [sent(1), sent(2), sent(3)]), 3);
  expect(shown(withMovedImage(chosen, 3, 1))).toEqual([
    [3, 1, true],
    [1, 2, false],
    [2, 3, false],
  ]);
  expect(shown(withMovedImage(chosen, 1, 99))).toEqual([
    [2, 1, false],
    [3, 2, true],
    [1, 3, false],
  ]);
  expect(withMovedImage(chosen, 42, 1)).toBe(chosen);
});

test('images that say nothing to those who do not see are found', () => {
  const images = withImages([], [{ ...sent(1), description: 'Il mare' }, { ...sent(2), description: '  ' }, sent(3)]);
  expect(withoutDescription(images).map(({ id }) => id)).toEqual([2, 3]);
});
