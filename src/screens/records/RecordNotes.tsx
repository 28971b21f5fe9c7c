import { useSelector } from '@xstate/react';
import { draftIsOlder, draftWords, parseDraft } from '../../machines/record/draft';
import { isSavedOnce, readOnlyReason, wordsOf } from '../../machines/record/rules';
import type { RecordContext, RecordDraft } from '../../machines/record/types';
import { failureTexts } from '../../messages/screens/failures';
import { recordTexts as texts } from '../../messages/screens/records';
import { Banner } from '../../ui/base/Banner';
import { type DraftRules, ElsewhereNote, OfferedNote } from '../DraftNotes';
import { RecordConflict } from './RecordConflict';
import type { RecordActor } from './useFormActor';

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
