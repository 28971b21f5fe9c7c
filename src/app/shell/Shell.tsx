import { useSelector } from '@xstate/react';
import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { Navigate } from '../../commands/types';
import { forms } from '../../content/forms';
import { contents, listings } from '../../content/registry';
import { webUrl } from '../../content/text/webUrl';
import type { CurrentUser } from '../../contract/session';
import { guideAddressOf } from '../../machines/access/guide';
import { ACCESSIBILITY_PATH, cleanPath, HOME_PATH, standsAlone } from '../../machines/access/paths';
import { openAbove } from '../../machines/access/reason';
import { categoryTreeFrom } from '../../machines/access/trees';
import type { LinksByArea } from '../../machines/menu/bound';
import { reason } from '../../machines/menu/refusals';
import { displayName } from '../../machines/session/rules';
import { sessionTexts } from '../../messages/screens/session';
import { shellTexts } from '../../messages/screens/shell';
import { uiTexts } from '../../messages/ui/ui';
import { usePorts } from '../../screens/ports';
import { useSession } from '../../screens/session';
import { useUser } from '../../screens/useUser';
import { LazyConfirmDialog, LazyDialog } from '../../ui/base/lazyDialogs';
import { NoticeLog } from '../../ui/base/NoticeLog';
import { SkipLink } from '../../ui/base/SkipLink';
import { CommandScope } from '../../ui/commands/CommandScope';
import { CommandsProvider } from '../../ui/commands/CommandsProvider';
import { createCommandCenter } from '../../ui/commands/center';
import { platformOf } from '../../ui/commands/listener';
import { commandParts } from '../../ui/commands/parts';
import { hasPageBefore, useBack } from '../../ui/page/back';
import { useNavigate } from '../../ui/page/navigate';
import { leaveFieldsByEscape } from '../../ui/page/regions';
import { keepFocusOverReload } from '../../ui/page/reloadFocus';
import { useCurrentTitle } from '../../ui/page/title';
import { AllowedContext, Gate } from '../Gate';
import { useNoticeLog } from '../notices';
import { PageSkeleton } from '../PageSkeleton';
import { useShellServices } from '../shellServices';
import type { Theme } from '../theme';
import { useTheme } from '../themeContext';
import { EntityPart } from './EntityPart';
import { jsonMemory } from './jsonMemory';
import { Opened } from './Opened';
import { commandsOfAll, registryFor } from './registry';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';
import { useEntityActions } from './useEntityActions';
import { useMenu } from './useMenu';
import { useReport } from './useReport';
import { type Themes, useThemes } from './useThemes';

const { everywhere: everywhereTexts } = sessionTexts;

const MENU_ID = 'menu';
const CONTENT_ID = 'contenuto';

/** The command centre of the signed-in user; the same for the whole life of the shell. */
function useCenter(user: CurrentUser, links: LinksByArea) {
  const { site, memory, notify, absentLists } = usePorts();
  const absent = useSyncExternalStore(absentLists.subscribe, absentLists.routes);
  const { paletteServices } = useShellServices();
  const go = useNavigate();
  const entities = useEntityActions();
  const [{ center, navigate }] = useState(() => {
    const navigate: Navigate = ({ kind, to, newTab }) => {
      if (kind === 'route' && !newTab) go(to);
      else window.open(kind === 'route' ? `#${to}` : to, '_blank', 'noopener');
    };
    const center = createCommandCenter(registryFor(user, site.contentLanguages, links, absent), {
      platform: platformOf(navigator),
      navigate,
      here: () => cleanPath(window.location.hash),
      paletteServices,
      ...entities.portsWith(navigate),
      areaNames: Object.fromEntries([...contents, ...listings].map(({ area, titles }) => [area, titles.one])),
      ...jsonMemory(memory),
      knows: commandsOfAll(site.contentLanguages),
      notify,
    });
    return { center, navigate };
  });
  useLayoutEffect(() => {
    const declare = () => center.setRegistry(registryFor(user, site.contentLanguages, links, absent));
    declare();
    const ends = [commandParts.subscribe(declare), forms.subscribe(declare)];
    return () => {
      for (const end of ends) end();
    };
  }, [center, user, site, links, absent]);
  return { center, navigate, entities };
}

