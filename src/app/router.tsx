import { createHashRouter, type RouteObject } from 'react-router-dom';
import { PROFILE, REDIRECTS } from '../commands/sections';
import { attachments } from '../content/listings/attachments';
import { desks } from '../content/listings/desks';
import { roles } from '../content/listings/roles';
import { users } from '../content/listings/users';
import type { Listing } from '../content/model/listing';
import type { Content } from '../content/model/types';
import { contents } from '../content/registry';
import { ACCESSIBILITY_PATH, cleanPath, paramsOf } from '../machines/access/paths';
import { Component as LoginScreen } from '../screens/LoginScreen';
import { commandParts } from '../ui/commands/parts';
import { Crashed } from './Crashed';
import { Gate } from './Gate';
import { PageSkeleton } from './PageSkeleton';
import { Root } from './Root';
import { Component as Shell } from './shell/Shell';

type RootProps = Parameters<typeof Root>[0];

const NotFound = commandParts.with('first', () => import('../screens/NotFoundScreen'));

/** A screen whose commands are neither those of lists nor those of an editor. */
const screen = <Module,>(load: () => Promise<Module>) => commandParts.with('whole', load);

const loadList = commandParts.with('first', () => import('../screens/list/ContentList'));
const loadRecordList = commandParts.with('first', () => import('../screens/list/RecordList'));
const loadEditor = commandParts.with('editing', () => import('../screens/editor/EditorScreen'));

const listRoute = (content: Content): RouteObject => ({
  path: content.routes.list,
  lazy: async () => {
    const { ContentList } = await loadList();
    return { Component: () => <ContentList key={content.area} content={content} /> };
  },
});

const itemRoute = (content: Content): RouteObject => ({
  path: content.routes.item,
  lazy: async () => {
    const { EditorScreen } = await loadEditor();
    return { Component: () => <EditorScreen key={content.area} content={content} /> };
  },
});

/** The list of records that need no cells or dialogs of their own. */
const recordListRoute = (listing: Listing): RouteObject => ({
  path: listing.routes.list,
  lazy: async () => {
    const { RecordList } = await loadRecordList();
    return { Component: () => <RecordList key={listing.area} listing={listing} /> };
  },
});

/** Fetches the screen of a hash address before the router asks for it; gives what it fetches, null for nothing. */
export function loadScreenOf(hash: string): Promise<unknown> | null {
  const path = cleanPath(hash);
  if (contents.some(({ routes }) => paramsOf(routes.list, path) !== null)) return loadList();
  return contents.some(({ routes }) => paramsOf(routes.item, path) !== null) ? loadEditor() : null;
}

/** The gallery in a frame, and as a section. */
const GALLERY_ROUTES = ['/gallery-frame/:alone', '/gallery-frame-entity/:alone'];

/** Hash routes, exactly the spec's, for the sections that have a screen. Source: document 1, section 2.1. */
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
            { path: '/login', Component: LoginScreen },
            { path: '/password/reset', lazy: () => import('../screens/RecoveryScreen') },
            { path: '/password/reset/:code', lazy: () => import('../screens/ResetScreen') },
            { path: ACCESSIBILITY_PATH, lazy: () => import('../screens/AccessibilityScreen') },
            { path: '/user/logout', lazy: () => import('../screens/LogoutScreen') },
          ],
        },
        {
          Component: Shell,
          errorElement: <Crashed />,
          children: [
            { path: '/dashboard', lazy: screen(() => import('../screens/DashboardScreen')) },
            { path: REDIRECTS.route, lazy: screen(() => import('../screens/redirects/RedirectsScreen')) },
            { path: PROFILE.route, lazy: screen(() => import('../screens/ProfileScreen')) },
            ...GALLERY_ROUTES.map((path) => ({ path, lazy: screen(() => import('../screens/media/GalleryScreen')) })),
            { path: attachments.routes.list, lazy: screen(() => import('../screens/media/AttachmentsScreen')) },
            { path: users.routes.list, lazy: screen(() => import('../screens/users/UsersScreen')) },
            ...[roles, desks].map(recordListRoute),
            { path: users.routes.item, lazy: screen(() => import('../screens/users/UserScreen')) },
            { path: roles.routes.item, lazy: screen(() => import('../screens/roles/RoleScreen')) },
            { path: desks.routes.item, lazy: screen(() => import('../screens/desks/DeskScreen')) },
            ...contents.flatMap((content) => [listRoute(content), itemRoute(content)]),
            { path: '/not-found', lazy: NotFound },
            { path: '*', lazy: NotFound },
          ],
        },
      ],
    },
  ]);
}
