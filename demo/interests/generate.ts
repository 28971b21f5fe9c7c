import type { ContentItem, Localized } from '../../src/content/model/content';
import { slugOf } from '../../src/content/text/slug';
import { TAG_IDS } from '../categories';
import { paragraph } from '../html';
import type { Generated } from '../insert';
import { fill, type Slots, type Text, withoutArticle } from '../news/text';
import { cityOf, cut, dateTime, imagesOf, portalsOf, references, shareTexts, themeName, UNSAVED } from '../parts';
import { type PlacesInput, statusInTurn, townsByName, writtenAt } from '../places/generateOffices';
import { createRandom, type Random } from '../random';
import { INTERESTS, type NamedInterest } from './table';
import { ADVICE, SUBTITLE, WHERE } from './texts';

/** Interests are generated from what places are, and from the themes of the tree. */
export interface InterestsInput extends PlacesInput {
  /** Id and name of each category of group 5, by its Italian name; those below a theme need not be there. */
  readonly themes: ReadonlyMap<string, { readonly id: number; readonly name: Text }>;
}

const DAY = 86_400_000;
const SEED = 20_261_125;
/** The region has its portal for what all of it is known for. */
const REGION_WIDE = 0.3;

interface Writer {
  readonly input: InterestsInput;
  readonly random: Random;
  readonly townOf: ReturnType<typeof townsByName>;
}

/** What it belongs to: below its theme where the tree has that, else the theme. */
function themeOf({ input: { themes } }: Writer, { theme, child }: NamedInterest) {
  const found = themes.get(child) ?? themes.get(theme);
  if (found === undefined) throw new Error(`demo interest of an unknown theme: ${theme}`);
  return found;
}

function contentsOf(writer: Writer, interest: NamedInterest, index: number, written: Date) {
  const { random, input, townOf } = writer;
  const town = townOf(interest.town);
  const theme = themeOf(writer, interest);
  const slots: Slots = {
    name: interest.name,
    town: [town.name, town.name],
    provinceName: [town.provinceName, town.provinceName],
    kind: theme.name,
  };
  const title = withoutArticle(interest.name);
  const [subtitle, where] = [fill(SUBTITLE, slots), fill(WHERE, slots)];
  const advice = fill(ADVICE[interest.child] ?? ADVICE[interest.theme] ?? ['', ''], slots);
  const author = random.pick(input.authors.get(town.provinceShort) ?? input.authors.get('') ?? []);
  const tags = references(random.some(TAG_IDS, random.between(0, 3)));
  const status = statusInTurn(index);
  const inLanguage = (language: 0 | 1, stands: number): Localized => ({
    title: title[language],
    slug: slugOf(title[language]),
    subtitle: cut(subtitle[language], 90),
    excerpt: cut(interest.fact[language], 300),
    description: [interest.fact, where, advice].map((text) => paragraph(text[language])).join(''),
    ...shareTexts({
      title: title[language],
      lead: interest.fact[language],
      keywords: [title[language], town.name, themeName(interest.theme)[language]],
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

function interestOf(writer: Writer, interest: NamedInterest, index: number, written: Date): ContentItem {
  const { townOf, random, input } = writer;
  const town = townOf(interest.town);
  return {
    id: 'new',
    contents: contentsOf(writer, interest, index, written),
    location: { city: cityOf(town), address: '', number: '', lat: town.lat, lng: town.lng },
    comune: references([town.id]),
    theme: references([themeOf(writer, interest).id]),
    destinazione: references([town.destination]),
    portal: portalsOf(random, town, REGION_WIDE),
    attachments: imagesOf(random, input.images, interest.theme),
    ...UNSAVED,
  };
}

/** The interests, whole, in both languages and every status, in the order of their table. */
export function generateInterests(input: InterestsInput): Generated[] {
  const writer: Writer = { input, random: createRandom(SEED), townOf: townsByName(input.towns) };
  return INTERESTS.map((interest, index) => {
    const createdAt = writtenAt(input.now, index, INTERESTS.length);
    const updatedAt = new Date(createdAt.getTime() + writer.random.between(0, 7 * DAY));
    return { item: interestOf(writer, interest, index, createdAt), createdAt, updatedAt };
  });
}
