import { describe, expect, test } from 'vitest';
import { createMachine, fromPromise } from 'xstate';
import { type Choice, type ChosenPath, COVERAGES, choosePaths, pathsLeftOut } from './choice';
import { model as door } from './door';
import { withTitles } from './naming';
import type { Model } from './types';

const ways = (choice?: Choice, model: Model = door) =>
  choosePaths(model, choice).map(({ name, takes }) => [name, takes] as const);

const OPEN = 'door.open (con la chiave)';
const WRONG = 'door.open (con un’altra chiave)';

describe('a choice of paths', () => {
  test('of states has the shortest way to each', () => {
    expect(ways({ coverage: 'states' })).toEqual([
      ['inizio', ['door.closed']],
      [`inizio > ${OPEN}`, ['door.ringing']],
      [`inizio > ${OPEN} > ring: avanti`, ['door.open']],
      [`inizio > ${WRONG} > ${WRONG}`, ['door.blocked']],
    ]);
  });

  test('of transitions has the shortest way to each, whatever else it takes', () => {
    expect(ways()).toEqual([
      [`inizio > ${OPEN}`, ['door.closed --door.open[rightKey]']],
      [`inizio > ${OPEN} > ring! si rompe`, ['door.ringing --error(ring)']],
      [`inizio > ${OPEN} > ring: avanti`, ['door.ringing --done(ring)']],
      [`inizio > ${OPEN} > ring: avanti > after lockPause`, ['door.open --after(lockPause)']],
      [`inizio > ${OPEN} > ring: avanti > door.close`, ['door.open --door.close']],
      [`inizio > ${WRONG}`, ['door.closed --door.open[otherwise]']],
      [`inizio > ${WRONG} > ${WRONG}`, ['door.closed --always[tired]']],
    ]);
  });

  test('of a machine of several uses has the shortest way in each', () => {
    const uses: Model = { ...door, inputs: { casa: undefined, inizio: undefined } };
    const once = ways();
    const taken = ways({}, { ...uses, isOfUses: true }).map(([, takes]) => takes);
    expect(taken).toEqual(['casa', 'inizio'].flatMap((use) => once.map(([, [edge]]) => [`${use}: ${edge}`])));
    expect(ways({}, uses)).toHaveLength(once.length);
  });

  test('of pairs has every two transitions that can follow each other', () => {
    const pairs = ways({ coverage: 'pairs' }).flatMap(([, takes]) => takes);
    expect(pairs.toSorted()).toEqual(
      [
        'door.closed --door.open[otherwise] → door.closed --always[tired]',
        'door.closed --door.open[otherwise] → door.closed --door.open[otherwise]',
        'door.closed --door.open[otherwise] → door.closed --door.open[rightKey]',
        'door.closed --door.open[rightKey] → door.ringing --done(ring)',
        'door.closed --door.open[rightKey] → door.ringing --error(ring)',
        'door.open --after(lockPause) → door.closed --door.open[otherwise]',
        'door.open --after(lockPause) → door.closed --door.open[rightKey]',
        // Found from a door tried once already.
        'door.open --after(lockPause) → door.closed --always[tired]',
        'door.open --door.close → door.closed --always[tired]',
        'door.open --door.close → door.closed --door.open[otherwise]',
        'door.open --door.close → door.closed --door.open[rightKey]',
        'door.ringing --done(ring) → door.open --after(lockPause)',
        'door.ringing --done(ring) → door.open --door.close',
        'door.ringing --error(ring) → door.closed --always[tired]',
        'door.ringing --error(ring) → door.closed --door.open[otherwise]',
        'door.ringing --error(ring) → door.closed --door.open[rightKey]',
      ].toSorted(),
    );
  });

  test('to a state ends there, by every transition that enters it', () => {
    expect(ways({ to: 'closed' }).map(([, takes]) => takes)).toEqual([
      ['door.ringing --error(ring)'],
      ['door.open --after(lockPause)'],
      ['door.open --door.close'],
    ]);
    expect(ways({ to: 'closed', coverage: 'states' })).toEqual([['inizio', ['inizio → door.closed']]]);
    expect(ways({ to: 'door.open' })).toEqual([[`inizio > ${OPEN} > ring: avanti`, ['door.ringing --done(ring)']]]);
    expect(ways({ to: 'blocked', coverage: 'states' })).toEqual([
      [`inizio > ${WRONG} > ${WRONG}`, ['inizio → door.blocked']],
    ]);
  });

  test('that avoids a step goes another way, or none', () => {
    expect(ways({ avoid: [OPEN] })).toEqual([
      [`inizio > ${WRONG}`, ['door.closed --door.open[otherwise]']],
      [`inizio > ${WRONG} > ${WRONG}`, ['door.closed --always[tired]']],
    ]);
    expect(ways({ to: 'open', avoid: ['done(ring)'] })).toEqual([]);
  });

  test('by hand leaves out what a crash alone leads to, and counts it', () => {
    const leftOut = (choice: Choice) => pathsLeftOut(door, choice);
    expect(ways({ byHand: true })).toEqual(ways().filter(([name]) => !name.includes('ring! ')));
    expect([leftOut({}), leftOut({ to: 'closed' })]).toEqual([1, 1]);
    expect([leftOut({ to: 'open' }), leftOut({ coverage: 'states' })]).toEqual([0, 0]);
    expect(leftOut({ coverage: 'all' })).toBeGreaterThan(0);
  });

  test('by hand goes no way that no hand leads through', () => {
    const smooth = { ...door, noHand: { 'door.open --door.close': 'non ha maniglia' } };
    expect(ways({ byHand: true, to: 'closed' }, smooth).map(([, takes]) => takes)).toEqual([
      ['door.open --after(lockPause)'],
    ]);
    expect(pathsLeftOut(smooth, { to: 'closed' })).toBe(2);
  });

  test('names what the model has not', () => {
    expect(() => ways({ to: 'nowhere' })).toThrow("no state 'nowhere'");
    expect(() => ways({ avoid: ['door.kick'] })).toThrow("no step 'door.kick'");
    expect(() => ways({ avoid: ['door.open (con un piede)'] })).toThrow("no step 'door.open (con un piede)'");
  });

  test('stops at the model’s limit', () => {
    expect(() => ways({}, { ...door, limit: 2 })).toThrow("model 'Porta': more than 2 states");
  });
});

