import { slugOf } from '../../src/content/text/slug';
import { categoryId } from '../categories';
import { bullets, linkTo, paragraph } from '../html';
import type { Generated } from '../insert';
import { fill, type Slots, same, type Text } from '../news/text';
import { references } from '../parts';
import { DISHES } from '../places/chapters';
import {
  addressIn,
  generateStories,
  placing,
  type StoriesInput,
  type Story,
  sightsOf,
  type Writer,
} from '../stories/story';
import { type NamedOperator, OPERATORS } from './table';
import { TRADE_TEXTS } from './texts';

const SEED = 20_261_201;
const SITE: Text = ['Visita il sito', 'Visit the website'];

interface OperatorStory extends Story {
  readonly operator: NamedOperator;
}

/** Domain of an operator; it leads nowhere. */
export const operatorDomain = (name: string): string => `${slugOf(name)}.example`;

/** What texts about an operator, or about what it offers, may name. */
export function operatorSlots({ townOf }: Writer, { name, town: townName }: NamedOperator): Slots {
  const town = townOf(townName);
  const [dish = same(''), wine = same('')] = DISHES[town.provinceShort] ?? [];
  return { name: same(name), town: same(town.name), sights: sightsOf(town), dish, wine };
}

function storyOf(writer: Writer, operator: NamedOperator): OperatorStory {
  const { random, townOf } = writer;
  const { subtitle, about, services } = TRADE_TEXTS[operator.trade];
  const slots = operatorSlots(writer, operator);
  const told = fill(random.pick(about), slots);
  const offered = random.some(services, 3);
  const body = (language: 0 | 1): string =>
    [
      paragraph(operator.fact[language]),
      paragraph(told[language]),
      bullets(offered.map((service) => service[language])),
      linkTo(`https://www.${operatorDomain(operator.name)}/`, SITE[language]),
    ].join('');
  return {
    operator,
    title: same(operator.name),
    subtitle: fill(subtitle, slots),
    lead: operator.fact,
    body: [body(0), body(1)],
    theme: operator.theme,
    towns: [townOf(operator.town)],
  };
}

/** The operators. */
export const generateOperators = (input: StoriesInput): Generated[] =>
  generateStories(input, {
    seed: SEED,
    stories: (writer) => OPERATORS.map((operator) => storyOf(writer, operator)),
    beside: (writer, story) => {
      const { trade, town, locality, street, number } = story.operator;
      return {
        category: references([categoryId(10, trade)]),
        ...placing(writer, story, []),
        ...addressIn(writer, { town: writer.townOf(town), locality, street, number }),
      };
    },
  });
