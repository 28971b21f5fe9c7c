import { useSelector } from '@xstate/react';
import { draftIsOlder } from '../../machines/editor/draft';
import { readOnlyReason, saveBlock } from '../../machines/editor/rules';
import { editor as texts } from '../../messages/editor';
import { Banner } from '../../ui/base/Banner';
import { Button } from '../../ui/base/Button';
import { ConflictPanel } from './ConflictPanel';
import type { EditorActor } from './useEditorActor';

interface NoteProps {
  readonly actor: EditorActor;
}

/** A draft found on this device: taken up again or dropped. */
function OfferedDraft({ actor }: NoteProps) {
  const older = useSelector(actor, ({ context }) => draftIsOlder(context));
  return (
    <Banner
      tone="warning"
      role="alert"
      title={texts.draft.title}
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'draft.discard' })}>{texts.draft.discard}</Button>
          <Button variant="primary" onClick={() => actor.send({ type: 'draft.restore' })}>
            {texts.draft.restore}
          </Button>
        </>
      }
    >
      {older ? texts.draftOlder : texts.draft.text}
    </Banner>
  );
}

function Deleted({ actor }: NoteProps) {
  return (
    <Banner
      tone="danger"
      role="alert"
      title={texts.deleted.title}
      actions={
        <Button variant="primary" onClick={() => actor.send({ type: 'save.asNew' })}>
          {texts.deleted.save}
        </Button>
      }
    >
      {texts.deleted.text}
    </Banner>
  );
}

function SaveFailed({ actor }: NoteProps) {
  const message = useSelector(actor, ({ context }) => context.failure?.message ?? '');
  return (
    <Banner
      tone="danger"
      role="alert"
      title={texts.saveFailed}
      actions={<Button onClick={() => actor.send({ type: 'save.ask' })}>{texts.retry}</Button>}
    >
      <span className="whitespace-pre-line">{message}</span>
    </Banner>
  );
}

function StatusesMissing({ actor }: NoteProps) {
  return (
    <Banner
      tone="warning"
      title={texts.statusesMissing}
      actions={<Button onClick={() => actor.send({ type: 'status.refresh' })}>{texts.statusRetry}</Button>}
    />
  );
}

/** Everything above the form: what the item is, what happened to it, what has to be decided. */
export function EditorNotes({ actor }: NoteProps) {
  const draft = useSelector(actor, ({ context }) => (context.item?.draft ?? 0) > 0);
  const offering = useSelector(actor, (snapshot) => snapshot.hasTag('offering'));
  const readOnly = useSelector(actor, ({ context }) => readOnlyReason(context));
  const block = useSelector(actor, (snapshot) => (snapshot.hasTag('editable') ? saveBlock(snapshot.context) : null));
  const conflict = useSelector(actor, (snapshot) => snapshot.hasTag('conflict'));
  const deleted = useSelector(actor, (snapshot) => snapshot.hasTag('deleted'));
  const signIn = useSelector(actor, (snapshot) => snapshot.hasTag('signInNeeded'));
  const statuses = useSelector(actor, (snapshot) => snapshot.hasTag('statusFailed'));
  const failed = useSelector(actor, ({ context }) => context.failure !== null);
  return (
    <>
      {draft && <Banner title={texts.revision} />}
      {readOnly !== null && <Banner title={readOnly} />}
      {offering && <OfferedDraft actor={actor} />}
      {block !== null && <Banner tone="warning" title={block} />}
      {statuses && <StatusesMissing actor={actor} />}
      {signIn && <Banner tone="warning" role="alert" title={texts.signIn} />}
      {deleted && <Deleted actor={actor} />}
      {conflict && <ConflictPanel actor={actor} />}
      {failed && !conflict && !deleted && !signIn && <SaveFailed actor={actor} />}
    </>
  );
}
