import { ADMINISTRATOR_ROLE, WILDCARD_ABILITY } from '../../src/content/permissions';

/** Role that may do everything. Source: document 1, section 6. */
export const ADMINISTRATOR = ADMINISTRATOR_ROLE;
/** Ability that grants every other. Source: document 1, section 6. */
export const WILDCARD = WILDCARD_ABILITY;

export type Action = 'view' | 'create' | 'edit' | 'delete' | 'publish';

/** Who makes a call, as the database said when the call came in. */
export interface RequestUser extends Rights {
  readonly id: number;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** The role's name; its title is `roleTitle`. */
  readonly role: string;
  readonly roleTitle: string;
  readonly abilities: ReadonlySet<string>;
  readonly deskId: number;
}

/** What somebody may do. */
export interface Rights {
  /** Whether the role is administrator, or the abilities contain the wildcard or exactly this one. */
  may(ability: string): boolean;
  /** Whether `may('{prefix}-{action}')` for at least one prefix. */
  mayAny(prefixes: readonly string[], action: Action): boolean;
}

/** Abilities of which one is enough: `{prefix}-{action}` for each prefix of a content area. Source: contract, 'Content areas'. */
export function requireAbility(prefixes: readonly string[], action: Action): string[] {
  return prefixes.map((prefix) => `${prefix}-${action}`);
}

/** The permission rules, of a role with its abilities. Source: document 1, section 6. */
export function rightsOf({ role, abilities }: Pick<RequestUser, 'role' | 'abilities'>): Rights {
  const everything = role === ADMINISTRATOR || abilities.has(WILDCARD);
  const may = (ability: string) => everything || abilities.has(ability);
  return { may, mayAny: (prefixes, action) => requireAbility(prefixes, action).some(may) };
}

/** A user with the permission rules. */
export const requestUser = (facts: Omit<RequestUser, keyof Rights>): RequestUser => ({ ...facts, ...rightsOf(facts) });
