import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { shellTexts } from '../../messages/screens/shell';
import { Icon } from '../../ui/base/Icon';
import { IconButton } from '../../ui/base/IconButton';
import { KeyCaps } from '../../ui/base/KeyCaps';
import { hasModal } from '../../ui/commands/focus';
import { useCommandButton } from '../../ui/commands/useCommandButton';
import { isSamePage } from '../../ui/page/navigation';
import { useCurrentTitle } from '../../ui/page/title';
import type { Theme } from '../theme';
import { AccountMenu } from './AccountMenu';

interface TopBarProps {
  readonly name: string;
  readonly menuId: string;
  readonly collapsed: boolean;
  readonly theme: Theme;
  readonly onToggleMenu: () => void;
  readonly onToggleTheme: () => void;
  readonly onSignOut: () => void;
}

/** The page's title with the name of its record; takes the focus after a change of route, so that a screen reader says where one is. */
function Title() {
  const { title, name } = useCurrentTitle();
  const { pathname, state } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(pathname);
  const samePage = isSamePage(state);
  useLayoutEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    // What opened over the page while it changed keeps the focus.
    if (!samePage && !hasModal(document)) heading.current?.focus({ preventScroll: true });
  }, [pathname, samePage]);
  return (
    <div className="min-w-0 leading-tight">
      <h1
        ref={heading}
        tabIndex={-1}
        className={`font-semibold outline-none ${name === '' ? 'line-clamp-2 text-lg @max-[26rem]:line-clamp-3 @max-[26rem]:text-base/tight' : 'truncate @max-[26rem]:line-clamp-2 @max-[26rem]:whitespace-normal'}`}
      >
        {title}
      </h1>
      {name !== '' && <p className="truncate text-muted text-xs">{name}</p>}
    </div>
  );
}

/** Title, palette, help, theme, account. Source: document 1, section 2.3. */
export function TopBar(props: TopBarProps) {
  const { name, menuId, collapsed, theme } = props;
  const palette = useCommandButton('shell.palette');
  const help = useCommandButton('shell.help');
  return (
    <header
      data-region=""
      data-bar="top"
      className="@container sticky top-0 z-20 flex h-14 shrink-0 items-center gap-2 border-line border-b bg-surface px-3 sm:px-4"
    >
      <IconButton
        icon="menu"
        label={collapsed ? shellTexts.openMenu : shellTexts.closeMenu}
        aria-expanded={!collapsed}
        aria-controls={menuId}
        onClick={props.onToggleMenu}
      />
      <Title />
      <div className="ml-auto flex items-center gap-1">
        <button
          type="button"
          onClick={palette?.run}
          className="inline-flex min-h-9 items-center gap-2 whitespace-nowrap rounded-md border border-line-strong bg-surface px-2.5 text-muted text-sm hover:border-muted hover:text-ink"
          aria-haspopup="dialog"
        >
          <Icon name="search" size={16} />
          <span className="@max-[46rem]:sr-only">{shellTexts.palette}</span>
          {typeof palette?.hint === 'string' && (
            <span className="@max-[46rem]:hidden">
              <KeyCaps keys={palette.hint} decorative />
            </span>
          )}
        </button>
        <IconButton
          icon="help"
          label={shellTexts.help}
          hint={help?.hint}
          aria-haspopup="dialog"
          onClick={help?.run}
          className="@max-[38rem]:hidden"
        />
        <IconButton
          icon={theme === 'dark' ? 'sun' : 'moon'}
          label={theme === 'dark' ? shellTexts.theme.toLight : shellTexts.theme.toDark}
          onClick={props.onToggleTheme}
        />
        <AccountMenu name={name} onSignOut={props.onSignOut} />
      </div>
    </header>
  );
}
