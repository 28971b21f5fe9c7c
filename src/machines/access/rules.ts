import type { ContentHead } from '../../content/model/content';
import type { CurrentUser } from '../../contract/session';
import { hasAnyPermission, isAdministrator, ROLES, rolesOf } from './abilities';
import type { Route } from './pages';
import { cleanPath, HOME_PATH, LOGIN_PATH } from './paths';
import { matchRoute, routesWith, tabIn } from './routes';
import type { AccessDecision } from './types';

/** The abilities that a page asks for: of each list any one. */
const needed = ({ abilities, createAbilities = [] }: Route, { id }: Readonly<Record<string, string>>) => [
  abilities,
  ...(id === 'new' ? [createAbilities] : []),
];

function decideRoute(route: Route, params: Readonly<Record<string, string>>, user: CurrentUser): AccessDecision {
  // An administrator is not barred by another role of theirs.
  if (route.barred && rolesOf(user).includes(ROLES.desk) && !isAdministrator(user))
    return { kind: 'notFound', why: { reason: 'role', role: ROLES.desk } };
  if (route.administrator && !isAdministrator(user)) return { kind: 'notFound', why: { reason: 'administrator' } };
  const lacking = needed(route, params).find((abilities) => !hasAnyPermission(user, abilities));
  return lacking === undefined
    ? { kind: 'allowed' }
    : { kind: 'notFound', why: { reason: 'ability', abilities: lacking } };
}

/**
 * Whether a path may be shown to a user (null: nobody is signed in). The login page is always allowed, and leads on to
 * the dashboard when somebody is signed in already. Source: document 1, sections 2.1, 2.2, 2.4 and 6.
 */
export function decideAccess(
  path: string,
  user: CurrentUser | null,
  contents?: readonly ContentHead[],
): AccessDecision {
  const clean = cleanPath(path);
  if (clean === '/') return { kind: 'redirect', to: user === null ? LOGIN_PATH : HOME_PATH };
  if (clean === LOGIN_PATH) return user === null ? { kind: 'allowed' } : { kind: 'redirect', to: HOME_PATH };
  const match = matchRoute(clean, contents === undefined ? undefined : routesWith(contents), tabIn(path));
  if (match?.route.isPublic === true) return { kind: 'allowed' };
  if (user === null) return { kind: 'login' };
  if (match === null) return { kind: 'notFound', why: { reason: 'unknown' } };
  return decideRoute(match.route, match.params, user);
}
