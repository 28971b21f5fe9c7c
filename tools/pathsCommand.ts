import { checklist, checklistOf, type Product, pathsAsJson } from '../tests/kit/checklist';
import { type Choice, type ChosenPath, choosePaths, pathsLeftOut, UnknownName } from '../tests/kit/choice';
import { mermaid } from '../tests/kit/diagram';
import { byText } from '../tests/kit/naming';
import { playedPath } from '../tests/kit/played';
import { pathsAsCsv, pathsAsGherkin } from '../tests/kit/sheet';
import { playwrightSpec } from '../tests/kit/spec';
import { edgesOf, leavesOf } from '../tests/kit/structure';
import type { Model } from '../tests/kit/types';
import { type Format, USAGE, type Wish, Wrong, wishOf } from './pathsWish';
import { changedPaths, hasChanged, nothingChanged } from './qa/changed';
import { productOf } from './qa/product';
import { NoRecords, type Records, recordsSince } from './qa/records';
import { heldElsewhere, isKnown, trying } from './qa/requirement';
import { version } from './qa/version';
import { replayOf } from './replays';

/** What the command prints, and the code it ends with. */
export interface Printed {
  readonly out: string;
  readonly err: string;
  readonly code: 0 | 1;
}

type Models = Readonly<Record<string, () => Promise<Model>>>;

/** Names that begin alike or hold what was typed first; all of them where none does. */
function likely(wanted: string, known: readonly string[]): string {
  const folded = wanted.toLowerCase();
  const near = known.filter((name) => name.toLowerCase().includes(folded) || folded.includes(name.toLowerCase()));
  return (near.length > 0 ? near : known).join(', ');
}

const leftOutText = (count: number): string =>
  count === 1
    ? 'Resta fuori 1 percorso: chiede un passo che nessuna mano può fare.'
    : `Restano fuori ${count} percorsi: chiedono un passo che nessuna mano può fare.`;

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

/** Paths for other tools. */
async function written(model: Model, paths: readonly ChosenPath[], format: Format, product: Product): Promise<string> {
  if (format === 'csv') return pathsAsCsv(paths, product, await version());
  if (format === 'gherkin') return pathsAsGherkin(model, paths, product);
  return pathsAsJson(paths, product);
}

async function playedText(model: Model, way: string, format: Format, product: Product): Promise<string> {
  const { path, broken } = played(model, way);
  if (format !== 'md') return written(model, [path], format, product);
  const lines = broken.map((name) => `Non vale: ${name}`);
  return [checklistOf(path, product), ...lines].join('\n');
}

/** The wish's paths of a machine: those alone that try its requirement, and do something else where it compares with a commit. */
async function selected(machine: string, model: Model, { choice, requirement }: Wish, records: Records | null) {
  const found = chosen(model, choice);
  const { paths, notes } = requirement === null ? { paths: found, notes: [] } : trying(model, found, requirement);
  const all = [...notes, ...(choice.byHand === true ? [leftOutText(pathsLeftOut(model, choice))] : [])];
  if (records === null) return { paths, notes: all };
  const changed = await changedPaths(records, machine, paths);
  return { ...changed, notes: [...changed.notes, ...all] };
}

async function spec(machine: string, args: readonly string[], wish: Wish, records: Records | null): Promise<string> {
  const replay = replayOf(machine);
  if (replay === null)
    throw new Wrong(`«${machine}» non ha una schermata su cui giocare i percorsi: manca in tests/browser/replays.`);
  const { model } = await replay.load();
  const { paths } =
    wish.play === null ? await selected(machine, model, wish, records) : { paths: [played(model, wish.play).path] };
  if (paths.length === 0) throw new Wrong('Nessun percorso di questa scelta si può giocare sulla schermata.');
  return playwrightSpec(paths, replay, `npm run paths -- ${args.join(' ')}`);
}

async function ofMachine(
  { machine, load }: Found,
  args: readonly string[],
  wish: Wish,
  records: Records | null,
): Promise<Pick<Printed, 'out' | 'err'>> {
  const { format, play, choice } = wish;
  if (format === 'playwright') return { out: await spec(machine, args, wish, records), err: '' };
  const model = await load();
  if (format === 'mermaid') return { out: mermaid(model), err: '' };
  const product = await productOf(machine, model);
  if (play !== null) return { out: await playedText(model, play, format, product), err: '' };
  const { paths, notes, ...more } = await selected(machine, model, wish, records);
  if (format === 'md')
    return { out: checklist(model, paths, choice.coverage, { ...product, ...more }, notes), err: '' };
  return { out: await written(model, paths, format, product), err: notes.join('\n') };
}

interface Found {
  readonly machine: string;
  readonly load: () => Promise<Model>;
}

function machineNamed(models: Models, machine: string): Found {
  const load = Object.hasOwn(models, machine) ? models[machine] : undefined;
  if (load === undefined)
    throw new Wrong(`Non c'è una macchina «${machine}». Macchine: ${likely(machine, Object.keys(models).sort())}.`);
  return { machine, load };
}

/** Whether a wish that names no machine is about this one. */
async function concerns({ machine, load }: Found, { requirement }: Wish, records: Records | null): Promise<boolean> {
  if (records !== null && !(await hasChanged(records, machine))) return false;
  return requirement === null || Object.hasOwn((await load()).requirements, requirement);
}

/** The paths of every machine that the wish is about, one checklist after the other. */
async function ofAll(models: Models, args: readonly string[], wish: Wish, records: Records | null): Promise<string> {
  const texts: string[] = [];
  for (const [machine, load] of Object.entries(models).sort(([one], [other]) => byText(one, other)))
    if (await concerns({ machine, load }, wish, records))
      texts.push((await ofMachine({ machine, load }, args, wish, records)).out);
  if (texts.length > 0) return texts.join('\n');
  return records === null ? heldElsewhere(wish.requirement ?? '') : nothingChanged(records);
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

/** `npm run paths` with these arguments, over these models: what it prints, and the code it ends with. `root` is the checkout. */
export async function runPaths(args: readonly string[], models: Models, root?: string): Promise<Printed> {
  try {
    const wish = wishOf(args);
    const { machine, since, requirement } = wish;
    if (wish.help) return { out: `${USAGE}\n`, err: '', code: 0 };
    if (requirement !== null && !isKnown(requirement))
      throw new Wrong(
        `--requirement: i documenti non hanno un requisito «${requirement}»: docs/conformance.md li elenca.`,
      );
    const found = machine === null ? null : machineNamed(models, machine);
    const records = since === null ? null : await recordsSince(since, root);
    if (found === null)
      return records === null && requirement === null
        ? await list(models)
        : { out: lined(await ofAll(models, args, wish, records)), err: '', code: 0 };
    const { out, err } = await ofMachine(found, args, wish, records);
    return { out: lined(out), err: lined(err), code: 0 };
  } catch (error) {
    if (!(error instanceof Wrong || error instanceof NoRecords)) throw error;
    return { out: '', err: lined(error.message), code: 1 };
  }
}
