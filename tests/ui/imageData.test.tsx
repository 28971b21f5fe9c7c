import { act } from 'react';
import { expect, test } from 'vitest';
import { callActor } from '../../src/machines/kit/actor';
import type { PickerActors } from '../../src/machines/picker/types';
import { appears, eventually } from '../commands/harness';
import { failureOf } from '../machines/fixtures';
import { click, find, findAll, press, type } from '../page/render';
import { attached, drawCard, fakeMedia, item } from './mediaKit';

type Saved = Awaited<ReturnType<PickerActors['saveItem']>>;

const DIALOG = '[role="dialog"]';
const button = (name: string) => {
  const found = findAll('button').find((element) => (element.ariaLabel ?? element.textContent) === name);
  if (found === undefined) throw new Error(`no button ${name}`);
  return found;
};
const title = () => find<HTMLInputElement>(`${DIALOG} input:not([readonly])`);

/** The data of an image of a card, changed, sent and closed before the answer, which the test gives. */
async function sentAndClosed() {
  const { media } = fakeMedia({ items: [item(1)] });
  let answer: (result: Saved) => void = () => undefined;
  const saveItem = callActor<{ id: number }, Saved>(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const port = { ...media.port, picker: { ...media.port.picker, saveItem } as typeof media.port.picker };
  await drawCard([attached(1, 1)], { media: { ...media, port } });
  await click(button('Modifica i dati di Foto 1'));
  await appears(`${DIALOG} input:not([readonly])`);
  await type(title(), 'Foto mia');
  await click(button('Salva'));
  await press('Escape');
  await eventually(() => expect(findAll(DIALOG)).toEqual([]));
  return (result: Saved) => act(async () => answer(result));
}

test('a save that fails after its dialog was closed brings it back, with what was typed', async () => {
  const answer = await sentAndClosed();
  await answer({ ok: false, failure: failureOf('network', { message: 'Il server non risponde' }) });
  await appears(DIALOG);
  expect(title().value).toBe('Foto mia');
  expect(find(DIALOG).textContent).toContain('Il server non risponde');
});

test('so does one that somebody else overtook, with who it was', async () => {
  const answer = await sentAndClosed();
  const conflict = { updatedAt: '2026-11-23T10:05:00.000Z', updatedBy: 'Anna Montanari' };
  await answer({ ok: false, failure: failureOf('conflict', { conflict }) });
  await appears(DIALOG);
  // What is stored did not change the title: mine stays, and I am told.
  await eventually(() =>
    expect(find(DIALOG).textContent).toContain('Anna Montanari ha salvato questi dati il 23/11/26'),
  );
  expect(title().value).toBe('Foto mia');
});

test('one that succeeds closes for good', async () => {
  const answer = await sentAndClosed();
  await answer({ ok: true, value: { message: null, item: null } });
  expect(findAll(DIALOG)).toEqual([]);
});
