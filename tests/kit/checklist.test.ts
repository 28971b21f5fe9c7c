import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { checklist, type Product, pathsAsJson } from './checklist';
import { choosePaths } from './choice';
import { mermaid } from './diagram';
import { model as door } from './door';
import { pathsAsCsv, pathsAsGherkin } from './sheet';
import { pathNamed, playwrightSpec } from './spec';
import type { Model } from './types';

const OPEN = 'door.open (con la chiave)';

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
const product: Product = {
  machine: 'door',
  beginning: () => beginning,
  requirements: ({ steps }) =>
    steps.some(({ event }) => event.type === 'door.close') ? [{ id: '9-1.1', text: 'Una porta si chiude.' }] : [],
  noHand: { 'door.closed --always[tired]': 'è murata' },
  pressOf: (_, { type }) => (type === 'door.open' ? { title: 'Apri la porta', keys: 'Ctrl+A' } : null),
};

const sections = (model: Model) =>
  checklist(model, choosePaths(model), 'transitions', product)
    .split(/^(?=## )/m)
    .slice(1);

describe('two versions of a machine', () => {
  test('differ in the paths whose behaviour changed, and in no other', () => {
    const [older, newer] = [sections(lamp(1)), sections(lamp(2))];
    expect(older.filter((section) => !newer.includes(section))).toEqual([]);
    expect(newer.filter((section) => !older.includes(section)).map((section) => section.split('\n')[0])).toEqual([
      '## Tieni premuto: È accesa → Lampeggia · g1fvk4',
      '## Premi: Lampeggia → È spenta · iw2ose',
    ]);
  });

  test('keep their order', () => {
    const known = new Set(sections(lamp(1)));
    expect(sections(lamp(2)).filter((section) => known.has(section))).toEqual(sections(lamp(1)));
  });
});

describe('what people read', () => {
  const paths = choosePaths(door, { to: 'open' });

  test('the checklist takes its words from the model and the states: an answer is expected of the step before it', () => {
    expect(checklist(door, paths, 'transitions', product, ['Altro.'])).toBe(
      `# Porta

1 percorso (ogni transizione); la macchina ha 5 stati e 7 transizioni.

Altro.

## Qualcuno risponde (avanti) → open · ${paths[0]?.code}

- Pagina: \`#/porta\`
- Utente: anna, "la prima"
- Dati: Una porta,
chiusa.
- Partenza: inizio
- Atteso: La porta è chiusa
- [ ] superato  [ ] fallito  note:

1. Apri (con la chiave)
   - Comando: «Apri la porta» · Ctrl+A
   - Atteso: ringing
   - Atteso: Qualcuno risponde (avanti) → open
   - [ ] superato  [ ] fallito  note:

Copre: \`door.ringing --done(ring)\`
`,
    );
  });

  test('what no hand can do is marked with its reason, and what changes nothing says so', () => {
    const [crash, wrong] = ['door.ringing --error(ring)', 'door.closed --door.open[otherwise]'].map((edge) =>
      choosePaths(door).filter(({ takes }) => takes.includes(edge)),
    );
    expect(checklist(door, crash ?? [], 'transitions', product)).toContain(
      '   - Atteso: La chiamata si interrompe per un errore del programma (si rompe) (a mano non si può: il client rende ogni guasto un valore: la chiamata non si interrompe mai) → La porta è chiusa\n',
    );
    expect(checklist(door, wrong ?? [], 'transitions', product)).toContain('   - Atteso: si resta dove si era\n');
    const blocked = checklist(door, choosePaths(door, { to: 'blocked' }), 'transitions', product);
    expect(blocked).toContain('2. Apri (con un’altra chiave) (a mano non si può: è murata)\n');
    expect(pathsAsGherkin(door, crash ?? [], product)).toContain(`@${crash?.[0]?.code} @non-a-mano\n`);
  });

  test('CSV has a row a step, with room for what came of it', () => {
    const code = paths[0]?.code;
    const begins = `door,${code},Qualcuno risponde (avanti) → open,#/porta,"anna, ""la prima""","Una porta,\nchiusa."`;
    expect(pathsAsCsv(paths, product, '1.2.0').split('\r\n')).toEqual([
      'Macchina,Codice,Percorso,Pagina,Utente,Dati,Numero,Passo,Comando,Atteso,Superato,Fallito,Note,Data,Versione,Provato da',
      `${begins},0,Partenza: inizio,,La porta è chiusa,,,,,1.2.0,`,
      `${begins},1,Apri (con la chiave),«Apri la porta» · Ctrl+A,ringing; Qualcuno risponde (avanti) → open,,,,,1.2.0,`,
      '',
    ]);
  });

  test('Gherkin speaks Italian, a line a step', () => {
    expect(pathsAsGherkin(door, paths, product)).toBe(
      `# language: it
Funzionalità: Porta

  @${paths[0]?.code}
  Scenario: Qualcuno risponde (avanti) → open
    Dato che la pagina è #/porta
    E l’utente è: anna, "la prima"
    E i dati sono: Una porta, chiusa.
    E si parte da: inizio
    E si vede: La porta è chiusa
    Quando Apri (con la chiave) («Apri la porta» · Ctrl+A)
    Allora ringing
    E Qualcuno risponde (avanti) → open
`,
    );
  });

  test('the checklist says which requirement a path tries', () => {
    const trying = sections(door).filter((section) =>
      section.includes('- Prova il requisito 9-1.1: Una porta si chiude.'),
    );
    expect(trying.length).toBeGreaterThan(0);
    expect(trying.every((section) => section.includes('Chiudi'))).toBe(true);
    expect(sections(door).filter((section) => section.includes('Chiudi'))).toEqual(trying);
  });

  test('JSON holds the events, what one presses and what each must change', () => {
    expect(JSON.parse(pathsAsJson(paths, product))).toEqual([
      {
        code: paths[0]?.code,
        name: `inizio > ${OPEN} > ring: avanti`,
        title: 'Qualcuno risponde (avanti) → open',
        ...beginning,
        requirements: [],
        start: 'inizio',
        expected: 'La porta è chiusa',
        takes: ['door.ringing --done(ring)'],
        steps: [
          {
            kind: 'send',
            key: OPEN,
            event: { type: 'door.open', key: 7 },
            say: 'Apri (con la chiave)',
            press: { title: 'Apri la porta', keys: 'Ctrl+A' },
            byHand: true,
            expected: 'ringing',
            value: 'ringing',
          },
          {
            kind: 'done',
            key: 'ring: avanti',
            event: { type: 'xstate.done.actor.ring', output: 'avanti', actorId: 'ring' },
            say: 'Qualcuno risponde (avanti)',
            press: null,
            byHand: true,
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
