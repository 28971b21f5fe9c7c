import { describe, expect, test } from 'vitest';
import {
  back,
  brokenInvariants,
  contextRows,
  forward,
  mayGoOn,
  momentOf,
  plannedStep,
  type Run,
  restart,
  startJourney,
  startPath,
  startRun,
  take,
  wouldRefuse,
} from '../../tools/atlas/page/run';
import { model as door } from '../kit/door';
import type { Step } from '../kit/types';
import { offers, running } from '../kit/world';

const OPEN = 'door.open (con la chiave)';
const path = {
  code: 'abc123',
  title: 'Apri',
  start: 'inizio',
  steps: [OPEN, 'ring: avanti', 'after lockPause'],
  presses: [],
  takes: [],
  onScreen: false,
};

const stateOf = (run: Run) => momentOf(run).world.snapshot.value;

function offered(run: Run, key: string): Step {
  const step = offers(run.model, momentOf(run).world).find((one) => one.key === key);
  if (step === undefined) throw new Error(`'${key}' is not offered`);
  return step;
}

describe('a path in the atlas', () => {
  test('is played step by step, its answers settling what the machine waits for', () => {
    let run = startPath(door, path);
    expect([stateOf(run), run.at, plannedStep(run)?.key]).toEqual(['closed', 0, OPEN]);
    run = forward(run);
    expect([stateOf(run), running(momentOf(run).world)]).toEqual(['ringing', ['ring']]);
    run = forward(run);
    expect([stateOf(run), running(momentOf(run).world)]).toEqual(['open', []]);
    run = forward(run);
    expect([stateOf(run), mayGoOn(run), plannedStep(run)]).toEqual(['closed', false, null]);
    expect(forward(run)).toBe(run);
  });

  test('goes back, forward over the same ground, and to its start', () => {
    const there = forward(forward(startPath(door, path)));
    const before = back(there);
    expect([stateOf(before), mayGoOn(before)]).toEqual(['ringing', true]);
    expect(momentOf(forward(before))).toBe(momentOf(there));
    expect([stateOf(restart(there)), restart(there).at]).toEqual(['closed', 0]);
    expect(back(restart(there)).at).toBe(0);
  });

  test('is left by another step, and kept by its own', () => {
    const ringing = forward(startPath(door, path));
    const kept = take(ringing, offered(ringing, 'ring: avanti'));
    expect([stateOf(kept), plannedStep(kept)?.key]).toEqual(['open', 'after lockPause']);
    const left = take(ringing, offered(ringing, 'ring! si rompe'));
    expect([stateOf(left), left.plan, mayGoOn(left)]).toEqual(['closed', null, false]);
  });

  test('that was changed on the way back forgets what came after', () => {
    const run = restart(forward(forward(startRun(door, 'inizio', startPath(door, path).plan))));
    const other = take(run, offered(run, 'door.open (con un’altra chiave)'));
    expect(other.moments.map(({ step }) => step?.key ?? null)).toEqual([null, 'door.open (con un’altra chiave)']);
  });
});

test('a free run tells refused steps from those that lead somewhere', () => {
  const strict = { ...door, events: { ...door.events, 'door.close': { phrase: 'Chiudi' } } };
  const run = startRun(strict, 'inizio');
  expect(wouldRefuse(run, offered(run, OPEN))).toBe(false);
  const nobody: Step = { kind: 'send', key: 'door.close', say: 'Chiudi', event: { type: 'door.close' }, actor: '' };
  expect(wouldRefuse(run, nobody)).toBe(true);
});

test('a broken invariant is named where it breaks', () => {
  const once = {
    ...door,
    invariants: { 'one try': ({ context }: { context: { tries: number } }) => context.tries <= 1 },
  };
  const start = startRun(once, 'inizio');
  const tried = take(start, offered(start, 'door.open (con un’altra chiave)'));
  expect([
    brokenInvariants(tried),
    brokenInvariants(take(tried, offered(tried, 'door.open (con un’altra chiave)'))),
  ]).toEqual([[], ['one try']]);
});

test('the context’s rows say what the last step changed', () => {
  const start = startRun(door, 'inizio');
  expect(contextRows(start)).toEqual([
    { key: 'tries', json: '0', changed: false },
    { key: 'answer', json: '""', changed: false },
  ]);
  expect(contextRows(take(start, offered(start, 'door.open (con un’altra chiave)')))).toEqual([
    { key: 'tries', json: '1', changed: true },
    { key: 'answer', json: '""', changed: false },
  ]);
});

test('a journey that the model has not is refused', () => {
  expect(() => startJourney(door, 'nessuno')).toThrow("the model has no journey 'nessuno'");
});
