import type { Content } from '../../content/model/types';
import { contents } from '../../content/registry';
import { PUBLIC_PATTERNS, paramsOf } from './paths';

/** Who may see a route. Source: document 1, sections 2.1 and 6. */
export interface Route {
  /** Hash path; `:name` marks a parameter. */
  readonly pattern: string;
  /** Needs nobody to be signed in. */
  readonly isPublic: boolean;
  readonly administrator: boolean;
  /** Any one of them grants; none means that every signed-in user may. */
  readonly abilities: readonly string[];
  /** Instead of `abilities` where `:id` is 'new'. */
  readonly createAbilities?: readonly string[];
  /** Closed to the role 'redazione'. */
  readonly barred: boolean;
}

/** Routes closed to the role 'redazione'. Source: document 1, section 2.1. */
export const BARRED_PATTERNS: readonly string[] = [
  '/users',
  '/users/roles',
  '/users/redazioni/:id',
  '/events/:id',
  '/news/:id',
  '/iat/:id',
  '/itinerary/:id',
  '/locality/:id',
  '/page/:id',
  '/luogo/:id/:code',
  '/interessi/:id/:path/:theme',
  '/webcam/:id/:path',
];

const barredPatterns = new Set(BARRED_PATTERNS);

type Needs = Partial<Omit<Route, 'pattern' | 'barred'>>;

const route = (pattern: string, needs: Needs = {}): Route =>
  Object.freeze({
    isPublic: false,
    administrator: false,
    abilities: [],
    ...needs,
    pattern,
    barred: barredPatterns.has(pattern),
  });

const listRoute = (pattern: string, ...prefixes: string[]): Route =>
  route(pattern, { abilities: prefixes.map((prefix) => `${prefix}-view`) });

const itemRoute = (pattern: string, ...prefixes: string[]): Route =>
  route(pattern, {
    abilities: prefixes.map((prefix) => `${prefix}-edit`),
    createAbilities: prefixes.map((prefix) => `${prefix}-create`),
  });

const open = (pattern: string): Route => route(pattern, { isPublic: true });
const settings = (pattern: string): Route => route(pattern, { abilities: ['user-create'] });
const media = (pattern: string): Route => route(pattern, { abilities: ['media-create'] });

/**
 * Every route but those of declared content types, literal segments before parameters. An area that gets a content
 * declaration keeps its lines here: the declaration's own come first.
 */
const FIXED_ROUTES: readonly Route[] = [
  ...PUBLIC_PATTERNS.map(open),
  route('/dashboard'),
  route('/not-found'),
  route('/user/profile'),
  route('/users', { abilities: ['user-view'] }),
  route('/users/roles', { administrator: true }),
  route('/users/roles/:id', { administrator: true }),
  route('/users/redazioni', { abilities: ['redazioni-view'] }),
  // Whoever sees the desks may always edit one. Source: document 1, section 6, action column.
  route('/users/redazioni/:id', { abilities: ['redazioni-view'], createAbilities: ['redazioni-create'] }),
  itemRoute('/users/:id', 'user'),
  listRoute('/events', 'event'),
  itemRoute('/events/:id', 'event'),
  listRoute('/iat', 'iat'),
  itemRoute('/iat/:id', 'iat'),
  listRoute('/itinerary', 'itinerary'),
  itemRoute('/itinerary/:id', 'itinerary'),
  listRoute('/locality', 'localita'),
  itemRoute('/locality/:id', 'localita'),
  listRoute('/opendata-list', 'opendata'),
  listRoute('/makexp-list', 'opendata'),
  listRoute('/trekksoft-list', 'opendata'),
  itemRoute('/opendata/:id/:path', 'opendata'),
  listRoute('/download-list', 'download'),
  itemRoute('/download/:id/:path', 'download'),
  listRoute('/viaemilia', 'viaemilia'),
  itemRoute('/viaemilia/:id', 'viaemilia'),
  listRoute('/interessi-list/:main/:name_interest', 'interessi'),
  itemRoute('/interessi/:id/:path/:theme', 'interessi'),
  listRoute('/webcam-list', 'webcam'),
  itemRoute('/webcam/:id/:path', 'webcam'),
  listRoute('/page', 'page'),
  itemRoute('/page/:id', 'page'),
  listRoute('/punti-interesse', 'tipologia-luoghi', 'luoghi'),
  listRoute('/punti-interesse/:code', 'luoghi'),
  itemRoute('/luogo/:id/:code', 'luoghi'),
  settings('/category-list/:id'),
  media('/gallery-frame/:alone'),
  media('/gallery-frame-entity/:alone'),
  media('/allegati'),
  media('/natale-capodanno'),
  route('/error404-list', { abilities: ['menu-view'] }),
  settings('/home-settings'),
  settings('/home-settings-extra'),
  settings('/food-wine-settings'),
  settings('/terme-outdoor-settings'),
  settings('/cultura-castelli-settings'),
  settings('/tags'),
  settings('/tags/:id'),
  listRoute('/blog', 'blog'),
  itemRoute('/blog/:id', 'blog'),
  listRoute('/esperienze', 'esperienze'),
  itemRoute('/esperienze/:id', 'esperienze'),
  listRoute('/operatori', 'operatori'),
  itemRoute('/operatori/:id', 'operatori'),
  listRoute('/valli', 'valle', 'valli'),
  itemRoute('/valle/:id', 'valle', 'valli'),
  listRoute('/soggiorno', 'soggiorno', 'proposte-soggiorno'),
  itemRoute('/soggiorno/:id', 'soggiorno', 'proposte-soggiorno'),
];

/** The route table with these declared content types in it. */
export const routesWith = (declared: readonly Content[]): readonly Route[] => [
  ...declared.flatMap(({ routes, abilities }) => [
    listRoute(routes.list, ...abilities),
    itemRoute(routes.item, ...abilities),
  ]),
  ...FIXED_ROUTES,
];

/** The route table. */
export const ROUTES: readonly Route[] = routesWith(contents);

interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** The route of a clean path with its parameters; null for an unknown path. */
export function matchRoute(path: string, routes: readonly Route[] = ROUTES): Match | null {
  for (const candidate of routes) {
    const params = paramsOf(candidate.pattern, path);
    if (params !== null) return { route: candidate, params };
  }
  return null;
}
