import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type Attachable, type AttachedImage, imagesOf, withFileData } from '../../../src/content/media/images';
import { type AttachmentsEdit, addingRefusal, attachmentsEdits } from '../../../src/machines/attachments/edits';
import {
  type AttachmentsGiven,
  imageOf,
  nameOf,
  neighbour,
  positionAfter,
  steppedTo,
  withFile,
  withRestored,
} from '../../../src/machines/attachments/rules';
import { attachmentsTexts as texts } from '../../../src/messages/screens/attachments';
import { imagesForm } from './model';

const { refusals } = texts;
const media = (id: number, more: object = {}) => ({ id, url: `/media/${id}.jpg`, title: `Foto ${id}`, ...more });
/** Images 1 to n, the first of them the cover. */
const images = (...more: readonly object[]) => imagesOf(more.map((change, index) => media(index + 1, change)));
const three = images({}, {}, {});
const given = (change: Partial<AttachmentsGiven> = {}): AttachmentsGiven => ({
  maximum: 4,
  value: three,
  readOnly: null,
  wayBack: null,
  ...change,
});
const at = (index: number, of: readonly AttachedImage[] = three): AttachedImage => {
  const image = of[index];
  if (image === undefined) throw new Error(`no image ${index}`);
  return image;
};
const shown = (list: readonly AttachedImage[]) => list.map(({ id, order, is_primary }) => [id, order, is_primary]);

test.each([
  ['next', 2, 3],
  ['next', 3, 3],
  ['next', null, 1],
  ['previous', 2, 1],
  ['previous', 1, 1],
  ['previous', null, 3],
  ['first', 3, 1],
  ['last', 1, 3],
  ['sideways', 2, 2],
] as const)('the focus goes %j from %j to %j', (to, from, there) => {
  expect(steppedTo(three, from, to)).toBe(there);
});

test('without images the focus goes nowhere', () => {
  expect([steppedTo([], null, 'next'), steppedTo([], null, 'last')]).toEqual([null, null]);
  expect([neighbour(three, at(1)), neighbour(three, at(2)), neighbour([at(0)], at(0))]).toEqual([3, 2, null]);
});

test('an image is called by its title, its file or its place', () => {
  const names = images({ title: ' Mare ' }, { title: ' ', name: ' mare.jpg ' }, { title: null, name: 7 }).map(nameOf);
  expect(names).toEqual(['Mare', 'mare.jpg', 'immagine 3']);
});

test('an edit means the image it names', () => {
  expect([1, 9].map((id) => imageOf(given(), id)?.id)).toEqual([1, undefined]);
  expect((['earlier', 'later', 3] as const).map((to) => positionAfter(three, at(1), to))).toEqual([1, 3, 3]);
});

describe('an image that comes back', () => {
  const rest = (removed: number) => imagesOf(three.filter(({ id }) => id !== removed));

  test('stands where it was, as the cover if it was', () => {
    expect(shown(withRestored(rest(1), { image: at(0), position: 1 }))).toEqual(shown(three));
    expect(shown(withRestored(rest(3), { image: at(2), position: 3 }))).toEqual(shown(three));
    const second = { ...at(1), is_primary: true };
    expect(shown(withRestored(rest(2), { image: second, position: 2 }))).toEqual([
      [1, 1, false],
      [2, 2, true],
      [3, 3, false],
    ]);
  });

  test('says what it said, with keys that nobody knows', () => {
    const image = { ...at(1), description: 'Il mare', caption: 'resta' };
    expect(withRestored(rest(2), { image, position: 2 })[1]).toEqual({ ...image, url_thumb: null });
  });
});

describe('data of the file', () => {
  const file: Attachable = { ...media(2), title: 'Porto', copyright: 'APT', description: 'Un porto' };

  test('go to the image; the alternative text only where this use has none', () => {
    expect(withFileData(at(1), file)).toEqual({
      ...at(1),
      title: 'Porto',
      copyright: 'APT',
      description: 'Un porto',
    });
    const described = { ...at(1), copyright: 'Noi', description: 'Il nostro porto' };
    expect(withFileData(described, file).description).toBe('Il nostro porto');
    expect(withFileData({ ...described, description: ' ' }, file).description).toBe('Un porto');
    // What a file does not say stays; what it says to be nothing goes.
    expect(withFileData(described, { id: 2, url: '/media/2.jpg' })).toEqual(described);
    expect(withFileData(described, { id: 2, url: '/media/2.jpg', title: null })).toEqual({ ...described, title: null });
  });

  test('go to every image of that file, and to no other', () => {
    const after = withFile(three, file);
    expect(after.map(({ title }) => title)).toEqual(['Foto 1', 'Porto', 'Foto 3']);
    expect([after[0], after[2]]).toEqual([at(0), at(2)]);
  });
});

