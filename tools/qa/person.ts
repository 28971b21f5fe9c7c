import { DEMO_ROLES, DEMO_USERS } from '../../demo/users';
import type { Abilities, Start } from '../../tests/kit/start';

const ADMINISTRATOR = 'admin';
/** Whose role is changed where nobody may do exactly what a path asks for. */
const ADAPTED = 'redazione';

/** Somebody of the demo who plays a path, and what the path's start asks of their role. */
export interface Person {
  readonly username: string;
  readonly password: string;
  readonly role: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

function personOf(username: string, wanted: Abilities): Person {
  const user = DEMO_USERS.find((one) => one.username === username);
  const role = DEMO_ROLES.find(({ name }) => name === user?.role);
  if (user === undefined || role === undefined) throw new Error(`the demo has no user '${username}'`);
  const has = (ability: string) => role.abilities.includes(ability) || role.abilities.includes('*');
  const [added, removed] = [true, false].map((may) =>
    Object.keys(wanted).filter((ability) => wanted[ability] === may && has(ability) !== may),
  );
  return { username, password: user.password, role: role.name, added: added ?? [], removed: removed ?? [] };
}

const isExact = ({ added, removed }: Person): boolean => added.length + removed.length === 0;

/** Who plays a path that begins so: somebody of the demo who may do exactly that, or else one whose role is adapted. */
export function personFor({ user }: Pick<Start, 'user'>): Person {
  if (user === 'administrator') return personOf(ADMINISTRATOR, {});
  // Whoever may do everything comes last: a path is to be played by somebody like those who will work so.
  const names = DEMO_USERS.map(({ username }) => username).sort(
    (one, other) => Number(one === ADMINISTRATOR) - Number(other === ADMINISTRATOR),
  );
  return names.map((name) => personOf(name, user)).find(isExact) ?? personOf(ADAPTED, user);
}

/** The abilities of the person's role, as the start asks for them. */
export function abilitiesOf({ role, added, removed }: Person): string[] {
  const own = DEMO_ROLES.find(({ name }) => name === role)?.abilities ?? [];
  return [...new Set([...own, ...added])].filter((ability) => !removed.includes(ability));
}
