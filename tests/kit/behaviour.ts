import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { isPlainObject } from '../../src/contract/plainObject';
import { byText } from './naming';
import type { Model, Path, WalkedStep } from './types';

type Moment = Path['start'];

/** Longest value that is written out. */
const LONGEST = 200;

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** A part of a value that changed: where it is, and what it is now. */
interface Change {
  readonly path: string;
  readonly now: unknown;
}

/** The innermost parts in which two values differ; lists are compared as a whole. */
function changes(before: unknown, now: unknown, path = ''): Change[] {
  if (before === now || JSON.stringify(before) === JSON.stringify(now)) return [];
  if (!isPlainObject(before) || !isPlainObject(now)) return [{ path, now }];
  return Object.keys({ ...before, ...now }).flatMap((key) =>
    changes(before[key], now[key], path === '' ? key : `${path}.${key}`),
  );
}

/** The actors that began with this moment, and what they were given: what is requested of the server. */
function begun(snapshot: AnyMachineSnapshot, before: AnyMachineSnapshot | null): { source: string; input: unknown }[] {
  const children: Readonly<Record<string, AnyActorRef | undefined>> = snapshot.children;
  const earlier = new Set<unknown>(Object.values(before?.children ?? {}));
  return Object.values(children).flatMap((child) => {
    if (child === undefined || earlier.has(child)) return [];
    const options: unknown = 'options' in child ? child.options : null;
    const input: unknown = isPlainObject(options) && 'input' in options ? options.input : null;
    return [{ source: String(child.src), input }];
  });
}

const tagsOf = (snapshot: AnyMachineSnapshot | null): string[] => [...(snapshot?.tags ?? [])].sort(byText);

function stateLine(snapshot: AnyMachineSnapshot, before: AnyMachineSnapshot | null): string {
  const entered = changes(before?.value, snapshot.value).map(({ path, now }) =>
    [...(path === '' ? [] : [path]), typeof now === 'string' ? now : show(now)].join('.'),
  );
  const [tags, tagsBefore] = [tagsOf(snapshot), tagsOf(before)];
  const marks = [
    ...tags.filter((tag) => !tagsBefore.includes(tag)).map((tag) => `+${tag}`),
    ...tagsBefore.filter((tag) => !tags.includes(tag)).map((tag) => `-${tag}`),
  ];
  return [
    `→ ${entered.length === 0 ? 'stays' : entered.join(', ')}`,
    ...(snapshot.status === 'active' ? [] : [`(${snapshot.status})`]),
    ...(marks.length === 0 ? [] : [`[${marks.join(' ')}]`]),
  ].join(' ');
}

/** What a step does, one thing a line; `kind` distinguishes outcomes, whatever the values are. */
interface Outcome {
  readonly kind: string;
  readonly lines: readonly string[];
}

function outcome({ snapshot, emitted }: Moment, before: AnyMachineSnapshot | null, input: unknown): Outcome {
  const state = stateLine(snapshot, before);
  const actors = begun(snapshot, before);
  const context = changes(before?.context ?? (isPlainObject(input) ? input : {}), snapshot.context);
  const keys = new Set(context.map(({ path }) => path.split('.')[0]));
  return {
    kind: [state, ...emitted.map(({ type }) => type), ...actors.map(({ source }) => source), ...keys].join('|'),
    lines: [
      state,
      ...emitted.map(
        ({ type, ...payload }) => `emits ${type}${Object.keys(payload).length === 0 ? '' : ` ${show(payload)}`}`,
      ),
      ...actors.map(
        ({ source, input }) => `starts ${source}${input === null || input === undefined ? '' : ` ${show(input)}`}`,
      ),
      ...context.map(({ path, now }) => `${path} = ${show(now)}`),
    ],
  };
}

/** So many situations of each kind are checked for what they refuse. */
const SITUATIONS_PER_KIND = 5;

/** The situations to check: a few for every state value. */
function situations(paths: readonly Path[]): AnyMachineSnapshot[] {
  const groups = new Map<string, AnyMachineSnapshot[]>();
  for (const { start, steps } of paths)
    for (const { snapshot } of [start, ...steps]) {
      const key = JSON.stringify(snapshot.value);
      const group = groups.get(key) ?? [];
      if (group.length < SITUATIONS_PER_KIND && !group.includes(snapshot)) group.push(snapshot);
      groups.set(key, group);
    }
  return [...groups.values()].flat();
}

