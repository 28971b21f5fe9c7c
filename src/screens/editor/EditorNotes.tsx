import { shallowEqual, useSelector } from '@xstate/react';
import { asNew } from '../../machines/editor/anew';
import { isSavedOnce, isUnanswered, readOnlyReason } from '../../machines/editor/document';
import { allowedDraft, draftIsOlder, draftWords, parseDraft } from '../../machines/editor/draft';
import { namedRevision, originalId, revisionId } from '../../machines/editor/review';
import { hasNoStatuses } from '../../machines/editor/rules';
import { saveBlock } from '../../machines/editor/saving';
import { correctedMeanwhile } from '../../machines/editor/takeOver';
import type { EditorContext, LeftOut, LocalDraft } from '../../machines/editor/types';
import { languageName } from '../../messages/screens/content';
import { editorTexts as texts } from '../../messages/screens/editor';
import { failureTexts } from '../../messages/screens/failures';
import { Banner } from '../../ui/base/Banner';
import { Button } from '../../ui/base/Button';
import { CommandButton } from '../../ui/commands/CommandButton';
import { type DraftRules, ElsewhereNote, OfferedNote } from '../DraftNotes';
import { ConflictPanel } from './ConflictPanel';
import type { EditorActor } from './useEditorActor';

interface NoteProps {
  readonly actor: EditorActor;
}

/** What the item as it is offered does not take along. */
function LeftOutNote({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
  if (leftOut.length === 0) return null;
  return (
    <ul>
      {leftOut.map((what) => (
        <li key={what}>{texts.leftOut[what]}</li>
      ))}
    </ul>
  );
}

const NOTHING: readonly LeftOut[] = [];

const DRAFTS: DraftRules<EditorContext, LocalDraft> = {
  scope: 'editor',
  areaOf: ({ content }) => content.area,
  parse: parseDraft,
  words: draftWords,
  isOlder: draftIsOlder,
};

const DRAFT_TEXTS = { ...texts.draft, older: texts.draftOlder };

/** A draft found on this device, and what of it can't be restored. */
function Offered({ actor }: NoteProps) {
  const leftOut = useSelector(actor, ({ context }) => allowedDraft(context)?.leftOut ?? NOTHING, shallowEqual);
  return (
    <OfferedNote actor={actor} rules={DRAFTS} texts={DRAFT_TEXTS}>
      <LeftOutNote leftOut={leftOut} />
    </OfferedNote>
  );
}

function Deleted({ actor }: NoteProps) {
  const leftOut = useSelector(actor, ({ context }) => asNew(context)?.leftOut ?? NOTHING, shallowEqual);
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
      <LeftOutNote leftOut={leftOut} />
    </Banner>
  );
}

/** What the item is a revision of, or which revision it has. */
function Revision({ actor }: NoteProps) {
  const isRevision = useSelector(actor, ({ context }) => originalId(context) !== null);
  const isRevised = useSelector(actor, ({ context }) => revisionId(context) !== null);
  const corrected = useSelector(actor, ({ context }) => correctedMeanwhile(context));
  const named = useSelector(actor, ({ context }) => namedRevision(context.failure) !== null);
  if (isRevision)
    return (
      <Banner
        title={texts.revision}
        actions={
          <>
            <CommandButton id="editor.compare" size="small" hideRefused>
              {texts.comparison.open}
            </CommandButton>
            <CommandButton id="editor.openOriginal" size="small" />
          </>
        }
      >
        {corrected > 0 ? texts.comparison.corrected(corrected) : texts.revisionText}
      </Banner>
    );
  // A refusal that names the revision leads there itself.
  if (!isRevised || named) return null;
  return <Banner title={texts.hasRevision} actions={<CommandButton id="editor.openRevision" size="small" />} />;
}

function NoStatuses({ actor }: NoteProps) {
  const language = useSelector(actor, ({ context }) => context.language);
  return <Banner tone="warning" role="status" title={texts.statusesEmpty(languageName(language))} />;
}

function SaveFailed({ actor }: NoteProps) {
  const message = useSelector(actor, ({ context }) => context.failure?.message ?? '');
  const named = useSelector(actor, ({ context }) => namedRevision(context.failure) !== null);
  const rightLost = useSelector(actor, ({ context }) => context.failure?.kind === 'forbidden');
  return (
    <Banner
      tone="danger"
      role="alert"
      title={rightLost ? failureTexts.rightLost : texts.saveFailed}
      actions={
        <>
          {named && <CommandButton id="editor.openRevision" />}
          <Button onClick={() => actor.send({ type: 'save.request' })}>{texts.retry}</Button>
        </>
      }
    >
      <span className="whitespace-pre-line">{message}</span>
      {rightLost && <p>{failureTexts.rightLostText}</p>}
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

/** A save that is sent again by itself; the note stays while it is. */
function Offline() {
  return (
    <Banner
      tone="warning"
      role="status"
      title={texts.offline.title}
      actions={<CommandButton id="editor.retrySave">{texts.offline.retry}</CommandButton>}
    >
      {texts.offline.text}
    </Banner>
  );
}

/** Everything above the form: what the item is, what happened to it, what has to be decided. */
export function EditorNotes({ actor }: NoteProps) {
  const offering = useSelector(actor, (snapshot) => snapshot.hasTag('offering'));
  const readOnly = useSelector(actor, ({ context }) => readOnlyReason(context));
  const savedOnce = useSelector(actor, ({ context }) => isSavedOnce(context));
  const block = useSelector(actor, (snapshot) => (snapshot.hasTag('editable') ? saveBlock(snapshot.context) : null));
  const leftOut = useSelector(actor, (snapshot) => (snapshot.hasTag('editable') ? snapshot.context.leftOut : NOTHING));
  const conflict = useSelector(actor, (snapshot) => snapshot.hasTag('conflict'));
  const deleted = useSelector(actor, (snapshot) => snapshot.hasTag('deleted'));
  const signIn = useSelector(actor, (snapshot) => snapshot.hasTag('signInNeeded'));
  const statuses = useSelector(actor, (snapshot) => snapshot.hasTag('statusFailed'));
  const none = useSelector(actor, (snapshot) => snapshot.hasTag('editable') && hasNoStatuses(snapshot.context));
  const offline = useSelector(actor, ({ context }) => isUnanswered(context));
  const failed = useSelector(actor, ({ context }) => context.failure !== null) && !offline;
  return (
    <>
      <Revision actor={actor} />
      {readOnly !== null && <Banner title={readOnly} />}
      {readOnly === null && <ElsewhereNote actor={actor} rules={DRAFTS} />}
      {savedOnce && <Banner title={texts.readAfterwards} />}
      {offering && <Offered actor={actor} />}
      {leftOut.length > 0 && (
        <Banner role="status" title={texts.leftOut.title}>
          <LeftOutNote leftOut={leftOut} />
        </Banner>
      )}
      {block !== null && <Banner tone="warning" title={block} />}
      {statuses && <StatusesMissing actor={actor} />}
      {none && <NoStatuses actor={actor} />}
      {signIn && <Banner tone="warning" role="alert" title={texts.signIn} />}
      {deleted && <Deleted actor={actor} />}
      {conflict && <ConflictPanel actor={actor} />}
      {offline && <Offline />}
      {failed && !conflict && !deleted && !signIn && <SaveFailed actor={actor} />}
    </>
  );
}
