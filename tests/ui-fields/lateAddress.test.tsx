import { act } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { KINDS } from '../../src/content/kinds/table';
import { find, findAll } from '../page/render';
import { draw, field } from './kit';

/** Lets the controls' code arrive. */
const controls = vi.hoisted(() => {
  let arrive = () => {};
  const promise = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { promise, arrive };
});
vi.mock('../../src/ui/fields/LocationFields', async (original) => {
  await controls.promise;
  return original();
});

beforeAll(() => import('../../src/ui/base/Combobox'));

test('an address whose controls are on their way says what is wrong, and keeps the focus for the control that it is about', async () => {
  await draw(field('address'), KINDS.address.blank, { required: true, error: 'Campo richiesto' });
  expect([find('#f-error').textContent, findAll('#f-city')]).toEqual(['Campo richiesto', []]);
  await act(async () => find('#f').focus());
  expect(document.activeElement).toBe(find('#f'));
  controls.arrive();
  const drawnAndLed = async () => {
    await act(async () => {});
    expect(document.activeElement).toBe(find('#f-city'));
  };
  await vi.waitFor(drawnAndLed, 10_000);
  expect([find('#f-city-error').textContent, findAll('#f-error')]).toEqual(['Campo richiesto', []]);
});
