import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CommandTarget, Navigate } from '../../commands/types';
import { users } from '../../content/listings/users';
import { entityActionsMachine } from '../../machines/entityActions/machine';
import { reason } from '../../machines/entityActions/refusals';
import { isAskedAbout, readersChange } from '../../machines/entityActions/rules';
import type { EntitySubject, EntityWork as Work } from '../../machines/entityActions/types';
import { callActors } from '../../machines/kit/actor';
import type { PublicationEffect } from '../../machines/publication/effects';
import { languageInSentence } from '../../messages/screens/content';
import { entityTexts as texts } from '../../messages/screens/entityActions';
import { listTexts } from '../../messages/screens/list';
import { readersTexts } from '../../messages/screens/readers';
import { BlockerList } from '../../screens/list/BlockerList';
import { usePorts } from '../../screens/ports';
import { ReviewNote } from '../../screens/ReviewNote';
import { LazyReassignment } from '../../screens/users/LazyReassignment';
import { useActorRef, useEmitted } from '../../ui/base/actors';
import { Banner } from '../../ui/base/Banner';
import { LazyConfirmDialog } from '../../ui/base/lazyDialogs';
import type { EntityPort } from '../entityActions';
import type { EntityRequest } from './useEntityActions';

type Actor = ActorRefFrom<typeof entityActionsMachine>;

export interface EntityWorkProps {
  /** The action chosen last. */
  readonly request: EntityRequest;
  /** What is mounted on the page: what shows an entity reads it again when it changed. */
  readonly targets: () => readonly CommandTarget[];
  readonly navigate: Navigate;
}

function useEntityActor({ actors }: EntityPort): Actor {
  const machine = useMemo(
    () =>
      entityActionsMachine.provide({
        actors: callActors(actors, 'readVersion', 'saveVersion', 'runAction', 'removeEntity'),
      }),
    [actors],
  );
  return useActorRef(machine);
}

/** What has lists, and the dashboard's cards, read again what they show. */
const REREAD = [{ type: 'list.reload' }, { type: 'card.load' }] as const;

function readAgain(targets: readonly CommandTarget[], area: string | null): void {
  for (const target of targets) {
    if (target.listing !== null && target.listing.area !== area) continue;
    const event = REREAD.find((candidate) => target.can(candidate));
    if (event !== undefined) target.send(event);
  }
}

type Outcome = 'changed' | 'deleted' | 'removal.requested';

/** Hands each request to the machine once, and carries out what the machine emits. */
function useWork(
  actor: Actor,
  request: EntityRequest,
  on: Readonly<Record<Outcome, (subject: EntitySubject) => void>>,
) {
  const { notify } = usePorts();
  const carryOut = ({ type, subject }: { type: Outcome; subject: EntitySubject }) => on[type](subject);
  useEmitted(actor, {
    notice: ({ level, text }) => notify(level === 'error' ? 'danger' : level, text),
    changed: carryOut,
    deleted: carryOut,
    'removal.requested': carryOut,
  });
  useEffect(() => {
    const { subject, action, title, isRead } = request;
    const event = { type: 'action.request' as const, subject, action, title, isRead };
    const refusal = reason(actor.getSnapshot(), event);
    if (refusal === null) actor.send(event);
    else notify('warning', refusal);
  }, [actor, request, notify]);
}

function Note({ actor, area }: { readonly actor: Actor; readonly area: string | null }) {
  const note = useSelector(actor, ({ context }) => context.note);
  return <ReviewNote area={area} value={note} onValue={(text) => actor.send({ type: 'note.change', text })} />;
}

/** What is asked about an action on an entity. */
function titleOf(work: Work | null, effects: readonly PublicationEffect[]): string {
  const title = work?.subject.title ?? '';
  if (effects.length > 0) return readersTexts.question(effects);
  const language = work?.operation.kind === 'status' ? work.operation.language : null;
  return language === null ? texts.confirmRemoval(title) : texts.confirmReturn(title, languageInSentence(language));
}

/** Confirms what can't be undone or what readers would notice, shows its progress, and says why it was refused. */
function Question({ actor, port }: { readonly actor: Actor; readonly port: EntityPort }) {
  const work = useSelector(actor, ({ context }) => context.work);
  const isAsked = useSelector(actor, ({ context }) => isAskedAbout(context));
  const version = useSelector(actor, ({ context }) => context.version);
  const effects = useMemo(() => readersChange({ work, version, note: '' }), [work, version]);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isStep = work?.operation.kind === 'status';
  const isReturned = work?.operation.kind === 'status' && work.operation.step === 'return';
  return (
    <LazyConfirmDialog
      open={isAsked}
      title={titleOf(work, effects)}
      tone={isStep ? 'plain' : 'danger'}
      startsOn="cancel"
      busy={busy}
      error={failure?.message ?? null}
      confirmLabel={failure === null ? undefined : listTexts.retry}
      onConfirm={() => actor.send({ type: 'action.confirm' })}
      onCancel={() => actor.send({ type: 'action.cancel' })}
    >
      {readersTexts.consequences(effects).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isReturned && <Note actor={actor} area={port.areaOf(work.subject)} />}
      {!isStep && (
        <>
          {work?.isRead === true && <Banner tone="warning" className="mb-2" title={listTexts.readersLose(1, 1)} />}
          <p>{texts.removalText}</p>
          {work !== null && (
            <BlockerList
              blockers={port.blockersOf(work.subject, failure?.details)}
              onFollow={() => actor.send({ type: 'action.cancel' })}
            />
          )}
        </>
      )}
    </LazyConfirmDialog>
  );
}

/** Does what was chosen for a found entity, on whatever page one is. */
export default function EntityWork({ request, targets, navigate }: EntityWorkProps) {
  const { port } = request;
  const actor = useEntityActor(port);
  const [removed, setRemoved] = useState<EntitySubject | null>(null);
  const go = (to: string) => navigate({ kind: 'route', to, newTab: false });
  const changed = (subject: EntitySubject) => readAgain(targets(), port.areaOf(subject));
  const deleted = (subject: EntitySubject) => {
    const list = port.listIfOpen(subject);
    if (list === null) changed(subject);
    else go(list);
  };
  const remove = (subject: EntitySubject) =>
    port.areaOf(subject) === users.area ? setRemoved(subject) : go(subject.route);
  useWork(actor, request, { changed, deleted, 'removal.requested': remove });
  return (
    <>
      <Question actor={actor} port={port} />
      <LazyReassignment
        key={removed?.id ?? 0}
        users={removed === null ? null : [{ id: removed.id, name: removed.title }]}
        onDeleted={() => undefined}
        onClosed={(ids) => {
          setRemoved(null);
          if (removed !== null && ids.length > 0) deleted(removed);
        }}
      />
    </>
  );
}
