import { type ReactNode, useEffect, useState } from 'react';
import { Banner } from './Banner';

/** Text for assistive technology only. */
function VisuallyHidden({ id, children }: { readonly id?: string | undefined; readonly children: ReactNode }) {
  return (
    <span id={id} className="sr-only">
      {children}
    </span>
  );
}

/** How often the time that is left is looked at, in milliseconds. */
const TICK = 250;

/** Seconds left of a wait that begins when `total` comes; 0 without one. */
export function useSecondsLeft(total: number): number {
  const [left, setLeft] = useState(total);
  useEffect(() => {
    setLeft(total);
    if (total === 0) return;
    const end = Date.now() + total * 1000;
    // A page that slept counts what has really passed.
    const timer = setInterval(() => setLeft(Math.max(1, Math.ceil((end - Date.now()) / 1000))), TICK);
    return () => clearInterval(timer);
  }, [total]);
  return total === 0 ? 0 : Math.min(left || total, total);
}

interface FormFailureProps {
  readonly message: string;
  /** What is shown in its place while a further attempt has to wait; the message is heard once. */
  readonly countdown: string | null;
}

/** Why a form was not taken, above its fields. */
export function FormFailure({ message, countdown }: FormFailureProps) {
  const title =
    countdown === null ? (
      message
    ) : (
      <>
        <VisuallyHidden>{message}</VisuallyHidden>
        <span aria-hidden>{countdown}</span>
      </>
    );
  return <Banner tone="danger" role="alert" title={title} className="whitespace-pre-line" />;
}
