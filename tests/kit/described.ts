import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { capital, enteredText, STAYS } from './naming';
import { isBeyondHands } from './ordinary';
import { describeState } from './structure';
import type { Path, WalkedStep } from './types';

/** What somebody presses: the button's title, and the keys that do the same; null where it has none. */
export interface Press {
  readonly title: string;
  readonly keys: string | null;
}

/** The press that sends an event at a moment; null where it is typed, pointed at, or comes by itself. */
export type PressOf = (snapshot: AnyMachineSnapshot, event: AnyEventObject) => Press | null;

/** What is known of a machine's buttons where nothing is. */
export const noPress: PressOf = () => null;

/** Something that happens, and what one must see then. */
interface Seen {
  readonly say: string;
  /** What changed since the moment before; of the start, all. */
  readonly expected: string;
  /** Whether no hand can bring it about. */
  readonly beyondHands: boolean;
}

/** What a checklist has a line and boxes for: the start, or a step that somebody does, with the answers that follow it. */
export interface Line extends Seen {
  readonly press: Press | null;
  readonly answers: readonly Seen[];
}

const isAnswer = ({ kind }: WalkedStep): boolean => kind === 'done' || kind === 'error';

function seenOf(step: WalkedStep, before: Path['start']): Seen {
  return {
    say: capital(step.say),
    expected: enteredText(step, before) || STAYS,
    beyondHands: isBeyondHands(step),
  };
}

/** The start of a path and its steps as lines of a checklist: an answer is what one expects of the step before it. */
export function linesOf({ inputName, start, steps }: Path, pressOf: PressOf = noPress): Line[] {
  const begins = { say: `Partenza: ${inputName}`, expected: describeState(start.snapshot._nodes) };
  const lines: Line[] = [{ ...begins, beyondHands: false, press: null, answers: [] }];
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1] ?? start;
    const seen = seenOf(step, before);
    const last = lines.at(-1);
    if (isAnswer(step) && last !== undefined) lines.splice(-1, 1, { ...last, answers: [...last.answers, seen] });
    else
      lines.push({ ...seen, press: step.kind === 'send' ? pressOf(before.snapshot, step.event) : null, answers: [] });
  }
  return lines;
}

/** What one presses, in Italian; '' for nothing. */
export const pressText = (press: Press | null): string =>
  press === null ? '' : [`«${press.title}»`, ...(press.keys === null ? [] : [press.keys])].join(' · ');

/** That no hand can do something, to be put behind it. */
export const beyondText = ({ beyondHands }: Pick<Seen, 'beyondHands'>): string =>
  beyondHands ? ' (a mano non si può)' : '';
