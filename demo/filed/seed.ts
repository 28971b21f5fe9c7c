import type { Queryable } from '../../server/db/types';
import type { Json } from '../../src/content/field/json';
import type { ContentItem, Localized } from '../../src/content/model/content';
import { slugOf } from '../../src/content/text/slug';
import { contentOf } from '../../src/content/whole';
import type { ContentLanguages } from '../../src/contract/languages';
import { categoryId, TAG_IDS } from '../categories';
import { paragraph } from '../html';
import { type Generated, insertItems } from '../insert';
import { cityOf, dateTime, imagesOf, references, UNSAVED } from '../parts';
import { type PlacesInput, statusInTurn, townsByName, writtenAt } from '../places/generateOffices';
import { LOCALITIES } from '../places/named';
import { createRandom, type Random } from '../random';
import { demoDatasets, demoDownloads, type Filed } from './documents';

const SEED = 20_261_127;
const DAY = 86_400_000;

interface FiledInput extends PlacesInput {
  /** Ids of files by their keys. */
  readonly files: ReadonlyMap<string, number>;
}

/** What an item says, before it has status, author and times. */
interface Said {
  readonly title: string;
  readonly texts?: Readonly<Record<string, Json>>;
  readonly shared: Readonly<Record<string, Json>>;
  /** Car code of the province that it is about; '' for none. */
  readonly province: string;
}

/** Items in Italian alone, in every status, written over the last two years. */
function itemsOf({ authors, now }: FiledInput, random: Random, said: readonly Said[]): Generated[] {
  return said.map(({ title, texts = {}, shared, province }, index) => {
    const createdAt = writtenAt(now, index, said.length);
    const it: Localized = {
      title,
      slug: slugOf(title),
      ...texts,
      review_note: '',
      status: statusInTurn(index),
      author: random.pick(authors.get(province) ?? authors.get('') ?? []),
      pub_date: dateTime(createdAt),
      permalink: null,
    };
    const item: ContentItem = { id: 'new', contents: { it }, ...shared, ...UNSAVED };
    return { item, createdAt, updatedAt: new Date(createdAt.getTime() + random.between(0, 7 * DAY)) };
  });
}

/** The files of an item, the first with a picture of its theme as its cover. */
function filesOf({ files: ids, images }: FiledInput, random: Random, { files, theme }: Filed): Json {
  const [cover] = imagesOf(random, images, theme, 1) as readonly { readonly id: number }[];
  return files.flatMap(({ document, language, name }, index): Json[] => {
    const id = ids.get(document.key);
    const shown =
      index === 0 && cover !== undefined ? { id: cover.id, caption: '', description: '', copyright: '' } : null;
    return id === undefined ? [] : [{ id, name, language, order: index + 1, cover: shown }];
  });
}

const placeOf = ({ town }: Filed): Record<string, Json> => ({
  comune: references(town === null ? [] : [town.id]),
  destinazione: references(town === null ? [2001, 2002, 2003] : [town.destination]),
});

const downloadsOf = (input: FiledInput, random: Random): Said[] =>
  demoDownloads(input.towns).map((one) => ({
    title: one.title,
    texts: { descrizioneFile: one.text },
    shared: {
      ...placeOf(one),
      attachments: filesOf(input, random, one),
      mappa: one.isMap,
      theme: references([categoryId(5, one.theme)]),
    },
    province: one.town?.provinceShort ?? '',
  }));

const datasetsOf = (input: FiledInput, random: Random): Said[] =>
  demoDatasets(input.towns).map((one) => ({
    title: one.title,
    texts: {
      description: paragraph(one.text),
      tags: references(random.some(TAG_IDS, random.between(0, 3))),
    },
    shared: {
      ...placeOf(one),
      attachments: filesOf(input, random, one),
      category: references([categoryId(5, one.theme)]),
    },
    province: one.town?.provinceShort ?? '',
  }));

/** Webcams of the demo. */
const WEBCAMS = 57;
/** Of so many one is an old camera that knows no safe connection. */
const UNSAFE_EVERY = 14;

/** Who runs a camera: among mountains a ski resort or a park, elsewhere mostly the municipality. */
function ownerOf(random: Random, theme: string): string {
  if (theme === 'Appennino e natura') return random.pick(['Stazione sciistica', 'Parco naturale', 'Comune']);
  return random.chance(0.75) ? 'Comune' : 'Privato';
}

function webcamsOf({ towns }: FiledInput, random: Random): Said[] {
  const townOf = townsByName(towns);
  return LOCALITIES.slice(0, WEBCAMS).map(({ name, town: townName, theme }, index) => {
    const town = townOf(townName);
    const slug = slugOf(name);
    const scheme = index % UNSAFE_EVERY === UNSAFE_EVERY - 1 ? 'http' : 'https';
    return {
      title: `Webcam ${name}`,
      shared: {
        webcam: {
          url: `${scheme}://webcam.example.org/${town.provinceShort.toLowerCase()}/${slug}`,
          note: index % 5 === 0 ? 'Ferma di notte, dalle 23 alle 5' : '',
        },
        locations: { city: cityOf(town), address: 'Piazza del Municipio', number: '1', lat: town.lat, lng: town.lng },
        category: references([categoryId(7, ownerOf(random, theme))]),
      },
      province: town.provinceShort,
    };
  });
}

const KINDS = [
  { area: 'download', said: downloadsOf },
  { area: 'opendata', said: datasetsOf },
  { area: 'webcam', said: webcamsOf },
] as const;

/** Writes what is filed: downloads and datasets with their files, and webcams. */
export async function seedFiled(
  tx: Queryable,
  { languages, ...input }: FiledInput & { readonly languages: ContentLanguages },
): Promise<void> {
  const random = createRandom(SEED);
  for (const { area, said } of KINDS)
    await insertItems(tx, { content: contentOf(area), languages }, itemsOf(input, random, said(input, random)));
}
