import { needs } from '../../commands/scopes/listDefine';
import { users } from '../../content/listings/users';
import type { CurrentUser } from '../../contract/session';
import { contentAbilities } from '../../machines/access/abilities';
import { commandTexts } from '../../messages/commands/commands';

/** Why the user that is open can't be deleted by who looks at them. Source: document 1, section 6. */
export function removalRefusal(me: CurrentUser | null, isMe: boolean): string | null {
  if (me === null || !contentAbilities(me, users).delete)
    return commandTexts.mayNotDelete(users.titles.many, needs(users, 'delete'));
  return isMe ? commandTexts.notYourself : null;
}
