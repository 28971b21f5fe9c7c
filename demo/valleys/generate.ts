import { slugOf } from '../../src/content/text/slug';
import { bullets, heading, paragraph } from '../html';
import type { Generated } from '../insert';
import { INTERESTS } from '../interests/table';
import { type Text, withoutArticle } from '../news/text';
import { generateStories, placing, type StoriesInput, type Story, type Writer } from '../stories/story';
import { VALLEYS } from './table';

const SEED = 20_261_203;
const MOST_SIGHTS = 5;
const SIGHTS: Text = ['Da vedere', 'What to see'];
const TOWNS: Text = ['I comuni della valle', 'The towns of the valley'];

/** A valley, and the query by which the portal finds what lies in it. */
interface ValleyStory extends Story {
  readonly query: string;
}

function storiesOf({ townOf, random }: Writer): ValleyStory[] {
  return VALLEYS.map(({ name, theme, towns: names, lead, about }, index) => {
    const towns = names.map(townOf);
    const sights = random.some(
      INTERESTS.filter(({ town }) => names.includes(town)),
      MOST_SIGHTS,
    );
    const body = (language: 0 | 1): string =>
      [
        ...about.map((text) => paragraph(text[language])),
        ...(sights.length > 0 ? [heading(SIGHTS[language])] : []),
        ...(sights.length > 0
          ? [bullets(sights.map((one) => `${withoutArticle(one.name)[language]}: ${one.fact[language]}`))]
          : []),
        heading(TOWNS[language]),
        paragraph(`${towns.map((town) => town.name).join(', ')}.`),
      ].join('');
    return {
      title: name,
      lead,
      body: [body(0), body(1)],
      theme,
      towns,
      query: index % 2 === 0 ? slugOf(name[0]) : towns.map(({ id }) => id).join(','),
    };
  });
}

/** The valleys. */
export const generateValleys = (input: StoriesInput): Generated[] =>
  generateStories(input, {
    seed: SEED,
    stories: storiesOf,
    beside: (writer, story) => ({ ...placing(writer, story, []), codice: story.query }),
  });
