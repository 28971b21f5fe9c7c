import { bullets, heading, paragraph } from '../html';
import type { Generated } from '../insert';
import { fill, type Text } from '../news/text';
import { operatorDomain, operatorSlots } from '../operators/generate';
import { type NamedOperator, OPERATORS } from '../operators/table';
import { references } from '../parts';
import { bookingOf } from '../stories/booking';
import { generateStories, placing, type StoriesInput, type Story, type Writer } from '../stories/story';
import { type Form, formsOf } from './forms';

/** Experiences are generated from what stories are, and from the ids of operators by their names. */
export interface ExperiencesInput extends StoriesInput {
  readonly operators: ReadonlyMap<string, number>;
}

/** Experiences of the demo: each operator has one, the first ones two. */
const COUNT = 100;
const SEED = 20_261_205;
/** Share of the experiences that another operator of the province takes part in. */
const SHARED = 0.3;

const STEPS: Text = ['Come si svolge', 'How it goes'];
const WITH: Text = ['Con chi', 'Who with'];
const LENGTH: Text = [
  'Durata: {length}. Si prenota entro il giorno prima.',
  'It takes {length}. Book the day before at the latest.',
];

interface ExperienceStory extends Story {
  readonly form: Form;
  /** The first is the one that answers. */
  readonly operators: readonly [NamedOperator, ...NamedOperator[]];
}

/** The operators with their experiences: the nth of a trade begins with the nth thing that its trade offers. */
function offers(): readonly (readonly [NamedOperator, Form])[] {
  const both = [0, 1].flatMap((round) =>
    OPERATORS.map((operator) => {
      const forms = formsOf(operator.trade);
      const rank = OPERATORS.filter(({ trade }) => trade === operator.trade).indexOf(operator);
      const form = forms[(rank + round) % forms.length];
      if (form === undefined) throw new Error(`demo operator that offers nothing: ${operator.name}`);
      return [operator, form] as const;
    }),
  );
  return both.slice(0, COUNT);
}

function storyOf(writer: Writer, operator: NamedOperator, form: Form): ExperienceStory {
  const { random, townOf } = writer;
  const town = townOf(operator.town);
  const near = OPERATORS.filter(
    (other) => other.trade !== operator.trade && townOf(other.town).province === town.province,
  );
  const partners = near.length > 0 && random.chance(SHARED) ? [random.pick(near)] : [];
  const operators = [operator, ...partners] as const;
  const slots = { ...operatorSlots(writer, operator), length: form.length };
  const [lead, length] = [fill(form.lead, slots), fill(LENGTH, slots)];
  const steps = form.steps.map((step) => fill(step, slots));
  const body = (language: 0 | 1): string =>
    [
      paragraph(lead[language]),
      heading(STEPS[language]),
      bullets(steps.map((step) => step[language])),
      heading(WITH[language]),
      ...operators.map(({ name, fact }) => paragraph(`${name}. ${fact[language]}`)),
      paragraph(length[language]),
    ].join('');
  return {
    form,
    operators,
    title: fill(form.title, slots),
    lead,
    body: [body(0), body(1)],
    theme: operator.theme,
    towns: [...new Set(operators.map(({ town: name }) => townOf(name)))],
  };
}

/** The experiences, over the operators that are there. */
export const generateExperiences = (input: ExperiencesInput): Generated[] =>
  generateStories(input, {
    seed: SEED,
    stories: (writer) => offers().map(([operator, form]) => storyOf(writer, operator, form)),
    beside: (writer, story, languages) => {
      const [{ name, town }] = story.operators;
      const booking = { price: story.form.price, domain: operatorDomain(name), town: writer.townOf(town) };
      return {
        ...placing(writer, story, []),
        ...bookingOf(writer.random, booking, languages),
        operatore: references(story.operators.flatMap(({ name: one }) => input.operators.get(one) ?? [])),
      };
    },
  });