function SignOutQuestion() {
  const session = useSession();
  const asking = useSelector(
    session,
    (snapshot) => snapshot.hasTag('confirming') && !snapshot.hasTag('signInOver') && !snapshot.hasTag('everywhere'),
  );
  const isKept = useSelector(session, ({ context }) => context.isKept);
  return (
    <LazyConfirmDialog
      open={asking}
      title={sessionTexts.confirmLeave[isKept ? 'kept' : 'lost']}
      tone="danger"
      onConfirm={() => session.send({ type: 'leave.confirm' })}
      onCancel={() => session.send({ type: 'leave.cancel' })}
    />
  );
}

/** 'Esci ovunque'. The page stays under it until the server has ended the sessions. */
function EverywhereQuestion() {
  const session = useSession();
  const asking = useSelector(session, (snapshot) => snapshot.hasTag('everywhere'));
  const busy = useSelector(session, (snapshot) => snapshot.hasTag('busy'));
  const unsaved = useSelector(session, ({ context }) => context.unsaved);
  const isKept = useSelector(session, ({ context }) => context.isKept);
  const failure = useSelector(session, ({ context }) => context.failure);
  return (
    <LazyConfirmDialog
      open={asking}
      title={everywhereTexts.title}
      tone="danger"
      busy={asking && busy}
      error={asking ? (failure?.message ?? null) : null}
      onConfirm={() => session.send({ type: 'leave.confirm' })}
      onCancel={() => session.send({ type: 'leave.cancel' })}
    >
      <p>{everywhereTexts.text}</p>
      {unsaved && <p className="mt-2">{everywhereTexts[isKept ? 'kept' : 'lost']}</p>}
    </LazyConfirmDialog>
  );
}

/** The last notices, the newest with the focus. */
function NoticesDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const notices = useNoticeLog();
  const newest = useRef<HTMLLIElement>(null);
  return (
    <LazyDialog open={open} title={uiTexts.notices.log} initialFocus={newest} onClose={onClose}>
      <NoticeLog notices={notices} newest={newest} />
    </LazyDialog>
  );
}

function Footer({ onNotices }: { readonly onNotices: () => void }) {
  const { site } = usePorts();
  const { name, url } = site.agency;
  const address = url === '' ? null : webUrl(url, window.location.href);
  return (
    <footer
      data-region=""
      className="flex flex-wrap items-center justify-between gap-2 border-line border-t px-3 py-3 text-muted text-sm sm:px-5"
    >
      {name !== '' && (
        <span>{address === null ? shellTexts.credit(name) : <a href={address.href}>{shellTexts.credit(name)}</a>}</span>
      )}
      <a className="ml-auto underline underline-offset-2 hover:text-ink" href={`#${ACCESSIBILITY_PATH}`}>
        {shellTexts.accessibility}
      </a>
      <button type="button" className="underline underline-offset-2 hover:text-ink" onClick={onNotices}>
        {uiTexts.notices.log}
      </button>
    </footer>
  );
}

/** Whether there is a page before this one, or above it. */
const mayGoBack = (): boolean => hasPageBefore() || cleanPath(window.location.hash) !== HOME_PATH;

/** In a tab of its own: what is being written stays where it is, and nothing is asked. */
const openGuide = (): void => void window.open(guideAddressOf(window.location.hash), '_blank', 'noopener');

