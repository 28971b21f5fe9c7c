import { hasDays } from '../../../src/content/item/occurrence';
import type { Content } from '../../../src/content/model/content';
import { type ContentLanguages, INTERFACE_LANGUAGE } from '../../../src/contract/languages';
import type { KeysetList, KeysetRow } from '../../db/keysetPages';
import { languageOrder } from '../../db/languageOrder';
import type { Values } from '../../db/values';
import { lastChangeOf } from '../../http/versions';
import type { Addressed } from '../../media/names';
import { choosesMunicipalities } from '../names';
import { conditionsOf, isOfLanguages, totalOfLanguages } from './conditions';
import type { ListQuery, SortColumn } from './query';

interface LocalizedCell {
  title: string;
  slug: string;
  status: number;
  pub_date: string | null;
}

interface ChosenCategory {
  id: number;
  name: string | null;
}

/** A row of a list as the database gives it. */
export interface PageRow extends KeysetRow {
  contents: Record<string, LocalizedCell> | null;
  comune: { id: number; nome: string; city: string }[] | null;
  /** Its revision draft, with the status of each language there. */
  revision: number | null;
  revision_statuses: Record<string, number> | null;
  /** When it was saved last, and by whom; nobody any more where that user is gone. */
  updated_at: string;
  updated_by: string | null;
  /** Where its addresses lie; left out where no column shows it. */
  location?: { city: { id: number; city: string; province: string } }[] | null;
  /** Categories chosen in these fields; left out where no column shows them. */
  theme?: ChosenCategory[] | null;
  target?: ChosenCategory[] | null;
  /** The first of its files; null without, left out where no column offers one. */
  attachments?: (Addressed & { id: number })[] | null;
  /** First and last day; null without days, left out where the content type has none. */
  dates?: { start: string; end: string } | null;
}

const cells = (languages: string, municipalities: string) => `
  (select json_object_agg(t.lang, json_build_object('title', t.title, 'slug', t.slug, 'status', t.status,
            'pub_date', to_char(t.pub_date, 'YYYY-MM-DD HH24:MI:SS')) order by ${languageOrder(languages)})
     from translations t where t.content_id = page.id) as contents,
  (select json_agg(json_build_object('id', m.id, 'nome', m.city, 'city', m.city) order by cm.position, m.id)
     from content_municipalities cm join municipalities m on m.id = cm.municipality_id
    where cm.content_id = page.id${municipalities}) as comune,
  r.id as revision, ${lastChangeOf('own')},
  (select json_object_agg(t.lang, t.status order by ${languageOrder(languages)})
     from translations t where t.content_id = r.id) as revision_statuses`;

const PERIOD = `,
  (select json_build_object('start', lower(d.days), 'end', upper(d.days) - 1)
     from contents d where d.id = page.id and d.days is not null) as dates`;

const PLACES = `,
  (select json_agg(json_build_object('city', json_build_object('id', m.id, 'city', m.city, 'province', p.nome))
          order by cm.position)
     from content_municipalities cm
     join municipalities m on m.id = cm.municipality_id
     join provinces p on p.id = m.province_id
    where cm.content_id = page.id and not cm.is_chosen) as location`;

/** Names are Italian, as those of an item's categories are. */
const choices = (field: string) => `,
  (select json_agg(json_build_object('id', cc.category_id, 'name', t.title) order by cc.position, cc.category_id)
     from content_categories cc
     left join category_contents t on t.category_id = cc.category_id and t.lang = '${INTERFACE_LANGUAGE}'
    where cc.content_id = page.id and cc.field = '${field}') as "${field}"`;

/** Fields of categories that columns of a content type show. */
export const choicesShown = ({ list }: Content): readonly string[] =>
  list.columns.flatMap(({ kind, field }) => (kind === 'choices' && field !== undefined ? [field] : []));

/** The first file that a row offers to download, in the order of the field. */
const downloads = (field: string) => `,
  (select json_build_array(json_build_object('id', f.id, 'name', f.name, 'key', f.key, 'extension', f.extension))
     from content_files cf join files f on f.id = cf.file_id
    where cf.content_id = page.id and cf.field = '${field}' and cf.position = 1) as "${field}"`;

/** The field of files whose first one rows of a content type offer; undefined for none. */
export const downloadField = ({ list }: Content): string | undefined =>
  list.columns.find((column) => column.downloads !== undefined)?.downloads;

const showsPlaces = ({ list }: Content): boolean => list.columns.some(({ kind }) => kind === 'place');

/** What a row shows. Takes the placeholder of the site's languages. */
function cellsOf(content: Content, languages: string): string {
  const chosen = choosesMunicipalities(content) ? ' and cm.is_chosen' : '';
  const places = showsPlaces(content) ? PLACES : '';
  const categories = choicesShown(content).map(choices).join('');
  const field = downloadField(content);
  const files = field === undefined ? '' : downloads(field);
  return `${cells(languages, chosen)}${places}${categories}${files}${hasDays(content) ? PERIOD : ''}`;
}

const TYPES: Readonly<Record<SortColumn, string>> = {
  id: 'integer',
  sort_title: 'text',
  sort_date: 'timestamp',
  sort_province: 'text',
  sort_city: 'text',
  updated_at: 'timestamptz',
};

/** Identifies the rows that a query selects, whatever their order. */
export function selectionKey({ words, searchedId, filters, owner }: ListQuery): string {
  const selected = filters.map(({ declaration, value }) => [declaration.name, value]);
  const isOwn = filters.some(({ declaration }) => declaration.kind === 'own');
  return JSON.stringify([words, searchedId, selected, ...(isOwn ? [owner] : [])]);
}

/** A content type in the languages of the site. */
interface ContentSite {
  readonly content: Content;
  readonly languages: ContentLanguages;
}

/**
 * A content type's list for a query: the pieces of which `server/db/keysetPages.ts` makes the statement of a page. Page 3
 * of the news, 25 a page by title, begins behind the 50th, which was read before and is its anchor:
 *
 *     with selected as (select c.id, c.sort_title as sort_key from contents c        -- id, key, from
 *                        where c.area = $1 and c.revision_of is null                 -- conditions
 *                          and (c.sort_title, c.id) >= ($2::text, $3::integer)),     -- the anchor's title and id
 *          page as (select * from selected order by sort_key, id limit 25 offset 1)
 *     select page.id, page.sort_key, (…) as contents, (…) as comune, …               -- columns, for 25 rows alone
 *       from page join contents own on own.id = page.id left join contents r …       -- joins: item and revision draft
 */
export function listOf({ content, languages }: ContentSite, query: ListQuery): KeysetList {
  const { column, descending } = query.sort;
  return {
    area: content.area,
    selection: selectionKey(query),
    isNarrowed: query.words.length > 0 || query.filters.length > 0,
    from: 'contents c',
    conditions: (values) => conditionsOf(content, query, values),
    ...(isOfLanguages(query) ? { total: (values: Values) => totalOfLanguages(content, query, values) } : {}),
    id: 'c.id',
    key: `c.${column}`,
    type: TYPES[column],
    descending,
    columns: (values) => cellsOf(content, values.add(languages)),
    joins: 'join contents own on own.id = page.id left join contents r on r.revision_of = page.id',
  };
}
