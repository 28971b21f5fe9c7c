import { entriesOf } from '../../../src/content/field/collection';
import type { Json } from '../../../src/content/field/json';
import { asText } from '../../../src/content/field/kind';
import { valueAt } from '../../../src/content/field/path';
import { contentIdsOf } from '../../../src/content/kinds/references';
import { featured as featuredFields } from '../../../src/content/settings/fields';
import { settingsSections } from '../../../src/content/settings/sections';
import { isWebAddress } from '../../../src/content/text/web';
import { isPlainObject } from '../../../src/contract/plainObject';
import type { SettingsSectionName } from '../../../src/contract/settings';
import { settingsLabels as labels } from '../../../src/messages/screens/settings';
import { previewTexts, previewWord } from '../../../src/messages/server/preview';
import { asHtml, figure, own, pageHtml } from '../../content/preview/html';
import { navigation, published } from '../../content/preview/render';
import type { Said } from '../../references/settings';
import { features } from '../rights';
import type { Featured } from './featured';

/** What each section says in the page's language; one that says nothing is not there. */
export type HomeTexts = ReadonlyMap<SettingsSectionName, Said>;

interface HomeRendering {
  readonly texts: HomeTexts;
  /** The featured contents that readers see, by id. */
  readonly featured: ReadonlyMap<number, Featured>;
  readonly lang: string;
  /** The languages of the site, with the addresses of their pages. */
  readonly links: Readonly<Record<string, string>>;
  readonly nonce: string;
}

type Level = 2 | 3 | 4;

/** A heading that is ours, not the portal's. */
const labelled = (level: Level, label: string, lang: string): string => `<h${level}>${own(label, lang)}</h${level}>`;

const heading = (level: Level, text: Json): string =>
  asText(text).trim() === '' ? '' : `<h${level}>${asHtml(asText(text).trim())}</h${level}>`;

const paragraph = (text: Json): string => {
  const words = asText(text).trim();
  return words === '' ? '' : `<p>${asHtml(words).replaceAll('\n', '<br>')}</p>`;
};

/** A way to a page. One of the portal's own is told, for it is not on this site. */
function way(url: Json, text: Json): string {
  const [address, words] = [asText(url).trim(), asText(text).trim()];
  const label = asHtml(words === '' ? address : words);
  if (isWebAddress(address)) return `<p><a href="${asHtml(address)}" rel="noreferrer">${label}</a></p>`;
  if (label === '') return '';
  return `<p>${label}${address === '' || words === '' ? '' : ` (${asHtml(address)})`}</p>`;
}

/** An image among others, as small as it is shown there. */
function thumbnail(image: Json): string {
  const small = asText(valueAt(image, 'url_thumb'));
  return figure(small !== '' && isPlainObject(image) ? { ...image, url: small } : image);
}

const cards = (entries: readonly string[]): string => {
  const filled = entries.filter((entry) => entry !== '');
  return filled.length === 0 ? '' : `<ul class="cards">${filled.map((entry) => `<li>${entry}</li>`).join('')}</ul>`;
};

const block = (content: string, id?: string): string =>
  content === '' ? '' : `<section${id === undefined ? '' : ` id="${id}"`}>\n${content}\n</section>`;

/** Something under a heading, neither where there is nothing. */
const under = (head: string, content: string): string => (content === '' ? '' : `${head}${content}`);

/** When it takes place, else when it was published. */
const dateOf = ({ when, published: date }: Featured, lang: string): string =>
  when === null ? published(date, lang) : paragraph(when);

function featuredCard(content: Featured, level: Level, lang: string): string {
  const { title, address, image } = content;
  const name = title === '' ? own(previewTexts.untitled, lang) : asHtml(title);
  return `${thumbnail(image)}<h${level}><a href="${asHtml(address)}">${name}</a></h${level}>${dateOf(content, lang)}`;
}

