import { abilityName } from '../../content/permissions';
import type { CurrentUser } from '../../contract/session';
import { accessTexts } from '../../messages/screens/permissions';
import { HOME_PATH } from './paths';
import { parentOf } from './routes';
import { decideAccess } from './rules';
import type { AccessContext, AccessRefusal } from './types';

/** Why a page is not shown, in Italian. */
export function refusalText(why: AccessRefusal): string {
  switch (why.reason) {
    case 'unknown':
      return accessTexts.why.unknown;
    case 'ability':
      return accessTexts.why.ability(why.abilities.map(abilityName));
    case 'administrator':
      return accessTexts.why.administrator;
    case 'role':
      return accessTexts.why.role(why.role);
  }
}

/** Why a page, by its hash path, is closed to who is signed in; null where it is open to them. */
export function closedTo(user: CurrentUser, path: string): string | null {
  const decision = decideAccess(path, user);
  return decision.kind === 'notFound' ? refusalText(decision.why) : null;
}

/** The nearest page above a clean path that is open to who is signed in, the dashboard at last. */
export function openAbove(user: CurrentUser, path: string): string {
  const above = parentOf(path);
  return above === HOME_PATH || closedTo(user, above) === null ? above : openAbove(user, above);
}

/** Why the present path is not shown; null when nothing refuses it. */
export const reason = ({ decision }: AccessContext): string | null =>
  decision?.kind === 'notFound' ? refusalText(decision.why) : null;
