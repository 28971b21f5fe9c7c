import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Listing } from '../../content/lists/listing';
import type { BulkReviewEvent } from '../../machines/bulkReview/machine';
import { bulkReviewMachine, pending, plannedEffects, refusalOf, verdicts } from '../../machines/bulkReview/machine';
import { callActors } from '../../machines/kit/actor';
import { bulkReviewTexts as texts } from '../../messages/screens/bulkReview';
import { readersTexts } from '../../messages/screens/readers';
import { useActorRef, useEmitted } from '../../ui/base/actors';
import { LazyConfirmDialog } from '../../ui/base/lazyDialogs';
import { usePorts } from '../ports';
import { ReviewNote } from '../ReviewNote';

type Actor = ActorRefFrom<typeof bulkReviewMachine>;

export interface BulkReviewProps {
  readonly listing: Listing;
  /** The rows asked about; each request is another object. */
  readonly request: Omit<Extract<BulkReviewEvent, { type: 'steps.request' }>, 'type'>;
  /** Some rows are others now. */
  readonly onChanged: () => void;
  readonly onClosed: () => void;
}

function useBulkActor(): Actor {
  const { review } = usePorts();
  const machine = useMemo(
    () => bulkReviewMachine.provide({ actors: callActors(review, 'readVersion', 'saveVersion') }),
    [review],
  );
  return useActorRef(machine);
}

/** Hands the request to the machine once, and carries out what the machine emits. */
function useRequest(actor: Actor, { request, onChanged, onClosed }: BulkReviewProps): void {
  const { notify } = usePorts();
  const closed = useEffectEvent(onClosed);
  useEmitted(actor, {
    notice: ({ level, text }) => notify(level === 'error' ? 'danger' : level, text),
    changed: onChanged,
  });
  useEffect(() => {
    actor.send({ type: 'steps.request', ...request });
    const subscription = actor.subscribe((snapshot) => {
      if (snapshot.matches('idle')) closed();
    });
    return () => subscription.unsubscribe();
  }, [actor, request]);
}

function Note({ actor, area }: { readonly actor: Actor; readonly area: string }) {
  const note = useSelector(actor, ({ context }) => context.note);
  return <ReviewNote area={area} value={note} onValue={(text) => actor.send({ type: 'note.change', text })} />;
}

/** How many rows say yes, and why the others don't: each leads to where that can be changed. */
function Verdicts({ actor }: { readonly actor: Actor }) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const all = useMemo(() => verdicts(context), [context]);
  const effects = useMemo(() => plannedEffects(context), [context]);
  const refused = all.filter(({ refusal }) => refusal !== null);
  return (
    <>
      <p className="font-medium">{texts.verdict(all.length - refused.length, refused.length)}</p>
      {readersTexts.consequences(effects, all.length - refused.length > 1).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {refused.length > 0 && (
        <ul className="mt-1 max-h-48 list-disc overflow-y-auto pl-5 text-muted">
          {refused.map(({ subject, refusal }) => (
            <li key={subject.id}>
              «
              <a href={`#${subject.route}`} className="rounded-sm text-accent-ink underline underline-offset-2">
                {subject.title}
              </a>
              »: {refusal}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** How far reading or saving has come; null while the question is open. */
function progressText(snapshot: ReturnType<Actor['getSnapshot']>): string | null {
  const { context } = snapshot;
  const { subjects, read, saved, failed } = context;
  if (snapshot.hasTag('reading')) return texts.reading(read.length + 1, subjects.length);
  if (!snapshot.hasTag('saving')) return null;
  const tried = saved.length + failed.length;
  return texts.saving(tried + 1, tried + pending(context).length);
}

/** Asks each row's own rules, tells their answers, and takes the step for those that allow it. */
export function BulkReview(props: BulkReviewProps) {
  const { listing, request } = props;
  const actor = useBulkActor();
  useRequest(actor, props);
  const progress = useSelector(actor, progressText);
  const isSaving = useSelector(actor, (snapshot) => snapshot.hasTag('saving'));
  const refusal = useSelector(actor, (snapshot) =>
    snapshot.hasTag('asking') ? refusalOf(snapshot.context, { type: 'steps.confirm' }) : null,
  );
  const titles = request.subjects.map(({ title }) => title);
  return (
    <LazyConfirmDialog
      open
      title={texts.title(request.step, titles)}
      startsOn="cancel"
      busy={isSaving}
      refusal={isSaving ? null : (progress ?? refusal)}
      onConfirm={() => actor.send({ type: 'steps.confirm' })}
      onCancel={() => actor.send({ type: 'steps.cancel' })}
    >
      <div role="status">{progress === null ? <Verdicts actor={actor} /> : <p>{progress}</p>}</div>
      {request.step === 'return' && progress === null && <Note actor={actor} area={listing.area} />}
    </LazyConfirmDialog>
  );
}