/** The events and news of a section that readers see, in their order. */
function featuredIn({ featured, lang }: HomeRendering, said: Said, level: Level): string {
  return Object.values(featuredFields)
    .map(({ path, label, area }) => {
      const shown = contentIdsOf(said[path]).flatMap((id) => {
        const one = typeof id === 'number' ? featured.get(id) : undefined;
        return one?.area === area ? [featuredCard(one, (level + 1) as Level, lang)] : [];
      });
      return under(labelled(level, label, lang), cards(shown));
    })
    .join('\n');
}

function videosIn(said: Said, lang: string): string {
  const videos: readonly Json[] = Array.isArray(said.video) ? said.video : [];
  const shown = videos
    .filter((video) => isWebAddress(asText(valueAt(video, 'url')).trim()))
    .map((video) => `${thumbnail(valueAt(video, 'image'))}${way(valueAt(video, 'url'), valueAt(video, 'titolo'))}`);
  return under(labelled(2, labels.videos, lang), cards(shown));
}

const mosaicIn = (said: Said, lang: string): string =>
  under(
    labelled(3, labels.mosaic, lang),
    cards(
      entriesOf(said.mosaico ?? null).map(
        ({ image, title, label, url }) => `${thumbnail(image)}${way(url, title)}${paragraph(label)}`,
      ),
    ),
  );

/** A themed section, under its name. */
const themed = (rendering: HomeRendering, name: SettingsSectionName, title: string): string => {
  const said = rendering.texts.get(name) ?? {};
  return block(
    under(
      labelled(2, title, rendering.lang),
      `${featuredIn(rendering, said, 3)}${mosaicIn(said, rendering.lang)}`.trim(),
    ),
    name,
  );
};

/** The first cover large, the others below it. */
function covers({ attachments }: Said): string {
  const [hero, ...others]: readonly Json[] = Array.isArray(attachments) ? attachments : [];
  return hero === undefined ? '' : `${figure(hero)}${cards(others.map(thumbnail))}`;
}

/** The texts of a section that has no place of its own, one after the other. */
const lines = (said: Said, ...names: readonly string[]): string => names.map((name) => paragraph(said[name])).join('');

/** The home page of a language, as readers of the portal would see it. */
export function renderHome(rendering: HomeRendering): string {
  const { texts, lang, nonce } = rendering;
  const said = (name: SettingsSectionName): Said => texts.get(name) ?? {};
  const [home, welcome, discover, instagram] = [said('home'), said('erw'), said('scopri'), said('instagram_home')];
  const title = asText(welcome.title).trim();
  const bottom = lines(said('footer'), 'testo_sx', 'newsletter', 'newsletter_button', 'copyright');
  const parts = [
    covers(home),
    `${figure(welcome.image)}${way(welcome.permalink, welcome.button)}`,
    block(featuredIn(rendering, home, 2).trim()),
    block(videosIn(home, lang)),
    ...settingsSections
      .filter((section) => features(section) && section.name !== 'home')
      .map((section) => themed(rendering, section.name, section.title)),
    block(`${heading(2, discover.title)}${paragraph(discover.descrizione)}`),
    block(lines(said('test'), 'preferenze', 'chi', 'notti', 'start', 'creaViaggio')),
    block(`${heading(2, instagram.title)}${paragraph(instagram.button)}`),
    bottom === '' ? '' : `<footer>${bottom}</footer>`,
  ];
  const body = `<main>
${navigation(rendering)}
<h1>${title === '' ? own(previewTexts.home, lang) : asHtml(title)}</h1>
${parts.filter((part) => part !== '').join('\n')}
</main>`;
  const suffix = asText(said('generale').seotitle).trim();
  const head = `${title === '' ? (previewWord(previewTexts.home, lang) ?? previewTexts.home) : title} ${suffix}`.trim();
  return pageHtml({ lang, title: head, description: asText(discover.descrizione), body, nonce });
}
