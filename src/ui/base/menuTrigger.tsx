import type { ReactNode } from 'react';
import { buttonClass } from './Button';
import { Icon, type IconName } from './Icon';
import { iconButtonClass } from './IconButton';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  readonly hint?: string | null | undefined;
  /** Why it can't be used now: shown under the label, never run. */
  readonly refusal?: string | null | undefined;
  readonly tone?: 'plain' | 'danger' | undefined;
  /** The one of a set that is selected now. */
  readonly current?: boolean | undefined;
  /** A link instead of an action. */
  readonly href?: string | undefined;
  readonly onSelect?: (() => void) | undefined;
}

interface MenuGroup {
  readonly id: string;
  readonly title?: string | undefined;
  readonly entries: readonly MenuEntry[];
}

export interface MenuProps {
  /** Accessible name of the button; visible too unless `icon` or `trigger` is given. */
  readonly label: string;
  readonly icon?: IconName | undefined;
  readonly trigger?: ReactNode;
  readonly triggerClass?: string | undefined;
  readonly groups: readonly MenuGroup[];
  readonly align?: 'start' | 'end' | undefined;
  /** What the user did to the placeholder button before the menu's code arrived: it is done once the menu mounts. */
  readonly pending?: 'focus' | 'open' | null | undefined;
}

/** Attributes and contents of the button. */
export function menuTrigger({ label, icon, trigger, triggerClass }: MenuProps) {
  const iconOnly = icon !== undefined && trigger === undefined;
  return {
    attributes: {
      className: triggerClass ?? (iconOnly ? iconButtonClass() : buttonClass('secondary')),
      ...(iconOnly || trigger !== undefined ? { 'aria-label': label } : {}),
      ...(iconOnly ? { 'data-tip': label } : {}),
    },
    contents: (
      <>
        {iconOnly ? <Icon name={icon} /> : (trigger ?? label)}
        {!iconOnly && trigger === undefined && <Icon name="chevronDown" size={16} />}
      </>
    ),
  };
}
