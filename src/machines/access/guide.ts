import { cleanPath } from './paths';
import { matchRoute, ROUTES, tabIn } from './routes';

/** The page of the guide about nothing in particular. */
export const GUIDE_INDEX = 'index';

/** The page of the guide about what is at a hash path: it is named as its section is. */
export const guidePageOf = (path: string): string =>
  matchRoute(cleanPath(path), ROUTES, tabIn(path))?.route.area ?? GUIDE_INDEX;

/** Where that page is, beside the client's own: a page without a script, which any static host serves. */
export const guideAddressOf = (path: string): string => `guida/${guidePageOf(path)}.html`;
