import type { Listing } from '../../content/lists/listing';
import type { CurrentUser } from '../../contract/session';

/** Role names that the spec gives a meaning. Source: document 1, sections 2.1, 2.9 and 6. */
export const ROLES = {
  administrator: 'administrator',
  desk: 'redazione',
  touristDestination: 'redazione-destinazione-turistica',
} as const;

/** The ability that grants everything. Source: document 1, section 3. */
const WILDCARD = '*';

/** Role names of a user; a server may send an empty list for none. */
export function rolesOf(user: CurrentUser): string[] {
  const { roles } = user;
  return roles === null || roles === undefined || Array.isArray(roles) ? [] : Object.keys(roles);
}

/** The user's role name, null without one. Source: document 1, section 1 ('exactly one role'). */
export const roleOf = (user: CurrentUser): string | null => rolesOf(user)[0] ?? null;

/** Whether the user holds the administrator role. */
export const isAdministrator = (user: CurrentUser): boolean => rolesOf(user).includes(ROLES.administrator);

function hasAbility(user: CurrentUser, ability: string): boolean {
  const { abilities } = user;
  if (abilities === null || abilities === undefined || Array.isArray(abilities)) return false;
  const flag = Object.hasOwn(abilities, ability) ? abilities[ability] : false;
  return flag === true || flag === 1;
}

/**
 * Whether the user may do something: the administrator role, the wildcard, or the exact ability.
 * Source: document 1, section 6.
 */
export const hasPermission = (user: CurrentUser, ability: string): boolean =>
  isAdministrator(user) || hasAbility(user, WILDCARD) || hasAbility(user, ability);

/** Whether the user has any of the abilities; none named means that none is needed. */
export const hasAnyPermission = (user: CurrentUser, abilities: readonly string[]): boolean =>
  abilities.length === 0 || abilities.some((ability) => hasPermission(user, ability));

/** Whether anybody gave the user something to do: a role or an ability. */
export function hasNothing(user: CurrentUser): boolean {
  const { abilities } = user;
  const granted = abilities !== null && abilities !== undefined && !Array.isArray(abilities);
  return rolesOf(user).length === 0 && !(granted && Object.keys(abilities).some((name) => hasAbility(user, name)));
}

/** Whether the dashboard shows only logo and title. Source: document 1, section 2.9. */
export const hasReducedDashboard = (user: CurrentUser): boolean => rolesOf(user).includes(ROLES.touristDestination);

/** What the user may do with the records of a listing: any of its prefixes grants. Source: contract, 'Content areas'. */
export function contentAbilities(
  user: CurrentUser,
  content: Pick<Listing, 'abilities' | 'createGrantsEdit' | 'administratorOnly'>,
) {
  const may = (action: string) =>
    (content.administratorOnly !== true || isAdministrator(user)) &&
    hasAnyPermission(
      user,
      content.abilities.map((prefix) => `${prefix}-${action}`),
    );
  return {
    view: may('view'),
    create: may('create'),
    edit: may('edit') || (content.createGrantsEdit === true && may('create')),
    delete: may('delete'),
    publish: may('publish'),
  };
}
