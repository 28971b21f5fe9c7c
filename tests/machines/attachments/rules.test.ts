import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type Attachable, type AttachedImage, imagesOf, withFileData } from '../../../src/content/media/images';
import { attachmentsMachine } from '../../../src/machines/attachments/machine';
import { addingRefusal, refusalOf } from '../../../src/machines/attachments/refusals';
import {
  imageOf,
  movedCursor,
  nameOf,
  neighbour,
  positionAfter,
  takesDescription,
  withRestored,
} from '../../../src/machines/attachments/rules';
import type { AttachmentsContext, AttachmentsEvent } from '../../../src/machines/attachments/types';
import { attachmentsTexts as texts } from '../../../src/messages/screens/attachments';

const { refusals } = texts;
const media = (id: number, more: object = {}) => ({ id, url: `/media/${id}.jpg`, title: `Foto ${id}`, ...more });
/** Images 1 to n, the first of them the cover. */
const images = (...more: readonly object[]) => imagesOf(more.map((change, index) => media(index + 1, change)));
const three = images({}, {}, {});
const context = (change: Partial<AttachmentsContext> = {}): AttachmentsContext => ({
  maximum: 4,
  images: three,
  readOnly: null,
  cursor: 2,
  removed: null,
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
  [{ id: 3 }, 1, 3],
] as const)('the cursor goes %j from %j to %j', (to, from, there) => {
  expect(movedCursor(three, from, to)).toBe(there);
});

test('without images the cursor is nowhere', () => {
  expect([movedCursor([], null, 'next'), movedCursor([], null, 'last')]).toEqual([null, null]);
  expect([neighbour(three, at(1)), neighbour(three, at(2)), neighbour([at(0)], at(0))]).toEqual([3, 2, null]);
});

test('an image is called by its title, its file or its place', () => {
  const names = images({ title: ' Mare ' }, { title: ' ', name: ' mare.jpg ' }, { title: null, name: 7 }).map(nameOf);
  expect(names).toEqual(['Mare', 'mare.jpg', 'immagine 3']);
});

test('an event means the image it names, else that of the cursor', () => {
  expect([1, 9, undefined].map((id) => imageOf(context(), id)?.id)).toEqual([1, undefined, 2]);
  expect(imageOf(context({ cursor: null }), undefined)).toBeUndefined();
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

  test('are taken over where a text is missing', () => {
    expect([2, 3, 9].map((id) => takesDescription(context(), { ...file, id }))).toEqual([true, true, false]);
    const described = context({ images: images({}, { description: 'Il nostro porto' }) });
    expect([takesDescription(described, file), takesDescription(context(), media(2))]).toEqual([false, false]);
  });
});

