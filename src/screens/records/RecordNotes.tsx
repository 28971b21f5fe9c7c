import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { conflictName, sideInWords } from '../../content/item/conflict';
import { draftIsOlder, draftWords, parseDraft } from '../../machines/record/draft';
import { reason } from '../../machines/record/refusals';
import { isSavedOnce, readOnlyReason, wordsOf } from '../../machines/record/rules';
import type { RecordContext, RecordDraft } from '../../machines/record/types';
import { displayName } from '../../machines/session/rules';
import { draftTexts } from '../../messages/screens/drafts';
import { editorTexts } from '../../messages/screens/editor';
import { failureTexts } from '../../messages/screens/failures';
import { recordTexts as texts } from '../../messages/screens/records';
import { Banner } from '../../ui/base/Banner';
import { Button } from '../../ui/base/Button';
import { Card } from '../../ui/base/Card';
import { RadioGroup } from '../../ui/base/RadioGroup';
import { useBorrowedFocus } from '../../ui/page/useBorrowedFocus';
import { type DraftRules, ElsewhereNote, OfferedNote } from '../DraftNotes';
import { MergedList, mergedFrom } from '../form/MergedList';
import { useUser } from '../useUser';
import type { RecordActor } from './useFormActor';

const { conflict: conflictTexts } = texts;
const { conflict: merging } = editorTexts;

/** A record that another user saved meanwhile: field by field, which value to keep. Source: contract, 'no lost update'. */
function RecordConflict({ actor }: { readonly actor: RecordActor }) {
  const conflict = useSelector(actor, ({ context }) => context.conflict);
  const refusal = useSelector(actor, (snapshot) => reason(snapshot, { type: 'save.request' }));
  const user = useUser();
  const myself = user === null ? null : displayName(user);
  const choices = useRef<HTMLDivElement>(null);
  useBorrowedFocus(true, () => choices.current?.querySelector<HTMLElement>('input'));
  if (conflict === null) return null;
  const isOwn = conflict.updatedBy !== null && conflict.updatedBy === myself;
  return (
    <Card
      title={isOwn ? draftTexts.conflictWithMyself.title : conflictTexts.title}
      actions={
        <>
          <Button size="small" onClick={() => actor.send({ type: 'conflict.cancel' })}>
            {conflictTexts.cancel}
          </Button>
          <Button size="small" variant="primary" refusal={refusal} onClick={() => actor.send({ type: 'save.request' })}>
            {wordsOf(actor.getSnapshot().context.record).save}
          </Button>
        </>
      }
    >
      <p role="alert" className="text-muted">
        {conflict.updatedBy !== null &&
          `${isOwn ? draftTexts.conflictWithMyself.by : conflictTexts.by(conflict.updatedBy)} `}
        {conflictTexts.text}
      </p>
      <div ref={choices} className="space-y-3 pt-2">
        {conflict.fields.map((field) => (
          <RadioGroup
            key={field.path}
            label={conflictName(field)}
            value={field.decision}
            options={[
              { value: 'mine', label: conflictTexts.mine(sideInWords(field, 'mine')) },
              { value: 'theirs', label: conflictTexts.theirs(sideInWords(field, 'theirs')) },
            ]}
            onValue={(side) =>
              actor.send({ type: side === 'mine' ? 'conflict.keepMine' : 'conflict.takeTheirs', field: field.path })
            }
          />
        ))}
      </div>
      <MergedList title={merging.merged(conflict.merged.length)} fields={conflict.merged} beside={mergedFrom} />
    </Card>
  );
}

const DRAFTS: DraftRules<RecordContext, RecordDraft> = {
  scope: 'record',
  areaOf: ({ record }) => record.area,
  parse: parseDraft,
  words: draftWords,
  isOlder: draftIsOlder,
};

/** What is shown above the fields: why the last saving failed, or what came in from elsewhere. */
export function RecordNotes({ actor }: { readonly actor: RecordActor }) {
  const failure = useSelector(actor, (snapshot) => (snapshot.hasTag('refused') ? snapshot.context.failure : null));
  const readOnly = useSelector(actor, ({ context }) => readOnlyReason(context));
  const savedOnce = useSelector(actor, ({ context }) => isSavedOnce(context));
  const keepsDraft = useSelector(actor, ({ context }) => context.keepsDraft);
  const offering = useSelector(actor, (snapshot) => snapshot.hasTag('offering'));
  const unseen = useSelector(actor, ({ context }) => context.unseen);
  const rebased = useSelector(actor, ({ context }) => context.rebased);
  const conflict = useSelector(actor, (snapshot) => snapshot.hasTag('conflict'));
  return (
    <>
      {readOnly !== null && <Banner title={readOnly} />}
      {keepsDraft && readOnly === null && <ElsewhereNote actor={actor} rules={DRAFTS} />}
      {savedOnce && <Banner title={texts.readAfterwards} />}
      {offering && <OfferedNote actor={actor} rules={DRAFTS} texts={texts.draft} />}
      {failure !== null && (
        <Banner
          tone="danger"
          role="alert"
          title={failure.kind === 'forbidden' ? failureTexts.rightLost : texts.saveFailed}
        >
          <span className="whitespace-pre-line">{failure.message}</span>
          {failure.kind === 'forbidden' && <p>{failureTexts.rightLostText}</p>}
        </Banner>
      )}
      {unseen.length > 0 && <Banner role="status" title={texts.unseen(unseen)} />}
      {rebased && <Banner tone="warning" role="status" title={wordsOf(actor.getSnapshot().context.record).rebased} />}
      {conflict && <RecordConflict actor={actor} />}
    </>
  );
}
