import { expect, test } from 'vitest';
import type { Recording, Walk } from '../../tools/atlas/page/recording';
import {
  eventsBefore,
  hasMore,
  NO_WALKS,
  type WalksAction,
  type WalksState,
  walkOf,
  walksReducer,
} from '../../tools/atlas/page/walking';

const walk = (actor: number, machine: string, events: number): Walk => ({
  actor,
  machine,
  events: Array.from({ length: events }, () => ({
    actor,
    machine,
    at: '2026-11-26T16:44:32.000Z',
    event: 'a.b',
    taken: [],
    state: 'x',
    again: false,
  })),
});
const recording: Recording = { head: {}, walks: [walk(1, 'session', 2), walk(2, 'list', 1)], problems: [] };

const after = (state: WalksState, ...types: readonly Exclude<WalksAction['type'], 'open' | 'choose'>[]): WalksState =>
  types.reduce((now, type) => walksReducer(now, { type }), state);
const opened = walksReducer(NO_WALKS, { type: 'open', recording });
const placeOf = (state: WalksState) => [walkOf(state)?.machine ?? null, state.at, state.playing];

test('walks follow one another, forth and back', () => {
  expect(placeOf(opened)).toEqual(['session', 0, false]);
  expect(placeOf(after(opened, 'forward'))).toEqual(['session', 1, false]);
  const next = after(opened, 'forward', 'forward');
  expect([placeOf(next), hasMore(next), eventsBefore(next)]).toEqual([['list', 0, false], false, 2]);
  expect(after(next, 'forward')).toEqual(next);
  expect(placeOf(after(next, 'back'))).toEqual(['session', 1, false]);
  expect(placeOf(after(next, 'back', 'back', 'back'))).toEqual(['session', 0, false]);
  expect(placeOf(after(next, 'restart'))).toEqual(['session', 0, false]);
});

test('playing goes on by itself to the end of the last one, and from there begins anew', () => {
  const playing = after(opened, 'toggle');
  expect(placeOf(playing)).toEqual(['session', 1, true]);
  expect(placeOf(after(playing, 'toggle'))).toEqual(['session', 1, false]);
  const end = after(playing, 'tick');
  expect(placeOf(end)).toEqual(['list', 0, false]);
  expect(placeOf(after(end, 'toggle'))).toEqual(['session', 0, true]);
});

test('a walk is chosen, left and closed', () => {
  const chosen = walksReducer(after(opened, 'toggle'), { type: 'choose', walk: 1 });
  expect(placeOf(chosen)).toEqual(['list', 0, false]);
  const left = after(chosen, 'leave');
  expect([placeOf(left), left.recording, hasMore(left)]).toEqual([[null, 0, false], recording, false]);
  expect(after(left, 'forward', 'back')).toEqual(left);
  expect(after(left, 'close')).toEqual(NO_WALKS);
});
