import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { eventDatesEdits } from '../../../machines/eventDates/edits';
import { datesCardTexts } from '../../../messages/screens/dateCards';
import { uiTexts } from '../../../messages/ui/ui';
import { Button } from '../../base/Button';
import { LazyDialog } from '../../base/lazyDialogs';
import { CommandScope } from '../../commands/CommandScope';
import type { EventDatesRef } from './useEventDates';

const texts = datesCardTexts.overwrite;
const { reason } = eventDatesEdits;

/** Confirms that days chosen one by one are overwritten. Source: document 2, section 4. */
export function OverwriteDialog({ edits }: { readonly edits: EventDatesRef }) {
  const snapshot = useSelector(edits, (state) => state);
  const cancel = useRef<HTMLButtonElement>(null);
  const { programme, question } = snapshot.context;
  const confirm = () => edits.send({ type: 'overwrite.confirm' });
  return (
    <LazyDialog
      open={snapshot.hasTag('asking')}
      role="alertdialog"
      title={texts.title}
      initialFocus={cancel}
      main={{ label: uiTexts.confirm, refusal: null, press: confirm }}
      closeLabel={uiTexts.cancel}
      onClose={() => edits.send({ type: 'overwrite.cancel' })}
      footer={
        <>
          <Button ref={cancel} onClick={() => edits.send({ type: 'overwrite.cancel' })}>
            {uiTexts.cancel}
          </Button>
          <Button
            refusal={reason(snapshot, { type: 'overwrite.keep' })}
            onClick={() => edits.send({ type: 'overwrite.keep' })}
          >
            {texts.keep}
          </Button>
          <Button variant="primary" onClick={confirm}>
            {uiTexts.confirm}
          </Button>
        </>
      }
    >
      <CommandScope scope="overwrite" actor={edits} refusal={reason} />
      {texts.text(programme.days.length, question?.days.length ?? 0)}
    </LazyDialog>
  );
}
