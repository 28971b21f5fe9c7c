import type { UnsavedWork } from '../machines/kit/drafting';
import { leavingTexts } from '../messages/screens/drafts';
import { LazyConfirmDialog } from '../ui/base/lazyDialogs';
import { usePorts } from './ports';
import { asKept, type LeavableActor, useLeaveGuard } from './unsavedWork';

interface LeavingDialogProps {
  readonly actor: LeavableActor & {
    send(event: { readonly type: 'leave.request' | 'leave.confirm' | 'leave.cancel' }): void;
  };
  readonly isUnsaved: () => boolean;
  /** What becomes of the work: the question says it, here as before a sign-out. */
  readonly work: UnsavedWork;
  readonly texts: {
    readonly title: string;
    /** What is lost, where no draft keeps it; without it, that something is. */
    readonly text?: string;
    readonly confirm: string;
    readonly cancel: string;
  };
}

/** Confirms leaving unsaved work. */
export function LeavingDialog({ actor, isUnsaved, work, texts }: LeavingDialogProps) {
  const { drafts } = usePorts();
  const asking = useLeaveGuard(actor, isUnsaved);
  const { kept, lost } = leavingTexts;
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
      <p className="wrap-anywhere">{asKept(work, drafts) === 'kept' ? kept : (texts.text ?? lost)}</p>
    </LazyConfirmDialog>
  );
}
