import type { Queryable } from '../../server/db/types';
import type { Town } from '../../server/reference/territory';
import { placeTypeCode } from '../../src/content/where/placeType';
import { AREA_CODES, cityOf } from '../parts';
import { townsByName } from '../places/generateOffices';
import { createRandom, type Random } from '../random';
import { domainOf, NAMED_PLACES } from './named';

const SEED = 20_260_614;

/** How far from the town hall a place is put, in degrees: the streets of a town centre. */
const NEARBY = 0.004;

/** Shares of the places that lack an address, or contacts. */
const [WITHOUT_ADDRESS, WITHOUT_CONTACTS] = [0.05, 0.3];

/** What the collections tell of a place; {town} is where it is. */
const INFORMATION = [
  'Aperto tutto l’anno; orari e biglietti sul sito.',
  'A pochi passi dal centro di {town}. Accessibile in sedia a rotelle.',
  'Visite guidate nel fine settimana, su prenotazione.',
  'Parcheggio vicino all’ingresso; fermata dell’autobus a 200 metri.',
  '',
];

interface DemoPlace {
  readonly code: string;
  readonly nome: string;
  readonly info: string;
  readonly location: object;
  readonly municipality: number | null;
  readonly telefono: string;
  readonly mail: string;
  readonly website: string;
  readonly author: number;
  readonly days: number;
}

/** Telephone, mail and site; numbers and addresses lead nowhere. */
function contactsOf(domain: string, town: Town, random: Random) {
  if (random.chance(WITHOUT_CONTACTS)) return { telefono: '', mail: '', website: '' };
  return {
    telefono: `${AREA_CODES[town.provinceShort] ?? '051'} 55 ${random.between(10, 99)} ${random.between(10, 99)}`,
    mail: random.chance(0.7) ? `info@${domain}` : '',
    website: random.chance(0.8) ? `https://www.${domain}/` : '',
  };
}

function addressOf(town: Town, street: string, number: string, random: Random) {
  if (random.chance(WITHOUT_ADDRESS)) return { location: {}, municipality: null };
  const near = (degrees: number) => Number((degrees + (random.next() - 0.5) * 2 * NEARBY).toFixed(5));
  const location = { city: cityOf(town), address: street, number, lat: near(town.lat), lng: near(town.lng) };
  return { location, municipality: town.id };
}

/** The places of the collections, in their order. Takes the municipalities and who writes. */
export function generatePlaces(towns: readonly Town[], authors: readonly number[]): DemoPlace[] {
  const random = createRandom(SEED);
  const townOf = townsByName(towns);
  return NAMED_PLACES.map(({ type, name, town: townName, street, number }): DemoPlace => {
    const town = townOf(townName);
    return {
      code: placeTypeCode(type),
      nome: name,
      info: random.pick(INFORMATION).replace('{town}', townName),
      ...addressOf(town, street, number, random),
      ...contactsOf(domainOf(name, townName), town, random),
      author: random.pick(authors),
      days: random.between(1, 400),
    };
  });
}

const TYPES = `
  insert into place_types (title, code, created_at, updated_at)
  select title, code, $2::timestamptz - interval '500 days', $2::timestamptz - interval '500 days'
    from jsonb_to_recordset($1::jsonb) as r(title text, code text)`;

const PLACES = `
  insert into places (type_id, nome, info, location, municipality_id, province_id, sort_city, telefono, mail, website,
         author_id, created_at, created_by, updated_at, updated_by)
  select t.id, r.nome, r.info, r.location, r.municipality, m.province_id, coalesce(fold(m.city), ''), r.telefono, r.mail,
         r.website, r.author, $2::timestamptz - make_interval(days => r.days), r.author,
         $2::timestamptz - make_interval(days => r.days), r.author
    from jsonb_to_recordset($1::jsonb) as r(code text, nome text, info text, location jsonb, municipality integer,
         telefono text, mail text, website text, author integer, days integer)
    join place_types t on t.code = r.code
    left join municipalities m on m.id = r.municipality`;

/** Writes the collections of points of interest with their places. */
export async function seedPlaces(
  tx: Queryable,
  { towns, authors, now }: { readonly towns: readonly Town[]; readonly authors: readonly number[]; readonly now: Date },
): Promise<void> {
  const titles = [...new Set(NAMED_PLACES.map(({ type }) => type))];
  const types = titles.map((title) => ({ title, code: placeTypeCode(title) }));
  await tx.query(TYPES, [JSON.stringify(types), now]);
  await tx.query(PLACES, [JSON.stringify(generatePlaces(towns, authors)), now]);
}