/** The payloads of each event: those that a model has here, else those it had elsewhere. */
function payloadsOf(model: Model, all: readonly AnyMachineSnapshot[]) {
  const elsewhere = new Map<string, object[]>();
  const here = (type: string, snapshot: AnyMachineSnapshot): object[] => {
    const cases = model.events[type]?.cases;
    return Object.values(typeof cases === 'function' ? cases(snapshot, false) : (cases ?? { '': {} }));
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

/** What a machine says of an event in one of the situations: why it refuses it, if it does. */
interface Said {
  readonly type: string;
  readonly why: string | null;
  readonly taken: boolean;
}

/** What the machine says of each event in each situation. */
function said(model: Model, paths: readonly Path[]): Said[] {
  const { reason } = model;
  if (reason === null) return [];
  const all = situations(paths);
  const payloads = payloadsOf(model, all);
  return all.flatMap((snapshot) =>
    Object.keys(model.events).flatMap((type) =>
      payloads(type, snapshot).map((payload) => {
        const event = { ...payload, type };
        return { type, why: reason(snapshot, event), taken: snapshot.can(event) };
      }),
    ),
  );
}

const NO_REASON = '(no reason)';

/** What the machine says to events it refuses: each event with each sentence. */
function refusals(model: Model, paths: readonly Path[]): string[] {
  const refused = said(model, paths).filter(({ taken }) => !taken);
  return [...new Set(refused.map(({ type, why }) => `${type}: ${why ?? NO_REASON}`))].sort(byText);
}

/**
 * Where reasons fail: an event that is taken has one, or one that says elsewhere why it is refused says nothing. An event
 * that no user sends never says anything.
 */
export function unsaid(model: Model, paths: readonly Path[]): string[] {
  const all = said(model, paths);
  const wordy = new Set(all.flatMap(({ type, why }) => (why === null ? [] : [type])));
  const faults = all.flatMap(({ type, why, taken }) => {
    if (taken) return why === null ? [] : [`${type} is taken, though: ${why}`];
    return why === null && wordy.has(type) ? [`${type} is refused: ${NO_REASON}`] : [];
  });
  return [...new Set(faults)].sort(byText);
}

/** How the edges of a step and its key stand over what it does. */
export const heading = ({ edges, key }: Pick<WalkedStep, 'edges' | 'key'>): string =>
  `${edges.length === 0 ? '(nothing)' : [...new Set(edges)].join(', ')} | ${key}`;

/** How a start stands over what it is. */
export const startHeading = (inputName: string): string => `begins: ${inputName}`;

/** What stands over the refusals. */
export const REFUSES = 'refuses';

/**
 * What a machine does, as text whose difference a person can read: for every step and the edges it takes each kind of
 * outcome (state, tags, emitted events, actors started with their input, what changed in the context) by its first
 * example; then what it says to what it refuses. Takes the model and its paths.
 */
export function behaviour(model: Model, paths: readonly Path[]): string {
  const entries = new Map<string, Map<string, readonly string[]>>();
  const note = (name: string, moment: Moment, before: AnyMachineSnapshot | null, input?: unknown) => {
    const { kind, lines } = outcome(moment, before, input);
    const kinds = entries.get(name) ?? new Map<string, readonly string[]>();
    if (!kinds.has(kind)) kinds.set(kind, lines);
    entries.set(name, kinds);
  };
  // Paths share their beginnings: each moment is looked at once.
  const seen = new Set<Moment>();
  for (const { inputName, input, start, steps } of paths) {
    if (!seen.has(start)) note(startHeading(inputName), start, null, input);
    seen.add(start);
    for (const [index, step] of steps.entries()) {
      if (!seen.has(step)) note(heading(step), step, (steps[index - 1] ?? start).snapshot);
      seen.add(step);
    }
  }
  const lines = [...entries]
    .sort(([a], [b]) => byText(a, b))
    .flatMap(([name, kinds]) => [name, ...[...kinds.values()].flatMap((kind) => kind.map((line) => `  ${line}`))]);
  const refused = refusals(model, paths);
  return [model.title, '', ...lines, ...(refused.length === 0 ? [] : ['', REFUSES, ...refused]), ''].join('\n');
}
