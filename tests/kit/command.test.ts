import { describe, expect, test } from 'vitest';
import { runPaths } from '../../tools/pathsCommand';
import { USAGE } from '../../tools/pathsWish';
import { replayedMachines } from '../../tools/replays';
import { models } from '../machines/models';
import { declaration, model as door, door as machine } from './door';
import { defineModel } from './model';

const doors = { door: async () => door, zitta: () => Promise.reject(new Error('niente da dire')) };
const run = (...args: string[]) => runPaths(args, doors);

describe('npm run paths', () => {
  test('lists the machines, and says why one can’t be read', async () => {
    expect(await run()).toEqual({
      out: `Macchina  Titolo  Stati  Transizioni  Percorsi\ndoor      Porta       5            7         7\n\n${USAGE}\n`,
      err: 'zitta: il modello non si carica. niente da dire\n',
      code: 1,
    });
  });

  test('prints the checklist, JSON, the diagram', async () => {
    const [md, json, diagram] = [
      await run('door'),
      await run('door', '--format', 'json'),
      await run('door', '--mermaid'),
    ];
    expect(md.out).toMatch(/^# Porta\n\n7 percorsi \(ogni transizione\)/);
    expect(JSON.parse(json.out)).toHaveLength(7);
    expect(diagram.out).toMatch(/^stateDiagram-v2\n/);
    expect([md, json, diagram].map(({ err, code }) => ({ err, code }))).toEqual(Array(3).fill({ err: '', code: 0 }));
  });

  test('chooses by state and by what to avoid', async () => {
    const { out } = await run(
      'door',
      '--to',
      'blocked',
      '--avoid',
      'done(ring)',
      '--avoid',
      'error(ring)',
      '--format=json',
    );
    expect(JSON.parse(out)).toHaveLength(1);
    expect((await run('door', '--to', 'open', '--avoid', 'done(ring)')).out).toMatch(/^# Porta\n\n0 percorsi /);
    expect((await run('door', '--all')).out).toMatch(/\d\d percorsi \(ogni transizione da ogni situazione\)/);
  });

  test.each([
    [['--frmat', 'md'], `Opzione sconosciuta: --frmat\n${USAGE}\n`],
    [['door', '--to'], `--to: manca il valore.\n${USAGE}\n`],
    [['door', '--all=yes'], `--all: non vuole un valore.\n${USAGE}\n`],
    [['--all'], `Di quale macchina?\n${USAGE}\n`],
    [['door', 'zitta'], 'Una macchina alla volta: «zitta» è di troppo.\n'],
    [['dor'], "Non c'è una macchina «dor». Macchine: door, zitta.\n"],
    [
      ['door', '--format', 'pdf'],
      '--format non può essere «pdf»: scegli fra md, csv, gherkin, json, mermaid, playwright.\n',
    ],
    [['door', '--format', 'md', '--json'], 'Un formato alla volta: md, json.\n'],
    [['door', '--coverage', 'few'], '--coverage non può essere «few»: scegli fra states, transitions, pairs, all.\n'],
    [['door', '--coverage', 'states', '--all'], '--all e --coverage si escludono.\n'],
    [
      ['door', '--mermaid', '--to', 'open'],
      'Il diagramma mostra la macchina intera: con --format mermaid non si scelgono percorsi.\n',
    ],
    [
      ['--requirement', '9-9.9'],
      '--requirement: i documenti non hanno un requisito «9-9.9»: docs/conformance.md li elenca.\n',
    ],
    [
      ['--requirement', '1-4.11', '--json'],
      '--requirement senza macchina dà liste di controllo: per --format json scegline una.\n',
    ],
    [['door', '--to', 'clos'], '--to: «Porta» non ha uno stato «clos». Stati: door.closed.\n'],
    [['door', '--avoid', 'door.clos'], '--avoid: «Porta» non ha un passo «door.clos». Passi: door.close.\n'],
    [
      ['door', '--format', 'playwright'],
      '«door» non ha una schermata su cui giocare i percorsi: manca in tests/browser/replays.\n',
    ],
  ])('refuses %j', async (args, err) => {
    expect(await run(...args)).toEqual({ out: '', err, code: 1 });
  });

  test('prints the paths that try a requirement, of the machines that hold it', async () => {
    const holding = defineModel(machine, { ...declaration, requirements: { '1-4.11': ['door.close'] } });
    const of = (...args: string[]) => runPaths(args, { door: async () => holding, other: async () => door });
    const { out, err } = await of('--requirement', '1-4.11');
    const count = Number(/^1-4\.11: .+ Lo provan?o? (\d+) percors[oi] su 7\.$/m.exec(out)?.[1]);
    expect([err, out.match(/^# /gm)?.length, out.match(/^## /gm)?.length]).toEqual(['', 1, count]);
    expect(out.match(/^- Prova il requisito 1-4\.11: /gm)).toHaveLength(count);
    expect(JSON.parse((await of('door', '--requirement', '1-4.11', '--json')).out)).toHaveLength(count);
    expect(JSON.parse((await of('other', '--requirement', '1-4.11', '--json')).out)).toEqual([]);
  });

  test('says which tests hold a requirement that no path tries', async () => {
    const { out } = await runPaths(['--requirement', '2-9.7'], { door: async () => door });
    expect(out).toMatch(
      /^2-9\.7: .+\nNon lo prova nessun percorso\. Lo tengono:\n- tests\/ui-fields\/richtext\.test\.ts: /,
    );
  });

  test('writes a spec for a machine’s screen, out of the paths that the screen can be brought through', async () => {
    const { out, err } = await runPaths(['redirectPaste', '--format', 'playwright', '--coverage', 'states'], models);
    expect(err).toBe('');
    expect(out).toContain("import { redirectPasteScreen } from './redirectPaste/screen';");
    expect(out).toContain("steps: [\n      'after checkPause',\n      'tryRules: nessun problema',\n    ],");
    expect(out).not.toContain('vuoto');
  });

  test('knows the machine of every replay', () => {
    expect(replayedMachines().filter((machine) => !Object.hasOwn(models, machine))).toEqual([]);
  });
});
