import type { StepName } from '../../contract/firstSteps';
import { firstStepsTexts } from '../../messages/screens/firstSteps';
import { defineRefusals, during, otherwise } from '../kit/refusals';
import { checkLabelOf, pageOf, siteSays, stepNamed } from './rules';
import type { FirstStepsContext, FirstStepsEvent, FirstStepsTag } from './types';

const { refusals: texts } = firstStepsTexts;

type Context = FirstStepsContext;
interface OfStep {
  readonly step: StepName | null;
}

const BUSY = {
  isAbsent: during('absent', texts.absent),
  isRead: during('skeleton', texts.loading),
  isReadAgain: during('busy', texts.loading),
  isWorking: during('working', texts.working),
} as const;

const ABOUT_STEP = {
  ...BUSY,
  isNotLoaded: during('failed', texts.notLoaded),
  isNoStep: (context: Context, { step }: OfStep) => (stepNamed(context, step) === undefined ? texts.noStep : null),
} as const;

const isDone = (context: Context, { step }: OfStep) => (stepNamed(context, step)?.state === 'done' ? texts.done : null);

export const { guards, unless, reason } = defineRefusals<Context, FirstStepsEvent, FirstStepsTag>({
  'steps.load': BUSY,
  'step.open': {
    ...ABOUT_STEP,
    hasNoPage: (context, { step }) => {
      const named = stepNamed(context, step);
      return named === undefined || pageOf(named.step) !== null ? null : texts.noPage;
    },
  },
  'step.check': {
    ...ABOUT_STEP,
    isDoneBySelf: (context, { step }) => {
      const named = stepNamed(context, step);
      return named === undefined || checkLabelOf(named.step) !== null ? null : texts.bySelf;
    },
    isDone,
    isNotSetUp: (context, { step }) => {
      const named = stepNamed(context, step);
      return named === undefined || siteSays(context.site, named.step) !== '' ? null : texts.notSetUp;
    },
  },
  'step.defer': { ...ABOUT_STEP, isDone },
  'session.resumed': {
    ...BUSY,
    isNotLoaded: during('failed', texts.notLoaded),
    isSignedIn: otherwise(texts.signedIn),
  },
});
