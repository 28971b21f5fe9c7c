import type { permissionTexts } from '../../messages/screens/permissions';

/** What a permission allows, in the order of the matrix. Source: document 1, section 2.13. */
export type PermissionAction = keyof typeof permissionTexts.actions;

/** Icons a section may have, out of those in `src/ui/base/Icon.tsx`. */
export type SectionIcon =
  | 'archive'
  | 'arrowRight'
  | 'attachment'
  | 'bed'
  | 'bell'
  | 'briefcase'
  | 'calendar'
  | 'chat'
  | 'compass'
  | 'database'
  | 'download'
  | 'eye'
  | 'globe'
  | 'image'
  | 'link'
  | 'list'
  | 'lock'
  | 'mountain'
  | 'news'
  | 'page'
  | 'pin'
  | 'road'
  | 'route'
  | 'settings'
  | 'star'
  | 'tag'
  | 'user'
  | 'users'
  | 'webcam';

/** A page that can be closed to a role: the list, or one record. */
export type BarredPage = 'list' | 'item';

/** What menu, palette, access rules, permission matrix and dashboard know of a section. */
export interface SectionFacts {
  /** In the menu and beside what the palette finds. */
  readonly icon: SectionIcon;
  /** Key that leads to the list after `g`; null for none. */
  readonly letter: string | null;
  /** Pages closed to the role 'redazione'. Source: document 1, section 2.1. */
  readonly barred: readonly BarredPage[];
  /** Ability prefix → name of its row in the permission matrix. Any of the prefixes grants. */
  readonly permissions: Readonly<Record<string, string>>;
  /** By prefix the actions that anything asks for; of a prefix that is left out all are. */
  readonly askedActions?: Readonly<Record<string, readonly PermissionAction[]>>;
  /** Type on the wire of the dashboard's calls → its name there. */
  readonly dashboardNames: Readonly<Record<string, string>>;
}

/** A section without a declaration: one with pages of its own. */
export interface OtherSection extends Pick<SectionFacts, 'permissions' | 'askedActions' | 'dashboardNames'> {
  readonly area: string;
  /** Key that leads to its page after `g`; null for none. */
  readonly letter: string | null;
}

const LETTER = /^[a-z]$/;
const PREFIX = /^[a-z0-9]+([-/][a-z0-9]+)*$/;

/** What is wrong with what a declaration says about its section; null for nothing. */
export function factsProblem({
  letter,
  permissions,
  askedActions = {},
  dashboardNames,
}: Omit<SectionFacts, 'icon' | 'barred'>) {
  if (letter !== null && !LETTER.test(letter)) return `'${letter}' is no letter after g`;
  if (Object.keys(permissions).length === 0) return 'no ability prefix';
  const prefix = Object.keys(permissions).find((one) => !PREFIX.test(one));
  if (prefix !== undefined) return `'${prefix}' is no ability prefix`;
  const stray = Object.keys(askedActions).find((one) => !(one in permissions));
  if (stray !== undefined) return `actions of '${stray}', which is no prefix of it`;
  const names = [...Object.entries(permissions), ...Object.entries(dashboardNames)];
  const unnamed = names.find(([, name]) => name.trim() === '');
  return unnamed === undefined ? null : `'${unnamed[0]}' has no name`;
}

type Entry = Pick<OtherSection, 'area' | 'letter' | 'permissions' | 'dashboardNames'>;

/** What is wrong with the sections together: an area, a letter, a permission or a dashboard type that stands twice. */
export function sectionsProblem(sections: readonly Entry[]): string | null {
  const names = {
    section: sections.map(({ area }) => area),
    letter: sections.flatMap(({ letter }) => (letter === null ? [] : [letter])),
    permission: sections.flatMap(({ permissions }) => Object.keys(permissions)),
    'dashboard type': sections.flatMap(({ dashboardNames }) => Object.keys(dashboardNames)),
  };
  for (const [what, values] of Object.entries(names)) {
    const repeated = values.find((value, index) => values.indexOf(value) !== index);
    if (repeated !== undefined) return `${what} '${repeated}' is declared twice`;
  }
  return null;
}
