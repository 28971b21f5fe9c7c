import { createHash } from 'node:crypto';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { Model, Path } from './types';

type Moment = Path['start'];

/** Longest value that is written out; of a longer one the digest says that it is another. */
const LONGEST = 160;

const digestOf = (text: string): string => createHash('sha1').update(text).digest('hex').slice(0, 8);

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 20)}… (${digestOf(text)})` : text;
}

/** What the actors that began with this moment were given: what is asked of the server. */
function asked(snapshot: AnyMachineSnapshot, before: AnyMachineSnapshot | null): string[] {
  const children: Readonly<Record<string, AnyActorRef | undefined>> = snapshot.children;
  const earlier = new Set<unknown>(Object.values(before?.children ?? {}));
  return Object.values(children).flatMap((child) => {
    if (child === undefined || earlier.has(child)) return [];
    const options: unknown = 'options' in child ? child.options : null;
    const input: unknown = typeof options === 'object' && options !== null && 'input' in options ? options.input : null;
    return [`asks ${String(child.src)} ${show(input)}`];
  });
}

function changes({ snapshot }: Moment, before: AnyMachineSnapshot | null): string[] {
  const [now, then]: Readonly<Record<string, unknown>>[] = [snapshot.context, before?.context ?? {}];
  return Object.keys({ ...then, ...now }).flatMap((key) => {
    const [value, old] = [JSON.stringify(now?.[key]), JSON.stringify(then?.[key])];
    return value === old ? [] : [`${key} = ${show(now?.[key])}`];
  });
}

/** Everything that a moment shows, one thing a line. */
function outcome(moment: Moment, before: AnyMachineSnapshot | null): string[] {
  const { snapshot, emitted } = moment;
  const tags = [...snapshot.tags].sort().join(' ');
  return [
    `→ ${show(snapshot.value)}${snapshot.status === 'active' ? '' : ` (${snapshot.status})`}${tags === '' ? '' : ` [${tags}]`}`,
    ...emitted.map((event) => `emits ${show(event)}`),
    ...asked(snapshot, before),
    ...changes(moment, before),
  ];
}

/** So many situations of each kind are asked what they refuse. */
const ASKED = 5;

/** The situations to ask: a few for every state value. */
function situations(paths: readonly Path[]): AnyMachineSnapshot[] {
  const groups = new Map<string, AnyMachineSnapshot[]>();
  for (const { start, steps } of paths)
    for (const { snapshot } of [start, ...steps]) {
      const key = JSON.stringify(snapshot.value);
      const group = groups.get(key) ?? [];
      if (group.length < ASKED && !group.includes(snapshot)) group.push(snapshot);
      groups.set(key, group);
    }
  return [...groups.values()].flat();
}

/** The payloads of each event: those that a model has here, else those it had elsewhere. */
function payloadsOf(model: Model, all: readonly AnyMachineSnapshot[]) {
  const elsewhere = new Map<string, object[]>();
  const here = (type: string, snapshot: AnyMachineSnapshot): object[] => {
    const cases = model.events[type]?.cases;
    return Object.values(typeof cases === 'function' ? cases(snapshot) : (cases ?? { '': {} }));
  };
  for (const type of Object.keys(model.events)) {
    const source = all.find((snapshot) => here(type, snapshot).length > 0);
    if (source !== undefined) elsewhere.set(type, here(type, source));
  }
  return (type: string, snapshot: AnyMachineSnapshot): readonly object[] => {
    const offered = here(type, snapshot);
    return offered.length > 0 ? offered : (elsewhere.get(type) ?? []);
  };
}

/**
 * What the machine says to events it refuses: each sentence with the events and how many situations it is said to.
 */
function refusals(model: Model, paths: readonly Path[]): string[] {
  const { reason } = model;
  if (reason === null) return [];
  const said = new Map<string, string[]>();
  const all = situations(paths);
  const payloads = payloadsOf(model, all);
  for (const snapshot of all)
    for (const type of Object.keys(model.events))
      for (const payload of payloads(type, snapshot)) {
        const event = { ...payload, type };
        const why = reason(snapshot, event);
        const taken = snapshot.can(event);
        if (taken && why === null) continue;
        const line = `${type}: ${why ?? '(no reason)'}${taken ? ' (though it is taken)' : ''}`;
        said.set(line, [...(said.get(line) ?? []), JSON.stringify(snapshot.value)]);
      }
  return [...said]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([line, where]) => `${line} ×${where.length} ${digestOf(where.sort().join())}`);
}

interface Entry {
  readonly example: readonly string[];
  readonly digests: string[];
}

/**
 * What a machine does, as text that a person can read and a version can be compared with: for every step and the edges
 * it takes the first outcome (state, tags, emitted events, what actors are given, what changed in the context), from how
 * many situations it happens, and a digest of all their outcomes; then what it says to what it refuses. Takes the model
 * and its paths.
 */
export function behaviour(model: Model, paths: readonly Path[]): string {
  const entries = new Map<string, Entry>();
  const note = (name: string, moment: Moment, before: AnyMachineSnapshot | null) => {
    const example = outcome(moment, before);
    const entry = entries.get(name) ?? { example, digests: [] };
    entry.digests.push(digestOf(JSON.stringify([example, moment.snapshot.context])));
    entries.set(name, entry);
  };
  // Paths share their beginnings: each situation is looked at once.
  const seen = new Set<string>();
  for (const { inputName, start, steps } of paths) {
    let way = `begins: ${inputName}`;
    if (!seen.has(way)) note(way, start, null);
    seen.add(way);
    for (const [index, step] of steps.entries()) {
      way += ` > ${step.key}`;
      if (!seen.has(way)) note(`${step.edges.join(', ')} | ${step.key}`, step, (steps[index - 1] ?? start).snapshot);
      seen.add(way);
    }
  }
  const lines = [...entries]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, { example, digests }]) => [
      `${name} ×${digests.length} ${digestOf(digests.sort().join())}`,
      ...example.map((line) => `  ${line}`),
    ]);
  const refused = refusals(model, paths);
  return [model.title, '', ...lines, ...(refused.length === 0 ? [] : ['', 'refuses', ...refused]), ''].join('\n');
}
