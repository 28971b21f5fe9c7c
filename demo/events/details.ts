import type { Town } from '../../server/reference/territory';
import type { Json } from '../../src/content/field/json';
import { slugOf } from '../../src/content/text/slug';
import type { Text } from '../news/text';
import { AREA_CODES, cityOf, contactsOf } from '../parts';
import type { Random } from '../random';
import type { Format } from './formats';
import type { Venue } from './venues';

const LABELS = {
  telephone: ['Informazioni e prenotazioni', 'Information and booking'],
  email: ['Segreteria', 'Office'],
  website: ['Sito', 'Website'],
} as const satisfies Record<string, Text>;

/** Telephone, mail and site of who organises, in one language; numbers and addresses lead nowhere. */
export function organiserOf(random: Random, town: Town): readonly [it: Json, en: Json] {
  const [first, second] = [random.between(10, 99), random.between(10, 99)];
  const values = {
    telephone: `+ 39 ${AREA_CODES[town.provinceShort] ?? '051'} 55 ${first} ${second}`,
    email: `eventi@${slugOf(town.name)}.example`,
    website: `https://eventi.${slugOf(town.name)}.example/`,
  };
  return contactsOf(LABELS, values, random.between(1, 3));
}

const euros = (amount: number): Text => [`€ ${amount},00`, `€ ${amount}.00`];

/** Tickets of a sort of event. */
export function ticketingOf(random: Random, { admissions, price }: Format): Json {
  const ingresso = random.pick(admissions);
  if (ingresso === 2) return { ingresso, info: {} };
  const full = random.between(...price);
  const inLanguage = (language: 0 | 1): Json => ({
    tariffa_intera: euros(full)[language],
    tariffa_ridotta: euros(Math.max(1, Math.round(full * 0.7)))[language],
    tariffa_gratuita: (['Fino a sei anni', 'Up to the age of six'] as const)[language],
    ...(full >= 15 && { sito: 'https://biglietti.example/' }),
  });
  return { ingresso, info: { it: inLanguage(0), en: inLanguage(1) } };
}

const DETAILS: readonly Text[] = [
  ['Ingresso dal cortile', 'Entrance from the courtyard'],
  ['Ritrovo alla biglietteria', 'Meet at the ticket office'],
  ['Accesso senza gradini dal lato nord', 'Step-free access on the north side'],
  ['In caso di pioggia, sotto i portici', 'If it rains, under the porticoes'],
];

/** Where an event stops, one venue after the other. Localities are known by the name of their municipality. */
export function stopsOf(
  random: Random,
  venues: readonly Venue[],
  { townByName, localities }: { townByName: ReadonlyMap<string, Town>; localities: ReadonlyMap<string, number> },
): Json {
  return venues.map(({ town: name, street, number, lat, lng }, index) => {
    const town = townByName.get(name);
    if (town === undefined) throw new Error(`demo venue in an unknown town: ${name}`);
    const [it, en] = random.pick(DETAILS);
    const locality = localities.get(name);
    return {
      id: index + 1,
      order: index + 1,
      info: random.chance(0.3) ? { it, en } : {},
      localita: locality === undefined ? null : { id: locality },
      location: { city: cityOf(town), address: street, number, lat, lng },
    };
  });
}
