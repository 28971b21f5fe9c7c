import type { Tone } from './Banner';

/** A notice to the user that needs no answer. */
export interface Notice {
  readonly id: string;
  readonly tone: Tone;
  readonly text: string;
  /** What says it, a form for instance: where that succeeds, what it said was wrong no longer is. */
  readonly source?: string | undefined;
  /** When it was said, in milliseconds since 1970. */
  readonly at: number;
}

export interface NoticesState {
  /** On screen now, oldest first. */
  readonly shown: readonly Notice[];
  /** The last ones, newest first, to be read again. */
  readonly log: readonly Notice[];
}

/** How long a notice stays when nobody touches it, in milliseconds. Source: document 1, section 8. */
export const NOTICE_TIME = 5000;
const SHOWN_LIMIT = 4;
const LOG_LIMIT = 50;

export const NO_NOTICES: NoticesState = { shown: [], log: [] };

export type NoticesEvent =
  | { readonly type: 'add'; readonly notice: Notice }
  | { readonly type: 'dismiss'; readonly id: string };

const isMended = (shown: Notice, { tone, source }: Notice): boolean =>
  tone === 'success' && source !== undefined && shown.source === source && shown.tone !== 'success';

/**
 * Adds or takes away a notice. One that says the same as one on screen replaces it, so that retries don't pile up; a success
 * takes away what its source had said was wrong.
 */
export function noticesReducer(state: NoticesState, event: NoticesEvent): NoticesState {
  if (event.type === 'dismiss') return { ...state, shown: state.shown.filter((notice) => notice.id !== event.id) };
  const { notice } = event;
  const isRepeated = ({ text, tone }: Notice) => text === notice.text && tone === notice.tone;
  const others = state.shown.filter((other) => !isRepeated(other) && !isMended(other, notice));
  return { shown: [...others, notice].slice(-SHOWN_LIMIT), log: [notice, ...state.log].slice(0, LOG_LIMIT) };
}
