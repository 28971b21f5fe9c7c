import { daysFilterOf } from '../../../src/content/model/filterValue';
import type { FilterKind, FilterValue } from '../../../src/content/model/listing';
import type { Content } from '../../../src/content/model/types';
import { containsWord } from '../../db/textSearch';
import type { Values } from '../../db/values';
import type { ListFilter, ListQuery } from './query';

function daysCondition(value: FilterValue, values: Values): string {
  const days = daysFilterOf(value);
  if (days === null) return 'true';
  return `c.days && daterange(${values.add(days.from)}::date, ${values.add(days.to)}::date, '[]')`;
}

/**
 * With a language, the requested status is that language's. An item is found by its own statuses and by those of its
 * revision draft.
 */
function translationCondition(area: string, filters: readonly ListFilter[], values: Values): string[] {
  const of = (kind: FilterKind, column: string, type: string) =>
    filters
      .filter(({ declaration }) => declaration.kind === kind)
      .map(({ value }) => `t.${column} = ${values.add(value)}::${type}`);
  const wanted = [...of('status', 'status', 'integer'), ...of('language', 'lang', 'text')];
  if (wanted.length === 0) return [];
  const filtersStatus = filters.some(({ declaration }) => declaration.kind === 'status');
  const own = filtersStatus ? `t.area = ${area} and t.item_id = c.id` : 't.content_id = c.id';
  return [`exists (select from translations t where ${own} and ${wanted.join(' and ')})`];
}

type OwnKind = Exclude<FilterKind, 'status' | 'language'>;

function filterCondition(content: Content, kind: OwnKind, { declaration, value }: ListFilter, values: Values): string {
  if (kind === 'dates') return daysCondition(value, values);
  const at = `${values.add(value)}::integer`;
  switch (kind) {
    case 'municipality':
      return `exists (select from content_municipalities m where m.content_id = c.id and m.municipality_id = ${at})`;
    case 'province':
      return `exists (select from content_municipalities m join municipalities town on town.id = m.municipality_id
                       where m.content_id = c.id and town.province_id = ${at})`;
    case 'category': {
      const ownField = content.fields.some((field) => field.path === declaration.name && field.kind === 'categories');
      const field = ownField ? ` and k.field = ${values.add(declaration.name)}` : '';
      return `exists (select from content_categories k where k.content_id = c.id and k.category_id = ${at}${field})`;
    }
  }
}

function searchCondition(area: string, { words, searchedId }: ListQuery, values: Values): string {
  const titles = words.map((word) => containsWord('t.folded', word, values)).join(' and ');
  const found = `select t.content_id from translations t where t.area = ${area} and ${titles}`;
  const byId = searchedId === null ? '' : ` union all select ${values.add(searchedId)}::integer`;
  return `c.id in (${found}${byId})`;
}

/** The WHERE of a list query over `contents c`, without revision drafts; its values go into `values`. */
export function conditionsOf(content: Content, query: ListQuery, values: Values): string {
  const area = values.add(content.area);
  return [
    `c.area = ${area} and c.revision_of is null`,
    ...query.filters.flatMap((filter) => {
      const { kind } = filter.declaration;
      return kind === 'status' || kind === 'language' ? [] : [filterCondition(content, kind, filter, values)];
    }),
    ...translationCondition(area, query.filters, values),
    ...(query.words.length === 0 ? [] : [searchCondition(area, query, values)]),
  ].join(' and ');
}
