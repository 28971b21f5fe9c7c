import { contents } from '../../src/content/registry';
import type { Found } from '../../src/contract/search';
import type { RequestUser } from '../auth/context';
import { containing, startingWith } from '../db/like';
import type { Queryable } from '../db/types';
import { Values } from './list/conditions';
import { GREATEST_ID } from './names';

/** Found rows unless the client says otherwise, and at most. */
const DEFAULT_LIMIT = 10;
const GREATEST_LIMIT = 50;
/** Longest search that is looked at, in characters: longer ones are cut. */
const QUERY_LIMIT = 120;
/** Area of users; its route is the users' screen. Source: document 1, section 2.1. */
const USER_AREA = 'user';

/** What is searched for: the folded text, its words, and the id that it may be. */
interface Wanted {
  readonly text: string;
  readonly words: readonly string[];
  readonly id: number | null;
}

function wantedOf(q: string): Wanted {
  const text = q
    .slice(0, QUERY_LIMIT)
    .replace(/\0|\p{Surrogate}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  const id = /^\d{1,10}$/.test(text) && Number(text) <= GREATEST_ID ? Number(text) : null;
  return { text, words: text === '' ? [] : [...new Set(text.split(' '))], id };
}

interface FoundRow {
  area: string;
  id: number;
  title: string;
  lang: string | null;
  status: number | null;
  rank: number;
}

/** Everything that can be found, as (area, id, title, lang, status, folded); the users only for who may see them. */
interface Source {
  readonly table: string;
  readonly id: string;
  readonly columns: string;
  readonly folded: string;
  readonly condition: string;
}

const userName = `trim(u.first_name || ' ' || u.last_name)`;
const userText = `fold(${userName} || ' ' || u.username || ' ' || u.email)`;

function sourcesFor(user: RequestUser, values: Values): Source[] {
  const areas = contents.filter((content) => user.mayAny(content.abilities, 'view')).map(({ area }) => area);
  const sources: Source[] = [];
  if (areas.length > 0)
    sources.push({
      table: 'translations t',
      id: 't.content_id',
      columns: 't.area, t.content_id as id, t.title, t.lang, t.status::integer',
      folded: 't.folded',
      condition: `t.area = any(${values.add(areas)}::text[])`,
    });
  if (user.may('user-view'))
    sources.push({
      table: 'users u',
      id: 'u.id',
      columns: `'${USER_AREA}' as area, u.id, coalesce(nullif(${userName}, ''), u.username) as title, null as lang,
                case when u.active then 1 else 0 end as status`,
      folded: userText,
      condition: 'true',
    });
  return sources;
}

/** 0 the id itself, 1 title begins with it, 2 a word does, 3 it occurs, 4 its words occur. */
function rankOf({ id, folded }: Source, wanted: Wanted, values: Values): string {
  const prefix = values.add(startingWith(wanted.text));
  const word = values.add(containing(` ${wanted.text}`));
  const inside = values.add(containing(wanted.text));
  const exact = wanted.id === null ? '' : `when ${id} = ${values.add(wanted.id)}::integer then 0 `;
  return `case ${exact}when ${folded} like fold(${prefix}) then 1 when ${folded} like fold(${word}) then 2
          when ${folded} like fold(${inside}) then 3 else 4 end`;
}

function literalSelect(source: Source, wanted: Wanted, values: Values): string {
  const words = wanted.words.map((word) => `${source.folded} like fold(${values.add(containing(word))})`).join(' and ');
  const byId =
    wanted.id === null
      ? ''
      : `
    union all select ${source.columns}, ${rankOf(source, wanted, values)} as rank from ${source.table}
     where ${source.condition} and ${source.id} = ${values.add(wanted.id)}::integer`;
  return `select ${source.columns}, ${rankOf(source, wanted, values)} as rank from ${source.table}
           where ${source.condition} and ${words}${byId}`;
}

/** Titles that hold something like the text, for typing errors; ranked after every literal hit, the most alike first. */
function similarSelect(source: Source, wanted: Wanted, values: Values): string {
  const text = `fold(${values.add(wanted.text)})`;
  return `select ${source.columns}, 6 - word_similarity(${text}, ${source.folded}) as rank from ${source.table}
           where ${source.condition} and ${text} <% ${source.folded}`;
}

type Select = (source: Source, wanted: Wanted, values: Values) => string;

async function bestRows(
  db: Queryable,
  user: RequestUser,
  { wanted, select, limit }: { wanted: Wanted; select: Select; limit: number },
): Promise<FoundRow[]> {
  const values = new Values();
  const selects = sourcesFor(user, values).map((source) => select(source, wanted, values));
  if (selects.length === 0) return [];
  const text = `
    with hits as (${selects.join(' union all ')}),
    best as (select distinct on (area, id) * from hits order by area, id, rank, lang = 'it' desc, lang)
    select * from best order by rank, length(title), area, id desc limit ${values.add(limit)}`;
  return (await db.query<FoundRow>(text, values.list)).rows;
}

function foundOf({ area, id, title, lang, status }: FoundRow): Found {
  const content = contents.find((one) => one.area === area);
  const route = content === undefined ? `/users/${id}` : content.routes.item.replace(':id', String(id));
  return { area, id, title, lang, status, route };
}

const limitOf = (sent: number | undefined): number =>
  sent === undefined || !Number.isInteger(sent) || sent < 1 ? DEFAULT_LIMIT : Math.min(sent, GREATEST_LIMIT);

/**
 * What the user may see and means by `q`, best first, one row an item: its id, then titles that begin with it, that have
 * a word that does, that hold it, that hold all its words; typing errors only where that finds too little.
 * Source: contract, GET search.
 */
export async function searchEntities(
  db: Queryable,
  user: RequestUser,
  query: { readonly q: string; readonly limit?: number | undefined },
): Promise<Found[]> {
  const wanted = wantedOf(query.q);
  const limit = limitOf(query.limit);
  if (wanted.words.length === 0) return [];
  const literal = await bestRows(db, user, { wanted, select: literalSelect, limit });
  if (literal.length >= limit || wanted.text.length < 3) return literal.map(foundOf);
  const similar = await bestRows(db, user, { wanted, select: similarSelect, limit });
  const known = new Set(literal.map(({ area, id }) => `${area} ${id}`));
  const more = similar.filter(({ area, id }) => !known.has(`${area} ${id}`));
  return [...literal, ...more].slice(0, limit).map(foundOf);
}
