import type { Json } from '../../src/content/field/json';
import { slugOf } from '../../src/content/text/slug';
import type { ThemedImage } from '../categories';
import type { Halt } from '../itineraries/stops';
import type { Random } from '../random';
import { RECIPES } from './recipes';

/** How many slots of each sort a stop has. Source: document 2, section 3, Via Emilia. */
export const SLOT_COUNTS = { video: 5, planning: 6, ricette: 3, podcast: 2 } as const;

const VIDEOS = [
  'La via Emilia a {town} in due minuti',
  '{name}: la parola a chi ci lavora',
  '{town} vista dall’alto',
  'Un sabato di mercato a {town}',
  '{name}, con la lingua dei segni',
];
const PLANS = [
  ['Dormire a {town}', 'dormire'],
  ['Mangiare a {town}', 'mangiare'],
  ['Arrivare a {town} in treno', 'treno'],
  ['Visite guidate: {name}', 'visite'],
  ['Biciclette a noleggio a {town}', 'biciclette'],
  ['Parcheggi e zone pedonali di {town}', 'parcheggi'],
] as const;
const PODCASTS = ['Storie della via Emilia: {town}', 'I suoni di {town}'];

/** How many slots of a stop are filled: all of them, or as many as chance has it. */
export type Filling = 'full' | 'some';

interface Slots {
  readonly video: Json;
  readonly planning: Json;
  readonly ricette: Json;
  readonly podcast: Json;
}

/** A slot by its title and address; an empty one keeps its place. */
interface SlotTexts {
  readonly title: string;
  readonly url: string;
}

const NOTHING: SlotTexts = { title: '', url: '' };

/** What chance leaves of the slots: some from the first on, now and then with a gap before the last. */
function filled(random: Random, filling: Filling, slots: readonly SlotTexts[]): readonly SlotTexts[] {
  if (filling === 'full') return slots;
  const some = slots.slice(0, random.between(0, slots.length - 1));
  const gap = some.length > 1 && random.chance(0.3) ? some.length - 2 : -1;
  return some.map((slot, index) => (index === gap ? NOTHING : slot));
}

const numbered = (slots: readonly SlotTexts[]) => slots.map((slot, index) => ({ id: index + 1, ...slot }));

/** With an image of a theme in the slots that say anything. */
const illustrated = (random: Random, slots: readonly SlotTexts[], images: readonly ThemedImage[]): Json =>
  numbered(slots).map((slot) => ({
    ...slot,
    image: slot.title === '' || images.length === 0 ? null : { id: random.pick(images).id },
  }));

/** Videos, plans, recipes and podcasts of a stop; their addresses lead nowhere. */
export function slotsOf(
  random: Random,
  { waypoint, town }: Halt,
  { filling, images, theme }: { filling: Filling; images: readonly ThemedImage[]; theme: string },
): Slots {
  const about = (text: string) => text.replace('{town}', town.name).replace('{name}', waypoint.name[0]);
  const site = `https://www.${slugOf(town.name)}.example`;
  const video = VIDEOS.map((text) => {
    const title = about(text);
    return { title, url: `https://video.example/${slugOf(title)}` };
  });
  const planning = PLANS.map(([text, path]) => ({ title: about(text), url: `${site}/${path}/` }));
  const ricette = random
    .some(RECIPES[town.provinceShort] ?? [], SLOT_COUNTS.ricette)
    .map((title) => ({ title, url: `https://ricette.example/${slugOf(title)}/` }));
  const podcast = PODCASTS.map((text) => {
    const title = about(text);
    return { title, url: `https://podcast.example/${slugOf(title)}` };
  });
  const showing = (name: string) => images.filter((image) => image.theme === name);
  return {
    video: numbered(filled(random, filling, video)),
    planning: illustrated(random, filled(random, filling, planning), showing(theme)),
    ricette: illustrated(random, filled(random, filling, ricette), showing('Enogastronomia')),
    podcast: numbered(filled(random, filling, podcast)),
  };
}
