import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { imageWith } from '../../../src/content/records/image';
import type { MediaItem } from '../../../src/contract/media';
import { pickerMachine } from '../../../src/machines/picker/machine';
import {
  areTooMany,
  hasOpenQuestion,
  isAttached,
  isBlocked,
  isSaving,
  isSelected,
  licensedFacts,
  licensingProblems,
  meant,
  merged,
  nameOf,
  surplus,
  toDelete,
  unlicensed,
  uploadedItem,
  withSelected,
  workLeft,
} from '../../../src/machines/picker/rules';
import type { Detail, Licensing, PickerContext } from '../../../src/machines/picker/types';
import { facts, fresh, input, media } from './samples';

const context = (change: Partial<PickerContext> = {}): PickerContext => ({
  ...createActor(pickerMachine, { input }).getSnapshot().context,
  ...change,
});
const ids = (items: readonly MediaItem[]) => items.map(({ id }) => id);
const chosenLicense: Licensing = {
  license_id: 82,
  versione_id: null,
  tried: false,
  sending: null,
  failure: null,
  overtaken: null,
};

describe('the data of an image', () => {
  const working = (work: Detail['work']) => context({ detail: { item: media(1), work } });

  test('block what leaves them while something is unsaved, and are lost with the page until they are saved', () => {
    const all = [context(), working('none'), working('unsaved'), working('saving')];
    expect(all.map(isBlocked)).toEqual([false, false, true, false]);
    expect(all.map(isSaving)).toEqual([false, false, false, true]);
    expect(all.map(workLeft)).toEqual(['none', 'none', 'lost', 'lost']);
  });

  test.each<[Partial<MediaItem>, string]>([
    [{ title: ' Mare ' }, 'Mare'],
    [{ title: ' ', name: ' foto.jpg ' }, 'foto.jpg'],
    [{ title: null, name: 'foto.jpg' }, 'foto.jpg'],
    [{ title: null, name: '' }, 'immagine 1'],
    [{ title: undefined, name: undefined }, 'immagine 1'],
  ])('%j is called %j', (change, name) => {
    expect(nameOf(media(1, change))).toBe(name);
  });
});

describe('licence and version', () => {
  test('are requested for images that lack one, by who may give them', () => {
    const unsaid: MediaItem = { id: 6, url: '/media/6.jpg', name: '' };
    const selection = [
      media(1),
      media(2, { license_id: null }),
      media(4, { versione_id: null }),
      fresh(5),
      // A server that leaves both out has said nothing.
      unsaid,
    ];
    expect(ids(unlicensed(context({ selection })))).toEqual([2, 4, 5]);
    expect(unlicensed(context({ selection, abilities: { ...input.abilities, edit: false } }))).toEqual([]);
    expect(uploadedItem(unsaid)).toEqual({ ...unsaid, license_id: null, versione_id: null });
    expect(uploadedItem(media(1))).toEqual(media(1));
  });

  test('fill what is missing and leave the rest', () => {
    const chosen = { ...chosenLicense, versione_id: 92 };
    expect(licensedFacts(fresh(1), chosen)).toEqual(facts(1, { license_id: 82, versione_id: 92 }));
    expect(licensedFacts(media(1, { license_id: null }), chosen)).toEqual(
      facts(1, { license_id: 82, versione_id: 91 }),
    );
    expect(licensedFacts(media(1, { versione_id: null }), chosen)).toEqual(
      facts(1, { license_id: 81, versione_id: 92 }),
    );
    expect(imageWith(fresh(1), licensedFacts(fresh(1), chosen))).toEqual({
      ...media(1),
      description: '',
      license_id: 82,
      versione_id: 92,
    });
  });

  test('what is missing shows once somebody tried', () => {
    expect(licensingProblems(chosenLicense)).toEqual({});
    expect(Object.keys(licensingProblems({ ...chosenLicense, tried: true }))).toEqual(['versione_id']);
    expect(Object.keys(licensingProblems({ ...chosenLicense, license_id: null, tried: true }))).toEqual([
      'license_id',
      'versione_id',
    ]);
    expect(licensingProblems({ ...chosenLicense, versione_id: 92, tried: true })).toEqual({});
  });
});

describe('images among others', () => {
  test('two lists become one, each image once', () => {
    expect(ids(merged([media(3), media(1)], [media(1), media(2), media(3), media(4)]))).toEqual([3, 1, 2, 4]);
  });

  test('attached is who has the same id or the same address', () => {
    const attached = context({ attached: [{ id: 3, url: '/media/3.jpg' }] });
    expect(
      [media(3, { url: '/x.jpg' }), media(9, { url: '/media/3.jpg' }), media(9)].map((item) =>
        isAttached(attached, item),
      ),
    ).toEqual([true, true, false]);
    expect([1, 2].map((id) => isSelected({ selection: [media(1)] }, id))).toEqual([true, false]);
  });

  test('there are too many new ones as soon as one has no room', () => {
    const full = context({ maximum: 3, attached: [{ id: 3, url: '/media/3.jpg' }], selection: [media(1)] });
    expect(areTooMany(full, [media(2)])).toBe(false);
    expect(areTooMany(full, [media(2), media(4)])).toBe(true);
    expect(areTooMany(full, [media(2), media(1), media(3)])).toBe(false);
    expect(areTooMany({ ...full, inserts: false }, [media(2), media(4)])).toBe(false);
    expect(surplus({ ...full, selection: withSelected(full, [media(2), media(4), media(5)]) })).toBe(2);
  });

  test('an event means the image it names, else that of the cursor, on screen or not', () => {
    const detail = { item: media(6), work: 'none' } as const;
    const shown = context({ items: [media(1), media(2)], selection: [media(4)], detail, cursor: 2 });
    expect([1, 4, 6, 9, undefined].map((id) => meant(shown, id)?.id)).toEqual([1, 4, 6, undefined, 2]);
    expect(meant({ ...shown, detail: null }, 6)).toBeUndefined();
    expect(meant({ ...shown, cursor: null }, undefined)).toBeUndefined();
  });

  test('a deletion without a name means the open image before that of the cursor', () => {
    const shown = context({ items: [media(1), media(2)], detail: { item: media(1), work: 'none' }, cursor: 2 });
    expect([toDelete(shown, undefined), toDelete(shown, 2), toDelete({ ...shown, detail: null }, undefined)]).toEqual([
      media(1),
      media(2),
      media(2),
    ]);
  });
});

test('a question lies over the images while a deletion, a leaving or licences wait', () => {
  const deletion = { item: media(1), failure: null, usedBy: [], usedTotal: 0 };
  const waiting: readonly Partial<PickerContext>[] = [
    {},
    { deletion },
    { leaving: { type: 'detail.close' } },
    { licensing: chosenLicense },
  ];
  expect(waiting.map((change) => hasOpenQuestion(context(change)))).toEqual([false, true, true, true]);
});
