import { abilityName } from '../../content/model/permissions';
import { accessTexts } from '../../messages/screens/access';
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

/** Why the present path is not shown; null when nothing refuses it. */
export const reason = ({ decision }: AccessContext): string | null =>
  decision?.kind === 'notFound' ? refusalText(decision.why) : null;
