import type { Town } from '../../server/reference/territory';
import type { Json } from '../../src/content/field/json';
import type { ContentItem, Localized } from '../../src/content/model/content';
import { slugOf } from '../../src/content/text/slug';
import type { ContentLanguages } from '../../src/contract/languages';
import { categoryId, categoryIds, TAG_IDS } from '../categories';
import type { Generated } from '../insert';
import type { Text } from '../news/text';
import { cityOf, cut, dateTime, imagesOf, portalsOf, references, shareTexts, themeName, UNSAVED } from '../parts';
import { type PlacesInput, statusInTurn, townsByName, writtenAt } from '../places/generateOffices';
import { LOCALITIES } from '../places/named';
import { createRandom, type Random } from '../random';

/** Stories are generated from what places are, and from the ids of localities by their names. */
export interface StoriesInput extends PlacesInput {
  readonly localities: ReadonlyMap<string, number>;
  /** Of the site: what stands beside the contents is in these only. */
  readonly languages: ContentLanguages;
}

/** What is told under one title, before it becomes a content item. */
export interface Story {
  readonly title: Text;
  /** Only where the content type has a subtitle. */
  readonly subtitle?: Text;
  /** One or two sentences: the introduction. */
  readonly lead: Text;
  /** Rich text. */
  readonly body: Text;
  /** Italian name in category group 5; null for what is about none, and has no images. */
  readonly theme: string | null;
  /** Where it happens, the first before all; none for what concerns the whole region. */
  readonly towns: readonly Town[];
}

export interface Writer {
  readonly input: StoriesInput;
  readonly random: Random;
  readonly townOf: ReturnType<typeof townsByName>;
}

const DAY = 86_400_000;
/** Of so many stories one is in Italian only. */
const WITHOUT_ENGLISH_EVERY = 9;
/** Of so many published stories one is still a draft in English. */
const BEHIND_EVERY = 7;
const REGION_WIDE = 0.4;

/** A value in the languages of an item, as the contract has it beside `contents`. */
export const byLanguage = (values: readonly [it: Json, en: Json], languages: readonly string[]): Json =>
  Object.fromEntries(languages.map((language) => [language, values[language === 'it' ? 0 : 1]]));

/** What is written in each language; tags stand there except where they are the item's. */
function contentsOf(
  { input, random }: Writer,
  { title, subtitle, lead, body, theme, towns }: Story,
  { index, written, tags }: { readonly index: number; readonly written: Date; readonly tags: Json | null },
): Record<string, Localized> {
  const author = random.pick(input.authors.get(towns[0]?.provinceShort ?? '') ?? input.authors.get('') ?? []);
  const inLanguage = (language: 0 | 1, status: number): Localized => ({
    title: title[language],
    slug: slugOf(title[language]),
    ...(subtitle !== undefined && { subtitle: cut(subtitle[language], 300) }),
    excerpt: cut(lead[language], 300),
    description: body[language],
    ...shareTexts({
      title: title[language],
      lead: lead[language],
      keywords: [
        ...towns.slice(0, 3).map(({ name }) => name),
        theme === null ? title[language] : themeName(theme)[language],
      ],
      limit: 170,
    }),
    ...(tags !== null && { tags }),
    review_note: '',
    status,
    author,
    pub_date: dateTime(written),
    permalink: null,
  });
  const status = statusInTurn(index);
  const it = inLanguage(0, status);
  if (index % WITHOUT_ENGLISH_EVERY === WITHOUT_ENGLISH_EVERY - 1) return { it };
  return { it, en: inLanguage(1, status === 1 && index % BEHIND_EVERY === 3 ? 2 : status) };
}

/** Fields that a content type has beside what all have. Takes the languages of the item. */
export type Beside<S extends Story> = (writer: Writer, story: S, languages: readonly string[]) => Record<string, Json>;

/** Where a story happens and whom it is for, as the lists filter by it. */
export const placing: Beside<Story> = ({ random }, { towns }) => ({
  comune: references(towns.map(({ id }) => id)),
  destinazione: references([...new Set(towns.map(({ destination }) => destination))]),
  target: references(random.some(categoryIds(6), random.between(0, 2))),
  portal:
    towns[0] === undefined ? [1, 2, 3].map((id) => ({ id, active: true })) : portalsOf(random, towns[0], REGION_WIDE),
});

/** How far from the town hall an address is put, in degrees: the streets of a town. */
const NEARBY = 0.006;

/** An address in a town, beside the locality that it lies in; null for a locality that the demo has not. */
export function addressIn(
  { random, input }: Writer,
  { town, locality = town.name, street, number }: { town: Town; locality?: string; street: string; number: string },
): { readonly localita: Json; readonly location: Json } {
  const near = (degrees: number) => Number((degrees + (random.next() - 0.5) * 2 * NEARBY).toFixed(5));
  const id = input.localities.get(locality);
  const location = { city: cityOf(town), address: street, number, lat: near(town.lat), lng: near(town.lng) };
  return { localita: id === undefined ? null : { id }, location: { localita: null, location } };
}

/** What its locality is known for, as it stands within a sentence; the town's own, else that of a place within it. */
export const sightsOf = ({ name }: Town): Text => {
  const found = LOCALITIES.find((one) => one.name === name) ?? LOCALITIES.find((one) => one.town === name);
  if (found === undefined) throw new Error(`demo story in a town without sights: ${name}`);
  return found.sights;
};

interface Plan<S extends Story> {
  readonly seed: number;
  readonly stories: (writer: Writer) => readonly S[];
  readonly beside: Beside<S>;
  /** Whether tags are the item's and not its languages'. */
  readonly hasSharedTags?: boolean;
}

/** Stories as content items, whole, in every status and mostly in both languages, in random order; the same each time. */
export function generateStories<S extends Story>(
  input: StoriesInput,
  { seed, stories, beside, hasSharedTags = false }: Plan<S>,
): Generated[] {
  const writer: Writer = { input, random: createRandom(seed), townOf: townsByName(input.towns) };
  const { random } = writer;
  const all = stories(writer);
  return random.some(all, all.length).map((story, index) => {
    const createdAt = writtenAt(input.now, index, all.length);
    const tags = references(random.some(TAG_IDS, random.between(0, 4)));
    const contents = contentsOf(writer, story, { index, written: createdAt, tags: hasSharedTags ? null : tags });
    const item: ContentItem = {
      id: 'new',
      contents,
      ...(hasSharedTags && { tags }),
      theme: references(story.theme === null ? [] : [categoryId(5, story.theme)]),
      ...beside(
        writer,
        story,
        Object.keys(contents).filter((language) => input.languages.includes(language)),
      ),
      attachments: story.theme === null ? [] : imagesOf(random, input.images, story.theme),
      ...UNSAVED,
    };
    return { item, createdAt, updatedAt: new Date(createdAt.getTime() + random.between(0, 7 * DAY)) };
  });
}
