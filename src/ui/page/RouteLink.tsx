import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from './navigate';

interface RouteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  readonly to: string;
  /** History state of the page that it leads to. */
  readonly state?: unknown;
}

/** Whether the browser has its own way with a click: another tab, a download, a menu. */
const isBrowsers = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** A link that navigates, where a plain one would change the address by hand: it takes a state, and a page to itself once. */
export function RouteLink({ to, state, onClick, ...rest }: RouteLinkProps) {
  const navigate = useNavigate();
  const href = `#${to}`;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isBrowsers(event)) return;
    event.preventDefault();
    navigate(to, { state, replace: href === window.location.hash });
  };
  return <a {...rest} href={href} onClick={follow} />;
}
