import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { StepName } from '../../../../src/contract/firstSteps';
import type { FirstStepsSnapshot } from '../../../../src/machines/firstSteps/machine';
import { checkLabelOf, pageOf, stepsIn } from '../../../../src/machines/firstSteps/rules';
import type { FirstStepsActors, Step } from '../../../../src/machines/firstSteps/types';
import { firstStepsTexts as texts } from '../../../../src/messages/screens/firstSteps';
import { uiTexts } from '../../../../src/messages/ui/ui';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { firstStepsModel, TILES } from '../../../machines/firstSteps/model';
import type { Call } from '../../kit/call';
import { dressed } from '../../kit/dress';
import type { Screen } from '../../kit/replay';
import { openStart, textOf } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import { answering, casesAt, eventsWhere } from '../../kit/variants';

const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as FirstStepsSnapshot).context;

/** Rows that are done have no buttons, and a step without a page or a check none for it. */
function isPossible(type: string, snapshot: AnyMachineSnapshot, name: string): boolean {
  if (type === 'steps.load') return snapshot.matches('shown') || snapshot.matches('failed');
  const step = (casesAt(firstStepsModel.events[type], snapshot)[name] as { step?: StepName | null } | undefined)?.step;
  const row = contextOf(snapshot).steps.find((one) => one.step === step);
  if (!snapshot.matches('shown') || row === undefined || row.state === 'done') return false;
  if (type === 'step.open') return pageOf(row.step) !== null;
  return type === 'step.check' ? checkLabelOf(row.step) !== null && row.about !== null : type === 'step.defer';
}

const OF_PAGE = 'la pagina lascia il posto alla sezione: lo prova il percorso del primo sito';
const OF_SESSION = 'la pagina resta sotto l’accesso, che la risveglia: lo provano i percorsi delle sessioni';

const model = {
  ...firstStepsModel,
  events: eventsWhere(
    firstStepsModel,
    (type, snapshot, name) => !['step.open', 'session.resumed'].includes(type) && isPossible(type, snapshot, name),
  ),
  actors: {
    loadSteps: answering(firstStepsModel, 'loadSteps'),
    markStep: answering(firstStepsModel, 'markStep'),
    checkStep: answering(firstStepsModel, 'checkStep'),
  },
  unreachable: {
    'firstSteps.loading --error(loadSteps)': NEVER_REJECTS,
    'firstSteps.reloading --error(loadSteps)': NEVER_REJECTS,
    'firstSteps.marking --error(markStep)': NEVER_REJECTS,
    'firstSteps.checking --error(checkStep)': NEVER_REJECTS,
    'firstSteps.shown --step.open[unless(isNoStep, hasNoPage)]': OF_PAGE,
    'firstSteps.failed --session.resumed[resumesShown]': OF_SESSION,
    'firstSteps.failed --session.resumed[waitsForSignIn]': OF_SESSION,
    'firstSteps.shown.troubled --session.resumed[waitsForSignIn]': OF_SESSION,
  },
} as unknown as Model;

/** What the page shows, and must show. */
interface FirstStepsFacts {
  /** Titles by state, as the cards group them. */
  readonly missing: readonly string[];
  readonly deferred: readonly string[];
  readonly done: readonly string[];
  readonly failure: string | null;
  readonly isAbsent: boolean;
  readonly loading: boolean;
  /** A step is being worked on, or the steps are read again. */
  readonly busy: boolean;
}

const rowOf = ({ page }: Stage, step: StepName) => page.locator(`main [data-step="${step}"]`);

/** It puts off and takes up. */
const lastButton = (stage: Stage, step: StepName) => rowOf(stage, step).getByRole('button').last();
const focusRow = (stage: Stage, { step }: AnyEventObject) => lastButton(stage, step).focus();

const titlesOf = (steps: readonly Step[], state: Step['state']): readonly string[] =>
  stepsIn(steps, state).map(({ step }) => texts.steps[step]);

type Changed = Awaited<ReturnType<FirstStepsActors['markStep']>>;

const changedAs = (output: Changed) =>
  output.ok ? dressed({ ...output.value, altro: 1 }) : { failure: output.failure };

/** A mail is sent without a word; what was looked at is noted by the call that puts off too. */
const isCheck = ({ body }: Pick<Call, 'body'>): boolean =>
  body === null || (body as { readonly state: string }).state === 'checked';

/** 'Primi passi'. */
export const firstStepsScreen: Screen<FirstStepsFacts> = {
  model,
  config: { tiles: { url: TILES, attribution: '' } },
  open: (stage) => openStart(stage),
  act: {
    'steps.load': ({ page }) =>
      page.getByRole('main').getByRole('button', { name: uiTexts.reload, exact: true }).click(),
    'step.defer': (stage, { step }) => lastButton(stage, step).click(),
    'step.check': (stage, { step }) =>
      rowOf(stage, step)
        .getByRole('button', { name: checkLabelOf(step) ?? '' })
        .click(),
  },
  commands: {
    'step.defer': { focus: focusRow },
    'step.check': { focus: focusRow },
  },
  actors: {
    loadSteps: {
      endpoints: ['firstSteps.list'],
      reply: (output: Awaited<ReturnType<FirstStepsActors['loadSteps']>>) =>
        output.ok
          ? dressed({ steps: [...output.value, { step: 'altro', is_done: 0, is_deferred: 0 }] })
          : { failure: output.failure },
    },
    markStep: { endpoints: ['firstSteps.set'], isMeant: (call) => !isCheck(call), reply: changedAs },
    checkStep: { endpoints: ['firstSteps.set', 'firstSteps.mail'], isMeant: isCheck, reply: changedAs },
  },
  facts: ({ page }) =>
    page.evaluate(
      ([groups, absence, loading]) => {
        const main = document.querySelector('main');
        const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
        const sections = [...(main?.querySelectorAll('section') ?? [])];
        const titlesIn = (title: string) => {
          const card = sections.find((section) => text(section.querySelector('h2')) === title);
          return [...(card?.querySelectorAll('li > div:first-child > p:first-child') ?? [])].map(text);
        };
        const why = main?.querySelector('[role="alert"] span.whitespace-pre-line');
        const statuses = [...(main?.querySelectorAll('[role="status"]') ?? [])].map(text);
        return {
          missing: titlesIn(groups.missing),
          deferred: titlesIn(groups.deferred),
          done: titlesIn(groups.done),
          failure: why == null ? null : text(why),
          isAbsent: statuses.includes(absence),
          loading: statuses.includes(loading),
          busy: main?.querySelector('[aria-busy="true"]') != null,
        };
      },
      [texts.groups, texts.absence, texts.loading] as const,
    ),
  expected: ({ snapshot: current }) => {
    const snapshot = current as FirstStepsSnapshot;
    const { steps, failure } = snapshot.context;
    const hasFailed = snapshot.hasTag('failed') || snapshot.hasTag('workFailed');
    return {
      missing: titlesOf(steps, 'missing'),
      deferred: titlesOf(steps, 'deferred'),
      done: titlesOf(steps, 'done'),
      failure: hasFailed && failure !== null ? textOf(failure) : null,
      isAbsent: snapshot.hasTag('absent'),
      loading: snapshot.hasTag('skeleton'),
      busy: snapshot.hasTag('busy') || snapshot.hasTag('working'),
    };
  },
};
