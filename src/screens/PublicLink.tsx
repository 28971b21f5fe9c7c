import { type ReactNode, useEffect, useRef } from 'react';
import { buttonClass } from '../ui/base/Button';

interface PublicLinkProps {
  /** Hash route, '#' left out. */
  readonly to: string;
  /** Whether it is what one does next: looks like a button and takes the focus when it appears. */
  readonly next?: boolean;
  readonly children: ReactNode;
}

/** A link between the pages in front of the sign-in, which have no router to begin with. */
export function PublicLink({ to, next = false, children }: PublicLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (next) link.current?.focus();
  }, [next]);
  return (
    <a
      ref={link}
      href={`#${to}`}
      className={next ? buttonClass('primary') : 'text-accent-ink text-sm underline underline-offset-2 hover:text-ink'}
    >
      {children}
    </a>
  );
}
