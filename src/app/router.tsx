import type { ComponentType } from 'react';
import { createHashRouter, type RouteObject } from 'react-router-dom';
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
import { Crashed } from './Crashed';
import { Gate } from './Gate';
import { PageSkeleton } from './PageSkeleton';
import { Root } from './Root';
import { Component as Shell } from './shell/Shell';

type RootProps = Parameters<typeof Root>[0];

/** How a route is drawn, out of the area that it is part of. */
type Screen = (area: string | null) => Pick<RouteObject, 'Component' | 'lazy'>;

interface Page {
  readonly Component: ComponentType;
}

/** A screen without commands, which exports itself as `Component`. */
const bare =
  (load: () => Promise<Page>): Screen =>
  () => ({ lazy: inTime(load) });

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
  (area) => ({ lazy: async () => ({ Component: await load(declarationOf(all, area)) }) });

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

const toRouteObjects = (routes: readonly Route[]): RouteObject[] =>
  routes.flatMap(({ pattern, screen, area }) => (screen === null ? [] : [{ path: pattern, ...SCREENS[screen](area) }]));

/** Hash routes, exactly the spec's, for what has a screen. Source: document 1, section 2.1. */
export function createRouter(root: RootProps) {
  return createHashRouter([
    {
      element: <Root {...root} />,
      errorElement: <Crashed />,
      hydrateFallbackElement: <PageSkeleton />,
      children: [
        {
          Component: Gate,
          children: [
            { path: '/', element: <PageSkeleton /> },
            ...toRouteObjects(ROUTES.filter(({ isPublic }) => isPublic)),
          ],
        },
        {
          Component: Shell,
          errorElement: <Crashed />,
          children: [
            ...toRouteObjects(ROUTES.filter(({ isPublic }) => !isPublic)),
            { path: '*', ...SCREENS.notFound(null) },
          ],
        },
      ],
    },
  ]);
}
