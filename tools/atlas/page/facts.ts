import { fold, typedWords } from '../../../src/content/text/fold';
import { codeOf } from '../../../tests/kit/naming';
import type { Atlas, AtlasMachine, AtlasPath, AtlasState } from '../types';

/** What the build wrote into the page. */
export function readFacts(): Atlas {
  const text = document.getElementById('facts')?.textContent ?? '';
  return JSON.parse(text) as Atlas;
}

/** Whether every word that was typed stands somewhere in these texts, accents and capitals aside. */
function holds(query: string, parts: readonly string[]): boolean {
  const text = folded(parts.join(' '));
  return typedWords(query).every((word) => text.includes(folded(word)));
}

const foldedTexts = new Map<string, string>();

/** As `fold`; the same texts are searched with every key that is typed. */
function folded(text: string): string {
  const known = foldedTexts.get(text) ?? fold(text);
  foldedTexts.set(text, known);
  return known;
}

/** Paths that the search finds. */
export const pathsFound = (paths: readonly AtlasPath[], query: string): readonly AtlasPath[] =>
  paths.filter(({ code, title, start, takes }) => holds(query, [code, title, start, ...takes]));

/** States that the search finds. */
export const statesFound = (states: readonly AtlasState[], query: string): readonly AtlasState[] =>
  states.filter(({ id, description, tags }) => holds(query, [id, description, ...tags]));

/** A machine with what the search finds of it. */
export interface FoundMachine {
  readonly machine: AtlasMachine;
  readonly paths: number;
  readonly states: number;
}

/** Machines in whose name, states or paths the search finds something. */
export function machinesFound(machines: readonly AtlasMachine[], query: string): readonly FoundMachine[] {
  return machines
    .map((machine) => ({
      machine,
      paths: pathsFound(machine.paths, query).length,
      states: statesFound(machine.states, query).length,
    }))
    .filter(({ machine: { name, title }, paths, states }) => paths + states > 0 || holds(query, [name, title]));
}

/** A place in the atlas, as the address has it: `#list`, `#list/25xd5b`, or `#list/~` and a path by its name. */
export interface Place {
  readonly machine: string;
  readonly code: string | null;
  /** A path that is none of the machine's own: its start and the keys of its steps, as a random walk prints it. */
  readonly way: string | null;
}

/** A path by its name, to be played. */
export function pathOf(way: string): AtlasPath {
  const [start = '', ...steps] = way.split(' > ');
  return { code: codeOf(way), title: steps.at(-1) ?? start, start, steps, presses: [], takes: [], onScreen: false };
}

/** The place that an address names; the first machine where it names none. */
export function placeOf(hash: string, machines: readonly AtlasMachine[]): Place {
  const [name = '', code = ''] = hash.replace(/^#/, '').split('/');
  const machine = machines.find((one) => one.name === name) ?? machines[0];
  if (machine === undefined) return { machine: '', code: null, way: null };
  const way = code.startsWith('~') && machine.name === name ? decodeURIComponent(code.slice(1)) : null;
  return { machine: machine.name, code: machine.paths.some((path) => path.code === code) ? code : null, way };
}

export const hashOf = ({ machine, code, way }: Place): string =>
  [`#${machine}`, ...(way === null ? (code === null ? [] : [code]) : [`~${encodeURIComponent(way)}`])].join('/');
