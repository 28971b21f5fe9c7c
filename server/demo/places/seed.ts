import { slugOf } from '../../../src/content/model/slug';
import { office } from '../../../src/content/types/office';
import type { ContentLanguages } from '../../../src/contract/languages';
import type { Queryable } from '../../db/types';
import { insertItems } from '../insert';
import { generateOffices, type PlacesInput, townsByName } from './generateOffices';
import { LOCALITIES } from './named';
import { OFFICES } from './officeTable';

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

/** Localities by name and municipality, until they have a declaration of their own. */
async function seedLocalities(
  tx: Queryable,
  { towns, now }: PlacesInput,
  languages: ContentLanguages,
): Promise<readonly number[]> {
  const townOf = townsByName(towns);
  const rows = LOCALITIES.map(({ name, town }, index) => ({
    ordinal: index + 1,
    it: name,
    en: name,
    slug: slugOf(name),
    town: townOf(town).id,
  }));
  const inserted = await tx.query<{ id: number }>(INSERT, ['localita', JSON.stringify(rows), now, languages]);
  return inserted.rows.map(({ id }) => id);
}

/** The first id of each municipality, by its name. */
const byTown = (places: readonly { readonly town: string }[], ids: readonly number[]): ReadonlyMap<string, number> =>
  new Map(places.map(({ town }, index) => [town, ids[index] ?? 0] as const).toReversed());

/** Ids by the name of the municipality. */
export interface SeededPlaces {
  readonly localities: ReadonlyMap<string, number>;
  readonly offices: ReadonlyMap<string, number>;
}

/** Writes the information offices and localities that events refer to. */
export async function seedPlaces(
  tx: Queryable,
  { languages, ...input }: PlacesInput & { readonly languages: ContentLanguages },
): Promise<SeededPlaces> {
  const offices = await insertItems(tx, { content: office, languages }, generateOffices(input));
  const localities = await seedLocalities(tx, input, languages);
  return { localities: byTown(LOCALITIES, localities), offices: byTown(OFFICES, offices) };
}
