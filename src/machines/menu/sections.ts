import { hasListAddress } from '../../content/lists/addresses';
import type { SectionIcon } from '../../content/lists/section';
import { isDeclared, sections } from '../../content/registry';
import { menuTexts } from '../../messages/screens/menu';
import { HOME_ROUTE } from '../access/pages';
import { categoriesPath, FESTIVITIES_PATH } from '../access/paths';

/** An entry of the menu. */
export type EntryDeclaration = {
  /** What the user must be allowed beside the page. Source: document 1, section 2.3. */
  readonly needs?: string;
} /** A list is called as its section is, unless `label` says otherwise. */ & (
  | { readonly kind: 'list' | 'create'; readonly area: string; readonly label?: string }
  /** The lists of an area by what they are bound to, which the server says. */
  | { readonly kind: 'bound'; readonly area: string }
  | { readonly kind: 'page'; readonly route: string; readonly label: string }
);

/** A section of the menu; one without a face of its own is there, and called, as the listing of its area is. */
export interface SectionDeclaration {
  readonly area: string;
  readonly face?: { readonly label: string; readonly icon: SectionIcon };
  /** The first one is what the section is about: where it is the only one, the section itself leads there. */
  readonly entries: readonly EntryDeclaration[];
}

const list = (area: string, needs?: string): EntryDeclaration => ({ kind: 'list', area, ...(needs && { needs }) });
const listCalled = (area: string, label: string): EntryDeclaration => ({ kind: 'list', area, label });
const create = (area: string, needs?: string): EntryDeclaration => ({ kind: 'create', area, ...(needs && { needs }) });
const page = (route: string, label: string, needs?: string): EntryDeclaration => ({
  kind: 'page',
  route,
  label,
  ...(needs && { needs }),
});

/** The area whose section has a link for each theme, and the group of categories that the themes are. Source: document 1, section 2.3. */
export const [THEMED_AREA, THEME_GROUP] = ['interessi', 5] as const;

/** The filter that binds the lists of an area. */
export const BOUND_LISTS: Readonly<Record<string, string>> = { [THEMED_AREA]: 'main' };

const [EDITS_SITE, UPLOADS] = ['user-create', 'media-create'];

const { sections: labels, pages } = menuTexts;

const categories = (main: number, label: string): EntryDeclaration => page(categoriesPath(main), label, EDITS_SITE);
const ofType = (area: string, ...more: readonly EntryDeclaration[]): SectionDeclaration => ({
  area,
  entries: [list(area), create(area), ...more],
});
const ofItsOwn = (
  area: keyof typeof labels,
  icon: SectionIcon,
  ...entries: readonly EntryDeclaration[]
): SectionDeclaration => ({ area, face: { label: labels[area], icon }, entries });

/** Sections with more than their list and what creates, or that ask for more than their page does. Source: document 1, section 2.3. */
const OTHERWISE: readonly SectionDeclaration[] = [
  ofType('user', list('role'), list('rights'), list('desk'), list('audit')),
  ofType('event', categories(1, pages.eventCategories)),
  ofType(
    'esperienze',
    listCalled('operatori', pages.operators),
    listCalled('soggiorno', pages.stays),
    listCalled('bookable', pages.bookable),
  ),
  ofType('itinerary', list('viaemilia'), categories(4, pages.durations), categories(6, pages.targets)),
  {
    area: THEMED_AREA,
    entries: [
      listCalled(THEMED_AREA, pages.allInterests),
      { kind: 'bound', area: THEMED_AREA },
      create(THEMED_AREA),
      categories(THEME_GROUP, pages.themes),
    ],
  },
  ofItsOwn('media', 'image', list('media', UPLOADS)),
  { area: 'allegati', entries: [list('allegati', UPLOADS)] },
  ofItsOwn('festivities', 'calendar', page(FESTIVITIES_PATH, pages.festivities, UPLOADS), {
    ...listCalled('featured', pages.featured),
    needs: UPLOADS,
  }),
  { area: 'page', entries: [list('page', EDITS_SITE), create('page', EDITS_SITE)] },
];

const SETTINGS = ofItsOwn(
  'settings',
  'settings',
  page('/home-settings', pages.home, EDITS_SITE),
  page('/home-settings-extra', pages.siteTexts, EDITS_SITE),
  page('/food-wine-settings', pages.foodAndWine, EDITS_SITE),
  page('/terme-outdoor-settings', pages.outdoor, EDITS_SITE),
  page('/cultura-castelli-settings', pages.culture, EDITS_SITE),
  list('tag', EDITS_SITE),
  listCalled('opendata', pages.openData),
  listCalled('activities', pages.review),
  // Not among the settings of the document: whoever may open it finds it here (D-access-03).
  list('redirect'),
);

/** Areas that another one's section leads to. */
const BENEATH: ReadonlySet<string> = new Set(
  [...OTHERWISE, SETTINGS].flatMap(({ area, entries }) =>
    entries.flatMap((entry) => (entry.kind === 'page' || entry.area === area ? [] : [entry.area])),
  ),
);

/** The menu's section for one of the registry: its list and what creates, unless it is declared otherwise. */
function inMenu(section: (typeof sections)[number]): readonly SectionDeclaration[] {
  const { area } = section;
  const otherwise = OTHERWISE.find((one) => one.area === area);
  if (otherwise !== undefined) return [otherwise];
  return isDeclared(section) && hasListAddress(section) && !BENEATH.has(area) ? [ofType(area)] : [];
}

/** The menu: between dashboard and settings the sections of the registry, in its order. */
export const SECTIONS: readonly SectionDeclaration[] = [
  ofItsOwn('dashboard', 'compass', list(HOME_ROUTE.area ?? '')),
  ...sections.flatMap(inMenu),
  SETTINGS,
  ofItsOwn('profile', 'user', list('profile')),
];
