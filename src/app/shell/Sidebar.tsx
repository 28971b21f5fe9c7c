import { useSelector } from '@xstate/react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import type { MenuEntry, MenuPlace, MenuSection } from '../../machines/menu/entries';
import { isGroupOpen } from '../../machines/menu/rules';
import { shellTexts } from '../../messages/screens/shell';
import { cx } from '../../ui/base/cx';
import { Icon } from '../../ui/base/Icon';
import { RouteLink } from '../../ui/page/RouteLink';
import { MENU_ITEM, menuKeys } from './menuKeys';
import type { MenuActor } from './useMenu';

interface SidebarProps {
  readonly id: string;
  /** First and last name of who is signed in. */
  readonly name: string;
  readonly sections: readonly MenuSection[];
  /** Where the page in front stands. */
  readonly place: MenuPlace | null;
  readonly actor: MenuActor;
  readonly isShown: boolean;
}

const ITEM =
  'flex w-full items-center gap-2.5 rounded-md px-2.5 text-left text-sm text-muted no-underline hover:bg-hover hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-accent-ink pointer-coarse:min-h-11';
const HEAD = `${ITEM} min-h-9 py-1.5 font-medium tracking-wide`;
const CHILD = `${ITEM} min-h-7 py-1`;

interface EntryProps {
  readonly entry: MenuEntry;
  readonly place: MenuPlace | null;
  readonly className: string;
  readonly onFollow: () => void;
  readonly children: ReactNode;
}

/** Brings an element into sight, without a layout of its own: the next frame tells whether it is. Gives what ends it. */
function keepInSight(element: Element): () => void {
  const observer = new IntersectionObserver(
    ([seen]) => {
      observer.disconnect();
      if (seen !== undefined && seen.intersectionRatio < 1) element.scrollIntoView({ block: 'nearest' });
    },
    { threshold: 1 },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** A link; the one of the page in front says so, and comes into sight. */
function EntryLink({ entry, place, className, onFollow, children }: EntryProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const isCurrent = place?.entry === entry;
  useEffect(() => {
    if (isCurrent && link.current !== null) return keepInSight(link.current);
  }, [isCurrent]);
  return (
    <RouteLink
      ref={link}
      to={entry.route}
      className={className}
      {...{ [MENU_ITEM]: '' }}
      aria-current={isCurrent ? (place.isExact ? 'page' : 'true') : undefined}
      onClick={onFollow}
    >
      {children}
    </RouteLink>
  );
}

interface SectionProps {
  readonly section: MenuSection;
  readonly place: MenuPlace | null;
  readonly actor: MenuActor;
}

/** A section of several links, opened and closed by its heading. Closed over the page in front, the heading is marked in its place. */
function Group({ section, place, actor }: SectionProps) {
  const listId = useId();
  const { area, label, icon, entries } = section;
  const isOpen = useSelector(actor, ({ context }) => isGroupOpen(context, area));
  const hidesCurrent = !isOpen && place?.section === area;
  return (
    <>
      <button
        type="button"
        className={HEAD}
        {...{ [MENU_ITEM]: area }}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-current={hidesCurrent || undefined}
        onClick={() => actor.send({ type: isOpen ? 'group.close' : 'group.open', group: area })}
      >
        <Icon name={icon} className="shrink-0" />
        <span className="min-w-0 flex-1">{label}</span>
        <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={14} className="shrink-0" />
      </button>
      <ul id={listId} hidden={!isOpen} className="mt-0.5 mb-1.5 ml-4.5 space-y-0.5 border-line border-l pl-2">
        {entries.map((entry) => (
          <li key={entry.route}>
            <EntryLink
              entry={entry}
              place={place}
              className={CHILD}
              onFollow={() => actor.send({ type: 'entry.follow' })}
            >
              <span className="min-w-0">{entry.label}</span>
            </EntryLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function Section({ section, place, actor }: SectionProps) {
  const [only] = section.entries;
  if (section.isGroup || only === undefined) return <Group section={section} place={place} actor={actor} />;
  return (
    <EntryLink entry={only} place={place} className={HEAD} onFollow={() => actor.send({ type: 'entry.follow' })}>
      <Icon name={section.icon} className="shrink-0" />
      <span className="min-w-0">{section.label}</span>
    </EntryLink>
  );
}

/** Behind a menu that lies over the page: a press beside it closes it, as Esc does. */
function Backdrop({ actor }: Pick<SidebarProps, 'actor'>) {
  const isOver = useSelector(actor, (snapshot) => snapshot.matches({ narrow: 'shown' }));
  if (!isOver) return null;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className="fixed inset-0 z-25 bg-scrim"
      onClick={() => actor.send({ type: 'menu.toggle' })}
    />
  );
}

/** The sections the user may enter; 200 px wide, more with larger text, not shown when collapsed. Source: document 1, section 2.3. */
export function Sidebar({ id, name, sections, place, actor, isShown }: SidebarProps) {
  const press = useMemo(() => {
    const move = menuKeys((group, open) => actor.send({ type: open ? 'group.open' : 'group.close', group }));
    return (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Escape' || !actor.getSnapshot().matches({ narrow: 'shown' })) return move(event);
      event.preventDefault();
      actor.send({ type: 'menu.toggle' });
      document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
    };
  }, [actor, id]);
  return (
    <>
      <Backdrop actor={actor} />
      <nav
        id={id}
        data-region=""
        aria-label={shellTexts.menu}
        hidden={!isShown}
        className={cx(
          'sticky top-0 flex h-dvh w-50 max-w-[85vw] shrink-0 flex-col border-line border-r bg-surface max-[60rem]:fixed max-[60rem]:inset-y-0 max-[60rem]:left-0 max-[60rem]:z-30 max-[60rem]:shadow-float',
          !isShown && 'hidden',
        )}
      >
        <div className="flex h-14 shrink-0 items-center gap-2.5 border-line border-b px-4">
          <img src="./icon.svg" alt="" className="size-7" />
          <span className="min-w-0">
            <span className="block font-semibold text-base leading-tight">{shellTexts.product}</span>
            <span className="block truncate text-muted text-xs" title={name}>
              {name}
            </span>
          </span>
        </div>
        <ul className="flex-1 space-y-0.5 overflow-y-auto p-2" onKeyDown={press}>
          {sections.map((section) => (
            <li key={section.area}>
              <Section section={section} place={place} actor={actor} />
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
