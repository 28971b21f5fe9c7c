import type { EntitySubject } from '../entityActions/types';

/** Most recents kept. */
export const MOST_RECENT = 8;

/** A recent as it is stored. */
export interface KeptRecent {
  readonly title: string;
  readonly hint: string | null;
  readonly route: string;
  readonly subject?: Pick<EntitySubject, 'area' | 'id' | 'lang' | 'status'>;
}

const routeOf = (kept: unknown): unknown => (kept as Partial<KeptRecent> | null)?.route;

/** What is stored of the recents after one was opened: it stands first, once. Whoever reads the others checks them. */
export const withKept = (stored: unknown, opened: KeptRecent): readonly unknown[] => {
  const others = Array.isArray(stored) ? stored.filter((kept) => routeOf(kept) !== opened.route) : [];
  return [opened, ...others].slice(0, MOST_RECENT);
};
