import {
  Menu as HeadlessMenu,
  MenuButton,
  MenuHeading,
  MenuItem,
  MenuItems,
  MenuSection,
  MenuSeparator,
} from '@headlessui/react';
import { useEffect, useRef } from 'react';
import { cx } from './cx';
import { Icon } from './Icon';
import { KeyCaps } from './KeyCaps';
import { type MenuEntry, type MenuProps, menuTrigger } from './menuTrigger';
import { openMenu } from './openMenu';

const entryClass = (tone: MenuEntry['tone']) =>
  cx(
    'flex w-full items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-left outline-none data-focus:bg-accent-soft forced-colors:data-focus:outline-2',
    tone === 'danger' ? 'text-danger data-focus:bg-danger-soft' : 'text-ink',
  );

interface EntryProps {
  readonly entry: MenuEntry;
  /** Puts the focus back on the menu's button. */
  readonly onChosen: () => void;
}

function Entry({ entry, onChosen }: EntryProps) {
  const { label, icon, hint, refusal, tone, current, href, onSelect } = entry;
  const refused = typeof refusal === 'string';
  const choose = () => {
    // First, so that a dialog which the entry opens gives the focus back to the button.
    onChosen();
    onSelect?.();
  };
  const inner = (
    <>
      {icon !== undefined && <Icon name={icon} className={cx('shrink-0', tone !== 'danger' && 'text-muted')} />}
      <span className={cx('min-w-0 flex-1', refused && 'text-muted')}>
        {label}
        {refused && <span className="block text-xs">{refusal}</span>}
      </span>
      {current === true && <Icon name="check" size={16} />}
      {typeof hint === 'string' && <KeyCaps keys={hint} decorative />}
    </>
  );
  return (
    <MenuItem>
      {href !== undefined && !refused ? (
        <a href={href} className={entryClass(tone)} onClick={onSelect} aria-current={current || undefined}>
          {inner}
        </a>
      ) : (
        <button
          type="button"
          className={entryClass(tone)}
          aria-disabled={refused || undefined}
          aria-current={current || undefined}
          onClick={(event) => (refused ? event.preventDefault() : choose())}
        >
          {inner}
        </button>
      )}
    </MenuItem>
  );
}

/** A button that opens a menu; arrows, Home, End and the first letters move in it. */
export function Menu(props: MenuProps) {
  const { groups, align = 'end', pending = null } = props;
  const button = useRef<HTMLButtonElement>(null);
  const { attributes, contents } = menuTrigger(props);
  useEffect(() => {
    if (pending === null) return;
    if (pending === 'open') openMenu(button.current);
    else button.current?.focus();
  }, [pending]);
  const shown = groups.filter((group) => group.entries.length > 0);
  return (
    <HeadlessMenu as="div" className="relative inline-flex">
      <MenuButton ref={button} {...attributes}>
        {contents}
      </MenuButton>
      <MenuItems
        modal={false}
        className={cx(
          'absolute top-full z-40 mt-1 w-max max-w-80 min-w-52 rounded-md border border-line bg-raised p-1 shadow-float outline-none',
          align === 'end' ? 'right-0' : 'left-0',
        )}
      >
        {shown.map((group, index) => (
          <MenuSection key={group.id}>
            {index > 0 && <MenuSeparator className="mx-1 my-1 h-px bg-line" />}
            {group.title !== undefined && (
              <MenuHeading className="eyebrow block px-2.5 pt-1.5 pb-1">{group.title}</MenuHeading>
            )}
            {group.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} onChosen={() => button.current?.focus()} />
            ))}
          </MenuSection>
        ))}
      </MenuItems>
    </HeadlessMenu>
  );
}
