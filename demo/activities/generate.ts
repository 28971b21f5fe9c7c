import { thumbnailUrl } from '../../server/media/names';
import type { Town } from '../../server/reference/territory';
import { addDays } from '../../src/content/when/civil';
import { demoImages } from '../media/images';
import { createRandom, type Random } from '../random';
import { OFFERS, type Offer } from './table';

const SEED = 20_260_701;

/** Places of each sort of activity. */
const [REVIEWED_PLACES, BOOKABLE_PLACES] = [5, 4];

/** Sorts that the shop sells too. */
const SOLD = 15;

/** First id of the shop, and how far apart its ids are. */
const [FIRST_SOLD, BETWEEN_SOLD] = [70_001, 7];

/** Share of what the shop sells without a day: whoever buys it chooses one. */
const WITHOUT_DAY = 0.15;

type Entry = Readonly<Record<string, unknown>>;

interface Generated {
  readonly entry: Entry;
  /** Addresses on the site itself, which no outside source could give. */
  readonly thumbs: readonly string[];
}

const STREETS = ['Piazza Maggiore', 'Via Roma', 'Corso Garibaldi', 'Via Emilia', 'Via della Rocca', 'Lungofiume'];

const named = (text: string, { name }: Town): string => text.replaceAll('{town}', name);

/** Addresses of the demo's own pictures, by theme. */
function picturesByTheme(): ReadonlyMap<string, readonly string[]> {
  const pictures = new Map<string, string[]>();
  for (const { key, theme } of demoImages()) pictures.set(theme, [...(pictures.get(theme) ?? []), thumbnailUrl(key)]);
  return pictures;
}

const placeOf = (random: Random, { name, istat, provinceShort }: Town): Entry => ({
  address: `${random.pick(STREETS)} ${random.between(1, 90)}`,
  city_name: name,
  city_code: istat,
  province_code: provinceShort,
});

function textOf({ abstract }: Offer, town: Town, random: Random): string {
  const more = random.chance(0.5)
    ? '<ul><li>Ritrovo dieci minuti prima</li><li>Prenotazione obbligatoria</li></ul>'
    : `<p>Informazioni: <a href="https://www.example.it/attivita">il sito di chi organizza</a>.</p>`;
  return `<p>${named(abstract, town)}</p>${more}`;
}

/** The activities that others offer, as their source has them. Takes the municipalities and the day of today. */
export function generateReviewed(towns: readonly Town[], today: string): Generated[] {
  const random = createRandom(SEED);
  const pictures = picturesByTheme();
  return OFFERS.flatMap((offer, sort) =>
    Array.from({ length: REVIEWED_PLACES }, (_, place): Generated => {
      const town = random.pick(towns);
      const start = addDays(today, random.between(-40, 200));
      const second = random.chance(0.2) ? [placeOf(random, random.pick(towns))] : [];
      return {
        entry: {
          id: `opendata-er-${1000 + sort * REVIEWED_PLACES + place}`,
          title: named(offer.title, town),
          tipologies: offer.tipologies,
          targets: offer.targets,
          price_amount: offer.price,
          price_currency: 'EUR',
          structure: { name: named(offer.structure, town) },
          locations: [placeOf(random, town), ...second],
          dates: [{ start_date: start, end_date: addDays(start, random.pick([0, 0, 1, 30, 120])) }],
          abstract: textOf(offer, town, random),
        },
        thumbs: random.some(pictures.get(offer.theme) ?? [], random.pick([1, 1, 2, 3])),
      };
    }),
  );
}

/** The activities that the shop sells, as it has them. */
export function generateBookable(towns: readonly Town[], today: string): Entry[] {
  const random = createRandom(SEED + 1);
  return OFFERS.slice(0, SOLD).flatMap((offer, sort) =>
    Array.from({ length: BOOKABLE_PLACES }, (_, place): Entry => {
      const town = random.pick(towns);
      const date = addDays(today, random.between(-20, 150));
      return {
        trekksoft_id: FIRST_SOLD + (sort * BOOKABLE_PLACES + place) * BETWEEN_SOLD,
        title: named(offer.title, town),
        location_name: town.name,
        city_code: town.istat,
        ...(random.chance(WITHOUT_DAY) ? {} : { date }),
        description: `<p>${named(offer.abstract, town)}</p>`,
      };
    }),
  );
}
