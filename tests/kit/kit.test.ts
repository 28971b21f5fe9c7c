import { describe, expect, expectTypeOf, test } from 'vitest';
import { assign, raise, setup, spawnChild } from 'xstate';
import { coverage } from './coverage';
import { declaration, door, model, never } from './door';
import { endDifferences } from './ends';
import { missingOutcomes } from './guards';
import { walkJourney } from './journeys';
import { defineModel, done, EXCUSES, after as elapses, fail, refused, send } from './model';
import { modelPaths } from './paths';
import { replay } from './replay';
import type { Model } from './types';
import { begin } from './world';

const plain = (paths: ReturnType<typeof modelPaths>) => paths.map(({ name }) => name);

describe('a declaration', () => {
  test('is exhaustive by type', () => {
    expectTypeOf<keyof typeof declaration.events>().toEqualTypeOf<'door.open' | 'door.close'>();
    expectTypeOf<keyof typeof declaration.actors>().toEqualTypeOf<'ring'>();
    expectTypeOf<keyof typeof declaration.delays>().toEqualTypeOf<'lockPause'>();
  });

  test('that lacks an event, an actor or a delay is refused by name', () => {
    const lacking = { ...declaration, events: {}, actors: {}, delays: {} } as unknown as typeof declaration;
    expect(() => defineModel(door, lacking)).toThrow(
      "model 'Porta' lacks: event 'door.open', event 'door.close', actor 'ring', delay 'lockPause'",
    );
  });
});

describe('coverage', () => {
  test('nothing is missing from the generated paths', () => {
    expect(coverage(model, modelPaths(model))).toEqual({ missing: [], guards: [], stale: [], leaves: 5, edges: 7 });
  });

  test('the small choice of paths takes the same edges', () => {
    const few = modelPaths(model, { cover: 'edges' });
    expect(few.length).toBeLessThan(modelPaths(model).length);
    expect(coverage(model, few).missing).toEqual([]);
  });

  test('walks of steps take every payload from every state, though the edge be the same', () => {
    const two: Model = { ...model, inputs: { inizio: undefined, altrove: undefined } };
    const walks = modelPaths(two, { cover: 'steps' });
    const taken = (key: string) => walks.flatMap(({ steps }) => steps).filter((step) => step.key === key).length;
    expect(taken('door.open (con la chiave)')).toBeGreaterThan(0);
    expect(taken('door.open (con un’altra chiave)')).toBeGreaterThan(0);
    expect(walks.some(({ inputName }) => inputName === 'altrove')).toBe(false);
    expect(coverage(two, walks)).toMatchObject({ missing: [], stale: [] });
  });

  test('what is not walked is named', () => {
    const blind: Model = { ...model, unreachable: {}, actors: { ring: 'inert' } };
    expect(coverage(blind, modelPaths(blind)).missing).toEqual([
      'door.open',
      'door.forgotten',
      'door.ringing --done(ring)',
      'door.ringing --error(ring)',
      'door.open --door.close',
      'door.open --after(lockPause)',
    ]);
  });

  test('an excuse for what is walked, or for what does not exist, is stale', () => {
    const excused: Model = { ...model, unreachable: { ...model.unreachable, 'door.open': 'no', 'door.missing': 'no' } };
    expect(coverage(excused, modelPaths(excused)).stale).toEqual(['door.open', 'door.missing']);
  });

  test('a guard counts where it was evaluated, with each of its outcomes', () => {
    const withKey = { 'con la chiave': { key: 7 } };
    const easy: Model = {
      ...model,
      events: { ...model.events, 'door.open': { phrase: 'Apri', cases: withKey } },
    };
    expect(coverage(easy, modelPaths(easy)).guards).toEqual([
      'door.closed --door.open[rightKey]: never false',
      'door.closed --always[tired]: never true',
    ]);
  });

  test('who excuses an edge excuses its guard; an excuse for an outcome that was met is stale', () => {
    const easy: Model = {
      ...model,
      events: { ...model.events, 'door.open': { phrase: 'Apri', cases: { 'con la chiave': { key: 7 } } } },
      unreachable: {
        'door.closed --door.open[rightKey]: never true': 'no',
        'door.closed --door.open[rightKey]: never false': 'nobody has another key',
        'door.closed --always[tired]': 'nobody has another key',
      },
    };
    const { guards, stale } = coverage(easy, modelPaths(easy));
    expect(guards).toEqual([]);
    expect(stale).toEqual(['door.closed --door.open[rightKey]: never true']);
  });

  test('a refused event and a journey count; only asking whether an event is possible does not', () => {
    const shy: Model = { ...model, actors: { ring: 'inert' }, events: {} };
    begin(shy, undefined).snapshot.can({ type: 'door.open', key: 1 });
    expect(missingOutcomes(shy)).toContain('door.closed --door.open[rightKey]: never false');
    const steps = [send({ type: 'door.open', key: 1 }), send({ type: 'door.open', key: 7 })];
    walkJourney(shy, { name: 'due chiavi', input: 'inizio', steps, end: { value: 'ringing' } });
    expect(missingOutcomes(shy)).toEqual(['door.closed --always[tired]: never true']);
  });

  test('of states beside and within each other each counts by itself', () => {
    const nested = setup({
      types: { events: {} as { type: 'go'; far: boolean } },
      guards: { far: ({ event }) => event.far, outer: () => false },
    }).createMachine({
      id: 'nested',
      type: 'parallel',
      states: {
        one: {
          initial: 'in',
          on: { go: { guard: 'outer' } },
          states: { in: { on: { go: { guard: 'far', actions: [] } } } },
        },
        two: { initial: 'in', states: { in: { on: { go: { target: 'out' } } }, out: {} } },
      },
    });
    const beside = simple(nested, { go: { phrase: 'Vai' } });
    const walked = (far: boolean) => {
      walkJourney(beside, { name: 'go', input: 'inizio', steps: [send({ type: 'go', far })], end: { value: {} } });
      return missingOutcomes(beside);
    };
    // Taken within, the event does not come out to the guard around it.
    expect(walked(true)).toEqual([
      'nested.one --go[outer]: never true',
      'nested.one --go[outer]: never false',
      'nested.one.in --go[far]: never false',
    ]);
    expect(walked(false)).toEqual(['nested.one --go[outer]: never true']);
  });

  test('a path is named by its start and its steps', () => {
    expect(plain(modelPaths(model, { cover: 'edges' }))).toEqual([
      'inizio > door.open (con la chiave) > ring: avanti > door.close > door.open (con un’altra chiave) > door.open (con un’altra chiave)',
      'inizio > door.open (con la chiave) > ring: avanti > after lockPause',
      'inizio > door.open (con la chiave) > ring! si rompe',
    ]);
  });
});

