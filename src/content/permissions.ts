import { permissionTexts } from '../messages/screens/permissions';
import type { PermissionAction } from './lists/section';
import { sections } from './registry';

/** Role that may do everything, by its name. Source: document 1, section 6. */
export const ADMINISTRATOR_ROLE = 'administrator';
/** Ability that grants every other. Source: document 1, section 6. */
export const WILDCARD_ABILITY = '*';

export type { PermissionAction } from './lists/section';
export type SpecialAbility = keyof typeof permissionTexts.special;

/** Columns of the matrix, in their order. Source: document 1, section 2.13. */
export const PERMISSION_ACTIONS = Object.keys(permissionTexts.actions) as readonly PermissionAction[];
const NAMES: ReadonlyMap<string, string> = new Map(sections.flatMap(({ permissions }) => Object.entries(permissions)));

/** Rows of the matrix by their ability prefix, in their order. Source: document 1, section 6; document 3, section 6. */
export const PERMISSION_SECTIONS: readonly string[] = [...NAMES.keys()];
/** Italian name of a row of the matrix; an unknown one shows itself. */
export const permissionName = (prefix: string): string => NAMES.get(prefix) ?? prefix;
/** Abilities that are no cell of the matrix. */
export const SPECIAL_ABILITIES = Object.keys(permissionTexts.special) as readonly SpecialAbility[];

/** The ability of a cell, '{section}-{action}'. */
export const abilityOf = (section: string, action: PermissionAction): string => `${section}-${action}`;

interface Cell {
  readonly section: string;
  readonly action: PermissionAction;
}

const CELLS: ReadonlyMap<string, Cell> = new Map(
  PERMISSION_SECTIONS.flatMap((section) =>
    PERMISSION_ACTIONS.map((action) => [abilityOf(section, action), { section, action }] as const),
  ),
);

/** Every ability a role can be given, the matrix first. */
export const KNOWN_ABILITIES: readonly string[] = [...CELLS.keys(), ...SPECIAL_ABILITIES];

const known = new Set(KNOWN_ABILITIES);

/** Whether a role can be given this ability. */
export const isKnownAbility = (ability: string): boolean => known.has(ability);

/** The cell of an ability; null for one outside the matrix. */
export const cellOf = (ability: string): Cell | null => CELLS.get(ability) ?? null;

const isSpecial = (ability: string): ability is SpecialAbility => Object.hasOwn(permissionTexts.special, ability);

/** An ability as the role's table says it, 'News: Modifica'; one that is not in it shows itself. */
export function abilityName(ability: string): string {
  const cell = cellOf(ability);
  if (cell !== null) return `${permissionName(cell.section)}: ${permissionTexts.actions[cell.action]}`;
  return isSpecial(ability) ? permissionTexts.special[ability] : ability;
}

const ASKED: ReadonlyMap<string, readonly PermissionAction[]> = new Map(
  sections.flatMap(({ permissions, askedActions }) =>
    Object.keys(permissions).map((prefix) => [prefix, askedActions?.[prefix] ?? PERMISSION_ACTIONS] as const),
  ),
);

/**
 * Whether an ability means anything: something asks for it, or it is none of ours. Roles may hold others, which other
 * clients give; they are kept.
 */
export function isAsked(ability: string): boolean {
  const cell = cellOf(ability);
  return cell === null || ASKED.get(cell.section)?.includes(cell.action) === true;
}

const OPENERS: ReadonlyMap<string, readonly string[]> = new Map(
  sections.flatMap((section) => {
    const prefixes = Object.keys(section.permissions);
    const isViewed = !('isUsedElsewhere' in section) || section.isUsedElsewhere !== true;
    const openers = prefixes.map((prefix) => abilityOf(prefix, 'view')).filter(isAsked);
    return prefixes.map((prefix) => [prefix, isViewed ? openers : []] as const);
  }),
);

/** The abilities of which one is needed to get to where a row of the matrix acts; none where it is reached otherwise. */
export const openersOf = (prefix: string): readonly string[] => OPENERS.get(prefix) ?? [];

/** The matrix as flags. Every flag is there, whether anything asks for it or not. `everything` ticks every cell: what the administrator role and the wildcard amount to. */
export function permissionMap(
  abilities: Iterable<string>,
  everything: boolean,
): Record<string, Record<PermissionAction, boolean>> {
  const granted = new Set(abilities);
  const row = (section: string) =>
    Object.fromEntries(
      PERMISSION_ACTIONS.map((action) => [action, everything || granted.has(abilityOf(section, action))]),
    ) as Record<PermissionAction, boolean>;
  return Object.fromEntries(PERMISSION_SECTIONS.map((section) => [section, row(section)]));
}
