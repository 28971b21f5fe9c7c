import { useId, useLayoutEffect, useRef } from 'react';
import { ui } from '../../messages/ui';
import { Button } from './Button';
import type { ConfirmDialogProps } from './ConfirmDialog';
import type { DialogProps } from './Dialog';
import { PartFailed } from './PartFailed';
import { SkeletonText } from './Skeleton';
import { type LazyPart, useLazyPart } from './useLazyPart';

const loadDialog = async () => ({ default: (await import('./Dialog')).Dialog });
const loadConfirmDialog = async () => ({ default: (await import('./ConfirmDialog')).ConfirmDialog });

interface DialogToComeProps {
  readonly part: Exclude<LazyPart<never>, { readonly state: 'ready' }>;
  readonly title: string;
  readonly role: 'dialog' | 'alertdialog';
  readonly onClose: () => void;
}

/** A dialog while its code is on the way: the browser's own, so that no key reaches the page below meanwhile. */
export function DialogToCome({ part, title, role, onClose }: DialogToComeProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
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
            <Button onClick={onClose}>{ui.close}</Button>
          </>
        )}
      </div>
    </dialog>
  );
}

/** A dialog whose code comes when the browser is idle, or when it is opened. */
export function LazyDialog(props: DialogProps) {
  const part = useLazyPart(loadDialog, props.open);
  if (part.state === 'ready') return <part.Part {...props} />;
  if (!props.open) return null;
  return <DialogToCome part={part} title={props.title} role={props.role ?? 'dialog'} onClose={props.onClose} />;
}

/** A confirmation whose code comes when the browser is idle, or when it is opened. */
export function LazyConfirmDialog(props: ConfirmDialogProps) {
  const part = useLazyPart(loadConfirmDialog, props.open);
  if (part.state === 'ready') return <part.Part {...props} />;
  if (!props.open) return null;
  return <DialogToCome part={part} title={props.title} role="alertdialog" onClose={props.onCancel} />;
}