describe('what must hold', () => {
  test('a broken invariant names itself and the way there', () => {
    const strict: Model = { ...model, invariants: { 'one try': ({ context }) => context.tries <= 1 } };
    expect(() => modelPaths(strict)).toThrow(/^broken after \[inizio > .*altra chiave\)\]: one try$/);
  });

  test('a broken invariant can be collected instead, and the walk goes on', () => {
    const broken: string[] = [];
    const strict: Model = { ...model, invariants: { 'one try': ({ context }) => context.tries <= 1 } };
    const paths = modelPaths(strict, { onBroken: (name, way) => broken.push(`${name}: ${way}`) });
    expect(plain(paths)).toEqual(plain(modelPaths(model)));
    expect(broken[0]).toMatch(/^one try: inizio > .*altra chiave\)$/);
  });

  test('a broken effect and a broken law too', () => {
    expect(() => modelPaths({ ...model, effects: { silence: (_, emitted) => emitted.length === 0 } })).toThrow(
      'broken after [inizio > door.open (con la chiave)]: silence',
    );
    expect(() =>
      modelPaths({ ...model, laws: { 'no opening': (_before, event) => event.type !== 'door.open' } }),
    ).toThrow(/no opening$/);
  });

  test('the traversal stops at its limit', () => {
    expect(() => modelPaths({ ...model, limit: 3 })).toThrow('Traversal limit exceeded');
  });

  test('a projection that leaves out what decides leaves edges unwalked', () => {
    const forgetful: Model = { ...model, project: () => 0 };
    expect(coverage(forgetful, modelPaths(forgetful)).missing).toEqual(['door.blocked', 'door.closed --always[tired]']);
  });
});

describe('replay', () => {
  test('every path plays on a live actor', () => {
    for (const path of modelPaths(model)) replay(model, path);
  });

  test('a context that is not the pure fold’s is a difference', () => {
    let calls = 0;
    const impure = setup({ types: { context: {} as { n: number }, events: {} as { type: 'go' } } }).createMachine({
      context: { n: 0 },
      on: {
        go: {
          actions: assign({
            n: () => {
              calls += 1;
              return calls;
            },
          }),
        },
      },
    });
    const wrong = simple(impure, { go: { phrase: 'Vai' } });
    const journey = { name: 'go', input: 'inizio', steps: [send({ type: 'go' })], end: { value: {} } };
    expect(() => replay(wrong, walkJourney(wrong, journey))).toThrow("after 'go', context: live");
  });

  test('a context that JSON changes is a difference', () => {
    const unsafe = setup({ types: { context: {} as { at: Map<string, number> } } }).createMachine({
      context: { at: new Map([['a', 1]]) },
    });
    const wrong = simple(unsafe, {});
    const start = walkJourney(wrong, { name: 'start', input: 'inizio', steps: [], end: { value: {} } });
    expect(() => replay(wrong, start)).toThrow("after 'start', context as JSON");
  });
});

