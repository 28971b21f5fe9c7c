import { Menu as HeadlessMenu, MenuButton, MenuItem, MenuItems, MenuSection } from '@headlessui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from './cx';
import { Icon, type IconName } from './Icon';
import { openMenu } from './openMenu';

interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** Why it can't be used now: shown under the label, never run. */
  readonly refusal?: string | null | undefined;
  readonly onSelect: () => void;
}

export interface MenuProps {
  /** Accessible name of the button. */
  readonly label: string;
  /** What the button shows. */
  readonly trigger: ReactNode;
  readonly triggerClass: string;
  readonly entries: readonly MenuEntry[];
  readonly align?: 'start' | 'end' | undefined;
  /** What the user did to the placeholder button before the menu's code arrived: it is done once the menu mounts. */
  readonly pending?: 'focus' | 'open' | null | undefined;
}

interface EntryProps {
  readonly entry: MenuEntry;
  /** Puts the focus back on the menu's button. */
  readonly onChosen: () => void;
}

function Entry({ entry, onChosen }: EntryProps) {
  const { label, icon, refusal, onSelect } = entry;
  const refused = typeof refusal === 'string';
  const choose = () => {
    // First, so that a dialog which the entry opens gives the focus back to the button.
    onChosen();
    onSelect();
  };
  return (
    <MenuItem>
      <button
        type="button"
        className="flex w-full items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-left text-ink outline-none data-focus:bg-accent-soft forced-colors:data-focus:outline-2"
        aria-disabled={refused || undefined}
        onClick={(event) => (refused ? event.preventDefault() : choose())}
      >
        {icon !== undefined && <Icon name={icon} className="shrink-0 text-muted" />}
        <span className={cx('min-w-0 flex-1', refused && 'text-muted')}>
          {label}
          {refused && <span className="block text-xs">{refusal}</span>}
        </span>
      </button>
    </MenuItem>
  );
}

/** A button that opens a menu; arrows, Home, End and the first letters move in it. */
export function Menu({ label, trigger, triggerClass, entries, align = 'end', pending = null }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (pending === null) return;
    if (pending === 'open') openMenu(button.current);
    else button.current?.focus();
  }, [pending]);
  return (
    <HeadlessMenu as="div" className="relative inline-flex">
      <MenuButton ref={button} className={triggerClass} aria-label={label}>
        {trigger}
      </MenuButton>
      <MenuItems
        modal={false}
        className={cx(
          'absolute top-full z-40 mt-1 w-max max-w-80 min-w-52 rounded-md border border-line bg-raised p-1 shadow-float outline-none',
          align === 'end' ? 'right-0' : 'left-0',
        )}
      >
        <MenuSection>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} onChosen={() => button.current?.focus()} />
          ))}
        </MenuSection>
      </MenuItems>
    </HeadlessMenu>
  );
}
