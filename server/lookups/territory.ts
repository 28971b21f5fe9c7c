import type { Municipality } from '../../src/contract/lookups';
import type { Queryable } from '../db/types';
import { Values } from '../db/values';
import { containsWords, nearnessTo, runSearch, searchText, searchWords } from '../search/textSearch';

/** Fewest and most characters of a name that are searched, and the most answers to it. Source: contract, 'Shared look-ups'. */
const [SHORTEST_NAME, LONGEST_NAME, MOST_FOUND] = [2, 100, 50];

/** The desks, by name. */
export async function listDesks(db: Queryable) {
  const { rows } = await db.query<{ id: number; nome: string }>('select id, nome from desks order by fold(nome), id');
  return rows;
}

/** The provinces, by name. */
export async function listProvinces(db: Queryable) {
  const { rows } = await db.query<{ id: number; nome: string; short: string }>(
    'select id, nome, short from provinces order by fold(nome), id',
  );
  return rows;
}

interface MunicipalityQuery {
  readonly name?: string | undefined;
  /** Province id; not positive means all. */
  readonly provincia?: number | undefined;
  readonly id?: number | undefined;
}

/**
 * Municipalities by id, by the words of their name (the nearest to them first) or all of a province. A name below two
 * characters without id or province finds nothing. Each has the position of its town hall, where it is known.
 */
export async function findMunicipalities(db: Queryable, query: MunicipalityQuery): Promise<Municipality[]> {
  const typed = searchText(query.name, LONGEST_NAME);
  const words = typed.length >= SHORTEST_NAME ? searchWords(typed) : [];
  const { provincia = 0, id } = query;
  const values = new Values();
  const conditions = [
    ...(words.length === 0 ? [] : [containsWords('fold(m.city)', words, values)]),
    ...(provincia > 0 ? [`m.province_id = ${values.add(provincia)}::integer`] : []),
    ...(id === undefined ? [] : [`m.id = ${values.add(id)}::integer`]),
  ];
  if (conditions.length === 0) return [];
  const [nearest, limit] =
    words.length === 0 ? ['', ''] : [`${nearnessTo('fold(m.city)', words, values)}, `, `limit ${MOST_FOUND}`];
  const text = `
    select m.id, m.city, m.istat, p.nome as province, p.short as province_short, p.region, m.zip_code, m.lat, m.lng
      from municipalities m join provinces p on p.id = m.province_id
     where ${conditions.join(' and ')}
     order by ${nearest}fold(m.city), m.id ${limit}`;
  return runSearch<Municipality>(db, words, text, values);
}
