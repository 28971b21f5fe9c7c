import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { uiTexts } from '../../messages/ui/ui';
import { Button } from './Button';
import type { ConfirmDialogProps } from './ConfirmDialog';
import type { DialogProps } from './Dialog';
import { lazyPart, type PartState, useLazyPart } from './lazyPart';
import { PartFailed } from './PartFailed';
import { SkeletonText } from './Skeleton';

const dialog = lazyPart(async () => ({ default: (await import('./Dialog')).Dialog }));
const confirmDialog = lazyPart(async () => ({ default: (await import('./ConfirmDialog')).ConfirmDialog }));

interface DialogToComeProps {
  readonly part: Exclude<PartState<never>, { readonly state: 'ready' }>;
  readonly title: string;
  readonly role: 'dialog' | 'alertdialog';
  readonly onClose: () => void;
  /** mod+Enter, pressed before there is anything to answer with. */
  readonly onMain?: (() => void) | undefined;
}

/** A dialog while its code is on the way: the browser's own, so that no key reaches the page below meanwhile. */
export function DialogToCome({ part, title, role, onClose, onMain }: DialogToComeProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const press = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey) && !altKey && !shiftKey) onMain?.();
  };
  return (
    <dialog
      ref={element}
      onKeyDown={press}
      role={role}
      aria-modal="true"
      aria-labelledby={titleId}
      className="m-auto w-full max-w-md bg-transparent text-ink outline-none backdrop:bg-scrim"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div
        className={`rounded-lg border border-line bg-raised px-5 pt-4 pb-5 shadow-float ${part.state === 'loading' ? 'animate-late' : ''}`}
      >
        <h2 id={titleId} className="mb-3 font-semibold text-lg">
          {title}
        </h2>
        {part.state === 'loading' ? (
          <SkeletonText />
        ) : (
          <>
            <PartFailed onRetry={part.retry} className="mb-3" />
            <Button onClick={onClose}>{uiTexts.close}</Button>
          </>
        )}
      </div>
    </dialog>
  );
}

/** Keeps an answer that was given before the dialog's code was there, and gives it then. Returns what keeps it. */
function useEarlyAnswer(isReady: boolean, open: boolean, answer: (() => void) | null): () => void {
  const isAnswered = useRef(false);
  useEffect(() => {
    if (open && (!isReady || !isAnswered.current)) return;
    const isMeant = open && isAnswered.current;
    isAnswered.current = false;
    if (isMeant) answer?.();
  });
  return () => {
    isAnswered.current = true;
  };
}

/** A dialog whose code comes when the browser is idle, or when it is opened. */
export function LazyDialog(props: DialogProps) {
  const { open, main = null } = props;
  const part = useLazyPart(dialog, open);
  const answerLater = useEarlyAnswer(part.state === 'ready', open, main?.refusal === null ? main.press : null);
  if (part.state === 'ready') return <part.Part {...props} />;
  if (!open) return null;
  const { title, role = 'dialog', onClose } = props;
  return <DialogToCome {...{ part, title, role, onClose }} onMain={answerLater} />;
}

/** A confirmation whose code comes when the browser is idle, or when it is opened. */
export function LazyConfirmDialog(props: ConfirmDialogProps) {
  const { open, busy = false, refusal = null, onConfirm } = props;
  const part = useLazyPart(confirmDialog, open);
  const answerLater = useEarlyAnswer(part.state === 'ready', open, busy || refusal !== null ? null : onConfirm);
  if (part.state === 'ready') return <part.Part {...props} />;
  if (!open) return null;
  return (
    <DialogToCome part={part} title={props.title} role="alertdialog" onClose={props.onCancel} onMain={answerLater} />
  );
}
