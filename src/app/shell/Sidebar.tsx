import { Link, useLocation } from 'react-router-dom';
import { shellTexts } from '../../messages/screens/shell';
import { cx } from '../../ui/base/cx';
import { Icon } from '../../ui/base/Icon';
import type { MenuEntry } from './menu';

interface SidebarProps {
  readonly id: string;
  /** First and last name of who is signed in. */
  readonly name: string;
  readonly entries: readonly MenuEntry[];
  readonly collapsed: boolean;
  readonly onNavigate: () => void;
}

const LINK =
  'flex min-h-9 items-center gap-2.5 rounded-md px-2.5 py-1.5 text-sm font-medium tracking-wide text-muted no-underline hover:bg-hover hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-ink pointer-coarse:min-h-11';

const leadsTo = (route: string, path: string): boolean => path === route || path.startsWith(`${route}/`);

/** The entry of the page in front: the longest route that leads to it, for one section may lie within another. */
function currentRoute(entries: readonly MenuEntry[], path: string): string | null {
  const routes = entries.map(({ route }) => route).filter((route) => leadsTo(route, path));
  return routes.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

/** The sections the user may enter; 200 px wide, more with larger text, not shown when collapsed. Source: document 1, section 2.3. */
export function Sidebar({ id, name, entries, collapsed, onNavigate }: SidebarProps) {
  const { pathname } = useLocation();
  const current = currentRoute(entries, pathname);
  return (
    <nav
      id={id}
      data-region=""
      aria-label={shellTexts.menu}
      hidden={collapsed}
      className={cx(
        'sticky top-0 flex h-dvh w-50 max-w-[85vw] shrink-0 flex-col border-line border-r bg-surface max-[60rem]:fixed max-[60rem]:inset-y-0 max-[60rem]:left-0 max-[60rem]:z-30 max-[60rem]:shadow-float',
        collapsed && 'hidden',
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
      <ul className="flex-1 space-y-0.5 overflow-y-auto p-2">
        {entries.map(({ route, label, icon }) => (
          <li key={route}>
            <Link
              to={route}
              className={LINK}
              aria-current={route === current ? 'page' : undefined}
              onClick={onNavigate}
            >
              <Icon name={icon} className="shrink-0" />
              <span className="min-w-0">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
