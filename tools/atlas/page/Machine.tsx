import { type Dispatch, type KeyboardEvent, useLayoutEffect, useMemo } from 'react';
import type { AnyStateNode } from 'xstate';
import type { Model } from '../../../tests/kit/types';
import { resultTexts } from '../keptTexts';
import { texts } from '../texts';
import type { AtlasMachine, AtlasPath } from '../types';
import { Diagram, SCROLLABLE } from './Diagram';
import { pathOf, pathsFound, statesFound } from './facts';
import { countOf, type KeptResults, type Results } from './kept';
import { ListBox } from './ListBox';
import { Edges, States, Tests } from './Parts';
import { usePlayer } from './player';
import { shownOf } from './recorded';
import { momentOf } from './run';
import { Simulation } from './Simulation';
import { WalkPart } from './WalkPart';
import { type WalksAction, type WalksState, walkOf } from './walking';

const TABS = ['paths', 'states', 'edges', 'tests'] as const;
export type Tab = (typeof TABS)[number];

interface MachineProps {
  readonly machine: AtlasMachine;
  readonly model: Model;
  readonly code: string | null;
  /** A path by its name, instead of a code. */
  readonly way: string | null;
  readonly query: string;
  readonly kept: KeptResults;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly onPath: (code: string) => void;
  /** A recording, whose walk is shown instead of the simulation while it is at one. */
  readonly walks: WalksState;
  readonly onWalks: Dispatch<WalksAction>;
}

function Tabs({ tab, onTab }: Pick<MachineProps, 'tab' | 'onTab'>) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length] ?? tab;
    event.preventDefault();
    onTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={texts.parts} onKeyDown={onKeyDown}>
      {TABS.map((name) => (
        <button
          key={name}
          id={`tab-${name}`}
          type="button"
          role="tab"
          aria-selected={name === tab}
          aria-controls="part"
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onTab(name)}
        >
          {texts.tabs[name]}
        </button>
      ))}
    </div>
  );
}

interface PathRowProps {
  readonly path: AtlasPath;
  readonly machine: string;
  readonly results: Results;
}

function PathRow({ path, machine, results }: PathRowProps) {
  const { passed, failed } = countOf(results, machine, path.code);
  return (
    <>
      <span>{path.title}</span>
      <small>
        <code>{path.code}</code> · {path.start} · {texts.steps(path.steps.length)}
        {path.onScreen ? ` · ${texts.onScreen}` : ''}
        {passed + failed > 0 && <b className={failed > 0 ? 'bad' : 'good'}> · {resultTexts.count(passed, failed)}</b>}
      </small>
    </>
  );
}

type PathsProps = Pick<MachineProps, 'machine' | 'code' | 'query' | 'kept' | 'onPath'>;

function Paths({ machine, code, query, kept, onPath }: PathsProps) {
  const { results } = kept;
  const found = useMemo(() => pathsFound(machine.paths, query), [machine, query]);
  const options = useMemo(
    () =>
      // Where the search means something else, all of them.
      (found.length > 0 ? found : machine.paths).map((path) => ({
        id: path.code,
        content: <PathRow path={path} machine={machine.name} results={results} />,
      })),
    [machine, found, results],
  );
  return (
    <>
      <p className="hint">{found.length > 0 ? texts.pathsHint : texts.noPath}</p>
      <ListBox id="paths" label={texts.paths} options={options} selected={code} onSelect={onPath} />
    </>
  );
}

/** A machine of the atlas: its picture, its parts, and the simulation of the machine itself or what was recorded of it. */
export function Machine(props: MachineProps) {
  const { machine, model, code, way, query, kept, tab, onTab, onPath, walks, onWalks } = props;
  const path = useMemo(
    () => (way === null ? (machine.paths.find((one) => one.code === code) ?? null) : pathOf(way)),
    [machine, code, way],
  );
  const [state, dispatch] = usePlayer(model, path);
  // Before the next key: it may already be meant for the path.
  useLayoutEffect(() => {
    if (path !== null) dispatch({ type: 'path', model, path });
  }, [model, path, dispatch]);
  const { world } = momentOf(state.run);
  const known = useMemo(() => ({ machine, model }), [machine, model]);
  const walk = walkOf(walks);
  const event = walk?.events[walks.at];
  const { nodes, taken } = useMemo(
    () =>
      event === undefined
        ? { nodes: world.snapshot._nodes as readonly AnyStateNode[], taken: world.edges }
        : shownOf(event, model, machine.edges),
    [event, world, model, machine],
  );
  const active = useMemo(() => new Set(nodes.map(({ id }) => id)), [nodes]);
  const { title, name, states, edges, paths } = machine;
  const found = useMemo(
    () => new Set(query === '' ? [] : statesFound(states, query).map(({ id }) => id)),
    [states, query],
  );
  const leaves = states.filter(({ kind }) => kind === 'atomic' || kind === 'final');
  return (
    <>
      <main>
        <h2>{title}</h2>
        <p className="about">
          <code>{name}</code> · {texts.counts(leaves.length, edges.length, paths.length)}
        </p>
        <Diagram machine={machine} active={active} found={found} taken={taken} />
        <Tabs tab={tab} onTab={onTab} />
        <div id="part" role="tabpanel" className="part" {...SCROLLABLE} aria-labelledby={`tab-${tab}`}>
          {tab === 'paths' && <Paths machine={machine} code={code} query={query} kept={kept} onPath={onPath} />}
          {tab === 'states' && <States machine={machine} active={active} query={query} />}
          {tab === 'edges' && <Edges machine={machine} onPath={onPath} />}
          {tab === 'tests' && (
            <Tests
              machine={machine}
              model={model}
              onJourney={(journey) => dispatch({ type: 'journey', model, name: journey })}
            />
          )}
        </div>
      </main>
      {walk === null ? (
        <Simulation state={state} dispatch={dispatch} machine={machine} kept={kept} />
      ) : (
        <WalkPart walk={walk} state={walks} dispatch={onWalks} known={known} />
      )}
    </>
  );
}
