import { addMonths, romeDate } from '../../src/content/when/civil';
import { contentOf } from '../../src/content/whole';
import type { Featured } from '../../src/contract/activities';
import { type ContentLanguages, INTERFACE_LANGUAGE } from '../../src/contract/languages';
import { FEATURED_AREA } from '../audit/names';
import { isTold, type Reader } from '../auth/told';
import { choosesMunicipalities } from '../content/names';
import { createKeysetPages, type KeysetList, type KeysetRow } from '../db/keysetPages';
import { languageOrder } from '../db/languageOrder';
import type { AreaState, DatabaseState } from '../db/types';
import type { Values } from '../db/values';
import { readOrder, readPage } from '../http/paging';
import { searchWords, wordsOrId } from '../search/textSearch';
import type { Services } from '../services';

/** Area of the events. */
export const EVENT_AREA = 'event';

/** Months after its last day in which an event may be featured. Source: contract, 'Pinned', featured. */
const LISTED_MONTHS = 12;

/** The earliest day with which an event is listed. */
export const firstListedDay = (now: Date): string => addMonths(romeDate(now.getTime()), -LISTED_MONTHS);

/** SQL: whether an event `c` has a day from then on, a placeholder. */
export const hasDayFrom = (day: string): string => `c.days && daterange(${day}::date, null)`;

/** SQL: whether a reader of some areas, a placeholder, is told of an event `c`. */
export const isEventTold = (areas: string): string =>
  `exists (select from translations t where t.content_id = c.id and ${isTold('t', areas)})`;

interface FeaturedQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly orderBy?: string | undefined;
  readonly keywords?: string | undefined;
}

type Row = KeysetRow & Pick<Featured, 'title' | 'comune' | 'categoria'> & { readonly featured: boolean };

/** The events that may be featured, page by page, as far as a reader may know of them. */
export interface FeaturedList {
  page(query: FeaturedQuery, reader: Reader): Promise<{ readonly rows: Featured[]; readonly total: number }>;
}

/** SQL of what an event, an expression, is called: in Italian, else in the first language that the reader is told. */
const titleOf = (id: string, areas: string, languages: string): string => `
  coalesce((select t.title from translations t
    where t.content_id = ${id} and t.title <> '' and ${isTold('t', areas)}
    order by t.lang <> '${INTERFACE_LANGUAGE}', ${languageOrder(languages)} limit 1), '')`;

/** SQL of the municipalities of a row: those that count in the list of events. */
const municipalities = (): string => `
  coalesce((select string_agg(m.city, ', ' order by cm.position, m.id)
    from content_municipalities cm join municipalities m on m.id = cm.municipality_id
   where cm.content_id = page.id${choosesMunicipalities(contentOf(EVENT_AREA)) ? ' and cm.is_chosen' : ''}), '')`;

/** The events of a query. Refuses with 400 an order that is none. */
function listOf(query: FeaturedQuery, { areas }: Reader, languages: ContentLanguages, from: string): KeysetList {
  const { field, descending } = readOrder(query.orderBy, ['id', 'title'], { field: 'id', descending: true });
  const words = searchWords(query.keywords);
  const seesAll = areas.includes(EVENT_AREA);
  /** An order by titles that somebody is not told would tell of them. */
  const toldTitle = () => {
    const own = `array['${languages.join("','")}']`;
    return `fold(${titleOf('c.id', "'{}'", own)}) collate "C"`;
  };
  const key = field === 'id' ? 'c.id' : seesAll ? 'c.sort_title' : toldTitle();
  const search = (values: Values): string[] => {
    if (words.length === 0) return [];
    const told = seesAll ? 'true' : isTold('t', values.add(areas));
    return wordsOrId(words, { folded: 't.folded', id: 'c.id' }, values).map(
      (found) => `exists (select from translations t where t.content_id = c.id and ${told} and ${found})`,
    );
  };
  return {
    area: FEATURED_AREA,
    selection: JSON.stringify([words, from, seesAll]),
    isNarrowed: true,
    from: 'contents c',
    conditions: (values) =>
      [
        `c.area = '${EVENT_AREA}' and c.revision_of is null and ${hasDayFrom(values.add(from))}`,
        ...(seesAll ? [] : [isEventTold(values.add(areas))]),
        ...search(values),
      ].join(' and '),
    id: 'c.id',
    key,
    type: field === 'id' ? 'integer' : 'text',
    descending,
    columns: (values) => `
      ${titleOf('page.id', values.add(areas), values.add(languages))} as title, ${municipalities()} as comune,
      coalesce(f.featured, false) as featured, coalesce(array_to_string(f.categories, ','), '') as categoria`,
    joins: 'left join featured_events f on f.event_id = page.id',
  };
}

/** What a page depends on is written in two areas: both versions only rise, and so does their sum. */
const stateOf = (state: DatabaseState): AreaState => ({
  version: state.area(EVENT_AREA).version + state.area(FEATURED_AREA).version,
  total: state.area(EVENT_AREA).total,
});

/** The list of events that may be featured. Source: contract, GET makexp; 'Pinned', featured. */
export function createFeaturedList({
  db,
  clock,
  languages,
}: Pick<Services, 'db' | 'clock' | 'languages'>): FeaturedList {
  const pages = createKeysetPages(db);
  return {
    async page(query, reader) {
      const list = listOf(query, reader, languages, firstListedDay(clock()));
      const { rows, total } = await pages.page<Row>(list, stateOf(await db.state()), readPage(query));
      const shown = rows.map(({ id, sort_key, featured, ...row }) => ({
        event_id: id,
        ...row,
        featured: featured ? (1 as const) : (0 as const),
      }));
      return { rows: shown, total };
    },
  };
}
