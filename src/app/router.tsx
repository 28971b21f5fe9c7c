import type { ComponentType } from 'react';
import { type Location, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { forms } from '../content/forms';
import { patternsOf } from '../content/lists/addresses';
import type { ContentHead } from '../content/model/content';
import { contents, listings } from '../content/registry';
import { settingsPages } from '../content/settings/pages';
import type { Route, ScreenKey } from '../machines/access/pages';
import { cleanPath } from '../machines/access/paths';
import { matchRoute, screensOf, tabsAt } from '../machines/access/routes';
import { Component as LoginScreen } from '../screens/LoginScreen';
import type { ListTab } from '../screens/list/TabbedLists';
import { vitalPart } from '../ui/base/lazyPart';
import { type CommandPart, commandParts } from '../ui/commands/parts';
import { Boundary } from './Boundary';
import { Gate } from './Gate';
import { PageSkeleton } from './PageSkeleton';
import { Component as Shell } from './shell/Shell';

interface Page {
  readonly Component: ComponentType;
}

/** What draws a route, out of the area that it is part of, or how it is fetched. */
type Screen = (area: string | null) => Page | (() => Promise<Page>);

/** A screen without commands, which exports itself as `Component`. */
function bare(load: () => Promise<Page>): Screen {
  const { fetch } = vitalPart(load);
  return () => fetch;
}

/** A screen that exports itself as `Component`, with the part of the commands that it mounts. */
const page = (part: CommandPart, load: () => Promise<Page>): Screen => bare(commandParts.with(part, load));

interface Declared {
  readonly area: string;
}

function declarationOf<D extends Declared>(all: readonly D[], area: string | null): D {
  const one = all.find((declaration) => declaration.area === area);
  if (one === undefined) throw new Error(`nothing declares '${area}'`);
  return one;
}

/** A screen that draws any declaration of a kind. */
const declared =
  <D extends Declared>(all: readonly D[], load: (declaration: D) => Promise<ComponentType>): Screen =>
  (area) =>
  async () => ({ Component: await load(declarationOf(all, area)) });

const contentList = vitalPart(commandParts.with('first', () => import('../screens/list/ContentList')));
const recordList = vitalPart(commandParts.with('first', () => import('../screens/list/RecordList')));
const settings = vitalPart(commandParts.with('whole', () => import('../screens/settings/SettingsScreen')));
const editor = vitalPart(commandParts.with('editing', () => import('../screens/editor/EditorScreen')));
const tabbedLists = vitalPart(() => import('../screens/list/TabbedLists'));
/** The editor with the form of a content type and what it calls, all at once. */
const loadFormEditor = (head: ContentHead) =>
  Promise.all([
    editor.fetch(),
    vitalPart(() => Promise.all([forms.load(head), import('../services/contents')])).fetch(),
  ]);

/** The code behind each screen. */
const SCREENS: Readonly<Record<ScreenKey, Screen>> = {
  login: () => ({ Component: LoginScreen }),
  recovery: bare(() => import('../screens/RecoveryScreen')),
  reset: bare(() => import('../screens/ResetScreen')),
  logout: bare(() => import('../screens/LogoutScreen')),
  accessibility: bare(() => import('../screens/AccessibilityScreen')),
  notFound: page('first', () => import('../screens/NotFoundScreen')),
  dashboard: page('whole', () => import('../screens/DashboardScreen')),
  firstSteps: page('whole', () => import('../screens/FirstStepsScreen')),
  profile: page('whole', () => import('../screens/ProfileScreen')),
  contentList: declared(contents, async (content) => {
    const { ContentList } = await contentList.fetch();
    return () => <ContentList key={content.area} content={content} />;
  }),
  editor: declared(contents, async (head) => {
    const [{ EditorScreen }, [content]] = await loadFormEditor(head);
    return () => <EditorScreen key={content.area} content={content} />;
  }),
  recordList: declared(listings, async (listing) => {
    const { RecordList } = await recordList.fetch();
    return () => <RecordList key={listing.area} listing={listing} />;
  }),
  tabs: (area) => async () => {
    const all = [...contents, ...listings];
    const tabs = await Promise.all(
      tabsAt(patternsOf(declarationOf(all, area)).list, all).map(async (listing): Promise<ListTab> => {
        const screen = SCREENS[screensOf(listing).list](listing.area);
        const { Component } = 'Component' in screen ? screen : await screen();
        return { listing, Screen: Component };
      }),
    );
    const { TabbedLists } = await tabbedLists.fetch();
    return { Component: () => <TabbedLists tabs={tabs} /> };
  },
  review: page('whole', () => import('../screens/activities/ReviewScreen')),
  bookable: page('whole', () => import('../screens/activities/BookableScreen')),
  featured: page('whole', () => import('../screens/activities/FeaturedScreen')),
  festivities: page('whole', () => import('../screens/activities/FestivitiesScreen')),
  users: page('whole', () => import('../screens/users/UsersScreen')),
  user: page('whole', () => import('../screens/users/UserScreen')),
  role: page('whole', () => import('../screens/roles/RoleScreen')),
  desk: page('whole', () => import('../screens/desks/DeskScreen')),
  tag: page('whole', () => import('../screens/tags/TagScreen')),
  place: page('whole', () => import('../screens/places/PlaceScreen')),
  gallery: page('whole', () => import('../screens/media/GalleryScreen')),
  operations: page('whole', () => import('../screens/audit/OperationsScreen')),
  rights: page('whole', () => import('../screens/roles/RightsScreen')),
  attachments: page('whole', () => import('../screens/media/AttachmentsScreen')),
  placeTypes: page('whole', () => import('../screens/places/PlaceTypesScreen')),
  redirects: page('whole', () => import('../screens/redirects/RedirectsScreen')),
  settings: declared(settingsPages, async (declaration) => {
    const { SettingsScreen } = await settings.fetch();
    return () => <SettingsScreen key={declaration.area} page={declaration} />;
  }),
  categoryTree: page('whole', () => import('../screens/categories/CategoryTreeScreen')),
};

/** Screens that are fetched before the router needs them. */
const AHEAD: Readonly<Partial<Record<ScreenKey, (area: string | null) => Promise<unknown>>>> = {
  contentList: contentList.fetch,
  recordList: recordList.fetch,
  editor: (area) => loadFormEditor(declarationOf(contents, area)),
};

/** Fetches the screen of a hash address before the router needs it; gives what it fetches, null for nothing. */
export function loadScreenOf(hash: string): Promise<unknown> | null {
  const route = matchRoute(cleanPath(hash))?.route;
  return (route && AHEAD[route.screen]?.(route.area)) ?? null;
}

/** Fetches the screen of the items of the list at a hash address; gives what it fetches, null for nothing. */
export function loadItemScreenOf(hash: string): Promise<unknown> | null {
  const { screen = null, area = null } = matchRoute(cleanPath(hash))?.route ?? {};
  const declared = [...contents, ...listings].find((one) => one.area === area);
  if (declared === undefined) return null;
  const { list, item } = screensOf(declared);
  if (item === null || screen !== list) return null;
  const load = SCREENS[item](area);
  return 'Component' in load ? null : load();
}

type ScreenRoute = Pick<Route, 'pattern' | 'area' | 'isPublic' | 'screen'>;

const NOWHERE: ScreenRoute = { pattern: '*', area: null, isPublic: false, screen: 'notFound' };

/** What draws a path; null for the first one of all, which the guard sends on. */
const screenAt = (path: string): ScreenRoute | null => (path === '/' ? null : (matchRoute(path)?.route ?? NOWHERE));

/** A screen that came, or why it did not. */
type Outcome = Page | { readonly problem: unknown };

/** By the pattern of the route. */
const outcomes = new Map<string, Outcome>();

/** The screen of a route, which was fetched before its page came in front. */
function Drawn({ pattern }: Pick<ScreenRoute, 'pattern'>) {
  const outcome = outcomes.get(pattern);
  if (outcome === undefined) throw new Error(`the code of '${pattern}' was not fetched`);
  if ('problem' in outcome) throw outcome.problem;
  return <outcome.Component />;
}

const OUTSIDE = <Gate />;
const INSIDE = <Shell />;
const START: RouteObject[] = [{ element: OUTSIDE, children: [{ path: '*', element: <PageSkeleton /> }] }];

const trees = new Map<string, RouteObject[]>();

/** The route of one screen by itself: the router would rank all of them for each page. Source: document 1, section 2.1. */
function treeOf({ pattern, isPublic }: ScreenRoute): RouteObject[] {
  const children = [{ path: pattern, element: <Drawn pattern={pattern} /> }];
  const tree = trees.get(pattern) ?? [{ element: isPublic ? OUTSIDE : INSIDE, children }];
  trees.set(pattern, tree);
  return tree;
}

/** Fetches what draws the page at an address; null where it is there. One that does not come says so in its place. */
export function prepareScreen({ pathname }: Pick<Location, 'pathname'>): Promise<unknown> | null {
  const route = screenAt(cleanPath(pathname));
  if (route === null) return null;
  const { pattern } = route;
  const known = outcomes.get(pattern);
  if (known !== undefined && 'Component' in known) return null;
  const screen = SCREENS[route.screen](route.area);
  if ('Component' in screen) {
    outcomes.set(pattern, screen);
    return null;
  }
  return screen().then(
    (page) => outcomes.set(pattern, page),
    (problem: unknown) => outcomes.set(pattern, { problem }),
  );
}

/** The page in front. */
export function Pages() {
  const location = useLocation();
  const route = screenAt(cleanPath(location.pathname));
  return <Boundary at={location}>{useRoutes(route === null ? START : treeOf(route))}</Boundary>;
}
