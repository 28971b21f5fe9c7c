import { slugOf } from '../../../src/content/model/slug';
import type { ContentLanguages } from '../../../src/contract/languages';
import type { Queryable } from '../../db/types';
import type { Town } from '../../lookups/municipalities';

/** Municipalities that have an information office. */
const OFFICES: readonly string[] = [
  'Bologna',
  'Imola',
  'Dozza',
  'San Giovanni in Persiceto',
  'Alto Reno Terme',
  'Lizzano in Belvedere',
  'Modena',
  'Carpi',
  'Maranello',
  'Vignola',
  'Sestola',
  'Pavullo nel Frignano',
  'Parma',
  'Salsomaggiore Terme',
  'Busseto',
  'Fidenza',
  'Langhirano',
  "Reggio nell'Emilia",
  "Castelnovo ne' Monti",
  'Piacenza',
  'Bobbio',
  "Castell'Arquato",
  'Ferrara',
  'Comacchio',
  'Cento',
  'Ravenna',
  'Faenza',
  'Cervia',
  'Forlì',
  'Cesena',
  'Cesenatico',
  'Rimini',
  'Riccione',
  'San Leo',
];

/** Names of localities that are no municipality, with the one they lie in. */
const HAMLETS: readonly (readonly [name: string, town: string])[] = [
  ['Marina di Ravenna', 'Ravenna'],
  ['Milano Marittima', 'Cervia'],
  ['Porretta Terme', 'Alto Reno Terme'],
  ['Lido degli Estensi', 'Comacchio'],
  ['Grazzano Visconti', 'Vigolzone'],
  ['Torrechiara', 'Langhirano'],
  ['Vigoleno', 'Vernasca'],
  ['Cerreto Laghi', 'Ventasso'],
  ['Viserba', 'Rimini'],
  ['Tabiano Terme', 'Salsomaggiore Terme'],
];

/** Municipalities with a page of their own beside those that have an office. */
const LOCALITIES: readonly string[] = [
  'Brisighella',
  'Bertinoro',
  'Santarcangelo di Romagna',
  'Verucchio',
  'Pennabilli',
  'Bagno di Romagna',
  'Sarsina',
  'Longiano',
  'Cattolica',
  'Mondaino',
  'Fontanellato',
  'Colorno',
  'Soragna',
  'Bardi',
  'Compiano',
  'Canossa',
  'Brescello',
  'Guastalla',
  'Gualtieri',
];

/** An item of an area that has no editor yet: a title and where it lies. */
interface Named {
  readonly it: string;
  readonly en: string;
  readonly town: Town;
}

const INSERT = `
  with r as materialized (
    select * from jsonb_to_recordset($2::jsonb) as r(ordinal integer, it text, en text, slug text, town integer)),
  items as (
    insert into contents (area, desk_id, sort_title, created_at, updated_at)
    select $1, (select min(id) from desks), fold(it), $3, $3 from r order by ordinal
    returning id),
  numbered as (select id, row_number() over (order by id) as ordinal from items),
  texts as (
    insert into translations (content_id, area, lang, title, slug, status)
    select n.id, $1, l.lang, l.title, r.slug, 1
      from r join numbered n using (ordinal), lateral (values ('it', r.it), ('en', r.en)) as l(lang, title)
     where l.lang = any($4::text[])),
  towns as (
    insert into content_municipalities (content_id, municipality_id) select n.id, r.town from r join numbered n using (ordinal))
  select n.id from numbered n order by n.ordinal`;

/** When and in which languages. */
interface Written {
  readonly at: Date;
  readonly languages: ContentLanguages;
}

/** Writes items of an area. Gives the id of each municipality's first one, by its name. */
async function seedNamed(
  tx: Queryable,
  area: string,
  items: readonly Named[],
  { at, languages }: Written,
): Promise<Map<string, number>> {
  const rows = items.map(({ it, en, town }, index) => ({
    ordinal: index + 1,
    it,
    en,
    slug: slugOf(it),
    town: town.id,
  }));
  const inserted = await tx.query<{ id: number }>(INSERT, [area, JSON.stringify(rows), at, languages]);
  const ids = new Map<string, number>();
  for (const [index, { id }] of inserted.rows.entries()) {
    const name = items[index]?.town.name ?? '';
    if (!ids.has(name)) ids.set(name, id);
  }
  return ids;
}

/** Ids by the name of the municipality. */
export interface NamedVenues {
  readonly localities: ReadonlyMap<string, number>;
  readonly offices: ReadonlyMap<string, number>;
}

/** Writes the information offices and localities that events refer to. */
export async function seedNamedVenues(
  tx: Queryable,
  { towns, ...written }: Written & { readonly towns: readonly Town[] },
): Promise<NamedVenues> {
  const townOf = (name: string): Town => {
    const town = towns.find((one) => one.name === name);
    if (town === undefined) throw new Error(`demo venue in an unknown town: ${name}`);
    return town;
  };
  const localities = [
    ...[...OFFICES, ...LOCALITIES].map((name) => ({ it: name, en: name, town: townOf(name) })),
    ...HAMLETS.map(([name, town]) => ({ it: name, en: name, town: townOf(town) })),
  ];
  const offices = OFFICES.map((name) => ({
    it: `Ufficio IAT di ${name}`,
    en: `${name} tourist information office`,
    town: townOf(name),
  }));
  return {
    localities: await seedNamed(tx, 'localita', localities, written),
    offices: await seedNamed(tx, 'iat', offices, written),
  };
}
