import type { ComponentType } from 'react';
import { type Location, matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import type { CommandPart } from '../commands/parts';
import { forms } from '../content/forms';
import type { ContentHead } from '../content/model/types';
import { contents, listings } from '../content/registry';
import type { Route, ScreenKey } from '../machines/access/pages';
import { cleanPath } from '../machines/access/paths';
import { matchRoute, ROUTES } from '../machines/access/routes';
import { Component as LoginScreen } from '../screens/LoginScreen';
import { inTime } from '../ui/base/useLazyPart';
import { commandParts } from '../ui/commands/parts';
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
const bare =
  (load: () => Promise<Page>): Screen =>
  () =>
    inTime(load);

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

const loadList = inTime(commandParts.with('first', () => import('../screens/list/ContentList')));
const loadRecordList = inTime(commandParts.with('first', () => import('../screens/list/RecordList')));
const loadEditor = inTime(commandParts.with('editing', () => import('../screens/editor/EditorScreen')));
/** The editor with the form of a content type and what it calls, all at once. */
const loadFormEditor = (head: ContentHead) =>
  Promise.all([loadEditor(), inTime(() => Promise.all([forms.load(head), import('../services/contents')]))()]);

/** The code behind each screen. */
const SCREENS: Readonly<Record<ScreenKey, Screen>> = {
  login: () => ({ Component: LoginScreen }),
  recovery: bare(() => import('../screens/RecoveryScreen')),
  reset: bare(() => import('../screens/ResetScreen')),
  logout: bare(() => import('../screens/LogoutScreen')),
  accessibility: bare(() => import('../screens/AccessibilityScreen')),
  notFound: page('first', () => import('../screens/NotFoundScreen')),
  dashboard: page('whole', () => import('../screens/DashboardScreen')),
  profile: page('whole', () => import('../screens/ProfileScreen')),
  contentList: declared(contents, async (content) => {
    const { ContentList } = await loadList();
    return () => <ContentList key={content.area} content={content} />;
  }),
  editor: declared(contents, async (head) => {
    const [{ EditorScreen }, [content]] = await loadFormEditor(head);
    return () => <EditorScreen key={content.area} content={content} />;
  }),
  recordList: declared(listings, async (listing) => {
    const { RecordList } = await loadRecordList();
    return () => <RecordList key={listing.area} listing={listing} />;
  }),
  users: page('whole', () => import('../screens/users/UsersScreen')),
  user: page('whole', () => import('../screens/users/UserScreen')),
  role: page('whole', () => import('../screens/roles/RoleScreen')),
  desk: page('whole', () => import('../screens/desks/DeskScreen')),
  tag: page('whole', () => import('../screens/tags/TagScreen')),
  place: page('whole', () => import('../screens/places/PlaceScreen')),
  gallery: page('whole', () => import('../screens/media/GalleryScreen')),
  attachments: page('whole', () => import('../screens/media/AttachmentsScreen')),
  placeTypes: page('whole', () => import('../screens/places/PlaceTypesScreen')),
  redirects: page('whole', () => import('../screens/redirects/RedirectsScreen')),
  categoryTree: page('whole', () => import('../screens/categories/CategoryTreeScreen')),
};

/** Screens that are fetched before the router needs them. */
const AHEAD: Readonly<Partial<Record<ScreenKey, (area: string | null) => Promise<unknown>>>> = {
  contentList: loadList,
  recordList: loadRecordList,
  editor: (area) => loadFormEditor(declarationOf(contents, area)),
};

/** Fetches the screen of a hash address before the router needs it; gives what it fetches, null for nothing. */
export function loadScreenOf(hash: string): Promise<unknown> | null {
  const { screen = null, area = null } = matchRoute(cleanPath(hash))?.route ?? {};
  return (screen === null ? undefined : AHEAD[screen])?.(area) ?? null;
}

/** A screen that came, or why it did not. */
type Outcome = Page | { readonly problem: unknown };

const outcomes = new Map<ScreenRoute, Outcome>();

interface ScreenRoute extends Pick<Route, 'pattern' | 'area'> {
  readonly screen: ScreenKey;
}

/** The screen of a route, which was fetched before its page came in front. */
function Drawn({ route }: { readonly route: ScreenRoute }) {
  const outcome = outcomes.get(route);
  if (outcome === undefined) throw new Error(`the code of '${route.pattern}' was not fetched`);
  if ('problem' in outcome) throw outcome.problem;
  return <outcome.Component />;
}

const drawn = (route: ScreenRoute): RouteObject => ({
  path: route.pattern,
  element: <Drawn route={route} />,
  handle: route,
});

const routesOf = (isPublic: boolean): RouteObject[] =>
  ROUTES.filter((route) => route.isPublic === isPublic).flatMap(({ pattern, area, screen }) =>
    screen === null ? [] : [drawn({ pattern, area, screen })],
  );

/** The spec's routes, for what has a screen. Source: document 1, section 2.1. */
const TREE: RouteObject[] = [
  { element: <Gate />, children: [{ path: '/', element: <PageSkeleton /> }, ...routesOf(true)] },
  {
    element: <Shell />,
    children: [...routesOf(false), drawn({ pattern: '*', screen: 'notFound', area: null })],
  },
];

/** Fetches what draws the page at an address; null where it is there. One that does not come says so in its place. */
export function prepareScreen(location: Location): Promise<unknown> | null {
  const route: ScreenRoute | undefined = matchRoutes(TREE, location)?.at(-1)?.route.handle;
  if (route === undefined) return null;
  const known = outcomes.get(route);
  if (known !== undefined && 'Component' in known) return null;
  const screen = SCREENS[route.screen](route.area);
  if ('Component' in screen) {
    outcomes.set(route, screen);
    return null;
  }
  return screen().then(
    (page) => outcomes.set(route, page),
    (problem: unknown) => outcomes.set(route, { problem }),
  );
}

/** The page in front. */
export function Pages() {
  const location = useLocation();
  return <Boundary at={location}>{useRoutes(TREE)}</Boundary>;
}
