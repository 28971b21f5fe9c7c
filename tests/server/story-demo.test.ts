import { expect, it } from 'vitest';
import { generateArticles } from '../../demo/blog/generate';
import { generateExperiences } from '../../demo/experiences/generate';
import type { Generated } from '../../demo/insert';
import { generateOperators } from '../../demo/operators/generate';
import { OPERATORS } from '../../demo/operators/table';
import { generatePages } from '../../demo/pages/generate';
import { LOCALITIES } from '../../demo/places/named';
import { generateStays } from '../../demo/stayProposals/generate';
import type { StoriesInput } from '../../demo/stories/story';
import { generateValleys } from '../../demo/valleys/generate';
import { loadTowns } from '../../server/reference/territory';
import type { Content } from '../../src/content/model/content';
import { defaultLanguages } from '../../src/contract/languages';
import { blog, experience, operator, page, stay, valley } from '../content/named';
import { describeTexts, expectTaken } from './demo-kit';

const input: StoriesInput = {
  towns: loadTowns(),
  authors: new Map([['', [1, 2]]]),
  now: new Date('2026-06-01T10:00:00Z'),
  images: [{ id: 1, theme: 'Enogastronomia' }],
  localities: new Map(LOCALITIES.map(({ name }, index) => [name, index + 1])),
  languages: defaultLanguages(),
};

const templates = new Map([
  ['Pagina semplice', 1],
  ['Pagina con galleria', 2],
  ['Pagina con indice', 3],
  ['Pagina a schede', 4],
]);

const operators = new Map(OPERATORS.map(({ name }, index) => [name, index + 1]));

interface Kind {
  readonly name: string;
  readonly content: Content;
  readonly of: () => Generated[];
  readonly count: number;
  readonly statuses: readonly number[];
}

const ALL = [0, 1, 2, 3, 4, 5];
const KINDS: readonly Kind[] = [
  { name: 'articles', content: blog, of: () => generateArticles(input), count: 120, statuses: ALL },
  { name: 'pages', content: page, of: () => generatePages({ ...input, templates }), count: 60, statuses: ALL },
  { name: 'stays', content: stay, of: () => generateStays(input), count: 60, statuses: ALL },
  { name: 'valleys', content: valley, of: () => generateValleys(input), count: 12, statuses: [1, 2] },
  {
    name: 'experiences',
    content: experience,
    of: () => generateExperiences({ ...input, operators }),
    count: 100,
    statuses: ALL,
  },
  { name: 'operators', content: operator, of: () => generateOperators(input), count: 60, statuses: ALL },
];

for (const { name, content, of, count, statuses } of KINDS)
  describeTexts(`generated ${name}`, () => {
    const all = of();
    const translations = all.flatMap(({ item }) => Object.entries(item.contents));

    it('are the same each time, each with a title of its own', () => {
      expect(of()).toEqual(all);
      expect(all).toHaveLength(count);
      for (const language of ['it', 'en']) {
        const titles = translations.flatMap(([of, { title }]) => (of === language ? [title] : []));
        expect(new Set(titles).size).toBe(titles.length);
      }
    });

    it('have every status, and mostly both languages', () => {
      expect([...new Set(translations.map(([, { status }]) => status))].sort()).toEqual(statuses);
      expect(translations.filter(([language]) => language === 'en').length).toBe(count - Math.floor(count / 9));
    });

    it('break no rule of their content type, as they are and once the server has taken them', () => {
      expectTaken(content, all);
    });

    it('have whole texts of their own, without placeholder, doubled blank or preposition before an article', () => {
      const texts = translations.flatMap(([, { title, subtitle, excerpt, description }]) =>
        [title, subtitle, excerpt, description].filter((text) => typeof text === 'string'),
      );
      const odd = /[{}|]|undefined|null|NaN| {2}|\.\.| [.,;]|\b(a|di|da|in|su) (il|lo|gli|le|i) [A-Z]/;
      expect(texts.filter((text) => text === '' || odd.test(text))).toEqual([]);
      const told = translations.flatMap(([language, { description }]) => (language === 'it' ? [description] : []));
      expect(new Set(told).size).toBe(count);
    });
  });
