import type { Municipality } from '../../src/contract/lookups';
import { containing, startingWith } from '../db/textSearch';
import type { Queryable } from '../db/types';

/** Fewest characters of a name worth a search, and the most answers to it. Source: contract, 'Shared look-ups'. */
const [SHORTEST_NAME, MOST_FOUND] = [2, 50];

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
 * Municipalities by id, by name (accents folded, those that start with it first) or all of a province.
 * A name below two characters without id or province finds nothing. Each has the position of its town hall, where it is known.
 */
export async function findMunicipalities(db: Queryable, query: MunicipalityQuery): Promise<Municipality[]> {
  const typed = query.name?.trim() ?? '';
  const name = typed.length >= SHORTEST_NAME ? typed.slice(0, 100) : null;
  const province = query.provincia !== undefined && query.provincia > 0 ? query.provincia : null;
  const id = query.id ?? null;
  if (name === null && province === null && id === null) return [];
  const { rows } = await db.query<Municipality>({
    name: 'municipalities',
    text: `
      select m.id, m.city, m.istat, p.nome as province, p.short as province_short, p.region, m.zip_code,
             m.lat, m.lng
        from municipalities m join provinces p on p.id = m.province_id
       where ($1::text is null or fold(m.city) like fold($1))
         and ($3::int is null or m.province_id = $3)
         and ($4::int is null or m.id = $4)
       order by coalesce(fold(m.city) like fold($2), false) desc, fold(m.city), m.id
       limit $5`,
    values: [
      name === null ? null : containing(name),
      name === null ? null : startingWith(name),
      province,
      id,
      name === null ? null : MOST_FOUND,
    ],
  });
  return rows;
}
