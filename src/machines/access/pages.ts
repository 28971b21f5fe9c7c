import { sections } from '../../content/registry';
import { settingsPages } from '../../content/settings/pages';
import {
  accessibilitySectionTexts,
  categorySectionTexts,
  dashboardSectionTexts,
  festivitySectionTexts,
  firstStepsSectionTexts,
  mediaSectionTexts,
  profileSectionTexts,
  redirectSectionTexts,
  settingsPageTexts,
} from '../../messages/commands/sections';
import {
  ACCESSIBILITY_PATH,
  FESTIVITIES_PATH,
  FIRST_STEPS_PATH,
  FRAME_PATTERN,
  HOME_PATH,
  PROFILE_PATH,
  PUBLIC_ROUTES,
  TREE_PATTERN,
  treeRoute,
} from './paths';

/** What draws a route; the router knows the code behind each. */
export type ScreenKey =
  | (typeof PUBLIC_ROUTES)[number]['screen']
  | 'dashboard'
  | 'firstSteps'
  | 'notFound'
  | 'profile'
  | 'contentList'
  | 'editor'
  | 'recordList'
  /** Several lists under one address. */
  | 'tabs'
  | 'review'
  | 'bookable'
  | 'featured'
  | 'festivities'
  | 'users'
  | 'user'
  | 'role'
  | 'desk'
  | 'tag'
  | 'place'
  | 'gallery'
  | 'attachments'
  | 'operations'
  | 'rights'
  | 'redirects'
  | 'settings'
  | 'placeTypes'
  | 'categoryTree';

/** A page that menu, palette and keys lead to. */
export interface Section {
  /** Stable name, part of the ids of its commands. */
  readonly area: string;
  /** Hash path, without '#'. */
  readonly route: string;
  readonly title: string;
  /** Key after `g`; null for none. */
  readonly letter: string | null;
  /** Further words that find it in the palette. */
  readonly keywords: readonly string[];
  /** What else it is called, as who looks for it may: 'eventi' for 'Gestione Evento'. */
  readonly names: readonly string[];
  /** Event of the shell that opens it, where its address depends on the page in front; null for its route. */
  readonly opensBy: string | null;
  /** Types of the dashboard's counters that it lists. */
  readonly counters: readonly string[];
}

/** A route, what draws it and who may see it. Source: document 1, sections 2.1 and 6. */
export interface Route {
  /** Hash path; `:name` marks a parameter. */
  readonly pattern: string;
  readonly screen: ScreenKey;
  /** Which of several lists under its address it is; null for the page at an address. */
  readonly tab: string | null;
  /** Area of the section that it is part of; null for a page of nobody's. */
  readonly area: string | null;
  /** The section whose front page it is. */
  readonly section: Section | null;
  /** Public: needs no sign-in. */
  readonly isPublic: boolean;
  readonly administrator: boolean;
  /** Any one of them grants; none means that every signed-in user may. */
  readonly abilities: readonly string[];
  /** Beside `abilities`, where `:id` is 'new': what was created is shown. Any one of them grants. */
  readonly createAbilities?: readonly string[];
  /** Closed to the role 'redazione'. */
  readonly barred: boolean;
}

type Options = Partial<Omit<Route, 'pattern' | 'screen'>>;

/** A route of the table; without options it is a page that every signed-in user may see. */
export const route = (pattern: string, screen: ScreenKey, options: Options = {}): Route =>
  Object.freeze({
    tab: null,
    area: null,
    section: null,
    isPublic: false,
    administrator: false,
    abilities: [],
    barred: false,
    ...options,
    pattern,
    screen,
  });

/** `{prefix}-{action}` for each of the prefixes. */
export const abilitiesOf = (prefixes: readonly string[], action: string): readonly string[] =>
  prefixes.map((prefix) => `${prefix}-${action}`);

type Page = Pick<Section, 'area' | 'route' | 'title' | 'keywords'> & Partial<Pick<Section, 'letter' | 'opensBy'>>;

/** The front page of a section that is no listing, with the key and the counters of its row among the sections. */
function front(screen: ScreenKey, page: Page, options: Options & { readonly pattern?: string } = {}): Route {
  const { letter = null, dashboardNames = {} } = sections.find(({ area }) => area === page.area) ?? {};
  const section = { letter, names: [], opensBy: null, counters: Object.keys(dashboardNames), ...page };
  return route(options.pattern ?? page.route, screen, { area: page.area, section, ...options });
}

const GALLERY = { area: 'media', abilities: ['media-create'] } as const;
const GALLERY_PATTERN = '/gallery-frame-entity/:alone';

/** Routes of the sections without a declaration, by their area. */
export const ROUTES_OF_AREAS: Readonly<Record<string, readonly Route[]>> = {
  media: [
    front(
      'gallery',
      { area: 'media', route: GALLERY_PATTERN.replace(':alone', 'true'), ...mediaSectionTexts },
      { pattern: GALLERY_PATTERN, ...GALLERY },
    ),
    route(FRAME_PATTERN, 'gallery', GALLERY),
  ],
  festivities: [
    front(
      'festivities',
      { area: 'festivities', route: FESTIVITIES_PATH, ...festivitySectionTexts },
      { abilities: ['media-view'] },
    ),
  ],
  category: [
    front(
      'categoryTree',
      { area: 'category', route: treeRoute(), opensBy: 'categories.open', ...categorySectionTexts },
      { pattern: TREE_PATTERN, abilities: ['category-view'] },
    ),
  ],
  redirect: [
    front(
      'redirects',
      { area: 'redirect', route: '/error404-list', ...redirectSectionTexts },
      { abilities: ['menu-view'] },
    ),
  ],
  'home-settings': settingsPages.map(({ area, route: at, abilities }) =>
    front('settings', { area, route: at, ...settingsPageTexts[area] }, { abilities }),
  ),
};

/** The dashboard, first of all. */
export const HOME_ROUTE: Route = front('dashboard', {
  area: 'dashboard',
  route: HOME_PATH,
  letter: 'h',
  ...dashboardSectionTexts,
});

/** What is everybody's, after the sections. */
export const COMMON_ROUTES: readonly Route[] = [
  front('profile', {
    area: 'profile',
    route: PROFILE_PATH,
    ...profileSectionTexts,
  }),
  front(
    'firstSteps',
    { area: 'first-steps', route: FIRST_STEPS_PATH, ...firstStepsSectionTexts },
    { administrator: true },
  ),
  ...PUBLIC_ROUTES.map(({ pattern, screen }) => {
    const common = { isPublic: true } as const;
    return pattern === ACCESSIBILITY_PATH
      ? front(screen, { area: 'accessibility', route: pattern, ...accessibilitySectionTexts }, common)
      : route(pattern, screen, common);
  }),
  route('/not-found', 'notFound'),
];
