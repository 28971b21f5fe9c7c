import { useEffect, useReducer } from 'react';
import type { Control } from './Controls';
import { PAUSE } from './player';
import type { Recording, Walk } from './recording';

/** Where in a recording one is: at an event of one of its walks. */
export interface WalksState {
  readonly recording: Recording | null;
  /** Index of the walk that is shown; null while something else is. */
  readonly walk: number | null;
  readonly at: number;
  readonly playing: boolean;
}

export type WalksAction =
  | { readonly type: 'open'; readonly recording: Recording }
  | { readonly type: 'choose'; readonly walk: number }
  | { readonly type: 'close' | 'leave' | 'tick' | Control };

export const NO_WALKS: WalksState = { recording: null, walk: null, at: 0, playing: false };

const lengthOf = ({ recording }: WalksState, walk: number): number => recording?.walks[walk]?.events.length ?? 0;

/** The walk that is shown; null while something else is. */
export const walkOf = ({ recording, walk }: WalksState): Walk | null =>
  walk === null ? null : (recording?.walks[walk] ?? null);

/** Whether an event follows, of this walk or the next. */
export const hasMore = (state: WalksState): boolean =>
  state.walk !== null && (state.at + 1 < lengthOf(state, state.walk) || lengthOf(state, state.walk + 1) > 0);

/** How many events lie before this one, of this walk and the ones before. */
export const eventsBefore = (state: WalksState): number =>
  (state.recording?.walks ?? []).slice(0, state.walk ?? 0).reduce((sum, { events }) => sum + events.length, state.at);

function forward(state: WalksState): WalksState {
  if (state.walk === null || !hasMore(state)) return { ...state, playing: false };
  const { walk, at } = state;
  const next = at + 1 < lengthOf(state, walk) ? { walk, at: at + 1 } : { walk: walk + 1, at: 0 };
  const moved = { ...state, ...next };
  return { ...moved, playing: state.playing && hasMore(moved) };
}

function back(state: WalksState): WalksState {
  const { walk, at } = state;
  if (walk === null || eventsBefore(state) === 0) return state;
  return at > 0 ? { ...state, at: at - 1 } : { ...state, walk: walk - 1, at: lengthOf(state, walk - 1) - 1 };
}

const restarted = (state: WalksState): WalksState => ({ ...state, walk: 0, at: 0 });

/** What an action makes of where one is. Walks follow one another, and are played so. */
export function walksReducer(state: WalksState, action: WalksAction): WalksState {
  switch (action.type) {
    case 'open':
      return { recording: action.recording, walk: 0, at: 0, playing: false };
    case 'close':
      return NO_WALKS;
    case 'choose':
      return { ...state, walk: action.walk, at: 0, playing: false };
    case 'leave':
      return { ...state, walk: null, at: 0, playing: false };
    case 'forward':
      return forward({ ...state, playing: false });
    case 'back':
      return back({ ...state, playing: false });
    case 'restart':
      return restarted({ ...state, playing: false });
    case 'toggle':
      if (state.playing) return { ...state, playing: false };
      return hasMore(state) ? forward({ ...state, playing: true }) : { ...restarted(state), playing: true };
    case 'tick':
      return forward(state);
  }
}

/** The recording that is open, and where in it one is. */
export function useWalks() {
  const [state, dispatch] = useReducer(walksReducer, NO_WALKS);
  useEffect(() => {
    if (!state.playing) return;
    const timer = setTimeout(() => dispatch({ type: 'tick' }), PAUSE);
    return () => clearTimeout(timer);
  });
  return [state, dispatch] as const;
}
