import { useSelector } from '@xstate/react';
import { failureTexts } from '../../messages/screens/failures';
import { recordTexts as texts } from '../../messages/screens/records';
import { Banner } from '../../ui/base/Banner';
import { RecordConflict } from './RecordConflict';
import type { RecordActor } from './useRecordActor';

/** What is shown above the fields: why the last saving failed, or what came in from elsewhere. */
export function RecordNotes({ actor }: { readonly actor: RecordActor }) {
  const failure = useSelector(actor, (snapshot) => (snapshot.hasTag('refused') ? snapshot.context.failure : null));
  const rebased = useSelector(actor, ({ context }) => context.rebased);
  const conflict = useSelector(actor, (snapshot) => snapshot.hasTag('conflict'));
  return (
    <>
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
      {rebased && <Banner tone="warning" role="status" title={texts.rebased} />}
      {conflict && <RecordConflict actor={actor} />}
    </>
  );
}
