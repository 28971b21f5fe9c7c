import { expect, test } from 'vitest';
import {
  areSoundImages,
  imagesOf,
  newImages,
  withCover,
  withDescription,
  withFileData,
  withImages,
  withMovedImage,
  withoutDescription,
  withoutImage,
} from '../../../src/content/media/images';

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

test('an image is the same by id or by address [1-4.23]', () => {
  const images = imagesOf([sent(1)]);
  expect(newImages(images, [sent(1), { id: 7, url: '/media/1.jpg' }, sent(2), sent(2)])).toEqual([sent(2)]);
});

test('the first image attached becomes the cover, the first that remains after it too [1-4.24, 1-4.25, 2-4.7, 3-4.5]', () => {
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

test('a chosen cover is the only one, and keeps being it when it moves [2-4.7]', () => {
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

test('an image keeps what it says of itself, and gains nothing', () => {
  const said = { title: 'Mare', copyright: 'Anna', description: 'Il mare', url_thumb: '/media/1-400.webp', peso: 4 };
  expect(imagesOf([sent(1, said)])).toEqual([{ ...sent(1), ...said, order: 1, is_primary: true }]);
  expect(imagesOf([sent(1, { title: 7, copyright: {}, description: [] })])).toEqual([
    { ...sent(1), title: null, copyright: null, description: null, order: 1, is_primary: true },
  ]);
});

test('what is no image is left out', () => {
  const odd = [null, 7, [], { url: '/media/1.jpg' }, { id: '1', url: '/media/1.jpg' }, { id: 1, url: 7 }];
  expect(imagesOf(odd)).toEqual([]);
});

test('images without an order, or with the same, stay as they were sent', () => {
  const ids = (...images: object[]) => imagesOf(images as never).map(({ id }) => id);
  expect(ids(sent(3), sent(1), sent(2))).toEqual([3, 1, 2]);
  expect(ids(sent(3, { order: 1 }), sent(1, { order: 1 }), sent(2, { order: 0 }))).toEqual([2, 3, 1]);
  expect(ids(sent(3), sent(1, { order: 9 }), sent(2, { order: '1' }))).toEqual([1, 3, 2]);
});

test('only 1 and true make a cover, and of several the first is it', () => {
  const covers = (...said: readonly unknown[]) =>
    imagesOf(said.map((is_primary, index) => sent(index, { is_primary })) as never).map((image) => image.is_primary);
  expect(covers(0, 1, true)).toEqual([false, true, false]);
  expect(covers(false, '1', null)).toEqual([true, false, false]);
});

test('what is attached comes behind, with what the gallery knows of it [2-3.29]', () => {
  const attached = withImages(withImages([], [sent(1)]), [
    sent(1, { title: 'Altro' }),
    sent(2, {
      title: 'Mare',
      copyright: 'Anna',
      description: 'Il mare',
      url_thumb: '/t/2.webp',
      name: 'mare.jpg',
      x: 1,
    }),
    sent(3, { name: 7 }),
  ]);
  const nothing = { url_thumb: null, title: null, copyright: null, description: null };
  expect(attached).toEqual([
    { ...sent(1), ...nothing, order: 1, is_primary: true },
    {
      ...sent(2),
      url_thumb: '/t/2.webp',
      title: 'Mare',
      copyright: 'Anna',
      description: 'Il mare',
      name: 'mare.jpg',
      order: 2,
      is_primary: false,
    },
    { ...sent(3), ...nothing, order: 3, is_primary: false },
  ]);
});

test('an image that nothing changes is the same object', () => {
  const three = withImages([], [sent(1), sent(2), sent(3)]);
  const fewer = withoutImage(three, 3);
  expect([fewer[0] === three[0], fewer[1] === three[1]]).toEqual([true, true]);
  expect(withMovedImage(three, 2, 2)).toEqual(three);
  expect(shown(withMovedImage(three, 3, 2))).toEqual([
    [1, 1, true],
    [3, 2, false],
    [2, 3, false],
  ]);
});

test('an alternative text is of one image', () => {
  const images = withImages([], [sent(1), sent(2)]);
  expect(withDescription(images, 2, 'Il mare')).toEqual([images[0], { ...images[1], description: 'Il mare' }]);
});

const [plain] = withImages([], [sent(1, { title: 'Mare', copyright: 'Anna', description: 'Il mare' })]);

test.each([
  ['another title', { title: 'Costa' }, { title: 'Costa' }],
  ['no title any more', { title: null }, { title: null }],
  ['another copyright', { copyright: 'Ugo' }, { copyright: 'Ugo' }],
  ['another description, which this use has of its own', { description: 'La costa' }, {}],
  ['nothing', {}, {}],
])('an image takes over from its file: %s', (_, file, change) => {
  expect(plain && withFileData(plain, { ...sent(1), ...file })).toEqual({ ...plain, ...change });
});

test.each([
  [null, 'La costa', 'La costa'],
  [' ', 'La costa', 'La costa'],
  [' ', undefined, ' '],
  [null, null, null],
])('described as %j it takes its file’s %j: %j', (own, ofFile, description) => {
  const file = { ...sent(1), ...(ofFile === undefined ? {} : { description: ofFile }) };
  expect(plain && withFileData({ ...plain, description: own }, file).description).toBe(description);
});

test('images are unsound when they are too many, doubled, misnumbered or without a cover', () => {
  const two = withImages([], [sent(1), sent(2)]);
  const [first, second] = two;
  const unsound = [two.toReversed(), [first, first], [second], two.map((image) => ({ ...image, is_primary: false }))];
  expect(areSoundImages(two, 2)).toBe(true);
  expect(unsound.map((images) => areSoundImages(images as typeof two, 9))).toEqual([false, false, false, false]);
});
