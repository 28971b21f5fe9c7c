import type { Town } from '../../server/reference/territory';
import type { Json } from '../../src/content/field/json';
import type { ContentItem, Localized } from '../../src/content/model/content';
import { slugOf } from '../../src/content/text/slug';
import { romeDate } from '../../src/content/when/civil';
import { TAG_IDS, type ThemedImage } from '../categories';
import { paragraph } from '../html';
import type { Generated } from '../insert';
import { fill, type Slots, type Text } from '../news/text';
import { AREA_CODES, cityOf, contactsOf, cut, dateTime, imagesOf, references, shareTexts, UNSAVED } from '../parts';
import { createRandom, type Random } from '../random';
import { LOCALITIES } from './named';
import { type NamedOffice, OFFICES, type Schedule } from './officeTable';

/** What offices and localities are generated from. */
export interface PlacesInput {
  readonly towns: readonly Town[];
  /** User ids by the car code of the province they write about, and those who write about any. */
  readonly authors: ReadonlyMap<string, readonly number[]>;
  readonly now: Date;
  readonly images: readonly ThemedImage[];
}

const DAY = 86_400_000;

/** What every so many offices are in their turn, so that each status has some; the others are published. */
const UNPUBLISHED = [2, 3, 4, 5, 0];
const UNPUBLISHED_EVERY = 8;
const FIRST_UNPUBLISHED = 5;

/** The turn of an item among others: mostly published, each other status in its turn. */
export const statusInTurn = (index: number): number =>
  index % UNPUBLISHED_EVERY === FIRST_UNPUBLISHED
    ? (UNPUBLISHED[Math.floor(index / UNPUBLISHED_EVERY) % UNPUBLISHED.length] ?? 2)
    : 1;

/** Municipalities by their names; throws for one that the region does not have. */
export function townsByName(towns: readonly Town[]): (name: string) => Town {
  const byName = new Map(towns.map((town) => [town.name, town]));
  return (name) => {
    const town = byName.get(name);
    if (town === undefined) throw new Error(`demo place in an unknown town: ${name}`);
    return town;
  };
}

const TITLE: Text = ['Ufficio IAT di {name}', '{name} tourist information office'];
const SUBTITLE: Text = ['Informazioni e accoglienza turistica', 'Information and help for visitors'];
const EXCERPT: Text = [
  'Mappe, orari e consigli per scoprire {sights}.',
  'Maps, opening times and advice for discovering {sights}.',
];
const BODY: readonly Text[] = [
  [
    'In {street} il personale dell’ufficio di {name} accoglie chi arriva con mappe gratuite, calendari degli eventi e consigli per visitare {sights}.',
    'In {street} the staff of the {name} office welcome visitors with free maps, event calendars and advice on visiting {sights}.',
  ],
  [
    'Si prenotano visite guidate e pernottamenti e si acquistano le card per musei e trasporti della provincia di {provinceName}.',
    'Guided tours and rooms can be booked, and passes for museums and transport in the province of {provinceName} are on sale.',
  ],
];
const NOTES: readonly Text[] = [
  ['ultimo ingresso un quarto d’ora prima della chiusura', 'last admission a quarter of an hour before closing'],
  ['il lunedì mattina solo al telefono', 'on Monday mornings by telephone only'],
  ['in agosto orario continuato', 'open all day in August'],
];
const CLOSED_DAYS: Text = ['chiuso a Natale e Capodanno', 'closed on Christmas Day and New Year’s Day'];
const CLOSED: Text = ['chiuso', 'closed'];

/** The season at hand: the one that ends next. */
function seasonDays(now: Date, [first, last]: NonNullable<Schedule['season']>): readonly [string, string] {
  const today = romeDate(now.getTime());
  const year = Number(today.slice(0, 4));
  const isOver = today.slice(5) > last;
  const ends = year + (isOver ? 1 : 0);
  return [`${first > last ? ends - 1 : ends}-${first}`, `${ends}-${last}`];
}

