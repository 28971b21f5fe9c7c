import type { Town } from '../../server/reference/territory';
import type { ContentItem, Localized } from '../../src/content/model/content';
import { slugOf } from '../../src/content/text/slug';
import { categoryId, TAG_IDS } from '../categories';
import { paragraph } from '../html';
import type { Generated } from '../insert';
import { fill, type Slots, type Text } from '../news/text';
import { cityOf, cut, dateTime, imagesOf, references, shareTexts, themeName, UNSAVED } from '../parts';
import { createRandom, type Random } from '../random';
import { CHAPTERS, type Chapter, DISHES, PARAGRAPHS } from './chapters';
import { type PlacesInput, statusInTurn, townsByName, writtenAt } from './generateOffices';
import { LOCALITIES, type NamedLocality } from './named';
import { OFFICES } from './officeTable';
import { kilometres, POSITIONS, type Point } from './positions';

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

/** The nearest of some places, each at its point. */
const nearest = <T>(places: readonly T[], pointOf: (place: T) => Point, to: Point): readonly T[] =>
  places.toSorted((a, b) => kilometres(pointOf(a), to) - kilometres(pointOf(b), to));

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
  const tags = references(random.some(TAG_IDS, random.between(0, 3)));
  const status = statusInTurn(index);
  const inLanguage = (language: 0 | 1, stands: number): Localized => ({
    ...Object.fromEntries(
      chapters.map(([chapter, text]) => [chapter, text[language] === '' ? '' : paragraph(text[language])]),
    ),
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
