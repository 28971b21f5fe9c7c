import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { capital, enteredText, STAYS } from './naming';
import { beginsBeyondHands, beyondHands } from './ordinary';
import { describeState } from './structure';
import type { NoHand, Path, WalkedStep } from './types';

/** What somebody presses: the button's title, and the keys that do the same; null where it has none. */
export interface Press {
  readonly title: string;
  readonly keys: string | null;
}

/** The press that sends an event at a moment; null where it is typed, pointed at, or comes by itself. */
export type PressOf = (snapshot: AnyMachineSnapshot, event: AnyEventObject) => Press | null;

/** What hands can do with a machine in the product. */
export interface Hands {
  readonly pressOf: PressOf;
  readonly noHand: NoHand;
}

/** What is known of them where nothing is. */
export const UNKNOWN_HANDS: Hands = { pressOf: () => null, noHand: {} };

/** Something that happens, and what one must see then. */
interface Seen {
  readonly say: string;
  /** What changed since the moment before; of the start, all. */
  readonly expected: string;
  /** Why no hand can bring it about; null where one can. */
  readonly beyond: string | null;
}

/** What a checklist has a line and boxes for: the start, or a step that somebody does, with the answers that follow it. */
export interface Line extends Seen {
  readonly press: Press | null;
  readonly answers: readonly Seen[];
}

const isAnswer = ({ kind }: WalkedStep): boolean => kind === 'done' || kind === 'error';

function seenOf(step: WalkedStep, before: Path['start'], noHand: NoHand): Seen {
  return {
    say: capital(step.say),
    expected: enteredText(step, before) || STAYS,
    beyond: beyondHands(step, noHand),
  };
}

/** The start of a path and its steps as lines of a checklist: an answer is what one expects of the step before it. */
export function linesOf({ inputName, start, steps }: Path, { pressOf, noHand }: Hands = UNKNOWN_HANDS): Line[] {
  const begins = { say: `Partenza: ${inputName}`, expected: describeState(start.snapshot._nodes) };
  const lines: Line[] = [{ ...begins, beyond: beginsBeyondHands(start, noHand), press: null, answers: [] }];
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1] ?? start;
    const seen = seenOf(step, before, noHand);
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

/** That no hand can do something and why, to be put behind it. */
export const beyondText = ({ beyond }: Pick<Seen, 'beyond'>): string =>
  beyond === null ? '' : ` (a mano non si può: ${beyond})`;
