import { fold } from '../../src/content/text/fold';
import type { Queryable } from '../db/types';

/** How a source says where something is. */
interface SaidPlace {
  readonly city_name?: string | undefined;
  /** ISTAT's, with or without zeros in front. */
  readonly city_code?: string | undefined;
  /** Car code, ISTAT code or name. */
  readonly province_code?: string | undefined;
}

/** Where that is, as far as it is known here. */
interface KnownPlace {
  readonly municipality: number | null;
  readonly province: number | null;
}

/** Gives the municipality and the province that a source means. */
export type FindPlace = (said: SaidPlace) => KnownPlace;

const MUNICIPALITIES = 'select id, city, istat, province_id from municipalities';
const PROVINCES = 'select id, nome, short from provinces';

/** Names as sources write them: 'Reggio nell'Emilia', 'REGGIO NELL’EMILIA', 'Forli'. */
const nameKey = (name: string): string => fold(name).replace(/[^\p{L}\p{N}]+/gu, '');

const asNumber = (code: string): string => code.replace(/^0+/, '');

/** Reads once what municipalities and provinces there are. */
export async function loadPlaces(db: Queryable): Promise<FindPlace> {
  const towns = await db.query<{ id: number; city: string; istat: string; province_id: number }>(MUNICIPALITIES);
  const provinces = await db.query<{ id: number; nome: string; short: string }>(PROVINCES);
  const byCode = new Map(towns.rows.map((town) => [asNumber(town.istat), town]));
  const byName = new Map(towns.rows.map((town) => [nameKey(town.city), town]));
  const known = new Map(
    provinces.rows.flatMap(({ id, nome, short }) =>
      [nameKey(nome), nameKey(short), String(id)].map((key) => [key, id] as const),
    ),
  );
  return ({ city_name = '', city_code = '', province_code = '' }) => {
    const town = byCode.get(asNumber(city_code.trim())) ?? byName.get(nameKey(city_name));
    const province = known.get(asNumber(nameKey(province_code))) ?? null;
    return { municipality: town?.id ?? null, province: town?.province_id ?? province };
  };
}
