import type { ReactNode } from 'react';
import { cx } from './cx';
import { Icon, type IconName } from './Icon';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

export const TONE_ICONS: Record<Tone, IconName> = { info: 'info', success: 'check', warning: 'alert', danger: 'alert' };

export const TONE_CLASSES: Record<Tone, string> = {
  info: 'border-accent-ink/30 bg-accent-soft text-accent-ink',
  success: 'border-success/30 bg-success-soft text-success',
  warning: 'border-warning/30 bg-warning-soft text-warning',
  danger: 'border-danger/30 bg-danger-soft text-danger',
};

export interface BannerProps {
  readonly tone?: Tone | undefined;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Announce it when it appears: 'alert' for what stops the work, 'status' for the rest. */
  readonly role?: 'alert' | 'status' | undefined;
  readonly className?: string | undefined;
}

/** A lasting message above what it is about. */
export function Banner({ tone = 'info', title, children, actions, role, className }: BannerProps) {
  return (
    <div
      role={role}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border px-3 py-2',
        TONE_CLASSES[tone],
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 basis-64 gap-2">
        <Icon name={TONE_ICONS[tone]} className="mt-px shrink-0" />
        <div className="min-w-0">
          <p className="font-semibold">{title}</p>
          {children !== undefined && <div className="text-ink">{children}</div>}
        </div>
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
