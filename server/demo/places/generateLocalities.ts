import { slugOf } from '../../../src/content/model/slug';
import type { ContentItem, Localized } from '../../../src/content/model/types';
import type { Town } from '../../lookups/municipalities';
import { categoryId, categoryIds } from '../categories';
import type { Generated } from '../insert';
import { fill, type Slots, type Text } from '../news/text';
import { cityOf, cut, dateTime, imagesOf, references, shareTexts, themeName, UNSAVED } from '../parts';
import { createRandom, type Random } from '../random';
import { CHAPTERS, type Chapter, DISHES, PARAGRAPHS } from './chapters';
import { type PlacesInput, statusInTurn, townsByName, writtenAt } from './generateOffices';
import { LOCALITIES, type NamedLocality } from './named';
import { OFFICES } from './officeTable';

/** Localities are generated from the same as offices, and from the ids of these in the order of their table. */
export interface LocalitiesInput extends PlacesInput {
  readonly offices: readonly number[];
}

const DAY = 86_400_000;
const SEED = 20_261_124;

/** Chapters that every locality has; of the others it has some. */
const ALWAYS: readonly Chapter[] = ['DOVESITROVA', 'PERCHE', 'DANONPERDERE', 'SULLATAVOLA', 'NEIDINTORNI'];

/** Provincial capitals, by the car code. */
const CAPITALS: Readonly<Record<string, string>> = {
  BO: 'Bologna',
  MO: 'Modena',
  PR: 'Parma',
  RE: "Reggio nell'Emilia",
  PC: 'Piacenza',
  FE: 'Ferrara',
  RA: 'Ravenna',
  FC: 'Forlì',
  RN: 'Rimini',
};

interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** Kilometres of a degree of latitude. */
const DEGREE = 111.2;
/** How much longer roads are than the straight line. */
const ROADS = 1.25;

/** Kilometres by road, about. */
export function kilometres(from: Point, to: Point): number {
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180);
  return Math.round(Math.hypot(to.lat - from.lat, east) * DEGREE * ROADS);
}

/** The nearest of some places, each at its point. */
const nearest = <T>(places: readonly T[], pointOf: (place: T) => Point, to: Point): readonly T[] =>
  places.toSorted((a, b) => kilometres(pointOf(a), to) - kilometres(pointOf(b), to));

/** Positions of the localities that are no municipality; their municipality's town hall is elsewhere. */
const POSITIONS: Readonly<Record<string, Point>> = {
  'Marina di Ravenna': { lat: 44.4903, lng: 12.2829 },
  'Milano Marittima': { lat: 44.2795, lng: 12.3466 },
  'Lido degli Estensi': { lat: 44.6707, lng: 12.2451 },
  'Grazzano Visconti': { lat: 44.9395, lng: 9.6666 },
  Torrechiara: { lat: 44.656, lng: 10.2735 },
  Vigoleno: { lat: 44.8203, lng: 9.9036 },
  'Cerreto Laghi': { lat: 44.299, lng: 10.2395 },
  Viserba: { lat: 44.0887, lng: 12.5318 },
  'Tabiano Terme': { lat: 44.8017, lng: 10.0141 },
  'Levizzano Rangone': { lat: 44.4896, lng: 10.9098 },
  'Roncole Verdi': { lat: 44.9497, lng: 10.0751 },
  'Rivalta Trebbia': { lat: 44.9506, lng: 9.591 },
  Veleia: { lat: 44.7858, lng: 9.7214 },
  'Lido di Spina': { lat: 44.6543, lng: 12.2467 },
  'Porto Garibaldi': { lat: 44.679, lng: 12.2394 },
  Pomposa: { lat: 44.8321, lng: 12.1754 },
  'Punta Marina': { lat: 44.4443, lng: 12.2944 },
  Classe: { lat: 44.3802, lng: 12.2333 },
  Pinarella: { lat: 44.2398, lng: 12.3605 },
  'Gatteo Mare': { lat: 44.1706, lng: 12.4363 },
};

interface Writer {
  readonly input: LocalitiesInput;
  readonly random: Random;
  readonly townOf: (name: string) => Town;
}

const pointOf = ({ townOf }: Writer, { name, town }: NamedLocality): Point => POSITIONS[name] ?? townOf(town);

/** How far the capital of its province is, as a text of its own. */
function distanceOf(writer: Writer, locality: NamedLocality): Text {
  const capital = CAPITALS[writer.townOf(locality.town).provinceShort] ?? 'Bologna';
  if (locality.name === capital) return ['capoluogo di provincia', 'provincial capital'];
  const far = kilometres(pointOf(writer, locality), writer.townOf(capital));
  return [`${far} km da ${capital}`, `${far} km from ${capital}`];
}

const SUBTITLE: Readonly<Record<NamedLocality['band'], Text>> = {
  Costa: ['Sulla costa, in provincia di {provinceName}', 'On the coast, province of {provinceName}'],
  Pianura: ['In pianura, in provincia di {provinceName}', 'In the plain, province of {provinceName}'],
  Collina: ['In collina, in provincia di {provinceName}', 'In the hills, province of {provinceName}'],
  Montagna: ['In montagna, in provincia di {provinceName}', 'In the mountains, province of {provinceName}'],
};
const EXCERPT: readonly Text[] = [
  ['{Name}: {sights}.', '{Name}: {sights}.'],
  ['Che cosa fare e vedere: {sights}.', 'What to do and see: {sights}.'],
];
const DESCRIPTION: Text = [
  '{Name} ({distance}) è nota per {sights}. In tavola {dish}.',
  '{Name} ({distance}) is known for {sights}. On the table: {dish}.',
];