function Frame({ user }: { readonly user: CurrentUser }) {
  const session = useSession();
  const { theme, toggle: toggleTheme } = useTheme();
  const { pathname } = useLocation();
  const themes = useThemes(user);
  const { center, navigate, entities } = useCenter(user, themes.links);
  const [noticesOpen, setNoticesOpen] = useState(false);
  const signOut = () => session.send({ type: 'signOut.request' });
  const showNotices = () => setNoticesOpen(true);
  const goBack = useBack();
  const report = useReport();
  const path = cleanPath(pathname);
  return (
    <CommandsProvider
      center={center}
      onToggleTheme={toggleTheme}
      onSignOut={signOut}
      onBack={() => goBack(openAbove(user, path))}
      mayGoBack={mayGoBack}
      onNotices={showNotices}
      onReport={report}
      onGuide={openGuide}
      onCategories={() => navigate({ kind: 'route', to: categoryTreeFrom(path), newTab: false })}
    >
      {standsAlone(path) ? (
        <Alone />
      ) : (
        <Chrome {...{ user, themes, theme, onToggleTheme: toggleTheme }} onSignOut={signOut} onNotices={showNotices} />
      )}
      <SignOutQuestion />
      <EverywhereQuestion />
      <EntityPart
        request={entities.request}
        dismiss={entities.dismiss}
        targets={center.targets.get}
        navigate={navigate}
      />
      <Opened center={center} />
      <NoticesDialog open={noticesOpen} onClose={() => setNoticesOpen(false)} />
    </CommandsProvider>
  );
}

/** Where the page stands. It names the page that it shows: the address may already be that of the next one. */
function Main({ className, children }: { readonly className: string; readonly children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <main id={CONTENT_ID} data-region="" data-page={pathname} tabIndex={-1} className={className}>
      {children}
      <Gate />
    </main>
  );
}

/** A page in a frame of another one; its title is for screen readers. */
function Alone() {
  const { title } = useCurrentTitle();
  return (
    <Main className="min-h-dvh p-3 outline-none [--page-height:calc(100dvh-1.5rem)]">
      <h1 className="sr-only">{title}</h1>
    </Main>
  );
}

interface ChromeProps {
  readonly user: CurrentUser;
  readonly themes: Themes;
  readonly theme: Theme;
  readonly onToggleTheme: () => void;
  readonly onSignOut: () => void;
  readonly onNotices: () => void;
}

/** Menu, top bar and footer around the page. */
function Chrome({ user, themes, theme, onToggleTheme, onSignOut, onNotices }: ChromeProps) {
  const { actor, sections, place, isShown } = useMenu(user, themes);
  const name = displayName(user);
  useEffect(leaveFieldsByEscape, []);
  useEffect(keepFocusOverReload, []);
  return (
    <CommandScope scope="menu" actor={actor} refusal={reason}>
      <SkipLink target={CONTENT_ID} />
      <div className="flex min-h-dvh">
        <Sidebar id={MENU_ID} name={name} sections={sections} place={place} actor={actor} isShown={isShown} />
        <div className="flex min-w-0 flex-1 flex-col">
          <TopBar
            name={name}
            menuId={MENU_ID}
            collapsed={!isShown}
            theme={theme}
            onToggleMenu={() => actor.send({ type: 'menu.toggle' })}
            onToggleTheme={onToggleTheme}
            onSignOut={onSignOut}
          />
          <Main className="@container/page min-w-0 flex-1 px-3 pt-4 pb-8 outline-none [--page-height:calc(100dvh-9.5rem)] [--table-top:3.5rem] sm:px-5" />
          <Footer onNotices={onNotices} />
        </div>
      </div>
    </CommandScope>
  );
}

/** Menu, top bar, page, footer; they stay while one goes from page to page. Source: document 1, section 2.3. */
export function Component() {
  const user = useUser();
  const allowed = useContext(AllowedContext);
  const last = useLastUser(allowed ? user : null);
  return last === null ? <PageSkeleton /> : <Frame user={last} />;
}

/** Whoever saw a page last: it stays while the sign-in lies over it. */
function useLastUser(user: CurrentUser | null): CurrentUser | null {
  const [last, setLast] = useState(user);
  if (user !== null && user !== last) setLast(user);
  return user ?? last;
}
