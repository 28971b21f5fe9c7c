import { useSelector } from '@xstate/react';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { CommandEvent } from '../commands/types';
import { reason } from '../machines/firstSteps/refusals';
import { stepsIn } from '../machines/firstSteps/rules';
import type { Step } from '../machines/firstSteps/types';
import { failureTexts } from '../messages/screens/failures';
import { firstStepsTexts as texts } from '../messages/screens/firstSteps';
import { Badge } from '../ui/base/Badge';
import { Banner } from '../ui/base/Banner';
import { Card } from '../ui/base/Card';
import { SkeletonText } from '../ui/base/Skeleton';
import { stepBetweenRows } from '../ui/collection/rowKeys';
import { CommandButton } from '../ui/commands/CommandButton';
import { CommandScope } from '../ui/commands/CommandScope';
import { ReloadButton } from '../ui/commands/ReloadButton';
import { usePageTitle } from '../ui/page/title';
import { BusyBar } from '../ui/table/DataTable';
import { ROW, StepRow } from './firstSteps/StepRow';
import { type FirstStepsActor, useFirstSteps } from './firstSteps/useFirstSteps';
import { isElsewhere } from './form/focus';

/**
 * Puts the focus on the first step as soon as the steps are there, once, unless its user is elsewhere then. Gives what
 * does it again.
 */
function useFirstRow(page: RefObject<HTMLElement | null>, isReady: boolean): () => void {
  const isDone = useRef(false);
  const toRows = useCallback(() => page.current?.querySelector<HTMLElement>(`[${ROW}] button`)?.focus(), [page]);
  useLayoutEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    if (!isElsewhere(null)) toRows();
  }, [isReady, toRows]);
  return toRows;
}

interface StepsProps {
  readonly actor: FirstStepsActor;
}

/** Why steps did not load, or one could not be changed. */
function Failure({ actor }: StepsProps) {
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const work = useSelector(actor, (snapshot) => (snapshot.hasTag('workFailed') ? snapshot.context.work : null));
  const message = useSelector(actor, ({ context }) => context.failure?.message ?? failureTexts.unexpected);
  if (!failed && work === null) return null;
  return (
    <Banner
      tone={failed ? 'danger' : 'warning'}
      role="alert"
      title={work === null ? texts.failed : texts.workFailed(texts.steps[work.step])}
      actions={failed && <CommandButton id="firstSteps.load" />}
    >
      <span className="whitespace-pre-line">{message}</span>
    </Banner>
  );
}

function Group({ actor, state }: StepsProps & { readonly state: Step['state'] }) {
  const steps = stepsIn(
    useSelector(actor, ({ context }) => context.steps),
    state,
  );
  if (steps.length === 0) return null;
  return (
    <Card
      title={texts.groups[state]}
      badge={<Badge tone={state === 'missing' ? 'accent' : 'neutral'}>{steps.length}</Badge>}
    >
      <ul aria-label={texts.groups[state]} onKeyDown={stepBetweenRows} className="divide-y divide-line">
        {steps.map((step) => (
          <StepRow key={step.step} actor={actor} step={step} />
        ))}
      </ul>
    </Card>
  );
}

function Groups({ actor }: StepsProps) {
  const steps = useSelector(actor, ({ context }) => context.steps);
  const deferred = stepsIn(steps, 'deferred').length;
  return (
    <>
      {steps.length > 0 && stepsIn(steps, 'missing').length === 0 && (
        <Banner
          tone={deferred === 0 ? 'success' : 'info'}
          role="status"
          title={deferred === 0 ? texts.complete : texts.restDeferred(deferred)}
        />
      )}
      <Group actor={actor} state="missing" />
      <Group actor={actor} state="deferred" />
      <Group actor={actor} state="done" />
    </>
  );
}

/** Says which step is meant: the one in whose row the focus is, else the first that is missing. */
function withMeantStep(event: CommandEvent): CommandEvent {
  if (!event.type.startsWith('step.')) return event;
  const row = document.activeElement?.closest(`[${ROW}]`) ?? document.querySelector(`main [${ROW}]`);
  return { ...event, step: row?.getAttribute(ROW) ?? null };
}

/** What a site of one's own needs before it goes into service, for administrators. */
export function Component() {
  usePageTitle(texts.title);
  const actor = useFirstSteps();
  const page = useRef<HTMLDivElement>(null);
  const isAbsent = useSelector(actor, (snapshot) => snapshot.hasTag('absent'));
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('skeleton'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('working'));
  const toRows = useFirstRow(page, !isLoading);
  if (isAbsent) return <Banner role="status" title={texts.absence} />;
  return (
    <CommandScope
      scope="firstSteps"
      actor={actor}
      refusal={reason}
      view={{ 'rows.focus': toRows }}
      prepare={withMeantStep}
    >
      <div ref={page} className="relative mx-auto max-w-5xl space-y-4" aria-busy={isBusy}>
        <BusyBar shown={isBusy} />
        <div className="flex items-start gap-3">
          <p className="min-w-0 flex-1 text-muted">{texts.intro}</p>
          <ReloadButton id="firstSteps.load" />
        </div>
        <Failure actor={actor} />
        {isLoading ? <SkeletonText lines={8} label={texts.loading} /> : <Groups actor={actor} />}
      </div>
    </CommandScope>
  );
}
