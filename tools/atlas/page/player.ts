import { useEffect, useReducer } from 'react';
import type { Model, Step } from '../../../tests/kit/types';
import type { AtlasPath } from '../types';
import { back, forward, mayGoOn, type Run, restart, startJourney, startPath, startRun, take } from './run';

/** Milliseconds between the steps of a path that plays by itself. */
export const PAUSE = 1_100;

interface PlayerState {
  readonly run: Run;
  readonly playing: boolean;
  /** What is played: the code of a path, the name of a journey; null in a free simulation. */
  readonly path: AtlasPath | null;
  readonly journey: string | null;
}

export type PlayerAction =
  | { readonly type: 'path'; readonly model: Model; readonly path: AtlasPath }
  | { readonly type: 'journey'; readonly model: Model; readonly name: string }
  | { readonly type: 'free'; readonly model: Model; readonly input: string }
  | { readonly type: 'take'; readonly step: Step }
  | { readonly type: 'forward' | 'back' | 'restart' | 'toggle' | 'tick' };

const free = { playing: false, path: null, journey: null };

function still(state: PlayerState, run: Run): PlayerState {
  return { ...state, run, playing: false };
}

function onward(state: PlayerState): PlayerState {
  const run = forward(state.run);
  return { ...state, run, playing: state.playing && mayGoOn(run) };
}

/** A path that is at its end is played from its beginning. */
function toggled(state: PlayerState): PlayerState {
  if (state.playing) return { ...state, playing: false };
  const run = mayGoOn(state.run) ? state.run : restart(state.run);
  return onward({ ...state, run, playing: true });
}

function reduce(state: PlayerState, action: PlayerAction): PlayerState {
  switch (action.type) {
    case 'path':
      return { ...free, run: startPath(action.model, action.path), path: action.path };
    case 'journey':
      return { ...free, run: startJourney(action.model, action.name), journey: action.name };
    case 'free':
      return { ...free, run: startRun(action.model, action.input) };
    case 'take': {
      const run = take(state.run, action.step);
      return run.plan === null ? { ...free, run } : still(state, run);
    }
    case 'forward':
      return still(state, forward(state.run));
    case 'back':
      return still(state, back(state.run));
    case 'restart':
      return still(state, restart(state.run));
    case 'toggle':
      return toggled(state);
    case 'tick':
      return onward(state);
  }
}

/** What the page plays of a machine, and how it is told to. Begins with the path, or with the machine's first start. */
export function usePlayer(model: Model, path: AtlasPath | null) {
  const [state, dispatch] = useReducer(reduce, { model, path }, (first): PlayerState => {
    if (first.path !== null) return { ...free, run: startPath(first.model, first.path), path: first.path };
    return { ...free, run: startRun(first.model, Object.keys(first.model.inputs)[0] ?? '') };
  });
  useEffect(() => {
    if (!state.playing) return;
    const timer = setTimeout(() => dispatch({ type: 'tick' }), PAUSE);
    return () => clearTimeout(timer);
  });
  return [state, dispatch] as const;
}

export type { PlayerState };
