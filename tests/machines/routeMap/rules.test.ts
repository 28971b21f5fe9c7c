import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type RouteMapEdit, routeMapEdits } from '../../../src/machines/routeMap/edits';
import { distance, opened, type RouteStop } from '../../../src/machines/routeMap/rules';
import { stopsForm, stopsOf } from './model';

const bologna = { lat: 44.4939, lng: 11.343 };

test.each([
  [bologna, 0],
  [{ lat: 44.0594, lng: 12.5684 }, 109],
  [{ lat: 45.4939, lng: 11.343 }, 111],
  [{ lat: -44.4939, lng: -168.657 }, 20_015],
])('kilometres from Bologna to %j', (to, kilometres) => {
  expect(Math.round(distance(bologna, to) / 1000)).toBe(kilometres);
});

const change = (value: readonly RouteStop[]) => ({ type: 'form.change', changes: { value } }) as const;

/** A map with these stops and the focus on the first pin, and what it announces. */
function walked(keys: string, ...events: readonly (RouteMapEdit | ReturnType<typeof change>)[]) {
  const actor = createActor(stopsForm, { input: opened(stopsOf(keys), null) }).start();
  const announced: string[] = [];
  actor.on('announced', ({ text }) => announced.push(text));
  actor.send({ type: 'pin.go', key: actor.getSnapshot().context.keyboard.cursor ?? '' });
  for (const event of events) actor.send(event);
  return { actor, announced };
}

test('a step says how far it is from the stop before, over those without a position', () => {
  const { announced } = walked('aBc', { type: 'pin.step', to: 'last' }, { type: 'pin.step', to: 'first' });
  expect(announced).toEqual(['A 109 km in linea d’aria dalla tappa 1', 'A 109 km in linea d’aria dalla tappa 3']);
});

test('a short way is given in metres', () => {
  const near = [
    { key: 'a', number: 1, name: '', point: bologna, isWrong: false },
    { key: 'b', number: 2, name: '', point: { ...bologna, lat: 44.497 }, isWrong: false },
  ];
  const { announced } = walked('a', change(near), { type: 'pin.step', to: 'next' });
  expect(announced).toEqual(['A 340 m in linea d’aria dalla tappa 1']);
});

test('a stop that lost its position is named, and the focus goes on along the way it had', () => {
  const { actor, announced } = walked('abc', { type: 'pin.go', key: 'b' }, change(stopsOf('aBc')));
  expect([announced, actor.getSnapshot().context.keyboard.cursor]).toEqual([['La tappa 2 non è più sulla mappa'], 'c']);
  actor.send(change(stopsOf('aBC')));
  expect(actor.getSnapshot().context.keyboard.cursor).toBe('a');
});

test.each<[RouteMapEdit, string | null]>([
  [{ type: 'pin.step', to: 'previous' }, 'È la prima tappa sulla mappa'],
  [{ type: 'pin.step', to: 'first' }, 'È la prima tappa sulla mappa'],
  [{ type: 'pin.step', to: 'next' }, null],
  [{ type: 'pin.go', key: 'b' }, 'La tappa non è sulla mappa: non ha ancora una posizione'],
  [{ type: 'pin.go', key: 'z' }, 'La tappa non c’è più'],
  [{ type: 'stop.open', key: 'z' }, 'La tappa non c’è più'],
  [{ type: 'stop.open', key: 'b' }, null],
])('on the first pin %j is refused with: %s', (event, text) => {
  expect(routeMapEdits.reason(walked('aBc').actor.getSnapshot(), event)).toBe(text);
});
