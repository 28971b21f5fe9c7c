import type { Queryable } from '../db/types';
import data from './territory.json' with { type: 'json' };

/** A municipality; ids are ISTAT codes, so that they never change. */
export interface Town {
  readonly id: number;
  readonly name: string;
  readonly istat: string;
  readonly province: number;
  readonly provinceName: string;
  readonly provinceShort: string;
  readonly zip: string;
  /** Of its town hall, in degrees, WGS 84. */
  readonly lat: number;
  readonly lng: number;
  /** Category of its tourist destination. Source: document 2, 'Option lists'. */
  readonly destination: number;
}

/** The 328 municipalities of Emilia-Romagna, by name. Source: `territory.json` names it. */
export function loadTowns(): Town[] {
  const provinces = new Map(data.provinces.map((province) => [province.code, province]));
  return data.municipalities.map(({ name, istat, province: code, zip, lat, lng }) => {
    const province = provinces.get(code);
    if (province === undefined) throw new Error(`territory.json: no province ${code}`);
    const { name: provinceName, short: provinceShort, destination } = province;
    return {
      id: Number(istat),
      name,
      istat,
      province: Number(code),
      provinceName,
      provinceShort,
      zip,
      lat,
      lng,
      destination,
    };
  });
}

const PROVINCES = `
  insert into provinces (id, nome, short, region)
  select id, name, short, $2 from jsonb_to_recordset($1::jsonb) as r(id integer, name text, short text)
  on conflict (id) do nothing`;

const DESTINATIONS = `
  update provinces p set destination_id = r.destination
    from jsonb_to_recordset($1::jsonb) as r(id integer, destination integer)
   where p.id = r.id and p.destination_id is null and r.destination is not null`;

const MUNICIPALITIES = `
  insert into municipalities (id, city, istat, province_id, zip_code)
  select id, name, istat, province, zip
    from jsonb_to_recordset($1::jsonb) as r(id integer, name text, istat text, province integer, zip text)
  on conflict do nothing`;

const POSITIONS = `
  update municipalities m set lat = r.lat, lng = r.lng
    from jsonb_to_recordset($1::jsonb) as r(istat text, lat double precision, lng double precision)
   where m.istat = r.istat and m.lat is null`;

const MAKE_ROOM = `
  select setval(pg_get_serial_sequence('municipalities', 'id'), greatest(200000, (select last_value from municipalities_id_seq)))`;

/**
 * Writes the provinces and municipalities that a database has not, the positions of those that have none, and which
 * destination each province lies in, where none is set. Takes which category each destination is, by its id in the product.
 */
export async function writeTerritory(tx: Queryable, categories: ReadonlyMap<number, number>): Promise<void> {
  const provinces = data.provinces.map(({ code, destination, ...named }) => ({
    ...named,
    id: Number(code),
    destination: categories.get(destination) ?? null,
  }));
  const towns = JSON.stringify(loadTowns());
  await tx.query(PROVINCES, [JSON.stringify(provinces), data.region]);
  await tx.query(DESTINATIONS, [JSON.stringify(provinces)]);
  await tx.query(MUNICIPALITIES, [towns]);
  await tx.query(POSITIONS, [towns]);
  await tx.query(MAKE_ROOM);
}
