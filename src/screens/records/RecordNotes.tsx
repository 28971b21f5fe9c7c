import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { draftIsOlder, draftWords, parseDraft } from '../../machines/record/draft';
import { isSavedOnce, readOnlyReason } from '../../machines/record/rules';
import { failureTexts } from '../../messages/screens/failures';
import { recordTexts as texts } from '../../messages/screens/records';
import { Banner } from '../../ui/base/Banner';
import { OfferedDraft } from '../OfferedDraft';
import { OpenElsewhere } from '../OpenElsewhere';
import { RecordConflict } from './RecordConflict';
import type { RecordActor } from './useRecordActor';

function Offered({ actor }: { readonly actor: RecordActor }) {
  const offered = useSelector(actor, ({ context }) => context.offered);
  const further = useSelector(actor, ({ context }) => context.furtherOffers.length);
  const words = useSelector(actor, ({ context }) =>
    context.offered === null ? '' : draftWords(context, context.offered),
  );
  const older = useSelector(actor, ({ context }) => draftIsOlder(context));
  if (offered === null) return null;
  const { title, text } = texts.draft;
  const { savedAt = null } = offered;
  return (
    <OfferedDraft
      scope="record"
      title={title}
      text={older ? texts.draft.older : text}
      {...{ savedAt, words, further }}
    />
  );
}

function Elsewhere({ actor }: { readonly actor: RecordActor }) {
  const area = useSelector(actor, ({ context }) => context.record.area);
  const id = useSelector(actor, ({ context }) => context.id);
  const wordsOf = useCallback(
    (raw: unknown) => {
      const { context } = actor.getSnapshot();
      const draft = parseDraft(context, raw);
      return draft === null ? null : draftWords(context, draft);
    },
    [actor],
  );
  return <OpenElsewhere area={area} id={id} wordsOf={wordsOf} />;
}

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
      {keepsDraft && readOnly === null && <Elsewhere actor={actor} />}
      {savedOnce && <Banner title={texts.readAfterwards} />}
      {offering && <Offered actor={actor} />}
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
      {rebased && <Banner tone="warning" role="status" title={texts.rebased} />}
      {conflict && <RecordConflict actor={actor} />}
    </>
  );
}
