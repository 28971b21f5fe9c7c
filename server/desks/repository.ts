import type { DeskMunicipality, DeskRow, DeskUser } from '../../src/contract/desks';
import { deskServerTexts } from '../../src/messages/server/administration';
import { isPossibleId } from '../db/ids';
import type { Page } from '../db/selectPage';
import { orderSql, selectPage } from '../db/selectPage';
import type { Queryable } from '../db/types';
import { Values } from '../db/values';
import { HttpError } from '../http/errors';
import { readOrder, readPage } from '../http/paging';
import { lastChangeOf } from '../http/versions';
import { containsWord, searchWords } from '../search/textSearch';

const COUNT = '(select count(*) from users u where u.desk_id = d.id)';

const ORDER: Readonly<Record<string, string>> = {
  id: 'd.id',
  nome: 'fold(d.nome)',
  users_count: COUNT,
  updated_at: 'd.updated_at',
};

export interface DeskQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly orderBy?: string | undefined;
  readonly keywords?: string | undefined;
}

/** A page of desks with the total; those whose name contains each word of `keywords`, accents folded. */
export function listDesks(db: Queryable, query: DeskQuery): Promise<Page & { rows: DeskRow[]; total: number }> {
  const { field, descending } = readOrder(query.orderBy, Object.keys(ORDER), { field: 'id', descending: true });
  const values = new Values();
  const selection = {
    columns: `d.id, d.nome, ${COUNT} as users_count, ${lastChangeOf('d')}`,
    from: 'desks d',
    conditions: searchWords(query.keywords).map((word) => containsWord('fold(d.nome)', word, values)),
    order: orderSql(ORDER[field] ?? 'd.id', 'd.id', descending),
    values,
  };
  return selectPage<DeskRow>(db, selection, readPage(query));
}

/** A desk as it is stored, without its users and municipalities. */
export interface StoredDesk {
  readonly id: number;
  readonly nome: string;
  readonly url_it: string;
  readonly url_en: string;
  readonly url_de: string;
  readonly updated_at: string;
}

async function selectDesk(db: Queryable, id: number, lock: 'for no key update' | ''): Promise<StoredDesk> {
  const text = `select id, nome, url_it, url_en, url_de, updated_at from desks where id = $1 ${lock}`;
  const { rows } = isPossibleId(id) ? await db.query<StoredDesk>(text, [id]) : { rows: [] };
  const row = rows[0];
  if (row === undefined) throw new HttpError(404, deskServerTexts.notFound);
  return row;
}

/** A desk by id, locked until the transaction ends; refuses with 404 an unknown one. */
export const lockedDesk = (tx: Queryable, id: number): Promise<StoredDesk> => selectDesk(tx, id, 'for no key update');

const USERS = `
  select id, first_name, last_name, company, username, email, active::int as active from users
   where desk_id = $1 order by fold(last_name), fold(first_name), id`;

const MUNICIPALITIES = `
  select m.id, m.city as nome, m.istat as codice, m.istat, json_build_object('id', p.id, 'nome', p.nome) as provincia,
         json_build_object('comuni_istat_id', m.id, 'redazioni_id', a.desk_id) as pivot
    from desk_municipalities a
    join municipalities m on m.id = a.municipality_id
    join provinces p on p.id = m.province_id
   where a.desk_id = $1 order by fold(m.city), m.id`;

/** A desk with its users and municipalities; refuses with 404 an unknown one. Source: contract, GET user/redazioni/{id}. */
export async function deskDetail(db: Queryable, id: number) {
  const desk = await selectDesk(db, id, '');
  const users = (await db.query<DeskUser>(USERS, [id])).rows;
  const comuni_istat = (await db.query<DeskMunicipality>(MUNICIPALITIES, [id])).rows;
  return { ...desk, users, users_count: users.length, comuni_istat };
}