describe('refusals', () => {
  const full = { maximum: 3 };
  const removed = { image: { ...at(1), id: 8, url: '/media/8.jpg' }, position: 2 };

  test.each<[Partial<AttachmentsContext>, AttachmentsEvent, string | null]>([
    [{}, { type: 'value.set', images: images({}, {}, {}) }, refusals.sameValue],
    [{}, { type: 'value.set', images: images({}, {}) }, null],
    [{ readOnly: 'no' }, { type: 'value.set', images: [] }, null],
    [{}, { type: 'readOnly.set', reason: null }, refusals.sameReason],
    [{ readOnly: 'no' }, { type: 'readOnly.set', reason: null }, null],
    [{}, { type: 'cursor.move', to: 'next' }, null],
    [{ images: [] }, { type: 'cursor.move', to: 'next' }, refusals.none],
    [{}, { type: 'cursor.move', to: { id: 3 } }, null],
    [{}, { type: 'cursor.move', to: { id: 9 } }, refusals.unknown],
    [{}, { type: 'images.add', images: [] }, refusals.nothingToAdd],
    [{}, { type: 'images.add', images: [media(1)] }, refusals.attached],
    [{}, { type: 'images.add', images: [media(1), media(4)] }, null],
    [{}, { type: 'images.add', images: [media(4), media(5)] }, refusals.tooMany(4, 1)],
    [full, { type: 'images.add', images: [media(4)] }, refusals.tooMany(3, 0)],
    [{ maximum: 2 }, { type: 'images.add', images: [media(4)] }, refusals.tooMany(2, 0)],
    [{ readOnly: 'no' }, { type: 'images.add', images: [media(4)] }, 'no'],
    [{}, { type: 'image.restore' }, refusals.nothingRemoved],
    [{ removed }, { type: 'image.restore' }, null],
    [{ removed, readOnly: 'no' }, { type: 'image.restore' }, 'no'],
    [{ removed: { ...removed, image: at(1) } }, { type: 'image.restore' }, refusals.attached],
    [{ removed, ...full }, { type: 'image.restore' }, refusals.tooMany(3, 0)],
    [{ images: [] }, { type: 'image.remove' }, refusals.none],
    [{ cursor: null }, { type: 'image.remove' }, refusals.noCursor],
    [{}, { type: 'image.remove', id: 9 }, refusals.unknown],
    [{}, { type: 'image.remove' }, null],
    [{}, { type: 'image.cover' }, null],
    [{}, { type: 'image.cover', id: 1 }, refusals.alreadyCover],
    [{}, { type: 'image.move', to: 'earlier' }, null],
    [{}, { type: 'image.move', id: 1, to: 'earlier' }, refusals.first],
    [{}, { type: 'image.move', id: 3, to: 'later' }, refusals.last],
    [{}, { type: 'image.move', to: 2 }, refusals.samePosition],
    [{}, { type: 'image.move', to: 1.5 }, refusals.samePosition],
    [{}, { type: 'image.move', to: 3 }, null],
    [{}, { type: 'image.describe', text: '' }, refusals.sameText],
    [{}, { type: 'image.describe', text: 'Il mare' }, null],
    [{}, { type: 'file.saved', image: media(2) }, refusals.sameValue],
    [{}, { type: 'file.saved', image: media(9, { title: 'Altro' }) }, refusals.sameValue],
    [{}, { type: 'file.saved', image: media(2, { title: 'Altro' }) }, null],
    [{}, { type: 'file.deleted', id: 2 }, null],
    [{}, { type: 'file.deleted', id: 8 }, refusals.unknown],
    [{ removed }, { type: 'file.deleted', id: 8 }, null],
    [{ readOnly: 'no' }, { type: 'file.deleted', id: 2 }, 'no'],
  ])('%#: %j %j', (change, event, why) => {
    expect(refusalOf(context(change), event)).toBe(why);
  });

  test('the card says beforehand why nothing more goes in', () => {
    expect([{}, full, { readOnly: 'no' }].map((change) => addingRefusal(context(change)))).toEqual([
      null,
      refusals.tooMany(3, 0),
      'no',
    ]);
  });
});

describe('a live card', () => {
  function live() {
    const actor = createActor(attachmentsMachine, { input: { maximum: 4, images: three, readOnly: null } });
    const [announced, wanted]: [string[], number[]] = [[], []];
    actor.on('announced', ({ text }) => announced.push(text));
    actor.on('focus.wanted', ({ id }) => wanted.push(id));
    return { actor: actor.start(), announced, wanted };
  }

  test('says what became of each image', () => {
    const { actor, announced } = live();
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
    expect(shown(actor.getSnapshot().context.images)).toEqual([
      [4, 1, false],
      [2, 2, true],
    ]);
    actor.stop();
  });

  test('the cursor goes on when its image goes, and stays when another one does', () => {
    const { actor, wanted } = live();
    const cursor = () => actor.getSnapshot().context.cursor;
    actor.send({ type: 'cursor.move', to: 'last' });
    actor.send({ type: 'cursor.move', to: { id: 2 } });
    expect(wanted).toEqual([3]);
    actor.send({ type: 'file.deleted', id: 1 });
    expect(cursor()).toBe(2);
    actor.send({ type: 'file.deleted', id: 2 });
    expect(cursor()).toBe(3);
    actor.send({ type: 'value.set', images: [at(0), at(2)] });
    expect(cursor()).toBe(3);
    actor.send({ type: 'value.set', images: [at(0)] });
    expect(cursor()).toBeNull();
    actor.stop();
  });

  test('a removal can be taken back for fifteen seconds, the last one anew', () => {
    const clock = new SimulatedClock();
    const actor = createActor(attachmentsMachine, { input: { maximum: 4, images: three, readOnly: null }, clock });
    const isOffered = () => actor.getSnapshot().hasTag('undoable');
    actor.start();
    actor.send({ type: 'image.remove', id: 1 });
    clock.increment(10_000);
    actor.send({ type: 'image.remove', id: 2 });
    clock.increment(14_999);
    expect([isOffered(), actor.getSnapshot().context.removed?.image.id]).toEqual([true, 2]);
    clock.increment(1);
    expect([isOffered(), actor.getSnapshot().context.removed]).toEqual([false, null]);
    actor.stop();
  });
});
