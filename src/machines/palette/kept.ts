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

interface Lead {
  readonly route?: string;
  readonly subject?: Pick<EntitySubject, 'area' | 'id'> | null;
}

/** Whether two lead to the same: a record is one thing, whichever of its addresses leads there. */
export const leadsToSame = (one: Lead, other: Lead): boolean =>
  one.route === other.route ||
  (one.subject?.id !== undefined && one.subject.id === other.subject?.id && one.subject.area === other.subject.area);

/** What is stored of the recents after one was opened: it stands first, once. Whoever reads the others checks them. */
export const withKept = (stored: unknown, opened: KeptRecent): readonly unknown[] => {
  const isOther = (kept: unknown) => !leadsToSame((kept ?? {}) as Lead, opened);
  return [opened, ...(Array.isArray(stored) ? stored.filter(isOther) : [])].slice(0, MOST_RECENT);
};
