// On which days an event takes place.
//
// States: `choosing` (range, week, days chosen one by one, the calendar's cursor, inauguration), `asking` (whether
// chosen days may be overwritten, with leaving them as a third answer).
//
// Days are text, counted without any clock (`src/content/when/civil.ts`).
//
// Never: chosen days overwritten without a confirmation; days of a rule out of an end before its start, of what is no
// date, of more than three years; a moved programme with another length or other weekdays.

import type { Json } from '../../content/field/json';
import type { Programme } from '../../content/when/programme';

export interface EventDatesInput {
  /** The field's value, as the wire has it. */
  readonly value: Json;
  /** Why it can't be changed, in Italian; null when it can. */
  readonly readOnly: string | null;
  /** The date in Rome, YYYY-MM-DD. */
  readonly today: string;
}

export interface EventDatesContext extends EventDatesInput {
  /** What the value says. */
  readonly programme: Programme;
  /** Day under the cursor of the calendar, which shows its month. */
  readonly cursor: string;
  /** The requested change that would overwrite the days chosen one by one; null while none waits for confirmation. */
  readonly pending: Programme | null;
}

export type CursorTarget =
  | 'previousDay'
  | 'nextDay'
  | 'previousWeek'
  | 'nextWeek'
  | 'weekStart'
  | 'weekEnd'
  | 'previousMonth'
  | 'nextMonth'
  | 'previousYear'
  | 'nextYear'
  | 'today'
  | 'firstDay'
  | { readonly date: string };

export type EventDatesEvent =
  /** The item changed from outside: another item, a server's version, a draft. */
  | { readonly type: 'value.set'; readonly value: Json }
  | { readonly type: 'readOnly.set'; readonly reason: string | null }
  /** As typed: what is no date is kept, with its problem. An end that is null means one day. */
  | { readonly type: 'range.set'; readonly start?: string | null; readonly end?: string | null }
  /** 0 for Monday to 6 for Sunday. */
  | { readonly type: 'week.toggle'; readonly weekday: number }
  /** 'Sempre': all seven, or none. */
  | { readonly type: 'always.toggle' }
  /** Without a date the day under the cursor. */
  | { readonly type: 'day.toggle'; readonly date?: string }
  /** Back to the days that range and week give. */
  | { readonly type: 'rule.restore' }
  /** The whole programme on other dates: range, days chosen one by one and inauguration move by as many days. */
  | { readonly type: 'programme.move'; readonly start: string }
  | { readonly type: 'inauguration.set'; readonly value: string | null }
  | { readonly type: 'overwrite.confirm' }
  /** Changes range or week, and leaves the days chosen one by one. */
  | { readonly type: 'overwrite.keep' }
  | { readonly type: 'overwrite.cancel' }
  | { readonly type: 'cursor.move'; readonly to: CursorTarget };

export type EventDatesEmitted =
  /** The editor takes it with `field.change`. */
  | { readonly type: 'value.changed'; readonly value: Json }
  /** For the live region. */
  | { readonly type: 'announced'; readonly text: string };

export type EventDatesTag =
  /** It must be said first whether the days chosen one by one may be overwritten. */
  'asking';
