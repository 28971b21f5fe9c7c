import { useSelector } from '@xstate/react';
import { doubtCount, pendingCount, workLeft } from '../../machines/choices/rules';
import { choiceTexts } from '../../messages/screens/choices';
import { LazyConfirmDialog } from '../../ui/base/lazyDialogs';
import { useLeaveGuard } from '../unsavedWork';
import { useChoicesActor } from './choicesContext';

const texts = choiceTexts.leave;

/** A page that is left waits until the last choices are stored; where that takes long, or is not known, it asks. */
export function LeavingChoices() {
  const actor = useChoicesActor();
  useLeaveGuard(actor, () => {
    const snapshot = actor.getSnapshot();
    return !snapshot.hasTag('left') && workLeft(snapshot.context) !== 'none';
  });
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('asking'));
  const pending = useSelector(actor, ({ context }) => pendingCount(context));
  const doubtful = useSelector(actor, ({ context }) => doubtCount(context));
  return (
    <LazyConfirmDialog
      open={isAsking}
      tone="danger"
      title={texts.title}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      onConfirm={() => actor.send({ type: 'leave.confirm' })}
      onCancel={() => actor.send({ type: 'leave.cancel' })}
    >
      <p>{texts.text(pending, doubtful)}</p>
    </LazyConfirmDialog>
  );
}