describe('refusals', () => {
  const full = { maximum: 3 };
  const wayBack = { image: { ...at(1), id: 8, url: '/media/8.jpg' }, position: 2 };

  test.each<[Partial<AttachmentsGiven>, AttachmentsEdit, string | null]>([
    [{}, { type: 'images.add', images: [] }, refusals.nothingToAdd],
    [{}, { type: 'images.add', images: [media(1)] }, refusals.attached],
    [{}, { type: 'images.add', images: [media(1), media(4)] }, null],
    [{}, { type: 'images.add', images: [media(4), media(5)] }, refusals.tooMany(4, 1)],
    [full, { type: 'images.add', images: [media(4)] }, refusals.tooMany(3, 0)],
    [{ maximum: 2 }, { type: 'images.add', images: [media(4)] }, refusals.tooMany(2, 0)],
    [{ readOnly: 'no' }, { type: 'images.add', images: [media(4)] }, 'no'],
    [{}, { type: 'image.restore' }, refusals.nothingRemoved],
    [{ wayBack }, { type: 'image.restore' }, null],
    [{ wayBack, readOnly: 'no' }, { type: 'image.restore' }, 'no'],
    [{ wayBack: { ...wayBack, image: at(1) } }, { type: 'image.restore' }, refusals.attached],
    [{ wayBack, ...full }, { type: 'image.restore' }, refusals.tooMany(3, 0)],
    [{ value: [] }, { type: 'image.remove', id: 2 }, refusals.unknown],
    [{}, { type: 'image.remove', id: 9 }, refusals.unknown],
    [{}, { type: 'image.remove', id: 2 }, null],
    [{}, { type: 'image.cover', id: 2 }, null],
    [{}, { type: 'image.cover', id: 1 }, refusals.alreadyCover],
    [{}, { type: 'image.move', id: 2, to: 'earlier' }, null],
    [{}, { type: 'image.move', id: 1, to: 'earlier' }, refusals.first],
    [{}, { type: 'image.move', id: 3, to: 'later' }, refusals.last],
    [{}, { type: 'image.move', id: 2, to: 2 }, refusals.samePosition],
    [{}, { type: 'image.move', id: 2, to: 1.5 }, refusals.samePosition],
    [{}, { type: 'image.move', id: 2, to: 3 }, null],
    [{}, { type: 'image.describe', id: 2, text: '' }, refusals.sameText],
    [{}, { type: 'image.describe', id: 2, text: 'Il mare' }, null],
    [{}, { type: 'file.saved', image: media(2) }, refusals.sameValue],
    [{}, { type: 'file.saved', image: media(9, { title: 'Altro' }) }, refusals.sameValue],
    [{}, { type: 'file.saved', image: media(2, { title: 'Altro' }) }, null],
    [{}, { type: 'file.deleted', id: 2 }, null],
    [{}, { type: 'file.deleted', id: 8 }, refusals.unknown],
    [{ wayBack }, { type: 'file.deleted', id: 8 }, null],
    [{ readOnly: 'no' }, { type: 'file.deleted', id: 2 }, 'no'],
  ])('%#: %j %j', (change, edit, why) => {
    expect(attachmentsEdits.refusalOf(given(change), edit)).toBe(why);
  });

  test('the card says beforehand why nothing more goes in', () => {
    expect([{}, full, { readOnly: 'no' }].map((change) => addingRefusal(given(change)))).toEqual([
      null,
      refusals.tooMany(3, 0),
      'no',
    ]);
  });
});

test('the card says what became of each image, and where the focus belongs after a removal', () => {
  const actor = createActor(imagesForm, { input: given() }).start();
  const [announced, wanted]: [string[], unknown[]] = [[], []];
  actor.on('announced', ({ text }) => announced.push(text));
  actor.on('focus.wanted', ({ to }) => wanted.push(to));
  actor.send({ type: 'images.add', images: [media(1), media(4)] });
  actor.send({ type: 'image.move', id: 4, to: 1 });
  actor.send({ type: 'image.cover', id: 2 });
  actor.send({ type: 'image.remove', id: 3 });
  actor.send({ type: 'image.restore' });
  actor.send({ type: 'image.remove', id: 3 });
  actor.send({ type: 'file.deleted', id: 3 });
  actor.send({ type: 'file.deleted', id: 1 });
  expect(announced).toEqual([
    'Immagine allegata',
    'Foto 4: posizione 1 di 4',
    'Copertina: Foto 2',
    'Immagine tolta: Foto 3',
    'Immagine rimessa: Foto 3',
    'Immagine tolta: Foto 3',
    'Foto 3: il file è stato eliminato dal server e tolto da questo contenuto',
    'Foto 1: il file è stato eliminato dal server e tolto da questo contenuto',
  ]);
  expect(wanted).toEqual([2, 2]);
  expect(shown(actor.getSnapshot().context.value)).toEqual([
    [4, 1, false],
    [2, 2, true],
  ]);
  actor.stop();
});

test('of an image that there is not nothing is made', () => {
  for (const type of ['image.remove', 'image.cover', 'file.deleted'] as const) {
    expect(attachmentsEdits.edited(given(), { type, id: 9 })).toEqual({});
  }
  expect(attachmentsEdits.edited(given(), { type: 'image.restore' })).toEqual({});
});
