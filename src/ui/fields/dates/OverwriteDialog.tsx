import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { reason } from '../../../machines/eventDates/refusals';
import { datesCardTexts } from '../../../messages/screens/dateCards';
import { uiTexts } from '../../../messages/ui/ui';
import { Button } from '../../base/Button';
import { LazyDialog } from '../../base/lazyDialogs';
import { CommandScope } from '../../commands/CommandScope';
import type { EventDatesActor } from './useEventDates';

const texts = datesCardTexts.overwrite;

/** Confirms that days chosen one by one are overwritten. Source: document 2, section 4. */
export function OverwriteDialog({ actor }: { readonly actor: EventDatesActor }) {
  const snapshot = useSelector(actor, (state) => state);
  const cancel = useRef<HTMLButtonElement>(null);
  const { programme, pending } = snapshot.context;
  const confirm = () => actor.send({ type: 'overwrite.confirm' });
  return (
    <LazyDialog
      open={snapshot.hasTag('asking')}
      role="alertdialog"
      title={texts.title}
      initialFocus={cancel}
      main={{ label: uiTexts.confirm, refusal: null, press: confirm }}
      closeLabel={uiTexts.cancel}
      onClose={() => actor.send({ type: 'overwrite.cancel' })}
      footer={
        <>
          <Button ref={cancel} onClick={() => actor.send({ type: 'overwrite.cancel' })}>
            {uiTexts.cancel}
          </Button>
          <Button
            refusal={reason(snapshot, { type: 'overwrite.keep' })}
            onClick={() => actor.send({ type: 'overwrite.keep' })}
          >
            {texts.keep}
          </Button>
          <Button variant="primary" onClick={confirm}>
            {uiTexts.confirm}
          </Button>
        </>
      }
    >
      <CommandScope scope="overwrite" actor={actor} refusal={reason} />
      {texts.text(programme.days.length, pending?.days.length ?? 0)}
    </LazyDialog>
  );
}
