import type { AnyStateNode } from 'xstate';
import type { RecordedEvent } from '../../../src/contract/recording';
import { capital } from '../../../tests/kit/naming';
import { describeState, eventName, eventTypesOf } from '../../../tests/kit/structure';
import type { Model } from '../../../tests/kit/types';
import { BROKEN_CALL } from '../../../tests/kit/world';
import { recordingTexts as texts } from '../recordingTexts';
import { texts as atlasTexts } from '../texts';
import type { AtlasEdge, AtlasMachine } from '../types';
import type { Walk } from './recording';

/** What a machine of the atlas makes of a recorded event. */
export interface Shown {
  /** The states that it was in after it, as far as it has them. */
  readonly nodes: readonly AnyStateNode[];
  /** Names of the edges that the event took, as far as it has them. */
  readonly taken: readonly string[];
  /** What it no longer has, or not yet, in Italian. */
  readonly problems: readonly string[];
}

type State = RecordedEvent['state'];

/** A state's active states within, and the names of those that it has not. */
function within(node: AnyStateNode, value: State): { nodes: AnyStateNode[]; missing: string[] } {
  const parts = typeof value === 'string' ? [[value, {}] as const] : Object.entries(value);
  const found = parts.map(([key, inner]) => {
    const child = Object.hasOwn(node.states, key) ? node.states[key] : undefined;
    if (child === undefined) return { nodes: [], missing: [`${node.id}.${key}`] };
    const { nodes, missing } = within(child, inner);
    return { nodes: [child, ...nodes], missing };
  });
  return { nodes: found.flatMap(({ nodes }) => nodes), missing: found.flatMap(({ missing }) => missing) };
}

const isOwn = (event: string): boolean => event === 'xstate.init' || event === 'xstate.stop';

/** What a machine makes of a recorded event: the states and edges that it knows, and what it does not know. */
export function shownOf(
  { event, taken, state }: RecordedEvent,
  { machine }: Pick<Model, 'machine'>,
  edges: readonly AtlasEdge[],
): Shown {
  const { nodes, missing } = within(machine.root, state);
  const found = taken.map((branch) => ({ branch, edge: edges.find((one) => one.branch === branch) }));
  return {
    nodes: [machine.root, ...nodes],
    taken: found.flatMap(({ edge }) => (edge === undefined ? [] : [edge.name])),
    problems: [
      ...(isOwn(event) || eventTypesOf(machine).has(event) ? [] : [texts.noEvent(eventName(event))]),
      ...missing.map(texts.noState),
      ...found.flatMap(({ branch, edge }) => (edge === undefined ? [texts.noEdge(branch)] : [])),
    ],
  };
}

/** What an event is, in Italian; its short name where nothing has words for it. */
export function sayOf(event: string, model: Pick<Model, 'events' | 'actors' | 'delays'> | null): string {
  if (event === 'xstate.init') return texts.starts;
  if (event === 'xstate.stop') return texts.stops;
  const name = eventName(event);
  const [, kind = '', source = ''] = /^(done|error|after)\((.+)\)$/.exec(name) ?? [];
  if (kind === 'error') return BROKEN_CALL;
  if (kind === 'after') return texts.elapses(model?.delays[source] ?? source);
  const actor = model?.actors[source];
  const said = typeof actor === 'object' ? actor.phrase : model?.events[event]?.phrase;
  return said === undefined ? name : capital(said);
}

/** Whether a machine did nothing with an event. */
const isRefused = ({ event, taken }: RecordedEvent): boolean => taken.length === 0 && !isOwn(event);

/** A machine of the atlas with its model. */
export interface Known {
  readonly machine: AtlasMachine;
  readonly model: Model;
}

/** An event of a walk in words. */
export interface Line {
  readonly key: string;
  readonly event: RecordedEvent;
  readonly say: string;
  /** What came of it, in words. */
  readonly outcome: string;
  readonly shown: Shown | null;
}

/** Of each event what it is and what it led to. */
export function linesOf({ events }: Walk, known: Known | null): readonly Line[] {
  const shown = events.map((event) => (known === null ? null : shownOf(event, known.model, known.machine.edges)));
  return events.map((event, index) => {
    const [now, before] = [shown[index] ?? null, shown[index - 1]?.nodes ?? []];
    const entered = describeState((now?.nodes ?? []).filter((node) => !before.includes(node)));
    const stays = now === null || now.problems.length > 0 ? JSON.stringify(event.state) : atlasTexts.still;
    const outcome = isRefused(event) ? texts.refused : entered || stays;
    return {
      key: `${index} ${event.event}`,
      event,
      say: sayOf(event.event, known?.model ?? null),
      outcome,
      shown: now,
    };
  });
}
