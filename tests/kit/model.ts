import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { delaysOf, eventTypesOf, invokesOf } from './structure';
import type { JourneyStep, Model, ModelDeclaration, TimeLaw } from './types';

function missing(what: string, needed: Iterable<string>, given: object): string[] {
  return [...needed].filter((name) => !Object.hasOwn(given, name)).map((name) => `${what} '${name}'`);
}

/** What the machine has and the model lacks, by name. The types say the same; this holds for casts and untyped parts too. */
function gapsOf(model: Model): string[] {
  const { machine } = model;
  const userTypes = [...eventTypesOf(machine)].filter((type) => !type.startsWith('xstate.'));
  const invokes = invokesOf(machine);
  const sources = invokes.map(({ source }) => (typeof source === 'string' ? source : '(inline)'));
  return [
    ...missing('event', userTypes, model.events),
    ...missing('actor', new Set([...Object.keys(machine.implementations.actors), ...sources]), model.actors),
    ...missing('delay', new Set([...Object.keys(machine.implementations.delays), ...delaysOf(machine)]), model.delays),
    ...Object.keys(model.delays)
      .filter((name) => model.delays[name]?.trim() === '')
      .map((name) => `text of delay '${name}'`),
    ...userTypes.filter((type) => type.includes('*')).map((type) => `wildcard '${type}' (name the events)`),
  ];
}

/** Why no command sends an event, as several machines say it. */
export const EXCUSES = {
  typed: { excuse: 'one types it' },
  reported: { excuse: 'the application sends it, no user requests it' },
  question: { excuse: 'a button of a question: dialog.main and dialog.close press it' },
};

/**
 * Declares the model of a production machine. Takes the machine and a declaration that is exhaustive by type;
 * throws, naming them, for events, actors and delays that the machine has and the model lacks.
 */
export function defineModel<M extends AnyStateMachine, const Inputs extends string>(
  machine: M,
  declaration: ModelDeclaration<M, Inputs>,
): Model {
  const model = {
    effects: {},
    laws: {},
    timeLaws: {},
    free: false,
    reason: null,
    commands: null,
    unreachable: {},
    noHand: {},
    requirements: {},
    joinInputs: false,
    isOfUses: false,
    ...declaration,
    machine,
  } as unknown as Model;
  const gaps = gapsOf(model);
  if (gaps.length > 0) throw new Error(`model '${declaration.title}' lacks: ${gaps.join(', ')}`);
  return model;
}

/**
 * Cases of a machine that has several uses: what each may be told or do, out of the use that a snapshot is. By itself the
 * machine takes more, which a random walk tries.
 */
export const casesByUse =
  <Snapshot, Use extends string>(nameOf: (snapshot: Snapshot) => Use) =>
  <Cases extends Readonly<Record<string, object>>>(cases: Partial<Record<Use, Cases>>) =>
  (snapshot: Snapshot, free = false): Cases =>
    free ? Object.assign({}, ...Object.values(cases)) : (cases[nameOf(snapshot)] ?? ({} as Cases));

/** Journey step: somebody does something. */
export const send = <E extends AnyEventObject>(event: E): JourneyStep => ({ kind: 'send', event });
/** Journey step: somebody tries something that the machine must refuse. */
export const refused = <E extends AnyEventObject>(event: E): JourneyStep => ({ kind: 'refused', event });
/** Journey step: an actor answers; `name` is a case of the model. */
export const done = (source: string, name: string): JourneyStep => ({ kind: 'done', source, name });
/** Journey step: an actor rejects; `name` is a case of the model. */
export const fail = (source: string, name: string): JourneyStep => ({ kind: 'error', source, name });
/** Journey step: the named delay elapses. */
export const after = (delay: string): JourneyStep => ({ kind: 'after', delay });

/** Law over time: once `from` holds, `to` comes to hold; see `TimeLaw`. */
export const eventually = <S>(from: TimeLaw<S>['from'], to: TimeLaw<S>['to']): TimeLaw<S> => ({ from, to });
