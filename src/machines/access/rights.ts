import type { Listing } from '../../content/lists/listing';
import type { BarredPage, OtherSection, PermissionAction } from '../../content/lists/section';
import type { ContentHead } from '../../content/model/content';
import { isAsked, PERMISSION_ACTIONS } from '../../content/permissions';
import { contentAbilities, hasAnyPermission, ROLES } from './abilities';
import { abilitiesOf } from './pages';

type Section = ContentHead | Listing | OtherSection;

/** A role with what it was given. */
export interface HeldRole {
  readonly name: string;
  readonly title: string;
  readonly abilities: readonly string[];
}

/** What a role amounts to in a section. */
export interface RightsInSection {
  readonly actions: readonly PermissionAction[];
  /** Pages that are closed to it whatever it may. */
  readonly barred: readonly BarredPage[];
}

/** Somebody who has this role alone: the rules of access decide about users. */
const holderOf = ({ name, title, abilities }: HeldRole) => ({
  id: 0,
  username: '',
  roles: { [name]: title },
  abilities: Object.fromEntries(abilities.map((ability) => [ability, true])),
});

/** What a role may do in a section, by the rules that decide about its users. */
export function rightsIn(section: Section, role: HeldRole): RightsInSection {
  const user = holderOf(role);
  const prefixes = Object.keys(section.permissions);
  const declared = 'list' in section ? contentAbilities(user, section as Listing) : null;
  const may = (action: PermissionAction) =>
    declared === null ? hasAnyPermission(user, abilitiesOf(prefixes, action)) : declared[action];
  const actions = PERMISSION_ACTIONS.filter((action) => abilitiesOf(prefixes, action).some(isAsked) && may(action));
  return { actions, barred: 'barred' in section && role.name === ROLES.desk ? section.barred : [] };
}