function simple(machine: Model['machine'], events: Model['events'], more: Partial<Model> = {}): Model {
  return {
    ...model,
    machine,
    events,
    actors: {},
    delays: {},
    invariants: {},
    unreachable: {},
    project: (context) => context,
    ...more,
  };
}

describe('timers and spawned promises', () => {
  const two = setup({
    types: { context: {} as { fired: string[]; answers: number[] }, events: {} as { type: 'ask' } },
    actors: { answer: never<number>() },
    delays: { short: 100, long: 300 },
  }).createMachine({
    id: 'two',
    context: { fired: [], answers: [] },
    type: 'parallel',
    states: {
      a: {
        initial: 'on',
        states: { on: { after: { long: { target: 'off' } } }, off: {} },
      },
      b: {
        initial: 'on',
        states: { on: { after: { short: { target: 'off' } } }, off: {} },
      },
      c: {
        on: {
          ask: { actions: spawnChild('answer', { id: 'first' }), guard: ({ context }) => context.answers.length === 0 },
          'xstate.done.actor.first': {
            actions: assign({ answers: ({ context }) => [...context.answers, 1] }),
          },
        },
      },
    },
  });
  const timers = defineModel(two, {
    title: 'Due orologi',
    inputs: { inizio: undefined },
    start: () => ({ page: '/', user: {}, data: '' }),
    events: { ask: { phrase: 'Chiedi', sentBy: EXCUSES.reported } },
    actors: { answer: { phrase: 'Risponde', done: { uno: 1 }, error: {} } },
    delays: { short: 'scatta il primo', long: 'scatta il secondo' },
    invariants: {
      'the short one fires first': (snapshot) => !snapshot.matches({ a: 'off' }) || snapshot.matches({ b: 'off' }),
    },
    project: ({ answers }) => answers.length,
    limit: 1000,
    paths: { floor: 1, cap: 100 },
    journeys: [],
  });

  test('the timer due first fires first, and every path plays live', () => {
    const paths = modelPaths(timers);
    expect(coverage(timers, paths).missing).toEqual([]);
    for (const path of paths) replay(timers, path);
  });

  test('a delayed raise is refused', () => {
    const late = setup({ types: { events: {} as { type: 'ping' } } }).createMachine({
      entry: raise({ type: 'ping' }, { delay: 10 }),
      on: { ping: {} },
    });
    expect(() => modelPaths(simple(late, { ping: { phrase: 'Ping' } }))).toThrow(
      "'ping' is sent with a delay; use a state's 'after' instead",
    );
  });
});

describe('journeys', () => {
  const journey = (...steps: Parameters<typeof walkJourney>[1]['steps']) => ({
    name: 'prova',
    input: 'inizio',
    steps,
    end: { value: 'closed', context: { tries: 0, answer: 'avanti' }, emitted: ['rang'] },
  });
  const open = send({ type: 'door.open', key: 7 });

  test('one that ends where it should', () => {
    const there = journey(refused({ type: 'door.close' }), open, done('ring', 'avanti'), elapses('lockPause'));
    const path = walkJourney(model, there);
    expect(endDifferences(there, path)).toEqual([]);
    replay(model, path);
  });

  test('one that ends elsewhere says how', () => {
    const elsewhere = journey(open, done('ring', 'avanti'));
    expect(endDifferences(elsewhere, walkJourney(model, elsewhere))).toEqual(['value: "open" instead of "closed"']);
  });

  test.each([
    ['an event that is refused', send({ type: 'door.close' }), "step 1: door.close can't happen here"],
    ['an answer nobody waits for', fail('ring', 'si rompe'), "step 1: ring: si rompe can't happen here"],
    ['a timer that does not run', elapses('lockPause'), "step 1: lockPause can't happen here"],
    ['a refusal that is none', refused({ type: 'door.open', key: 7 }), "step 1: door.open can't be refused here"],
  ])('%s stops it', (_name, step, message) => {
    expect(() => walkJourney(model, journey(step))).toThrow(message);
  });
});
