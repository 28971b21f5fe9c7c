import { beyondText } from '../../../tests/kit/described';
import { capital, enteredText, STAYS } from '../../../tests/kit/naming';
import { beginsBeyondHands, beyondHands } from '../../../tests/kit/ordinary';
import type { SheetRow } from '../../../tests/kit/sheet';
import { describeState } from '../../../tests/kit/structure';
import { texts } from '../texts';
import type { AtlasMachine, AtlasPath } from '../types';
import { momentOf, type Run } from './run';

/** What a step is, as a sheet says it. */
export type StepFacts = Pick<SheetRow, 'title' | 'page' | 'user' | 'data' | 'number' | 'say' | 'press' | 'expected'>;

/** The step of a path that is shown. An answer has the number of the step that it answers. */
export function stepFacts({ beginnings }: AtlasMachine, { title, presses }: AtlasPath, run: Run): StepFacts {
  const { noHand } = run.model;
  const { step, world } = momentOf(run);
  const before = run.moments[run.at - 1]?.world;
  const done = run.moments.slice(1, run.at + 1).flatMap((moment) => moment.step?.kind ?? []);
  const beyond = step === null ? beginsBeyondHands(world, noHand) : beyondHands({ ...world, kind: step.kind }, noHand);
  const { page = '', user = '', data = '' } = beginnings[run.input] ?? {};
  return {
    title,
    page,
    user,
    data,
    number: done.filter((kind) => kind === 'send' || kind === 'after').length,
    say: `${step === null ? texts.began(run.input) : capital(step.say)}${beyondText({ beyond })}`,
    press: presses[run.at - 1] ?? '',
    expected: before === undefined ? describeState(world.snapshot._nodes) : enteredText(world, before) || STAYS,
  };
}
