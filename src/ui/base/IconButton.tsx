import { type ComponentProps, useId } from 'react';
import { cx } from './cx';
import { Icon, type IconName } from './Icon';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children' | 'aria-label'> {
  /** Accessible name in Italian, shown as a tip. */
  readonly label: string;
  readonly icon: IconName;
  /** Keys that do the same, shown in the tip. */
  readonly hint?: string | null | undefined;
  /** Why it can't be used now, in Italian; see `Button`. */
  readonly refusal?: string | null | undefined;
  readonly tone?: 'plain' | 'danger' | undefined;
  readonly size?: 'small' | 'medium' | undefined;
}

/** Classes of an icon button, for links that look like one. */
export const iconButtonClass = (tone: 'plain' | 'danger' = 'plain', size: 'small' | 'medium' = 'medium'): string =>
  cx(
    'inline-flex shrink-0 items-center justify-center rounded-md border border-transparent text-muted transition-colors duration-100 aria-disabled:text-line-strong',
    size === 'small' ? 'size-7 pointer-coarse:size-9' : 'size-8.5 pointer-coarse:size-11',
    tone === 'danger'
      ? 'not-aria-disabled:hover:bg-danger-soft not-aria-disabled:hover:text-danger'
      : 'not-aria-disabled:hover:bg-accent-soft not-aria-disabled:hover:text-accent-ink',
  );

/** A button that shows an icon only; its name is its tip. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, hint, refusal, tone, size = 'medium', className, onClick, type = 'button', ...native } = props;
  const { 'aria-describedby': describedBy, ...rest } = native;
  const reasonId = useId();
  const refused = refusal !== null && refusal !== undefined;
  return (
    <>
      <button
        {...rest}
        type={type}
        className={cx(iconButtonClass(tone, size), className)}
        aria-label={label}
        aria-disabled={refused || undefined}
        aria-describedby={cx(describedBy, refused && reasonId) || undefined}
        data-tip={refused ? `${label}: ${refusal}` : label}
        data-tip-keys={hint ?? undefined}
        onClick={(event) => (refused ? event.preventDefault() : onClick?.(event))}
      >
        <Icon name={icon} size={size === 'small' ? 17 : 18} />
      </button>
      {refused && (
        <span id={reasonId} hidden>
          {refusal}
        </span>
      )}
    </>
  );
}
