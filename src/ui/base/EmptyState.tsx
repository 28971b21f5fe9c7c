import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';

export interface EmptyStateProps {
  readonly title: string;
  /** What to do next. */
  readonly children?: ReactNode;
  readonly icon?: IconName | undefined;
  readonly actions?: ReactNode;
}

/** What is shown instead of an empty list or page, and what to do about it. */
export function EmptyState({ title, children, icon = 'compass', actions }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-12 text-center">
      <span className="flex size-12 items-center justify-center rounded-full bg-accent-soft text-accent-ink">
        <Icon name={icon} size={24} />
      </span>
      <div className="max-w-md space-y-1">
        <p className="text-lg font-semibold">{title}</p>
        {children !== undefined && <div className="text-muted">{children}</div>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
