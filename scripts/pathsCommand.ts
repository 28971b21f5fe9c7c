import { parseArgs } from 'node:util';
import { checklist, checklistOf, pathsAsJson } from '../tests/kit/checklist';
import { type Choice, type ChosenPath, COVERAGES, type Coverage, choosePaths, UnknownName } from '../tests/kit/choice';
import { mermaid } from '../tests/kit/diagram';
import { playedPath } from '../tests/kit/played';
import { pathsAsCsv, pathsAsGherkin } from '../tests/kit/sheet';
import { playwrightSpec } from '../tests/kit/spec';
import { edgesOf, leavesOf } from '../tests/kit/structure';
import type { Model } from '../tests/kit/types';
import { beginningOf } from './qa/beginning';
import { replayOf } from './replays';

const FORMATS = ['md', 'csv', 'gherkin', 'json', 'mermaid', 'playwright'] as const;
type Format = (typeof FORMATS)[number];

/** What the command prints, and the code it ends with. */
export interface Printed {
  readonly out: string;
  readonly err: string;
  readonly code: 0 | 1;
}

type Models = Readonly<Record<string, () => Promise<Model>>>;

export const USAGE = `Uso: npm run paths -- [<macchina> [opzioni]]
  senza argomenti      le macchine, con stati, transizioni e percorsi
  --format FORMATO     md (lista di controllo, predefinito), csv (una riga a passo), gherkin, json, mermaid (il diagramma),
                       playwright (una prova)
  --coverage MISURA    states (ogni stato), transitions (ogni transizione, predefinito), pairs (ogni coppia di transizioni)
  --to STATO           solo i percorsi più brevi che portano a questo stato
  --avoid PASSO        senza questo passo: un evento, done(attore), error(attore), after(attesa); si può ripetere
  --play PERCORSO      questo percorso, come lo stampa una camminata a caso: 'partenza > passo > passo'
  --all                ogni transizione da ogni situazione
  --json, --mermaid    come --format json, --format mermaid`;

const OPTIONS = {
  format: { type: 'string' },
  coverage: { type: 'string' },
  to: { type: 'string' },
  avoid: { type: 'string', multiple: true },
  play: { type: 'string' },
  all: { type: 'boolean' },
  json: { type: 'boolean' },
  mermaid: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** A wrong value on the command line; its message is what people read. */
class Wrong extends Error {}

interface Wish {
  readonly machine: string | null;
  readonly format: Format;
  readonly choice: Choice & { readonly coverage: Coverage };
  readonly play: string | null;
  readonly help: boolean;
}

function oneOf<T extends string>(option: string, value: string | undefined, known: readonly T[]): T | null {
  if (value === undefined) return null;
  const found = known.find((name) => name === value);
  if (found === undefined) throw new Wrong(`--${option} non può essere «${value}»: scegli fra ${known.join(', ')}.`);
  return found;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    const [, name = ''] = /'(?:-\w, )?(-[^' =]*)/.exec(message) ?? [];
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new Wrong(`Opzione sconosciuta: ${name}\n${USAGE}`);
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
      throw new Wrong(
        `${name}: ${/does not take/.test(message) ? 'non vuole un valore' : 'manca il valore'}.\n${USAGE}`,
      );
    throw error;
  }
}

function wishOf(args: readonly string[]): Wish {
  const { values, positionals } = parsed(args);
  const [machine = null, ...more] = positionals;
  if (more.length > 0) throw new Wrong(`Una macchina alla volta: «${more.join(' ')}» è di troppo.`);
  const formats = [
    oneOf('format', values.format, FORMATS),
    values.json ? 'json' : null,
    values.mermaid ? 'mermaid' : null,
  ];
  const [format = 'md', ...others] = [...new Set(formats.filter((one) => one !== null))] as Format[];
  if (others.length > 0) throw new Wrong(`Un formato alla volta: ${[format, ...others].join(', ')}.`);
  const coverage = oneOf('coverage', values.coverage, COVERAGES);
  if (values.all && coverage !== null && coverage !== 'all') throw new Wrong('--all e --coverage si escludono.');
  const { to, avoid = [], help = false } = values;
  const limits = { ...(to === undefined ? {} : { to }), avoid };
  const chooses = coverage !== null || values.all || to !== undefined || avoid.length > 0;
  if (format === 'mermaid' && chooses)
    throw new Wrong('Il diagramma mostra la macchina intera: con --format mermaid non si scelgono percorsi.');
  const play = values.play ?? null;
  if (play !== null && (chooses || format === 'mermaid'))
    throw new Wrong('--play dice già il percorso: non si combina con una scelta né col diagramma.');
  if (machine === null && args.length > 0 && !help) throw new Wrong(`Di quale macchina?\n${USAGE}`);
  return {
    machine,
    format,
    choice: { ...limits, coverage: values.all ? 'all' : (coverage ?? 'transitions') },
    play,
    help,
  };
}