/** Something asks twice: the first answer may be a crash, a failure or what was hoped for, and all lead to the same. */
const asking: Model = {
  ...door,
  title: 'Domanda',
  machine: createMachine({
    id: 'asking',
    initial: 'first',
    states: {
      first: { invoke: { id: 'ask', src: 'ask', onDone: 'between', onError: 'between' } },
      between: { description: 'Si può chiedere ancora', on: { again: 'second' } },
      second: { invoke: { id: 'ask', src: 'ask', onDone: 'end', onError: 'end' } },
      end: {},
    },
  }).provide({ actors: { ask: fromPromise(() => new Promise(() => undefined)) } }),
  events: { again: { phrase: 'Chiedi' } },
  actors: {
    ask: { phrase: 'Risponde', done: { bene: { ok: true }, 'a senza rete': { ok: false }, altro: { ok: true } } },
  },
  delays: {},
  invariants: {},
  unreachable: {},
  project: () => 0,
};

describe('of two ways of the same length', () => {
  test('the one with ordinary answers is taken, whatever their names', () => {
    expect(ways({}, asking).map(([name]) => name)).toEqual([
      'inizio > ask! si rompe',
      'inizio > ask: bene',
      'inizio > ask: bene > again',
      'inizio > ask: bene > again > ask! si rompe',
      'inizio > ask: bene > again > ask: bene',
    ]);
    const to = (...avoid: readonly string[]) =>
      ways({ to: 'between', avoid, coverage: 'states' }, asking).map(([name]) => name);
    expect(to('ask: bene')).toEqual(['inizio > ask: altro']);
    expect(to('ask: bene', 'ask: altro')).toEqual(['inizio > ask: a senza rete']);
  });

  test('the one that a hand can go is taken', () => {
    const gates: Model = {
      ...door,
      title: 'Elimini',
      machine: createMachine({
        id: 'gates',
        initial: 'outside',
        states: { outside: { on: { high: 'inside', low: 'inside' } }, inside: { on: { rest: 'end' } }, end: {} },
      }),
      events: { high: { phrase: 'Salta' }, low: { phrase: 'Apri' }, rest: { phrase: 'Siedi' } },
      actors: {},
      delays: {},
      invariants: {},
      unreachable: {},
      project: () => 0,
    };
    const toEnd = (model: Model) => ways({ to: 'end' }, model).map(([name]) => name);
    expect(toEnd(gates)).toEqual(['inizio > high > rest']);
    expect(toEnd({ ...gates, noHand: { 'gates.outside --high': 'è troppo alto' } })).toEqual(['inizio > low > rest']);
  });
});

describe('titles', () => {
  const titles = (coverage: (typeof COVERAGES)[number]) => choosePaths(door, { coverage }).map(({ title }) => title);

  test.each(COVERAGES)('differ, whichever the coverage: %s', (coverage) => {
    expect(titles(coverage)).toEqual([...new Set(titles(coverage))]);
  });

  test('say the way where another path ends alike, and only there', () => {
    expect(titles('pairs')).toEqual(
      expect.arrayContaining([
        'Apri (con un’altra chiave): La porta è chiusa (si resta dove si era), dopo «Chiudi»',
        'Chiudi → La porta è chiusa',
      ]),
    );
  });

  test('tell paths apart by their keys where their words are the same', () => {
    const twice = { ...door, events: { ...door.events, 'door.open': { phrase: 'Apri', cases: { '': { key: 7 } } } } };
    const [one, other] = [['a'], ['b']].map(([key = '']) => ({
      ...(choosePaths(twice)[0] as ChosenPath),
      name: key,
      inputName: 'inizio',
      steps: (choosePaths(twice)[0]?.steps ?? []).map((step) => ({ ...step, key })),
    }));
    expect(withTitles([one, other] as ChosenPath[]).map(({ title }) => title)).toEqual([
      'Apri: La porta è chiusa → ringing, a',
      'Apri: La porta è chiusa → ringing, b',
    ]);
  });
});
