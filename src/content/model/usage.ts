import { usageSchema } from '../../contract/usage';
import { type Blockers, NO_BLOCKERS } from './listing';

/** The contents that use what was to be deleted, from the details of the refusal. */
export function usersIn(details: unknown): Blockers {
  const usage = usageSchema.safeParse(details);
  if (!usage.success) return NO_BLOCKERS;
  const entries = usage.data.contents.map(({ area, id, title, route }) => ({
    area,
    id,
    title: title || null,
    route: route || null,
  }));
  return { entries, total: Math.max(usage.data.total ?? 0, entries.length) };
}
