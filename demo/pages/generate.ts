import type { Town } from '../../server/reference/territory';
import { bullets, heading, linkTo, paragraph } from '../html';
import type { Generated } from '../insert';
import { INTERESTS, type NamedInterest } from '../interests/table';
import { fill, type Slots, same, type Text, withoutArticle } from '../news/text';
import { themeName } from '../parts';
import { DISHES } from '../places/chapters';
import { generateStories, type StoriesInput, type Story, sightsOf, type Writer } from '../stories/story';
import { STANDING_PAGES } from './table';
import {
  DESTINATION_PAGES,
  FEATURED,
  PROVINCE_LEAD,
  PROVINCE_TABLE,
  PROVINCE_TITLE,
  SEASON_PAGES,
  SUBTITLES,
  TARGET_PAGES,
  THEME_LEADS,
  THEME_TITLE,
  WRITE_US,
} from './texts';

/** Pages are generated from what stories are, and from the ids of templates by their names. */
export interface PagesInput extends StoriesInput {
  readonly templates: ReadonlyMap<string, number>;
}

const SEED = 20_261_204;
const MOST_FEATURED = 6;

interface PageStory extends Story {
  readonly template: string;
}

interface Featuring {
  readonly title: Text;
  readonly subtitle: Text;
  readonly lead: Text;
  readonly theme: string;
  readonly template: string;
  readonly towns?: readonly Town[];
  /** Paragraphs after the introduction. */
  readonly about?: readonly Text[];
}

/** A page that presents some of what people come for. */
function featuring({ random }: Writer, page: Featuring, choices: readonly NamedInterest[]): PageStory {
  const { lead, about = [], towns = [] } = page;
  const chosen = random.some(choices, MOST_FEATURED);
  const inLanguage = (language: 0 | 1): string =>
    [
      ...[lead, ...about].map((text) => paragraph(text[language])),
      heading(FEATURED[language]),
      bullets(chosen.map(({ name, fact }) => `${withoutArticle(name)[language]}: ${fact[language]}`)),
    ].join('');
  return { ...page, towns, body: [inLanguage(0), inLanguage(1)] };
}

const ofTheme = (theme: string): readonly NamedInterest[] => INTERESTS.filter((one) => one.theme === theme);

const themePages = (writer: Writer): PageStory[] =>
  Object.entries(THEME_LEADS).map(([theme, lead]) => {
    const title = fill(THEME_TITLE, { theme: themeName(theme) });
    const page = { title, subtitle: SUBTITLES.theme, lead, theme, template: 'Pagina con galleria' };
    return featuring(writer, page, ofTheme(theme));
  });

const destinationPages = (writer: Writer): PageStory[] =>
  Object.entries(DESTINATION_PAGES).map(([id, [title, lead]]) => {
    const there = INTERESTS.filter(({ town }) => writer.townOf(town).destination === Number(id));
    const { destination: subtitle } = SUBTITLES;
    return featuring(writer, { title, subtitle, lead, theme: 'Arte e cultura', template: 'Pagina a schede' }, there);
  });

/** The town that a province is called after, or the first of two. */
function capitalOf(towns: readonly Town[]): Town {
  const capital = towns.find(({ name, provinceName }) => provinceName.startsWith(name));
  if (capital === undefined)
    throw new Error(`demo page about a province without its capital: ${towns[0]?.provinceName}`);
  return capital;
}

const provincePages = (writer: Writer): PageStory[] =>
  Object.entries(DISHES).map(([province, [dish, wine]]) => {
    const towns = writer.input.towns.filter(({ provinceShort }) => provinceShort === province);
    const names = new Set(towns.map(({ name }) => name));
    const capital = capitalOf(towns);
    const slots: Slots = { province: same(capital.provinceName), dish, wine, sights: sightsOf(capital) };
    const page = {
      title: fill(PROVINCE_TITLE, slots),
      subtitle: SUBTITLES.province,
      lead: fill(PROVINCE_LEAD, slots),
      about: [fill(PROVINCE_TABLE, slots)],
      theme: 'Arte e cultura',
      template: 'Pagina con indice',
      towns: [capital],
    };
    return featuring(
      writer,
      page,
      INTERESTS.filter(({ town }) => names.has(town)),
    );
  });

const ideaPages = (writer: Writer): PageStory[] => [
  ...Object.values(TARGET_PAGES).map(([title, lead, theme]) => {
    const page = { title, subtitle: SUBTITLES.target, lead, theme, template: 'Pagina a schede' };
    return featuring(writer, page, ofTheme(theme));
  }),
  ...SEASON_PAGES.map(([title, lead, theme]) => {
    const page = { title, subtitle: SUBTITLES.season, lead, theme, template: 'Pagina con galleria' };
    return featuring(writer, page, ofTheme(theme));
  }),
];

const standingPages = (): PageStory[] =>
  STANDING_PAGES.map(({ template, title, lead, about, points }) => {
    const inLanguage = (language: 0 | 1): string =>
      [
        paragraph(about[language]),
        bullets(points.map((point) => point[language])),
        linkTo('mailto:redazione@portale.example', WRITE_US[language]),
      ].join('');
    const body: Text = [inLanguage(0), inLanguage(1)];
    return { template, title, subtitle: SUBTITLES.standing, lead, body, theme: null, towns: [] };
  });

/** The pages: about the portal, its themes and destinations, its provinces, whom and which season it is for. */
export const generatePages = (input: PagesInput): Generated[] =>
  generateStories(input, {
    seed: SEED,
    hasSharedTags: true,
    stories: (writer) => [
      ...standingPages(),
      ...themePages(writer),
      ...destinationPages(writer),
      ...provincePages(writer),
      ...ideaPages(writer),
    ],
    beside: (_, { template }) => ({ template: input.templates.get(template) ?? null }),
  });
