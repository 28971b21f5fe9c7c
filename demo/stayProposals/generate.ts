import type { Town } from '../../server/reference/territory';
import { categoryId } from '../categories';
import { bullets, heading, paragraph } from '../html';
import type { Generated } from '../insert';
import { fill, type Slots, same, type Text } from '../news/text';
import { operatorDomain } from '../operators/generate';
import { OPERATORS } from '../operators/table';
import { references } from '../parts';
import { DISHES } from '../places/chapters';
import { kilometres } from '../places/positions';
import type { Random } from '../random';
import { bookingOf } from '../stories/booking';
import {
  addressIn,
  generateStories,
  placing,
  type StoriesInput,
  type Story,
  sightsOf,
  type Writer,
} from '../stories/story';
import { PACKAGES, type Package } from './forms';

const SEED = 20_261_206;
const DAY_BY_DAY: Text = ['Giorno per giorno', 'Day by day'];
const INCLUDED: Text = ['La quota comprende', 'The price includes'];
const DAY: Text = ['Giorno', 'Day'];
const WHERE: readonly Text[] = [
  [
    'Si dorme a {town}, in provincia di {province}. Da vedere: {sights}.',
    'One sleeps in {town}, in the province of {province}. To be seen: {sights}.',
  ],
  ['A due passi dalla camera: {sights}.', 'A few steps from the room: {sights}.'],
  ['Nel tempo libero: {sights}.', 'In your free time: {sights}.'],
];
const STREETS = [
  'Via Roma',
  'Via Garibaldi',
  'Via Mazzini',
  'Via della Repubblica',
  'Viale della Stazione',
  'Via Cavour',
];

interface StayStory extends Story {
  readonly proposed: Package;
  readonly town: Town;
}

/** What is around, unless that is said already. */
const whereOf = (random: Random, { lead, days }: Package): readonly Text[] =>
  [lead, ...days].some(([it]) => it.includes('{sights}')) ? [] : [random.pick(WHERE)];

function storyOf({ townOf, random }: Writer, proposed: Package, name: string): StayStory {
  const town = townOf(name);
  const [dish = same(''), wine = same('')] = DISHES[town.provinceShort] ?? [];
  const slots: Slots = { town: same(name), province: same(town.provinceName), sights: sightsOf(town), dish, wine };
  const where = whereOf(random, proposed).map((text) => fill(text, slots));
  const [lead, days] = [fill(proposed.lead, slots), proposed.days.map((day) => fill(day, slots))];
  const body = (language: 0 | 1): string =>
    [
      paragraph(lead[language]),
      heading(DAY_BY_DAY[language]),
      ...days.map((day, index) => paragraph(`${DAY[language]} ${index + 1}. ${day[language]}`)),
      ...where.map((text) => paragraph(text[language])),
      heading(INCLUDED[language]),
      bullets(proposed.included.map((one) => one[language])),
    ].join('');
  return {
    proposed,
    town,
    title: fill(proposed.title, slots),
    lead,
    body: [body(0), body(1)],
    theme: proposed.theme,
    towns: [town],
  };
}

/** Who books what a trade proposes in a town: the nearest operator of the trade. */
function bookingAt({ townOf }: Writer, { trade }: Package, town: Town): string {
  const able = OPERATORS.filter((operator) => operator.trade === trade);
  const [nearest] = able.toSorted((a, b) => kilometres(townOf(a.town), town) - kilometres(townOf(b.town), town));
  if (nearest === undefined) throw new Error(`demo stay that nobody books: ${trade}`);
  return operatorDomain(nearest.name);
}

/** The stay proposals. */
export const generateStays = (input: StoriesInput): Generated[] =>
  generateStories(input, {
    seed: SEED,
    stories: (writer) => PACKAGES.flatMap((proposed) => proposed.towns.map((town) => storyOf(writer, proposed, town))),
    beside: (writer, story, languages) => {
      const { proposed, town } = story;
      const { random } = writer;
      const price = proposed.price + 5 * random.between(-4, 8);
      const booking = { price, town, domain: bookingAt(writer, proposed, town) };
      return {
        ...placing(writer, story, []),
        ...bookingOf(random, booking, languages),
        category: references([categoryId(10, proposed.trade)]),
        ...addressIn(writer, { town, street: random.pick(STREETS), number: String(random.between(1, 60)) }),
      };
    },
  });
