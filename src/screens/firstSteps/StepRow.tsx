import { useSelector } from '@xstate/react';
import { noteOf, type Terms, termsOf } from '../../machines/firstSteps/notes';
import { reason } from '../../machines/firstSteps/refusals';
import { areaOf, checkLabelOf } from '../../machines/firstSteps/rules';
import type { Step } from '../../machines/firstSteps/types';
import { firstStepsTexts as texts } from '../../messages/screens/firstSteps';
import { Button, type ButtonProps } from '../../ui/base/Button';
import { Icon } from '../../ui/base/Icon';
import { useCommandKeys } from '../../ui/commands/useCommandKeys';
import type { FirstStepsActor } from './useFirstSteps';

/** Where a row says which step it is. */
export const ROW = 'data-step';

interface StepRowProps {
  readonly actor: FirstStepsActor;
  readonly step: Step;
}

function TermsLine({ terms: { text, href } }: { readonly terms: Terms }) {
  return (
    <p className="text-muted text-sm [overflow-wrap:anywhere]">
      {text}
      {href !== null && (
        <>
          {' '}
          <a href={href} target="_blank" rel="noopener noreferrer" className="underline">
            {texts.terms.read}
            <span className="sr-only">{texts.terms.newTab}</span>
          </a>
        </>
      )}
    </p>
  );
}

interface StepButtonLook extends Pick<ButtonProps, 'variant'> {
  readonly type: 'step.check' | 'step.open' | 'step.defer';
  /** Whose keys do the same. */
  readonly command: string;
  readonly children: string;
}

/** A button of a step: it says why it can't be pressed, and that it is at work. */
function StepButton({ actor, step, children, ...look }: StepRowProps & StepButtonLook) {
  const event = { type: look.type, step: step.step } as const;
  const refusal = useSelector(actor, (snapshot) => reason(snapshot, event));
  const busy = useSelector(
    actor,
    (snapshot) =>
      snapshot.hasTag('working') &&
      snapshot.context.work?.step === step.step &&
      look.type === (snapshot.context.work.kind === 'check' ? 'step.check' : 'step.defer'),
  );
  const hint = useCommandKeys(look.command);
  return (
    <Button
      size="small"
      variant={look.variant}
      hint={hint}
      busy={busy}
      refusal={busy ? null : refusal}
      onClick={() => actor.send(event)}
    >
      <span>
        {children}
        <span className="sr-only">{texts.of(texts.steps[step.step])}</span>
      </span>
    </Button>
  );
}

/** What can be done with a step that is not done. The last button is the same in every row, so that the arrows keep to it. */
function Buttons({ actor, step }: StepRowProps) {
  const check = checkLabelOf(step.step);
  const area = areaOf(step.step);
  return (
    <div className="flex flex-wrap gap-2">
      {check !== null && (
        <StepButton actor={actor} step={step} type="step.check" command="firstSteps.check">
          {check}
        </StepButton>
      )}
      {area !== null && (
        <StepButton actor={actor} step={step} type="step.open" command={`go.${area}`}>
          {texts.open}
        </StepButton>
      )}
      <StepButton actor={actor} step={step} type="step.defer" command="firstSteps.defer" variant="ghost">
        {step.state === 'deferred' ? texts.takeUp : texts.defer}
      </StepButton>
    </div>
  );
}

/** A step: how it stands, the terms of whom it leads to, and what can be done about it. */
export function StepRow({ actor, step }: StepRowProps) {
  const site = useSelector(actor, ({ context }) => context.site);
  const terms = termsOf(step, site);
  const isDone = step.state === 'done';
  return (
    <li {...{ [ROW]: step.step }} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex items-center gap-1.5 font-medium">
          {isDone && <Icon name="check" size={16} className="shrink-0 text-success" />}
          {texts.steps[step.step]}
        </p>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">{noteOf(step, site)}</p>
        {terms !== null && <TermsLine terms={terms} />}
      </div>
      {!isDone && <Buttons actor={actor} step={step} />}
    </li>
  );
}
