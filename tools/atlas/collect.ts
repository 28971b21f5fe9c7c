import { existsSync } from 'node:fs';
import type { AnyStateNode } from 'xstate';
import { branchOf } from '../../src/machines/kit/recorder';
import { commandsOf } from '../../tests/browser/kit/commands';
import { choosePaths } from '../../tests/kit/choice';
import { type PressOf, pressText } from '../../tests/kit/described';
import { labelOf, targetsOf } from '../../tests/kit/diagram';
import { walkJourney } from '../../tests/kit/journeys';
import { byText } from '../../tests/kit/naming';
import { pathNamed } from '../../tests/kit/spec';
import { edgesOf, isLeaf, nodesOf } from '../../tests/kit/structure';
import type { Model, Path } from '../../tests/kit/types';
import { beginningOf } from '../qa/beginning';
import { pressesOf } from '../qa/product';
import { type Replay, replayOf } from '../replays';
import { type Layout, layOut, wrapped } from './diagram';
import type { AtlasEdge, AtlasMachine, AtlasPath, AtlasState } from './types';

/** Names of the edges and leaf states that a path passes. */
const passed = ({ start, steps }: Path): Set<string> =>
  new Set([start, ...steps].flatMap(({ edges, leaves }) => [...edges, ...leaves]));

interface Walked {
  /** The short paths and the journeys, each with what it passes. */
  readonly paths: readonly { readonly path: AtlasPath; readonly passes: ReadonlySet<string> }[];
  readonly journeys: readonly { readonly name: string; readonly passes: ReadonlySet<string> }[];
}

/** Whether the screen's model takes these steps too. */
function isPlayable(screen: Model | null, path: Path): boolean {
  if (screen === null || !Object.hasOwn(screen.inputs, path.inputName)) return false;
  try {
    pathNamed(screen, { title: path.name, start: path.inputName, steps: path.steps.map(({ key }) => key) });
    return true;
  } catch {
    // That a step is not offered there is the answer, not a fault.
    return false;
  }
}

/** What one presses for each step of a path. */
const pressesOn = ({ start, steps }: Path, pressOf: PressOf): string[] =>
  steps.map(({ kind, event }, index) =>
    kind === 'send' ? pressText(pressOf((steps[index - 1] ?? start).snapshot, event)) : '',
  );

function walk(model: Model, screen: Model | null, pressOf: PressOf): Walked {
  // The very paths that `npm run paths` counts and prints.
  return {
    paths: choosePaths(model).map((path) => ({
      path: {
        code: path.code,
        title: path.title,
        start: path.inputName,
        steps: path.steps.map(({ key }) => key),
        presses: pressesOn(path, pressOf),
        takes: path.takes,
        onScreen: isPlayable(screen, path),
      },
      passes: passed(path),
    })),
    journeys: model.journeys.map((journey) => ({ name: journey.name, passes: passed(walkJourney(model, journey)) })),
  };
}

type Screen = Awaited<ReturnType<Replay['load']>>;

function edgesFound(model: Model, screen: Screen | null, { paths, journeys }: Walked): AtlasEdge[] {
  const commands = screen === null ? {} : commandsOf(screen);
  return [...edgesOf(model.machine)].map(([transition, name]) => ({
    name,
    branch: branchOf(transition),
    source: transition.source.id,
    targets: targetsOf(transition).map(({ id }) => id),
    label: labelOf(name),
    paths: paths
      .filter(({ passes }) => passes.has(name))
      .sort((one, other) => one.path.steps.length - other.path.steps.length)
      .map(({ path }) => path.code),
    journeys: journeys.filter(({ passes }) => passes.has(name)).map((journey) => journey.name),
    unreachable: model.unreachable[name] ?? null,
    offScreen: screen?.model.unreachable[name] ?? (screen === null ? null : (model.noHand[name] ?? null)),
    isDriven: Object.hasOwn(commands, transition.eventType),
  }));
}

const depthOf = (node: AnyStateNode): number => (node.parent === undefined ? 0 : depthOf(node.parent) + 1);

function statesFound({ machine }: Model, { boxes }: Layout): AtlasState[] {
  const transitions = [...edgesOf(machine).keys()];
  return nodesOf(machine).map((node) => ({
    id: node.id,
    key: node.key,
    kind: node.type,
    description: node.description ?? '',
    lines: wrapped(node.description ?? '', isLeaf(node) ? undefined : 60),
    tags: [...node.tags].sort(byText),
    depth: depthOf(node),
    staying: transitions.filter((one) => one.source === node && targetsOf(one).every((to) => to === node)).length,
    ...(boxes.get(node.id) ?? { x: 0, y: 0, width: 0, height: 0 }),
  }));
}

/**
 * All that the atlas says of a machine. Takes its name in tests/machines/models.ts and its model; looks up which files
 * walk it, and what its screen's replay leaves out.
 */
export async function collect(name: string, model: Model): Promise<AtlasMachine> {
  const replay = replayOf(name);
  const screen = (await replay?.load()) ?? null;
  const walked = walk(model, screen?.model ?? null, await pressesOf(name));
  const seen = new Set([...walked.paths, ...walked.journeys].flatMap(({ passes }) => [...passes]));
  const layout = await layOut(model.machine);
  const states = statesFound(model, layout);
  const modelTest = `tests/machines/${name}/model.ts`;
  return {
    name,
    title: model.title,
    states,
    edges: edgesFound(model, screen, walked),
    diagram: layout.diagram,
    paths: walked.paths.map(({ path }) => path),
    journeys: walked.journeys.map((journey) => journey.name),
    beginnings: Object.fromEntries(
      Object.entries(model.inputs).map(([input, value]) => [input, beginningOf(model.start(value))]),
    ),
    modelTest: existsSync(new URL(`../../${modelTest}`, import.meta.url)) ? modelTest : '',
    replay: replay === null ? null : `tests/browser/replays/${replay.folder}.spec.ts`,
    unreachedStates: states
      .filter(({ id, kind }) => (kind === 'atomic' || kind === 'final') && !seen.has(id))
      .map(({ id }) => ({ id, why: model.unreachable[id] ?? null })),
  };
}
