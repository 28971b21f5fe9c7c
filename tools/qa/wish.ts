import { parseArgs } from 'node:util';
import { type ChosenPath, COVERAGES, choosePaths } from '../../tests/kit/choice';
import { playedPath } from '../../tests/kit/played';
import type { Model } from '../../tests/kit/types';
import { texts } from './texts';

/** A wish that can't be carried out; its message is what people read. */
export class WrongWish extends Error {}

interface Wish {
  readonly machine: string;
  /** A path's code, or `~` and its name as the atlas has it. */
  readonly code: string;
  readonly opens: boolean;
}

/** What the command line asks for: `list/j9w9yo`, or the atlas's address of the path. */
export function wishOf(args: readonly string[]): Wish {
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--no-open');
  if (unknown !== undefined) throw new WrongWish(`${texts.unknownOption(unknown)}\n${texts.usage}`);
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { 'no-open': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [path, ...more] = positionals;
  if (path === undefined) throw new WrongWish(`${texts.noPath}\n${texts.usage}`);
  if (more.length > 0) throw new WrongWish(`${texts.oneAtATime}\n${texts.usage}`);
  const [machine = '', ...code] = path.slice(path.indexOf('#') + 1).split('/');
  return { machine, code: code.join('/'), opens: values['no-open'] !== true };
}

type Models = Readonly<Record<string, () => Promise<Model>>>;

function walked(model: Model, name: string): ChosenPath | null {
  try {
    return playedPath(model, decodeURIComponent(name)).path;
  } catch {
    // That the machine does not walk so any more is what the caller says.
    return null;
  }
}

function pathOf(model: Model, code: string): ChosenPath | null {
  if (code.startsWith('~')) return walked(model, code.slice(1));
  // The codes that one comes across first are looked for first: all paths of a machine may take a minute.
  for (const coverage of ['transitions', ...COVERAGES.filter((one) => one !== 'transitions')] as const) {
    const found = choosePaths(model, { coverage }).find((path) => path.code === code);
    if (found !== undefined) return found;
  }
  return null;
}

/** The machine's model and the path that is wished for. Throws `WrongWish` where there is none. */
export async function wishedPath(models: Models, { machine, code }: Wish): Promise<{ model: Model; path: ChosenPath }> {
  const load = Object.hasOwn(models, machine) ? models[machine] : undefined;
  if (load === undefined) throw new WrongWish(texts.noMachine(machine, Object.keys(models).sort()));
  const model = await load();
  const path = code === '' ? null : pathOf(model, code);
  if (path === null) throw new WrongWish(texts.noCode(machine, code));
  return { model, path };
}
