import { openLogOf } from '../../content/logged';
import type { CurrentUser } from '../../contract/session';
import { contentAbilities, isAdministrator } from './abilities';

/** Whether a user reads the log of a record: administrators, and whoever sees and changes one whose log is open. */
export function mayReadLog(user: CurrentUser, entity: string): boolean {
  if (isAdministrator(user)) return true;
  const listing = openLogOf(entity);
  if (listing === undefined) return false;
  const { view, edit } = contentAbilities(user, listing);
  return view && edit;
}
