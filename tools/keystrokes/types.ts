import type { Username } from '../../tests/browser/kit/api';
import type { Hand } from './hand';

/** An everyday task, done by keys alone from the dashboard, signed in. */
export interface Task {
  /** Italian; what one wants to have done. */
  readonly title: string;
  /** Who does it; an administrator where it does not matter. */
  readonly as?: Username;
  /** Makes what the task needs, works it by keys, and checks on the server or on screen that it is done. */
  readonly run: (hand: Hand) => Promise<void>;
}

/** What a task cost. */
export interface Measured {
  readonly title: string;
  readonly keys: number;
  readonly characters: number;
  readonly way: string;
}
