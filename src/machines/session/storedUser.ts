import { currentUserSchema } from '../../contract/session';
import { NO_USER } from './rules';
import type { StoredUser } from './types';

/** The user record as `writeUser` left it. A damaged one is as good as none. */
export function readUser(raw: string): StoredUser {
  let entry: unknown;
  try {
    entry = JSON.parse(raw);
  } catch {
    return NO_USER;
  }
  if (typeof entry !== 'object' || entry === null || !('user' in entry) || !('deadline' in entry)) return NO_USER;
  const user = currentUserSchema.safeParse(entry.user);
  const { deadline } = entry;
  return user.success && typeof deadline === 'number' && Number.isFinite(deadline)
    ? { user: user.data, deadline }
    : NO_USER;
}
