import {
  COUNTER_TYPES,
  type CounterType,
  type SummaryEntry,
  type WireWaitingEvents,
} from '../../src/contract/dashboard';
import { isWaiting, WAITING_STATUSES } from '../../src/machines/publication/steps';
import { languageOrder } from '../db/languageOrder';
import type { Queryable } from '../db/types';
import type { Services } from '../services';

/** Areas of the tables whose counter goes by another name. Source: document 1, section 3. */
const AREAS: Readonly<Partial<Record<CounterType, string>>> = { media: 'images', poi: 'luoghi' };

const SUMMARY = `
  select area, total from area_versions where area <> 'users'
  union all
  select 'users', count(*)::integer from users`;

/** How many there are of each type the dashboard counts, in its order; none of a type that does not exist yet. */
export async function summaryOf(db: Queryable): Promise<SummaryEntry[]> {
  const { rows } = await db.query<{ area: string; total: number }>({ name: 'dashboard-summary', text: SUMMARY });
  const totals = new Map(rows.map(({ area, total }) => [area, total]));
  return COUNTER_TYPES.map((tipo) => ({ tipo, conto: totals.get(AREAS[tipo] ?? tipo) ?? 0 }));
}

const WAITING = `
  select coalesce(c.desk_id, 0) as desk, coalesce(d.nome, '') as name, t.lang,
         json_agg(json_build_object('id', c.id, 'title', t.title) order by c.id desc) as events
    from translations t
    join contents c on c.id = t.content_id
    left join desks d on d.id = c.desk_id
   where t.area = 'event' and t.status = any($1::smallint[])
     and not exists (select from translations draft
                      where draft.area = 'event' and draft.status = any($1::smallint[]) and draft.item_id = c.id
                        and draft.revision_of is not null and draft.lang = t.lang)
   group by c.desk_id, d.nome, t.lang
   order by fold(coalesce(d.nome, '')), desk, ${languageOrder('$2')}`;

interface WaitingRow {
  desk: number;
  name: string;
  lang: string;
  events: { id: number; title: string }[];
}

/**
 * The events that wait with a status in some language, by desk and language, the newest first; what was corrected and
 * sent again waits to be validated too. Of an event whose revision draft waits alike the draft is named.
 */
export async function waitingEvents(
  { db, languages }: Pick<Services, 'languages'> & { readonly db: Queryable },
  status: number,
): Promise<WireWaitingEvents[]> {
  const { rows } = await db.query<WaitingRow & Record<string, unknown>>({
    name: 'dashboard-events',
    text: WAITING,
    values: [isWaiting(status) ? WAITING_STATUSES : [status], languages],
  });
  const desks = new Map<number, { name: string; events: Record<string, WaitingRow['events']> }>();
  for (const { desk, name, lang, events } of rows) {
    const known = desks.get(desk) ?? { name, events: {} };
    known.events[lang] = events;
    desks.set(desk, known);
  }
  return [...desks].map(([id, { name, events }]) => ({ redazione: { id, nome: name }, eventi: events }));
}
