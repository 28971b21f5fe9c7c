import { type ComponentProps, useId } from 'react';
import { uiTexts } from '../../messages/ui/ui';
import { cx } from './cx';
import { Icon, type IconName } from './Icon';
import { KeyCaps } from './KeyCaps';

/** Turns after one second only: what is quicker needs no sign. Before that the place is kept. */
export function Spinner({
  label = uiTexts.loading,
  className,
}: {
  /** null where the control around it says that it is busy. */
  readonly label?: string | null | undefined;
  readonly className?: string | undefined;
}) {
  return (
    <span className={cx('inline-flex animate-late', className)}>
      <span
        className="size-4 animate-turn rounded-full border-2 border-current border-r-transparent"
        aria-hidden="true"
      />
      {label !== null && <span className="sr-only">{label}</span>}
    </span>
  );
}

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly icon?: IconName | undefined;
  /** Keys that do the same, as people read them ('Ctrl+S'). */
  readonly hint?: string | null | undefined;
  /** Why it can't be used now, in Italian. The button stays reachable and says so; it never calls `onClick`. */
  readonly refusal?: string | null | undefined;
  /** Under way: refuses further clicks. */
  readonly busy?: boolean | undefined;
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent border-transparent not-aria-disabled:hover:bg-accent-hover shadow-raised',
  secondary:
    'bg-surface text-ink border-line-strong not-aria-disabled:hover:bg-hover not-aria-disabled:hover:border-muted',
  ghost: 'bg-transparent text-accent-ink border-transparent not-aria-disabled:hover:bg-accent-soft',
  danger: 'bg-danger text-on-danger border-transparent not-aria-disabled:hover:brightness-110 shadow-raised',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-7 px-2 gap-1.5 text-sm',
  medium: 'min-h-8.5 px-3 gap-2 text-base pointer-coarse:min-h-11',
};

const REFUSED = 'aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-muted aria-disabled:shadow-none';

/** Classes of a button, for links that look like one. */
export const buttonClass = (variant: ButtonVariant = 'secondary', size: ButtonSize = 'medium'): string =>
  cx(
    'inline-flex items-center justify-center rounded-md border text-center font-medium whitespace-nowrap max-sm:whitespace-normal no-underline select-none transition-colors duration-100',
    VARIANTS[variant],
    SIZES[size],
    REFUSED,
  );

/** A button. A refused one is `aria-disabled` with its reason described and shown as a tip. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'medium', icon, hint, refusal, busy = false, ...rest } = props;
  const { className, children, onClick, type = 'button', 'aria-describedby': describedBy, ...native } = rest;
  const reasonId = useId();
  const refused = refusal !== null && refusal !== undefined;
  return (
    <>
      <button
        {...native}
        type={type}
        className={cx(buttonClass(variant, size), className)}
        aria-disabled={refused || busy || undefined}
        aria-busy={busy || undefined}
        aria-describedby={cx(describedBy, refused && reasonId) || undefined}
        data-tip={refused ? refusal : undefined}
        onClick={(event) => (refused || busy ? event.preventDefault() : onClick?.(event))}
      >
        {busy ? (
          <Spinner label={null} className="-ml-0.5" />
        ) : (
          icon !== undefined && <Icon name={icon} className="-ml-0.5 shrink-0" />
        )}
        {children}
        {hint !== null && hint !== undefined && (
          <span className="-mr-1 hidden sm:inline-flex @max-[40rem]/page:hidden!">
            <KeyCaps keys={hint} decorative onFill={variant === 'primary' || variant === 'danger'} />
          </span>
        )}
      </button>
      {refused && (
        <span id={reasonId} hidden>
          {refusal}
        </span>
      )}
    </>
  );
}