const NOTHING: Text = ['', ''];

const paragraph = (text: string): string => (text === '' ? '' : `<p>${text}</p>`);

/** Up to three of the nearest, and the first of them that an office stands in. */
function slotsOf(writer: Writer, locality: NamedLocality): { slots: Slots; office: number } {
  const { townOf, input } = writer;
  const here = pointOf(writer, locality);
  const town = townOf(locality.town);
  const others = LOCALITIES.filter((one) => one !== locality);
  const near = nearest(others, (one) => pointOf(writer, one), here).slice(0, 3);
  const office = nearest(OFFICES, (one) => one, here)[0];
  const [dish, wine] = DISHES[town.provinceShort] ?? [
    ['', ''],
    ['', ''],
  ];
  const names = near.map(({ name }) => name);
  const listed = (and: string) => `${names.slice(0, -1).join(', ')}${and}${names.at(-1)}`;
  const slots: Slots = {
    name: [locality.name, locality.name],
    provinceName: [town.provinceName, town.provinceName],
    distance: distanceOf(writer, locality),
    sights: locality.sights,
    dish,
    wine,
    office: [office?.name ?? '', office?.name ?? ''],
    near: [listed(' e '), listed(' and ')],
  };
  return { slots, office: input.offices[office === undefined ? -1 : OFFICES.indexOf(office)] ?? 0 };
}

/** The chapters of a locality, in their order, in both languages; '' where it has none. */
function chaptersOf(random: Random, { band }: NamedLocality, slots: Slots): readonly (readonly [Chapter, Text])[] {
  const others = random.some(
    CHAPTERS.filter((chapter) => !ALWAYS.includes(chapter)),
    random.between(1, 6),
  );
  return CHAPTERS.map((chapter) => {
    const isThere = ALWAYS.includes(chapter) || others.includes(chapter);
    return [chapter, isThere ? fill(random.pick(PARAGRAPHS[chapter][band]), slots) : NOTHING];
  });
}

function contentsOf(writer: Writer, locality: NamedLocality, slots: Slots, index: number, written: Date) {
  const { random, input, townOf } = writer;
  const town = townOf(locality.town);
  const chapters = chaptersOf(random, locality, slots);
  const excerpt = fill(random.pick(EXCERPT), slots);
  const [subtitle, description] = [fill(SUBTITLE[locality.band], slots), fill(DESCRIPTION, slots)];
  const author = random.pick(input.authors.get(town.provinceShort) ?? input.authors.get('') ?? []);
  const tags = references(random.some(categoryIds(14), random.between(0, 3)));
  const status = statusInTurn(index);
  const inLanguage = (language: 0 | 1, stands: number): Localized => ({
    ...Object.fromEntries(chapters.map(([chapter, text]) => [chapter, paragraph(text[language])])),
    title: locality.name,
    slug: slugOf(locality.name),
    subtitle: cut(subtitle[language], 90),
    excerpt: cut(excerpt[language], 300),
    description: paragraph(description[language]),
    ...shareTexts({
      title: locality.name,
      lead: excerpt[language],
      keywords: [locality.name, themeName(locality.theme)[language]],
    }),
    tags,
    review_note: '',
    status: stands,
    author,
    pub_date: dateTime(written),
    permalink: null,
  });
  return { it: inLanguage(0, status), en: inLanguage(1, status === 1 && index % 7 === 3 ? 2 : status) };
}

function localityOf(writer: Writer, locality: NamedLocality, index: number, written: Date): ContentItem {
  const { townOf, random, input } = writer;
  const town = townOf(locality.town);
  const { lat, lng } = pointOf(writer, locality);
  const { slots, office } = slotsOf(writer, locality);
  const offices = input.offices.filter((_, at) => OFFICES[at]?.town === locality.town);
  return {
    id: 'new',
    contents: contentsOf(writer, locality, slots, index, written),
    DENOMINAZIONE: locality.name,
    DISTANZACAPOL: (slots.distance ?? ['', ''])[0],
    location: { city: cityOf(town), address: '', number: '', lat, lng },
    fascia_altimetrica: references([categoryId(3, locality.band)]),
    destinazione: references([town.destination]),
    comune: references([town.id]),
    iat: references(offices.length > 0 ? offices : [office]),
    attachments: imagesOf(random, input.images, locality.theme),
    ...UNSAVED,
  };
}

/** The localities, whole, in both languages and every status, in the order of their table. */
export function generateLocalities(input: LocalitiesInput): Generated[] {
  const writer: Writer = { input, random: createRandom(SEED), townOf: townsByName(input.towns) };
  return LOCALITIES.map((locality, index) => {
    const createdAt = writtenAt(input.now, index, LOCALITIES.length);
    const updatedAt = new Date(createdAt.getTime() + writer.random.between(0, 7 * DAY));
    return { item: localityOf(writer, locality, index, createdAt), createdAt, updatedAt };
  });
}
