import { sections } from '../registry';
import { capitalised } from './capitalised';
import type { FilterKind, FilterOption } from './filter';
import { loggedEntities } from './logged';
import { abilityOf, isAsked, PERMISSION_ACTIONS, permissionName } from './permissions';

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
