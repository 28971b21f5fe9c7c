import { bindingKey, hasListAddress, listAddress, placeAt, recordAddress } from '../../content/lists/addresses';
import type { SectionIcon } from '../../content/lists/section';
import { contents, listings } from '../../content/registry';
import type { CurrentUser } from '../../contract/session';
import { hasPermission } from '../access/abilities';
import { cleanPath } from '../access/paths';
import { matchRoute, ROUTES, sectionsOf, tabIn } from '../access/routes';
import { decideAccess } from '../access/rules';
import { boundEntries, type LinksByArea } from './bound';
import { type EntryDeclaration, SECTIONS, type SectionDeclaration } from './sections';

/** A link of the menu. */
export interface MenuEntry {
  /** Hash path, without '#'. */
  readonly route: string;
  readonly label: string;
  /** The area whose pages it stands for; null for one page alone. */
  readonly area: string | null;
}

/** A section as a user sees it: a group of links, or the one link that is all of it. */
export interface MenuSection {
  readonly area: string;
  readonly label: string;
  readonly icon: SectionIcon;
  readonly entries: readonly MenuEntry[];
  readonly isGroup: boolean;
}

const DECLARED = new Map([...contents, ...listings].map((listing) => [listing.area, listing]));
const FRONTS = new Map(sectionsOf(ROUTES).map((section) => [section.area, section]));

/** The links of a declared entry. */
function entriesOf(declared: EntryDeclaration, links: LinksByArea): MenuEntry[] {
  if (declared.kind === 'bound') {
    const listing = DECLARED.get(declared.area);
    const bound = listing === undefined ? [] : boundEntries(listing, links);
    return bound.map(({ route, title }) => ({ route, label: title, area: declared.area }));
  }
  if (declared.kind === 'page') return [{ route: declared.route, label: declared.label, area: null }];
  const { area } = declared;
  if (declared.kind === 'list') {
    const front = FRONTS.get(area);
    return front === undefined ? [] : [{ route: front.route, label: declared.label ?? front.title, area }];
  }
  const listing = DECLARED.get(area);
  const route = listing === undefined ? null : recordAddress(listing, 'new');
  const label = listing?.titles.create;
  return route === null || label === undefined ? [] : [{ route, label, area: null }];
}

interface KnownEntry {
  readonly entry: MenuEntry;
  readonly declared: EntryDeclaration;
}
interface Known extends Omit<MenuSection, 'entries' | 'isGroup'> {
  readonly entries: readonly KnownEntry[];
  /** What the section is about. */
  readonly main: EntryDeclaration | undefined;
}

function knownSection({ area, face, entries }: SectionDeclaration, links: LinksByArea): readonly Known[] {
  const listing = DECLARED.get(area);
  const shown = face ?? (listing === undefined ? null : { label: listing.titles.section, icon: listing.icon });
  if (shown === null) return [];
  const known = entries.flatMap((declared) => entriesOf(declared, links).map((entry) => ({ entry, declared })));
  return [{ area, ...shown, entries: known, main: entries[0] }];
}

const isVisible = ({ entry, declared: { needs } }: KnownEntry, user: CurrentUser): boolean =>
  decideAccess(entry.route, user).kind === 'allowed' && (needs === undefined || hasPermission(user, needs));

/** Whether the user sees a list that the menu leads to. */
export const seesList = (user: CurrentUser, area: string): boolean => {
  const front = FRONTS.get(area);
  return front !== undefined && decideAccess(front.route, user).kind === 'allowed';
};

const NO_LINKS: LinksByArea = {};

const NO_ROUTES: ReadonlySet<string> = new Set();

/**
 * The menu of a user: what they may open, and document 1 shows them, but for pages that this server does not have. Nobody is
 * led to create what they may not see.
 */
export function menuOf(
  user: CurrentUser,
  links: LinksByArea = NO_LINKS,
  absent: ReadonlySet<string> = NO_ROUTES,
): readonly MenuSection[] {
  return SECTIONS.flatMap((declared) => knownSection(declared, links)).flatMap(({ entries, main, ...section }) => {
    const open = entries.filter((known) => isVisible(known, user) && !absent.has(known.entry.route));
    const showsMain = open.some(({ declared }) => declared === main);
    const visible = open.filter(({ declared }) => showsMain || declared.kind !== 'create');
    if (visible.length === 0) return [];
    const isGroup = visible.length > 1 || !showsMain;
    return [{ ...section, entries: visible.map(({ entry }) => entry), isGroup }];
  });
}

/** Where a page stands in the menu. */
export interface MenuPlace {
  /** Area of the section. */
  readonly section: string;
  readonly entry: MenuEntry;
  /** Whether the page is the entry's own, not one beneath it. */
  readonly isExact: boolean;
}

/** The section that an address is part of, whether it is a list, and what that list is bound to: '' for nothing. */
function standingOf(address: string) {
  const path = cleanPath(address);
  const area = matchRoute(path, ROUTES, tabIn(address))?.route.area ?? null;
  const listing = area === null ? undefined : DECLARED.get(area);
  const place = listing === undefined ? null : placeAt(listing, path);
  return { area, isList: place !== null && place.id === null, boundTo: bindingKey(place?.binding ?? {}) };
}

/**
 * The entry of a page: the one that leads to it, else the list that it belongs to: of a record the one that it was opened
 * from, else the whole one; null where the menu has neither.
 */
export function placeOf(sections: readonly MenuSection[], address: string): MenuPlace | null {
  const path = cleanPath(address);
  const page = standingOf(address);
  const places = sections.flatMap((section) =>
    section.entries.map((entry) => {
      const { boundTo } = standingOf(entry.route);
      const isOfArea = page.area !== null && entry.area === page.area;
      const isSameList = isOfArea && boundTo === page.boundTo;
      const isExact = entry.route === path || (isSameList && page.isList);
      return { place: { section: section.area, entry, isExact }, isSameList, isWhole: isOfArea && boundTo === '' };
    }),
  );
  const found =
    places.find(({ place }) => place.isExact) ??
    places.find(({ isSameList }) => isSameList) ??
    places.find(({ isWhole }) => isWhole);
  if (found !== undefined) return found.place;
  // What has no list of its own stands under the page that leads to it.
  const listing = page.area === null ? undefined : DECLARED.get(page.area);
  if (listing === undefined || hasListAddress(listing)) return null;
  const home = placeOf(sections, listAddress(listing));
  return home === null ? null : { ...home, isExact: false };
}
