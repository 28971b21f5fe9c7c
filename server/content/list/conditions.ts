import { daysFilterOf, type FilterKind, type FilterValue, OWN } from '../../../src/content/lists/filter';
import type { Content } from '../../../src/content/model/content';
import type { Values } from '../../db/values';
import { containsWord } from '../../search/textSearch';
import { choosesMunicipalities } from '../names';
import { incompleteCondition } from './incomplete';
import type { ListFilter, ListQuery } from './query';

function daysCondition(value: FilterValue, values: Values): string {
  const days = daysFilterOf(value);
  if (days === null) return 'true';
  return `c.days && daterange(${values.add(days.from)}::date, ${values.add(days.to)}::date, '[]')`;
}

/** Kinds of filter that look at an item's languages. */
const LANGUAGE_KINDS: readonly FilterKind[] = ['status', 'language', 'own'];

const has = ({ filters }: ListQuery, kind: FilterKind): boolean =>
  filters.some(({ declaration }) => declaration.kind === kind);

/** Whether an item is also found by the languages of its revision draft. */
const looksAtDrafts = (query: ListQuery): boolean => has(query, 'status') || has(query, 'own');

/** What one language `t` must have: with a language, the requested status and author are that language's. */
function wantedOf(content: Content, { filters, owner }: ListQuery, values: Values): string[] {
  return filters.flatMap(({ declaration: { kind }, value }) => {
    if (kind === 'status') return [`t.status = ${values.add(value)}::integer`];
    if (kind === 'language') return [`t.lang = ${values.add(value)}::text`];
    if (kind !== 'own') return [];
    const isMine = `t.author_id = ${values.add(owner)}::integer`;
    return value === OWN.incomplete ? [isMine, incompleteCondition(content)] : [isMine];
  });
}

function translationCondition(content: Content, area: string, query: ListQuery, values: Values): string[] {
  const wanted = wantedOf(content, query, values);
  if (wanted.length === 0) return [];
  const belongs = looksAtDrafts(query) ? `t.area = ${area} and t.item_id = c.id` : 't.content_id = c.id';
  return [`exists (select from translations t where ${belongs} and ${wanted.join(' and ')})`];
}

/** Whether a query selects by languages alone, those of revision drafts among them: then nobody need look at the items. */
export const isOfLanguages = (query: ListQuery): boolean =>
  looksAtDrafts(query) &&
  query.words.length === 0 &&
  query.filters.every(({ declaration }) => LANGUAGE_KINDS.includes(declaration.kind));

/** The total of such a query: what `conditionsOf` selects, counted from an index of the languages. */
export function totalOfLanguages(content: Content, query: ListQuery, values: Values): string {
  const area = `t.area = ${values.add(content.area)}`;
  const wanted = [area, ...wantedOf(content, query, values)].join(' and ');
  return `select count(distinct t.item_id) as total from translations t where ${wanted}`;
}

type ItemKind = Extract<FilterKind, 'category' | 'province' | 'municipality' | 'dates'>;

const ITEM_KINDS: readonly FilterKind[] = ['category', 'province', 'municipality', 'dates'] satisfies ItemKind[];

const isItemKind = (kind: FilterKind): kind is ItemKind => ITEM_KINDS.includes(kind);

function filterCondition(content: Content, kind: ItemKind, { declaration, value }: ListFilter, values: Values): string {
  if (kind === 'dates') return daysCondition(value, values);
  const at = `${values.add(value)}::integer`;
  const counted = choosesMunicipalities(content) && declaration.countsAddresses !== true ? ' and m.is_chosen' : '';
  switch (kind) {
    case 'municipality':
      return `exists (select from content_municipalities m where m.content_id = c.id and m.municipality_id = ${at}${counted})`;
    case 'province':
      return `exists (select from content_municipalities m join municipalities town on town.id = m.municipality_id
                       where m.content_id = c.id and town.province_id = ${at}${counted})`;
    case 'category': {
      const name = declaration.field ?? declaration.name;
      const ownField = content.fields.some((field) => field.path === name && field.kind === 'categories');
      const field = ownField ? ` and k.field = ${values.add(name)}` : '';
      // A category stands for its children too. Source: contract, 'Pinned for documents 2 and 3'.
      const meant = `array(select f.id from categories f where f.id = ${at} or f.parent_id = ${at})`;
      return `exists (select from content_categories k
                       where k.content_id = c.id and k.category_id = any(${meant})${field})`;
    }
  }
}

function searchCondition(area: string, { words, searchedId }: ListQuery, values: Values): string {
  const titles = words.map((word) => containsWord('t.folded', word, values)).join(' and ');
  const found = `select t.content_id from translations t where t.area = ${area} and ${titles}`;
  const byId = searchedId === null ? '' : ` union all select ${values.add(searchedId)}::integer`;
  return `c.id in (${found}${byId})`;
}

/**
 * The WHERE of a list query over `contents c`, without revision drafts; its values go into `values`. Each filter is one
 * condition, but those on a language, which must hold in the same one. The events of `?comune=40&stato=2&lang=en&
 * keywords=castello` are those where
 *
 *     c.area = $1 and c.revision_of is null                                   -- 'event', always
 *     and exists (select from content_municipalities m
 *                  where m.content_id = c.id and m.municipality_id = $2)      -- comune
 *     and exists (select from translations t
 *                  where t.area = $1 and t.item_id = c.id                     -- of the item or of its revision draft
 *                    and t.lang = $3 and t.status = $4)                       -- lang and stato: a draft in English
 *     and c.id in (select t.content_id from translations t
 *                   where t.area = $1 and t.folded like fold($5))             -- keywords, '%castello%', in any language
 */
export function conditionsOf(content: Content, query: ListQuery, values: Values): string {
  const area = values.add(content.area);
  return [
    `c.area = ${area} and c.revision_of is null`,
    ...query.filters.flatMap((filter) => {
      const { kind } = filter.declaration;
      return isItemKind(kind) ? [filterCondition(content, kind, filter, values)] : [];
    }),
    ...translationCondition(content, area, query, values),
    ...(query.words.length === 0 ? [] : [searchCondition(area, query, values)]),
  ].join(' and ');
}