function openingOf(random: Random, { schedule }: NamedOffice, now: Date): readonly [it: Json, en: Json] {
  const days = schedule.season === null ? [null, null] : seasonDays(now, schedule.season);
  const note = random.chance(0.4) ? random.pick(NOTES) : null;
  const isClosed = schedule.holidays === CLOSED[0];
  const inLanguage = (language: 0 | 1): Json => [
    {
      id: 1,
      apertura: schedule.season === null ? 'annuale' : 'stagionale',
      data_apertura: days[0] ?? null,
      data_chiusura: days[1] ?? null,
      orari_feriali: schedule.weekdays,
      orari_feriali_note: note === null ? '' : note[language],
      orari_festivi: isClosed ? CLOSED[language] : schedule.holidays,
      orari_festivi_note: isClosed || schedule.season !== null ? '' : CLOSED_DAYS[language],
    },
  ];
  return [inLanguage(0), inLanguage(1)];
}

const LABELS = {
  telephone: ['Telefono', 'Telephone'],
  email: ['Posta', 'Mail'],
  website: ['Sito', 'Website'],
} as const satisfies Record<string, Text>;

/** Telephone, mail and site; numbers and addresses lead nowhere. */
function officeContacts(random: Random, { name }: NamedOffice, town: Town): readonly [it: Json, en: Json] {
  const site = `iat.${slugOf(name)}.example`;
  const values = {
    telephone: `+ 39 ${AREA_CODES[town.provinceShort] ?? '051'} 55 ${random.between(10, 99)} ${random.between(10, 99)}`,
    email: `iat@${slugOf(name)}.example`,
    website: `https://${site}/`,
  };
  return contactsOf(LABELS, values);
}

/** The locality that an office stands in, whose sights it speaks of and whose theme its images show. */
const localityOf = ({ name, town }: NamedOffice) =>
  LOCALITIES.find((one) => one.name === name) ?? LOCALITIES.find((one) => one.town === town);

function officeOf(random: Random, office: NamedOffice, index: number, written: Date, input: PlacesInput): ContentItem {
  const town = townsByName(input.towns)(office.town);
  const locality = localityOf(office);
  if (locality === undefined) throw new Error(`demo office without a locality: ${office.name}`);
  const slots: Slots = {
    name: [office.name, office.name],
    provinceName: [town.provinceName, town.provinceName],
    street: [office.street, office.street],
    sights: locality.sights,
  };
  const [title, excerpt] = [fill(TITLE, slots), fill(EXCERPT, slots)];
  const body = BODY.map((text) => fill(text, slots));
  const status = statusInTurn(index);
  const author = random.pick(input.authors.get(town.provinceShort) ?? input.authors.get('') ?? []);
  const tags = references(random.some(TAG_IDS, random.between(0, 2)));
  const inLanguage = (language: 0 | 1, stands: number): Localized => ({
    title: title[language],
    slug: slugOf(title[language]),
    subtitle: SUBTITLE[language],
    excerpt: cut(excerpt[language], 300),
    description: body.map((text) => paragraph(text[language])).join(''),
    ...shareTexts({ title: title[language], lead: excerpt[language], keywords: [office.name, 'IAT'] }),
    tags,
    review_note: '',
    status: stands,
    author,
    pub_date: dateTime(written),
    permalink: null,
  });
  const [contacts, opening] = [officeContacts(random, office, town), openingOf(random, office, input.now)];
  return {
    id: 'new',
    contents: { it: inLanguage(0, status), en: inLanguage(1, status === 1 && index % 6 === 3 ? 2 : status) },
    contacts: { it: contacts[0], en: contacts[1] },
    info_apertura: { it: opening[0], en: opening[1] },
    locations: {
      location: { city: cityOf(town), address: office.street, number: office.number, lat: office.lat, lng: office.lng },
    },
    comune: references([town.id]),
    attachments: imagesOf(random, input.images, locality.theme),
    ...UNSAVED,
  };
}

const SEED = 20_261_123;

/** When the item at a place among so many was written: over the last two years, oldest first. */
export const writtenAt = (now: Date, index: number, count: number): Date =>
  new Date(now.getTime() - Math.round(((count - index) / count) * 700 + 8) * DAY);

/** The information offices, whole, in both languages and every status, in the order of their table. */
export function generateOffices(input: PlacesInput): Generated[] {
  const random = createRandom(SEED);
  return OFFICES.map((office, index) => {
    const createdAt = writtenAt(input.now, index, OFFICES.length);
    const updatedAt = new Date(createdAt.getTime() + random.between(0, 7 * DAY));
    return { item: officeOf(random, office, index, createdAt, input), createdAt, updatedAt };
  });
}
