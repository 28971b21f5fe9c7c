import { paramsOf } from '../../content/lists/pattern';

export const HOME_PATH = '/dashboard';
export const LOGIN_PATH = '/login';
export const RECOVERY_PATH = '/password/reset';
export const PROFILE_PATH = '/user/profile';
/** Featured events by their festive categories. */
export const FESTIVITIES_PATH = '/natale-capodanno';
/** What a site needs before it goes into service. */
export const FIRST_STEPS_PATH = '/primi-passi';
/** The accessibility statement, which the law wants to be within everybody's reach. */
export const ACCESSIBILITY_PATH = '/accessibilita';

/** Where a password is chosen by this code. */
export const newPasswordPath = (code: string): string => `${RECOVERY_PATH}/${code}`;

/** Public routes, which need no sign-in, and their screens. Source: document 1, section 2.1. */
export const PUBLIC_ROUTES = [
  { pattern: LOGIN_PATH, screen: 'login' },
  { pattern: RECOVERY_PATH, screen: 'recovery' },
  { pattern: `${RECOVERY_PATH}/:code`, screen: 'reset' },
  { pattern: '/user/logout', screen: 'logout' },
  { pattern: ACCESSIBILITY_PATH, screen: 'accessibility' },
] as const;

/** A hash path without '#', query and trailing slash. */
export function cleanPath(path: string): string {
  const bare = path
    .replace(/^#/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
  return bare.startsWith('/') ? bare : `/${bare}`;
}

/** The tree of a group of categories. */
export const categoriesPath = (main: number): string => `/category-list/${main}`;

/** The gallery in a frame of another page. */
export const FRAME_PATTERN = '/gallery-frame/:alone';

/** Whether a page stands alone in a frame of another page: without menu, top bar and footer. */
export const standsAlone = (path: string): boolean => paramsOf(FRAME_PATTERN, path)?.alone === 'true';

/** Whether a clean path is one of the public routes. */
export const isPublicPath = (path: string): boolean =>
  PUBLIC_ROUTES.some(({ pattern }) => paramsOf(pattern, path) !== null);

/** Trees of categories. */
export const TREE_PATTERN = '/category-list/:id';

/** Group of the themes: the tree that most pages mean. */
const THEMES = 5;

/** Hash path of the tree of a group. */
export const treeRoute = (main: number = THEMES): string => TREE_PATTERN.replace(':id', String(main));
