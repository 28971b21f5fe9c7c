import { type ReactNode, useRef } from 'react';
import { uiTexts } from '../../messages/ui/ui';
import { Banner } from './Banner';
import { Button } from './Button';
import { Dialog } from './Dialog';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  /** 'danger' for what can't be undone. */
  readonly tone?: 'plain' | 'danger' | undefined;
  /** The button that has the focus first; of what can't be undone it is 'Annulla', unless said. */
  readonly startsOn?: 'confirm' | 'cancel' | undefined;
  readonly confirmLabel?: string | undefined;
  readonly cancelLabel?: string | undefined;
  /** Why it can't be confirmed now. */
  readonly refusal?: string | null | undefined;
  /** Under way: can be neither confirmed again nor closed. */
  readonly busy?: boolean | undefined;
  /** What went wrong at the last try. */
  readonly error?: string | null | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** A confirmation. 'Conferma' or mod+Enter confirms, 'Annulla' or Esc cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, tone = 'plain', busy = false, error, refusal, onConfirm, onCancel } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const startsOn = props.startsOn ?? (tone === 'danger' ? 'cancel' : 'confirm');
  const confirmLabel = props.confirmLabel ?? uiTexts.confirm;
  const cancelLabel = props.cancelLabel ?? uiTexts.cancel;
  return (
    <Dialog
      open={open}
      title={title}
      role="alertdialog"
      closable={!busy}
      onClose={onCancel}
      main={{ label: confirmLabel, refusal: busy ? uiTexts.loading : (refusal ?? null), press: onConfirm }}
      closeLabel={cancelLabel}
      initialFocus={startsOn === 'cancel' ? cancel : confirm}
      footer={
        <>
          <Button ref={cancel} refusal={busy ? uiTexts.loading : null} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            ref={confirm}
            variant={tone === 'danger' ? 'danger' : 'primary'}
            busy={busy}
            refusal={refusal}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {typeof error === 'string' && <Banner tone="danger" role="alert" title={error} className="mt-3" />}
    </Dialog>
  );
}
