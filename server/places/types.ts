import type { PlaceType } from '../../src/contract/places';
import { isPossibleId } from '../db/ids';
import { orderSql, type Page, selectPage } from '../db/selectPage';
import type { Queryable } from '../db/types';
import { Values } from '../db/values';
import { readOrder, readPage } from '../http/paging';
import { containsWord, searchWords } from '../search/textSearch';
import { type Territory, territoryConditions } from './territory';

const ORDER: Readonly<Record<string, string>> = { id: 't.id', title: 't.folded', code: 't.code' };

export interface PlaceTypeQuery extends Territory {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly orderBy?: string | undefined;
  readonly keywords?: string | undefined;
}

/**
 * A page of place types with the total: those whose title or code contains each word of `keywords`, and which have a
 * place in the territory.
 */
export function listPlaceTypes(
  db: Queryable,
  query: PlaceTypeQuery,
): Promise<Page & { rows: PlaceType[]; total: number }> {
  const { field, descending } = readOrder(query.orderBy, Object.keys(ORDER), { field: 'id', descending: true });
  const values = new Values();
  const inTerritory = territoryConditions(query, values);
  const conditions = [
    ...searchWords(query.keywords).map((word) => containsWord("(t.folded || ' ' || t.code)", word, values)),
    ...(inTerritory.length === 0
      ? []
      : [`exists (select from places p where p.type_id = t.id and ${inTerritory.join(' and ')})`]),
  ];
  const selection = {
    columns: 't.id, t.title, t.code, t.updated_at',
    from: 'place_types t',
    conditions,
    order: orderSql(ORDER[field] ?? 't.id', 't.id', descending),
    values,
  };
  return selectPage<PlaceType & Record<string, unknown>>(db, selection, readPage(query));
}

/** A place type as it is stored. */
export interface StoredPlaceType {
  readonly id: number;
  readonly title: string;
  readonly code: string;
  readonly updated_at: string;
}

/** Place types by their ids, ascending, locked until the transaction ends. */
export async function lockedPlaceTypes(tx: Queryable, ids: readonly number[]): Promise<StoredPlaceType[]> {
  const text = `
    select id, title, code, updated_at from place_types where id = any($1::integer[]) order by id for update`;
  return (await tx.query<StoredPlaceType & Record<string, unknown>>(text, [ids.filter(isPossibleId)])).rows;
}
