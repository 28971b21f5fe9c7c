import { z } from 'zod';
import { readTable, row, rows, text, texts } from '../table';
import data from './formats.json' with { type: 'json' };
import { VENUE_KINDS } from './venues';

/** How the days of an event lie: one day, a weekend, whole weeks, some evenings, every week, once a month, a season. */
const schedule = z.enum(['day', 'weekend', 'week', 'evenings', 'weekly', 'monthly', 'season']);
export type Schedule = z.infer<typeof schedule>;

const month = z.int().min(1).max(12);
/** First and last month, from 1. */
const months = z.tuple([month, month]).readonly();
export type Months = z.infer<typeof months>;

/** `HH:mm-HH:mm`, with `+` between those that go together. */
const hours = z.string().regex(/^\d\d:\d\d-\d\d:\d\d(\+\d\d:\d\d-\d\d:\d\d)*$/);

/** What an event is called, with hours and months of its own where those of its sort make no sense. */
const eventTitle = row({ title: text, hours: hours.optional(), months: months.optional() });
export type EventTitle = z.infer<typeof eventTitle>;

/** A sort of event: what it is called, where and when it takes place, and what is said of it. */
const format = row({
  /** Italian name of its category in group 1. */
  category: z.string(),
  /** Italian name of its theme in group 5. */
  theme: z.string(),
  venues: rows(z.enum(VENUE_KINDS)),
  schedules: rows(schedule),
  /** Parts of the day that it may have. */
  hours: rows(hours),
  /** 1 to be paid, 2 free, 3 some of it to be paid. */
  admissions: rows(z.literal([1, 2, 3])),
  /** Full price in euros, from and to. */
  price: z.tuple([z.number(), z.number()]).readonly(),
  leads: texts,
  programmes: rows(eventTitle),
  /** When it takes place; without it those of its venue. */
  months: months.optional(),
});
export type Format = z.infer<typeof format>;

/** Every sort of event of the demo. */
export const FORMATS = readTable('events/formats', rows(format), data);
