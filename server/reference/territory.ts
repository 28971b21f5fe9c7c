import type { Queryable } from '../db/types';
import data from './municipalities.json' with { type: 'json' };

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

/** Destination of each province, by its car code. */
const DESTINATIONS: Readonly<Record<string, number>> = {
  PC: 2001,
  PR: 2001,
  RE: 2001,
  MO: 2003,
  BO: 2003,
  FE: 2002,
  RA: 2002,
  FC: 2002,
  RN: 2002,
};

/** The 328 municipalities of Emilia-Romagna, by name. Source: `municipalities.json` names it. */
export function loadTowns(): Town[] {
  const provinces = new Map(data.provinces.map((province) => [province.code, province]));
  return data.municipalities.map(({ name, istat, province: code, zip, lat, lng }) => {
    const province = provinces.get(code);
    if (province === undefined) throw new Error(`municipalities.json: no province ${code}`);
    const destination = DESTINATIONS[province.short] ?? 2003;
    const named = { province: Number(code), provinceName: province.name, provinceShort: province.short };
    return { id: Number(istat), name, istat, ...named, zip, lat, lng, destination };
  });
}

/** Car codes of the provinces in a destination; none for an unknown one. */
export const provincesIn = (destination: number): string[] =>
  Object.keys(DESTINATIONS).filter((province) => DESTINATIONS[province] === destination);

/** Writes the provinces and municipalities. */
export async function seedMunicipalities(tx: Queryable, towns: readonly Town[]): Promise<void> {
  const provinces = new Map(
    towns.map(({ province, provinceName, provinceShort }) => [
      province,
      { id: province, nome: provinceName, short: provinceShort },
    ]),
  );
  await tx.query(
    `insert into provinces (id, nome, short, region)
     select id, nome, short, $2 from jsonb_to_recordset($1::jsonb) as r(id integer, nome text, short text)`,
    [JSON.stringify([...provinces.values()]), data.region],
  );
  await tx.query(
    `insert into municipalities (id, city, istat, province_id, zip_code)
     select id, name, istat, province, zip
       from jsonb_to_recordset($1::jsonb) as r(id integer, name text, istat text, province integer, zip text)`,
    [JSON.stringify(towns)],
  );
  await tx.query(`select setval(pg_get_serial_sequence('municipalities', 'id'), 200000)`);
}

/** Where a municipality's town hall is, in degrees, by its ISTAT code. */
export const TOWN_POSITIONS: ReadonlyMap<string, { readonly lat: number; readonly lng: number }> = new Map(
  data.municipalities.map(({ istat, lat, lng }) => [istat, { lat, lng }]),
);
