import { LazyConfirmDialog } from '../ui/base/lazyDialogs';
import { type LeavableActor, useLeaveGuard } from './unsavedWork';

interface LeavingDialogProps {
  readonly actor: LeavableActor & {
    send(event: { readonly type: 'leave.request' | 'leave.confirm' | 'leave.cancel' }): void;
  };
  readonly isUnsaved: () => boolean;
  readonly texts: {
    readonly title: string;
    readonly text: string;
    readonly confirm: string;
    readonly cancel: string;
  };
}

/** Confirms leaving unsaved work. */
export function LeavingDialog({ actor, isUnsaved, texts }: LeavingDialogProps) {
  const asking = useLeaveGuard(actor, isUnsaved);
  return (
    <LazyConfirmDialog
      open={asking}
      tone="danger"
      title={texts.title}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      onConfirm={() => actor.send({ type: 'leave.confirm' })}
      onCancel={() => actor.send({ type: 'leave.cancel' })}
    >
      <p>{texts.text}</p>
    </LazyConfirmDialog>
  );
}
