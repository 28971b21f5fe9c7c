import { PLACE_AREA, PLACE_TYPE_AREA } from '../../content/field/areas';
import { addressAbove, hasListAddress, listAddress, patternsOf, TAB, tabOf } from '../../content/lists/addresses';
import type { ListingTitles } from '../../content/lists/list';
import type { Listing } from '../../content/lists/listing';
import { paramsOf } from '../../content/lists/pattern';
import { type ContentHead, isContent } from '../../content/model/content';
import { contents, listings, sections } from '../../content/registry';
import {
  abilitiesOf,
  COMMON_ROUTES,
  HOME_ROUTE,
  ROUTES_OF_AREAS,
  type Route,
  route,
  type ScreenKey,
  type Section,
} from './pages';
import { HOME_PATH } from './paths';

type Declared = ContentHead | Listing;

interface Screens {
  readonly list: ScreenKey;
  readonly item: ScreenKey | null;
}

/** Screens of the listings that are no content types, by area; the others are drawn by one list. */
const SCREENS_OF_LISTINGS: Readonly<Record<string, Screens>> = {
  user: { list: 'users', item: 'user' },
  role: { list: 'recordList', item: 'role' },
  desk: { list: 'recordList', item: 'desk' },
  audit: { list: 'operations', item: null },
  rights: { list: 'rights', item: null },
  allegati: { list: 'attachments', item: null },
  tag: { list: 'recordList', item: 'tag' },
  [PLACE_TYPE_AREA]: { list: 'placeTypes', item: null },
  [PLACE_AREA]: { list: 'recordList', item: 'place' },
  activities: { list: 'review', item: null },
  bookable: { list: 'bookable', item: null },
  featured: { list: 'featured', item: null },
};

/** What draws list and records of what is declared. */
export const screensOf = (declared: Declared): Screens =>
  isContent(declared)
    ? { list: 'contentList', item: 'editor' }
    : (SCREENS_OF_LISTINGS[declared.area] ?? { list: 'recordList', item: null });

/** A list without an address of its own is no section: another one leads to it. */
function sectionOf(declared: Declared): Section | null {
  const { area, letter, dashboardNames } = declared;
  const titles: ListingTitles = declared.titles;
  if (!hasListAddress(declared)) return null;
  return {
    area,
    route: listAddress(declared),
    title: titles.list,
    letter,
    keywords: [titles.section, titles.many, ...(titles.words ?? [])],
    names: [titles.many],
    opensBy: null,
    counters: Object.keys(dashboardNames),
  };
}

function accessOf(declared: Declared, page: 'list' | 'item'): Partial<Route> {
  const { abilities, seenWith = [], administratorOnly = false } = declared as Listing;
  if (administratorOnly) return { administrator: true };
  if (page === 'list') return { abilities: abilitiesOf([...abilities, ...seenWith], 'view') };
  // Who may not change it reads it.
  return { abilities: abilitiesOf(abilities, 'view'), createAbilities: abilitiesOf(abilities, 'create') };
}

/** List and record of what is declared. */
function declaredRoutes(declared: Declared): readonly Route[] {
  const { area, barred } = declared;
  const patterns = patternsOf(declared);
  const screens = screensOf(declared);
  const pageOf = (pattern: string, page: 'list' | 'item', screen: ScreenKey, section: Section | null) =>
    route(pattern, screen, {
      area,
      section,
      barred: barred.includes(page),
      ...accessOf(declared, page),
    });
  const list = { ...pageOf(patterns.list, 'list', screens.list, sectionOf(declared)), tab: tabOf(declared) };
  if (patterns.item === null || screens.item === null) return [list];
  return [list, pageOf(patterns.item, 'item', screens.item, null)];
}

/** Lists that share one address, in the order of the menu: those that say which of them they are. */
export const tabsAt = (pattern: string, declared: readonly Declared[]): readonly Declared[] =>
  declared.filter((one) => tabOf(one) !== null && patternsOf(one).list === pattern);

/** An address with several lists behind it: whoever may see one of them may open it. */
function sharedRoute(tabs: readonly Declared[]): readonly Route[] {
  const [first] = tabs;
  if (first === undefined) return [];
  const abilities = tabs.flatMap((tab) => accessOf(tab, 'list').abilities ?? []);
  return [route(patternsOf(first).list, 'tabs', { area: first.area, abilities: [...new Set(abilities)] })];
}

/** The route table with these content types and other listings in it, in the order of the menu. */
export function routesWith(
  declaredContents: readonly ContentHead[],
  declaredListings: readonly Listing[] = listings,
): readonly Route[] {
  const declared = [...declaredContents, ...declaredListings];
  const byArea = new Map(declared.map((one) => [one.area, one]));
  const known = new Set(sections.map(({ area }) => area));
  const shared = new Set(declared.filter((one) => tabOf(one) !== null).map((one) => patternsOf(one).list));
  return [
    HOME_ROUTE,
    ...[...shared].flatMap((pattern) => sharedRoute(tabsAt(pattern, declared))),
    ...sections.flatMap(({ area }) => {
      const one = byArea.get(area);
      return one === undefined ? (ROUTES_OF_AREAS[area] ?? []) : declaredRoutes(one);
    }),
    ...declared.filter(({ area }) => !known.has(area)).flatMap(declaredRoutes),
    ...COMMON_ROUTES,
  ];
}

/** The route table. */
export const ROUTES: readonly Route[] = routesWith(contents);

/** The sections of a route table, in its order. */
export const sectionsOf = (routes: readonly Route[]): readonly Section[] =>
  routes.flatMap(({ section }) => (section === null ? [] : [section]));

interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The route of a clean path with its parameters; null for an unknown path. Of several lists under one address it is that
 * of the one that `tab` names, else the page that shows them.
 */
export function matchRoute(path: string, routes: readonly Route[] = ROUTES, tab: string | null = null): Match | null {
  const matches = routes.flatMap((candidate): Match[] => {
    const params = paramsOf(candidate.pattern, path);
    return params === null ? [] : [{ route: candidate, params }];
  });
  const [first = null] = matches;
  return (tab === null ? undefined : matches.find(({ route: { tab: own } }) => own === tab)) ?? first;
}

/** Which of several lists under one address a hash path means; null where it says nothing of it. */
export const tabIn = (path: string): string | null => new URLSearchParams(path.split('?')[1] ?? '').get(TAB);

/** The page above a clean path: the list that a record was opened from, the whole list of a bound one, else the dashboard. */
export function parentOf(path: string): string {
  const area = matchRoute(path)?.route.area ?? null;
  const declared = [...contents, ...listings].find((one) => one.area === area);
  const above = declared === undefined ? null : addressAbove(declared, path);
  if (above !== null) return above;
  const section = sectionsOf(ROUTES).find((candidate) => candidate.area === area);
  return section === undefined || section.route === path ? HOME_PATH : section.route;
}
