import { auditTexts } from '../messages/screens/audit';
import { PLACE_AREA } from './field/areas';
import { recordAddress } from './lists/addresses';
import type { FilterKind, FilterOption } from './lists/filter';
import type { Listing } from './lists/listing';
import { isContent } from './model/content';
import { abilityOf, isAsked, PERMISSION_ACTIONS, permissionName } from './permissions';
import { contents, listings, sections } from './registry';
import { SETTINGS_AREA, settingsSectionOf } from './settings/sections';
import { capitalised } from './text/plainText';

/** Areas of the listings whose records the log calls otherwise. */
const OTHERWISE: Readonly<Record<string, string>> = { desk: 'redazioni', allegati: 'media-attachments' };

const OPEN = ['tag', PLACE_AREA];

const LISTINGS: ReadonlyMap<string, Listing> = new Map(
  [...contents, ...listings].map((listing) => [OTHERWISE[listing.area] ?? listing.area, listing]),
);

const isNamed = (entity: string): entity is keyof typeof auditTexts.entities =>
  Object.hasOwn(auditTexts.entities, entity);

/** What something that the log tells of is: 'News', 'Utente'; what is not known here shows itself. */
export function entityName(entity: string): string {
  if (isNamed(entity)) return auditTexts.entities[entity];
  const titles = LISTINGS.get(entity)?.titles;
  return titles === undefined ? entity : capitalised(titles.one);
}

/** What was done; a name that this house does not know is shown as it came. */
export const actionName = (action: string): string =>
  Object.hasOwn(auditTexts.actions, action) ? auditTexts.actions[action as keyof typeof auditTexts.actions] : action;

/** Everything that the log tells of, contents first, as filters offer it. */
export const loggedEntities = () =>
  [...new Set([...contents.map(({ area }) => area), ...LISTINGS.keys(), ...Object.keys(auditTexts.entities)])]
    .filter((entity) => entity !== 'audit')
    .map((entity) => {
      const many = LISTINGS.get(entity)?.titles.many;
      return { value: entity, label: entityName(entity), names: many === undefined ? [] : [many] };
    });

/**
 * The listing of what has a log of its own that is open to whoever sees and changes it: contents, and the records that are
 * nobody's data. Undefined for all else, of which administrators alone read the log.
 */
export function openLogOf(entity: string): Listing | undefined {
  const listing = LISTINGS.get(entity);
  return listing !== undefined && (isContent(listing) || OPEN.includes(listing.area)) ? listing : undefined;
}

/** Hash path of what a row of the log is about, where it has a page of its own. */
export function entityAddress(entity: string, id: number): string | null {
  if (entity === SETTINGS_AREA) return settingsSectionOf(id)?.route ?? null;
  const listing = LISTINGS.get(entity);
  return listing === undefined ? null : recordAddress(listing, id);
}

const isPermitted = ({ permissions }: (typeof sections)[number]): boolean =>
  Object.keys(permissions).some((prefix) => PERMISSION_ACTIONS.some((action) => isAsked(abilityOf(prefix, action))));

/** Every section of which some right is asked, in the order of the menu. */
const permittedSections = (): readonly FilterOption[] =>
  sections.flatMap((section) => {
    const [prefix] = Object.keys(section.permissions);
    if (prefix === undefined || !isPermitted(section)) return [];
    const titles = 'titles' in section ? section.titles : null;
    const label = titles === null || !('many' in titles) ? permissionName(prefix) : capitalised(titles.many);
    const names = Object.values(section.permissions).filter((name) => name !== label);
    return [{ value: section.area, label, names }];
  });

const NAMED: Readonly<Partial<Record<FilterKind, () => readonly FilterOption[]>>> = {
  logged: loggedEntities,
  section: permittedSections,
};

/** The options of a kind of filter that all sections together give; undefined for every other kind. */
export const namedOptions = (kind: FilterKind): readonly FilterOption[] | undefined => NAMED[kind]?.();

/** What a section is called, by its area. */
export const sectionName = (area: string): string =>
  permittedSections().find(({ value }) => value === area)?.label ?? area;
