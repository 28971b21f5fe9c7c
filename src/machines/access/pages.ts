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
  /** null for a route of the specification that has no screen yet. */
  readonly screen: ScreenKey | null;
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

type Options = Partial<Omit<Route, 'pattern'>>;

/** A route of the table; without options it is a page without a screen that every signed-in user may see. */
export const route = (pattern: string, options: Options = {}): Route =>
  Object.freeze({
    screen: null,
    tab: null,
    area: null,
    section: null,
    isPublic: false,
    administrator: false,
    abilities: [],
    barred: false,
    ...options,
    pattern,
  });

/** `{prefix}-{action}` for each of the prefixes. */
export const abilitiesOf = (prefixes: readonly string[], action: string): readonly string[] =>
  prefixes.map((prefix) => `${prefix}-${action}`);

const BARRED: Options = { barred: true };

const list = (pattern: string, ...prefixes: string[]): Route =>
  route(pattern, { abilities: abilitiesOf(prefixes, 'view') });

const item = (pattern: string, prefixes: string | readonly string[], options: Options = {}): Route => {
  const all = typeof prefixes === 'string' ? [prefixes] : prefixes;
  return route(pattern, {
    abilities: abilitiesOf(all, 'view'),
    createAbilities: abilitiesOf(all, 'create'),
    ...options,
  });
};

type Page = Omit<Section, 'counters' | 'names' | 'opensBy'> & Partial<Pick<Section, 'counters'>>;

/** The front page of a section that is no listing. */
const front = (screen: ScreenKey, page: Page, options: Options = {}): Route =>
  route(page.route, {
    screen,
    area: page.area,
    section: { counters: [], names: [], opensBy: null, ...page },
    ...options,
  });

const MEDIA: Options = { screen: 'gallery', area: 'media', abilities: ['media-create'] };
const GALLERY_PATTERN = '/gallery-frame-entity/:alone';

/** Routes of the sections that no declaration stands for, by their area; a declaration takes their place. */
export const ROUTES_OF_AREAS: Readonly<Record<string, readonly Route[]>> = {
  iat: [list('/iat', 'iat'), item('/iat/:id', 'iat', BARRED)],
  localita: [list('/locality', 'localita'), item('/locality/:id', 'localita', BARRED)],
  media: [
    route(GALLERY_PATTERN, {
      ...MEDIA,
      section: {
        area: 'media',
        route: GALLERY_PATTERN.replace(':alone', 'true'),
        letter: 'm',
        ...mediaSectionTexts,
        names: [],
        opensBy: null,
        counters: ['media'],
      },
    }),
    route(FRAME_PATTERN, MEDIA),
    front(
      'festivities',
      { area: 'festivities', route: FESTIVITIES_PATH, letter: null, ...festivitySectionTexts },
      { abilities: ['media-view'] },
    ),
  ],
  category: [
    route(TREE_PATTERN, {
      screen: 'categoryTree',
      area: 'category',
      abilities: ['category-view'],
      section: {
        area: 'category',
        route: treeRoute(),
        letter: 'c',
        ...categorySectionTexts,
        names: [],
        opensBy: 'categories.open',
        counters: [],
      },
    }),
  ],
  redirect: [
    front(
      'redirects',
      {
        area: 'redirect',
        route: '/error404-list',
        letter: 'r',
        ...redirectSectionTexts,
      },
      { abilities: ['menu-view'] },
    ),
  ],
  'home-settings': settingsPages.map(({ area, route: at, letter, abilities }) =>
    front('settings', { area, route: at, letter, ...settingsPageTexts[area] }, { abilities }),
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
    letter: null,
    ...profileSectionTexts,
  }),
  front(
    'firstSteps',
    { area: 'first-steps', route: FIRST_STEPS_PATH, letter: null, ...firstStepsSectionTexts },
    { administrator: true },
  ),
  ...PUBLIC_ROUTES.map(({ pattern, screen }) => {
    const common = { isPublic: true } as const;
    return pattern === ACCESSIBILITY_PATH
      ? front(screen, { area: 'accessibility', route: pattern, letter: null, ...accessibilitySectionTexts }, common)
      : route(pattern, { screen, ...common });
  }),
  route('/not-found', { screen: 'notFound' }),
];
