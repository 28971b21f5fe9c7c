import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { checklist, pathsAsJson } from './checklist';
import { type Choice, choosePaths } from './choice';
import { mermaid } from './diagram';
import { model as door } from './door';
import { pathsAsCsv, pathsAsGherkin } from './sheet';
import { pathNamed, playwrightSpec } from './spec';
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

  test('names what the model has not', () => {
    expect(() => ways({ to: 'nowhere' })).toThrow("no state 'nowhere'");
    expect(() => ways({ avoid: ['door.kick'] })).toThrow("no step 'door.kick'");
    expect(() => ways({ avoid: ['door.open (con un piede)'] })).toThrow("no step 'door.open (con un piede)'");
  });

  test('stops at the model’s limit', () => {
    expect(() => ways({}, { ...door, limit: 2 })).toThrow("model 'Porta': more than 2 states");
  });
});

/** A lamp; its second version blinks, and declares everything in another order. */
function lamp(version: 1 | 2): Model {
  const on = { description: 'È accesa', on: { press: 'off' } };
  const off = { description: 'È spenta', on: { press: 'on' } };
  const states =
    version === 1
      ? { off, on }
      : {
          blinking: { description: 'Lampeggia', on: { press: 'off' } },
          on: { ...on, on: { hold: 'blinking', press: 'off' } },
          off,
        };
  const machine = createMachine({ id: 'lamp', initial: 'off', states });
  const events = { press: { phrase: 'Premi' }, hold: { phrase: 'Tieni premuto' } };
  return {
    ...door,
    title: 'Lampada',
    machine,
    inputs: version === 1 ? { nuova: undefined, usata: undefined } : { usata: undefined, nuova: undefined },
    events: version === 1 ? { press: events.press } : { hold: events.hold, press: events.press },
    actors: {},
    delays: {},
    invariants: {},
    unreachable: {},
    project: () => 0,
  };
}

const beginning = { page: '#/porta', user: 'anna, "la prima"', data: 'Una porta,\nchiusa.' };

const sections = (model: Model) =>
  checklist(model, choosePaths(model), 'transitions', () => beginning)
    .split(/^(?=## )/m)
    .slice(1);

describe('two versions of a machine', () => {
  test('differ in the paths whose behaviour changed, and in no other', () => {
    const [older, newer] = [sections(lamp(1)), sections(lamp(2))];
    expect(older.filter((section) => !newer.includes(section))).toEqual([]);
    expect(newer.filter((section) => !older.includes(section)).map((section) => section.split('\n')[0])).toEqual([
      '## Tieni premuto → Lampeggia · g1fvk4',
      '## Premi → È spenta · iw2ose',
    ]);
  });

  test('keep their order', () => {
    const known = new Set(sections(lamp(1)));
    expect(sections(lamp(2)).filter((section) => known.has(section))).toEqual(sections(lamp(1)));
  });
});

describe('what people read', () => {
  const paths = choosePaths(door, { to: 'open' });

  test('the checklist takes its words from the model and the states', () => {
    expect(checklist(door, paths, 'transitions', () => beginning)).toBe(
      `# Porta

1 percorso (ogni transizione); la macchina ha 5 stati e 7 transizioni.

## Qualcuno risponde (avanti) → open · ${paths[0]?.code}

- Pagina: \`#/porta\`
- Utente: anna, "la prima"
- Dati: Una porta,
chiusa.
- Partenza: inizio. Atteso: La porta è chiusa

1. Apri (con la chiave)
   - Atteso: ringing
   - [ ] superato  [ ] fallito  note:
2. Qualcuno risponde (avanti)
   - Atteso: open
   - [ ] superato  [ ] fallito  note:

Copre: \`door.ringing --done(ring)\`
`,
    );
  });

  test('CSV has a row a step, with room for what came of it', () => {
    const code = paths[0]?.code;
    const begins = `Porta,${code},Qualcuno risponde (avanti) → open,#/porta,"anna, ""la prima""","Una porta,\nchiusa."`;
    expect(pathsAsCsv(door, paths, () => beginning).split('\r\n')).toEqual([
      'Macchina,Codice,Percorso,Pagina,Utente,Dati,Numero,Passo,Atteso,Superato,Fallito,Note',
      `${begins},0,Partenza: inizio,La porta è chiusa,,,`,
      `${begins},1,Apri (con la chiave),ringing,,,`,
      `${begins},2,Qualcuno risponde (avanti),open,,,`,
      '',
    ]);
  });

  test('Gherkin speaks Italian, a line a step', () => {
    expect(pathsAsGherkin(door, paths, () => beginning)).toBe(
      `# language: it
Funzionalità: Porta

  @${paths[0]?.code}
  Scenario: Qualcuno risponde (avanti) → open
    Dato che la pagina è #/porta
    E l’utente è: anna, "la prima"
    E i dati sono: Una porta, chiusa.
    E si parte da: inizio
    E si vede: La porta è chiusa
    Quando Apri (con la chiave)
    Allora ringing
    Quando Qualcuno risponde (avanti)
    Allora open
`,
    );
  });

  test('JSON holds the events and what each must lead to', () => {
    expect(JSON.parse(pathsAsJson(paths, () => beginning))).toEqual([
      {
        code: paths[0]?.code,
        name: `inizio > ${OPEN} > ring: avanti`,
        title: 'Qualcuno risponde (avanti) → open',
        ...beginning,
        start: 'inizio',
        expected: 'La porta è chiusa',
        takes: ['door.ringing --done(ring)'],
        steps: [
          {
            kind: 'send',
            key: OPEN,
            event: { type: 'door.open', key: 7 },
            say: 'Apri (con la chiave)',
            expected: 'ringing',
            value: 'ringing',
          },
          {
            kind: 'done',
            key: 'ring: avanti',
            event: { type: 'xstate.done.actor.ring', output: 'avanti', actorId: 'ring' },
            say: 'Qualcuno risponde (avanti)',
            expected: 'open',
            value: 'open',
          },
        ],
      },
    ]);
  });

  test('the diagram holds every state with its description, and every edge', () => {
    const lines = mermaid(door).split('\n');
    expect(lines).toContain('    door_closed: La porta è chiusa');
    expect(lines).toContain('  door_open --> door_closed: after(lockPause)');
    expect(lines.filter((line) => line.startsWith('  door'))).toHaveLength(1 + 7);
  });

  test('the spec names its paths by what they do, and finds them again', () => {
    const text = playwrightSpec(paths, { folder: 'door', screen: 'doorScreen' }, 'npm run paths -- door');
    expect(text).toContain(`    start: 'inizio',\n    steps: [\n      '${OPEN}',\n      'ring: avanti',\n    ],\n`);
    const named = { title: 'a', start: 'inizio', steps: [OPEN, 'ring: avanti'] };
    expect(pathNamed(door, named).name).toBe(paths[0]?.name);
    expect(() => pathNamed(door, { ...named, steps: [OPEN, 'door.close'] })).toThrow(
      "'a', step 2: 'door.close' can't happen here any more",
    );
    expect(() => pathNamed(door, { ...named, start: 'altrove' })).toThrow("the model has no start 'altrove'");
  });
});
