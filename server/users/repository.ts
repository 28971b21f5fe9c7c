import type { UserRow } from '../../src/contract/users';
import type { Page } from '../db/selectPage';
import { orderSql, selectPage } from '../db/selectPage';
import type { Queryable } from '../db/types';
import { Values } from '../db/values';
import { readOrder, readPage } from '../http/paging';
import { lastChangeOf, SHOWN_NAME } from '../http/versions';
import { correctionOf } from '../search/correction';
import { containsWord, containsWords, nearnessTo, runSearch, searchWords } from '../search/textSearch';

/** Most authors a look-up gives: past this many one types a filter. */
const MOST_AUTHORS = 500;

/** Active users who can be an author, by name. `filter` narrows by words of name and user name, the nearest name first. */
export async function findAuthors(db: Queryable, filter: string | undefined): Promise<{ id: number; name: string }[]> {
  const words = searchWords(filter);
  const values = new Values();
  const condition = containsWords("fold(name || ' ' || username)", words, values);
  const nearest = words.length === 0 ? '' : `${nearnessTo('fold(name)', words, values)}, `;
  const text = `
    select id, name from (select u.id, ${SHOWN_NAME} as name, u.username from users u where u.active) named
     where ${condition} order by ${nearest}fold(name), id limit ${MOST_AUTHORS}`;
  return runSearch(db, words, text, values);
}

const ORDER: Readonly<Record<string, string>> = {
  id: 'u.id',
  username: 'fold(u.username)',
  first_name: 'fold(u.first_name)',
  last_name: 'fold(u.last_name)',
  email: 'fold(u.email)',
  company: 'fold(u.company)',
  redazione: 'fold(d.nome)',
  active: 'u.active',
  updated_at: 'u.updated_at',
};

export interface UserQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly orderBy?: string | undefined;
  readonly keywords?: string | undefined;
  /** Ids of a role and of a desk, and 1 or 0 for whether they are active; none or less than 0 is all. */
  readonly ruolo?: number | undefined;
  readonly redazione?: number | undefined;
  readonly attivo?: number | undefined;
}

function filterConditions({ ruolo = -1, redazione = -1, attivo = -1 }: UserQuery, values: Values): string[] {
  return [
    ...(ruolo < 0 ? [] : [`u.role_id = ${values.add(ruolo)}::bigint`]),
    ...(redazione < 0 ? [] : [`u.desk_id = ${values.add(redazione)}::bigint`]),
    ...(attivo < 0 ? [] : [`u.active = ${values.add(attivo === 1)}::boolean`]),
  ];
}

/** The words by which users are found: some thousand users are few enough to be read for a search that found none. */
const WORDS = `(select distinct word from users, regexp_split_to_table(folded, '[^[:alnum:]]+') as word
                 where length(word) between 4 and 40)`;

interface UserPage extends Page {
  readonly rows: UserRow[];
  readonly total: number;
  /** What a search that finds nothing probably means. */
  readonly suggestion: string | null;
}

/** A page of users with the total. Every word of `keywords` is in user name, names, email or company, accents folded. */
export async function listUsers(db: Queryable, query: UserQuery): Promise<UserPage> {
  const { field, descending } = readOrder(query.orderBy, Object.keys(ORDER), { field: 'id', descending: true });
  const words = searchWords(query.keywords);
  const values = new Values();
  const columns = `u.id, u.username, u.first_name, u.last_name, u.email, u.company, u.active::int as active,
    json_build_object('id', d.id, 'nome', d.nome) as redazione, json_build_object(r.name, r.title) as roles,
    u.last_sign_in_at as last_sign_in, ${lastChangeOf('u')}`;
  const selection = {
    columns,
    from: 'users u join desks d on d.id = u.desk_id join roles r on r.id = u.role_id',
    conditions: [...words.map((word) => containsWord('u.folded', word, values)), ...filterConditions(query, values)],
    order: orderSql(ORDER[field] ?? 'u.id', 'u.id', descending),
    values,
  };
  const page = await selectPage<UserRow>(db, selection, readPage(query));
  const searched = {
    from: 'users u',
    folded: 'u.folded',
    known: WORDS,
    conditions: (values: Values) => ['true', ...filterConditions(query, values)].join(' and '),
  };
  return { ...page, suggestion: page.total === 0 ? await correctionOf(db, words, searched) : null };
}
