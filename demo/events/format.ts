import type { Text } from '../news/text';
import type { VenueKind } from './venues';

/** How the days of an event lie: one day, a weekend, whole weeks, some evenings, every week, once a month, a season. */
export type Schedule = 'day' | 'weekend' | 'week' | 'evenings' | 'weekly' | 'monthly' | 'season';

/** A sort of event: what it is called, where and when it takes place, and what is said of it. */
export interface Format {
  /** Italian name of its category in group 1. */
  readonly category: string;
  /** Italian name of its theme in group 5. */
  readonly theme: string;
  readonly venues: readonly VenueKind[];
  readonly schedules: readonly Schedule[];
  /** Parts of the day that it may have, `HH:mm-HH:mm` with `+` between those that go together. */
  readonly hours: readonly string[];
  /** 1 to be paid, 2 free, 3 some of it to be paid. */
  readonly admissions: readonly (1 | 2 | 3)[];
  /** Full price in euros, from and to. */
  readonly price: readonly [from: number, to: number];
  readonly leads: readonly Text[];
  readonly programmes: readonly EventTitle[];
  /** First and last month it takes place in, from 1; without it those of its venue. */
  readonly months?: Months;
}

export type Months = readonly [from: number, to: number];

/** What an event is called, with hours and months of its own where those of its sort make no sense. */
export interface EventTitle {
  readonly title: Text;
  readonly hours?: string;
  readonly months?: Months;
}

const linesOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'));

export const textsOf = (table: string): Text[] => linesOf(table).map(([it = '', en = it]) => [it, en]);

/** it | en | hours | months */
export const programmesOf = (table: string): EventTitle[] =>
  linesOf(table).map(([it = '', en = it, hours = '', months = '']) => {
    const [from = 1, to = 12] = months.split('-').map(Number);
    return { title: [it, en], ...(hours !== '' && { hours }), ...(months !== '' && { months: [from, to] }) };
  });