/** Names that begin alike or hold what was typed first; all of them where none does. */
function likely(wanted: string, known: readonly string[]): string {
  const folded = wanted.toLowerCase();
  const near = known.filter((name) => name.toLowerCase().includes(folded) || folded.includes(name.toLowerCase()));
  return (near.length > 0 ? near : known).join(', ');
}

/** The chosen paths. A name that the model has not is a wrong value. */
function chosen(model: Model, choice: Choice) {
  try {
    return choosePaths(model, choice);
  } catch (error) {
    if (!(error instanceof UnknownName)) throw error;
    const names = likely(error.wanted, error.known);
    throw new Wrong(
      error.kind === 'state'
        ? `--to: «${model.title}» non ha uno stato «${error.wanted}». Stati: ${names}.`
        : `--avoid: «${model.title}» non ha un passo «${error.wanted}». Passi: ${names}.`,
    );
  }
}

/** The path that `--play` names, with what does not hold on it. A path that the model does not offer is a wrong value. */
function played(model: Model, way: string) {
  try {
    return playedPath(model, way);
  } catch (error) {
    throw new Wrong(`--play: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const beginning = (model: Model) => (path: ChosenPath) => beginningOf(model.start(path.input));

/** Paths for other tools. */
function written(model: Model, paths: readonly ChosenPath[], format: Format): string {
  if (format === 'csv') return pathsAsCsv(model, paths, beginning(model));
  if (format === 'gherkin') return pathsAsGherkin(model, paths, beginning(model));
  return pathsAsJson(paths, beginning(model));
}

function playedText(model: Model, way: string, format: Format): string {
  const { path, broken } = played(model, way);
  if (format !== 'md') return written(model, [path], format);
  const lines = broken.map((name) => `Non vale: ${name}`);
  return [checklistOf(path, beginning(model)(path)), ...lines].join('\n');
}

async function spec(machine: string, args: readonly string[], { choice, play }: Wish): Promise<string> {
  const replay = replayOf(machine);
  if (replay === null)
    throw new Wrong(`«${machine}» non ha una schermata su cui giocare i percorsi: manca in tests/browser/replays.`);
  const { model } = await replay.load();
  const paths = play === null ? chosen(model, choice) : [played(model, play).path];
  if (paths.length === 0) throw new Wrong('Nessun percorso di questa scelta si può giocare sulla schermata.');
  return playwrightSpec(paths, replay, `npm run paths -- ${args.join(' ')}`);
}

async function machineText(models: Models, args: readonly string[], machine: string, wish: Wish): Promise<string> {
  const load = Object.hasOwn(models, machine) ? models[machine] : undefined;
  if (load === undefined)
    throw new Wrong(`Non c'è una macchina «${machine}». Macchine: ${likely(machine, Object.keys(models).sort())}.`);
  if (wish.format === 'playwright') return spec(machine, args, wish);
  const model = await load();
  if (wish.format === 'mermaid') return mermaid(model);
  if (wish.play !== null) return playedText(model, wish.play, wish.format);
  const paths = chosen(model, wish.choice);
  if (wish.format === 'md') return checklist(model, paths, wish.choice.coverage, beginning(model));
  return written(model, paths, wish.format);
}

/** The machines as a table. One that does not load has its reason in place of its figures. */
async function list(models: Models): Promise<Printed> {
  const rows: string[][] = [['Macchina', 'Titolo', 'Stati', 'Transizioni', 'Percorsi']];
  const problems: string[] = [];
  for (const name of Object.keys(models).sort())
    try {
      const model = await models[name]?.();
      if (model === undefined) continue;
      const figures = [leavesOf(model.machine), [...edgesOf(model.machine)], choosePaths(model)];
      rows.push([name, model.title, ...figures.map(({ length }) => String(length))]);
    } catch (error) {
      problems.push(`${name}: il modello non si carica. ${error instanceof Error ? error.message : String(error)}`);
    }
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number) =>
    column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  const lines = rows.map((row) => row.map(pad).join('  '));
  return {
    out: `${lines.join('\n')}\n\n${USAGE}\n`,
    err: lined(problems.join('\n')),
    code: problems.length === 0 ? 0 : 1,
  };
}

const lined = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

/** `npm run paths` with these arguments, over these models: what it prints, and the code it ends with. */
export async function runPaths(args: readonly string[], models: Models): Promise<Printed> {
  try {
    const wish = wishOf(args);
    if (wish.help) return { out: `${USAGE}\n`, err: '', code: 0 };
    if (wish.machine === null) return await list(models);
    return { out: lined(await machineText(models, args, wish.machine, wish)), err: '', code: 0 };
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    return { out: '', err: lined(error.message), code: 1 };
  }
}
