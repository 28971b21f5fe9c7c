import type { WireProduction } from '../../src/contract/dashboard';
import type { Queryable } from '../db/types';
import { SharedCache } from '../sharedCache';

/** Where a year begins and ends. Source: contract, 'Ground rules'. */
const TIME_ZONE = 'Europe/Rome';

/** Finished counts that a process keeps: those of the present and, around New Year, of both years. */
const KEPT = 2;

type Counts = Record<string, Record<string, Record<string, number>>>;

/** Version of all contents, and the desks. */
const STATE = `
  select (select coalesce(sum(version), 0) from area_versions)::text as version,
         coalesce((select json_agg(json_build_object('id', id, 'nome', nome) order by fold(nome), id) from desks), '[]') as desks`;

const PRODUCTION = `
  select coalesce(c.desk_id, 0) as desk, extract(year from c.created_at at time zone '${TIME_ZONE}')::integer as year,
         t.lang, c.area, count(*)::integer as count
    from contents c join translations t on t.content_id = c.id
   where c.revision_of is null and c.created_at >= make_timestamptz($1, 1, 1, 0, 0, 0, '${TIME_ZONE}')
     and c.created_at < make_timestamptz($1 + 2, 1, 1, 0, 0, 0, '${TIME_ZONE}')
   group by 1, 2, 3, 4`;

interface Row {
  desk: number;
  year: number;
  lang: string;
  area: string;
  count: number;
}

const yearOf = (now: Date): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, year: 'numeric' }).format(now));

async function countByDesk(db: Queryable, firstYear: number): Promise<ReadonlyMap<number, Counts>> {
  const { rows } = await db.query<Row & Record<string, unknown>>({
    name: 'dashboard-production',
    text: PRODUCTION,
    values: [firstYear],
  });
  const desks = new Map<number, Counts>();
  for (const { desk, year, lang, area, count } of rows) {
    const years = desks.get(desk) ?? {};
    desks.set(desk, years);
    const languages = years[year] ?? {};
    years[year] = languages;
    languages[lang] = { ...languages[lang], [area]: count };
  }
  return desks;
}

/**
 * What each desk has made last year and this year, by language and content type; desks without contents have none.
 * Counted once until some content changes. Source: document 1, section 2.9; contract, GET dashboard.
 */
export function createProduction(db: Queryable): (now: Date) => Promise<WireProduction[]> {
  const kept = new SharedCache<ReadonlyMap<number, Counts>>(KEPT);
  return async (now) => {
    const { rows } = await db.query<{ version: string; desks: { id: number; nome: string }[] }>({
      name: 'dashboard-state',
      text: STATE,
    });
    const { version = '0', desks = [] } = rows[0] ?? {};
    const firstYear = yearOf(now) - 1;
    const counts = await kept.get(`${version} ${firstYear}`, () => countByDesk(db, firstYear));
    const known = [...desks, ...(counts.has(0) ? [{ id: 0, nome: '' }] : [])];
    return known.map((redazione) => ({ redazione, anni: counts.get(redazione.id) ?? {} }));
  };
}
