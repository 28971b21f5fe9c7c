import { isNested, saidWithin } from '../../../src/content/field/entries';
import type { FieldKind, ShareDeclaration } from '../../../src/content/field/field';
import type { Json } from '../../../src/content/field/json';
import { fieldPath, valueAt } from '../../../src/content/field/path';
import { shareOf } from '../../../src/content/item/share';
import type { Content } from '../../../src/content/model/content';
import { PUBLISHED_STATUS } from '../../../src/content/publication/status';
import { shownDay } from '../../../src/content/when/format';
import { whenSentence } from '../../../src/content/when/sentence';
import { type ContentLanguages, INTERFACE_LANGUAGE } from '../../../src/contract/languages';
import { languageName, statusNames, statusUnknownText } from '../../../src/messages/screens/content';
import type { WhenLanguage } from '../../../src/messages/screens/when';
import { previewTexts, previewWord, publishedTexts } from '../../../src/messages/server/preview';
import { type Item, languagesOf } from '../names';
import { DETAILS } from './details';
import { asHtml, figure, own, type Page, pageHtml } from './html';

/** What is rendered and for whom. */
export interface Rendering {
  readonly content: Content;
  readonly item: Item;
  readonly lang: string;
  /** Languages that this visitor may see, with their addresses. */
  readonly links: Readonly<Record<string, string>>;
  readonly nonce: string;
  /** The rich texts as they may be shown, by what is stored. */
  readonly clean: ReadonlyMap<string, string>;
}

const text = (value: Json): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const paragraph = (className: string, value: string): string =>
  value === '' ? '' : `<p class="${className}">${asHtml(value)}</p>`;

/** The languages that a page is in, with their addresses; '' of one that is in one alone. */
export function navigation({ lang, links }: Pick<Rendering, 'lang' | 'links'>): string {
  const entries = Object.entries(links).map(([language, address]) => {
    const name = asHtml(languageName(language));
    return language === lang
      ? `<li><span aria-current="page">${name}</span></li>`
      : `<li><a href="${asHtml(address)}" lang="${asHtml(language)}">${name}</a></li>`;
  });
  return entries.length < 2
    ? ''
    : `<nav aria-label="${asHtml(previewWord(previewTexts.languages, lang) ?? previewTexts.languages)}"><ul>${entries.join('')}</ul></nav>`;
}

function chips(title: string, lang: string, names: readonly string[]): string {
  const shown = [...new Set(names.filter((name) => name !== ''))];
  if (shown.length === 0) return '';
  return `<h2>${own(title, lang)}</h2><ul class="chips">${shown.map((name) => `<li>${asHtml(name)}</li>`).join('')}</ul>`;
}

/** Names of everything chosen in the fields of a kind. */
function chosen({ content, item, lang }: Rendering, kind: FieldKind): string[] {
  return content.fields
    .filter((field) => field.kind === kind)
    .flatMap((field) => {
      const value = valueAt(item, fieldPath(field, lang));
      return Array.isArray(value) ? value.map((one: Json) => text(valueAt(one, 'name') ?? valueAt(one, 'nome'))) : [];
    });
}

/** What the fields say to readers for which there is no place of their own, in the order of the declaration. */
function details({ content, item, lang, clean }: Rendering): string {
  return content.fields
    .filter(({ isInternal }) => isInternal !== true)
    .map((field) => {
      const said = DETAILS[field.kind]?.({ field, value: valueAt(item, fieldPath(field, lang)), lang, clean }) ?? '';
      return said === '' ? '' : `<h2>${own(field.label, lang)}</h2>${said}`;
    })
    .join('\n');
}

/** When it takes place, in words. */
function period({ content, item, lang }: Rendering): string {
  const valueIn = (kind: FieldKind): Json => {
    const field = content.fields.find((one) => one.kind === kind);
    return field === undefined ? null : valueAt(item, fieldPath(field, lang));
  };
  return paragraph('when', whenSentence(valueIn('dates'), valueIn('times'), lang) ?? '');
}

type Texts = Pick<Rendering, 'content' | 'item' | 'lang'>;

const richTexts = ({ content, item, lang }: Texts): { readonly label: string; readonly html: string }[] =>
  content.fields
    .filter((field) => field.kind === 'richText')
    .map((field) => ({ label: field.label, html: text(valueAt(item, fieldPath(field, lang))) }));

const RICH_TEXTS: ReadonlySet<FieldKind> = new Set<FieldKind>(['richText']);

/** The rich texts of one language as they are stored, in the order of the declaration, those of entries last. */
export const richTextsIn = (texts: Texts): string[] => [
  ...richTexts(texts).map(({ html }) => html),
  ...texts.content.fields
    .filter(isNested)
    .flatMap((field) => saidWithin(field, valueAt(texts.item, field.path), RICH_TEXTS))
    .filter(({ language }) => language === texts.lang)
    .map(({ value }) => text(value)),
];

/** The first is the page's own text, the others are its chapters, under their names. */
const articles = (rendering: Rendering): string =>
  richTexts(rendering)
    .map(({ label, html }, index) => {
      const shown = rendering.clean.get(html) ?? '';
      if (shown === '') return '';
      return `<article>${index === 0 ? '' : `<h2>${own(label, rendering.lang)}</h2>`}${shown}</article>`;
    })
    .join('');

/** The images of an item, the covers or the others. */
function pictures({ content, item, lang }: Rendering, areCovers: boolean): string {
  return content.fields
    .filter((field) => field.kind === 'images')
    .flatMap((field) => {
      const value = valueAt(item, fieldPath(field, lang));
      return Array.isArray(value) ? (value as readonly Json[]) : [];
    })
    .filter((image) => (valueAt(image, 'is_primary') === true) === areCovers)
    .map(figure)
    .join('');
}

/** When something was published, as readers of a language are told: in Italian DD-MM-YYYY. '' for never. */
export function published(date: string | null, lang: string): string {
  if (date === null) return '';
  const day = date.slice(0, 10);
  const said = publishedTexts[lang]?.(shownDay(day, lang as WhenLanguage));
  if (said !== undefined) return paragraph('date', said);
  return `<p class="date" lang="${INTERFACE_LANGUAGE}">${previewTexts.published(day.split('-').reverse().join('-'))}</p>`;
}

/** What the page says of itself to search engines and networks, as far as the content type declares it. */
function metaOf({ content, item, lang }: Rendering): Partial<Pick<Page, 'title' | 'description' | 'social'>> {
  const shareFor = (kind: ShareDeclaration['kind']) => {
    const declared = content.cards.find(({ share }) => share?.kind === kind)?.share;
    return declared === undefined ? undefined : shareOf(content, item, lang, declared);
  };
  const [search, social] = [shareFor('search'), shareFor('social')];
  return {
    ...(search?.title.text && { title: search.title.text }),
    ...(search && { description: search.description.text }),
    ...(social && {
      social: {
        title: social.title.text,
        description: social.description.text,
        image: social.image?.url ?? '',
      },
    }),
  };
}

/** The page of one language of an item, as a reader of the portal would see it. */
export function renderItem(rendering: Rendering): string {
  const { item, lang, nonce } = rendering;
  const one = item.contents[lang];
  const title = one?.title || (previewWord(previewTexts.untitled, lang) ?? previewTexts.untitled);
  const status = one?.status ?? -1;
  const banner = status === PUBLISHED_STATUS ? '' : previewTexts.banner(statusNames[status] ?? statusUnknownText);
  const body = `${banner === '' ? '' : `<p class="banner" lang="it">${asHtml(banner)}</p>`}
<main>
${navigation(rendering)}
<h1>${asHtml(title)}</h1>
${paragraph('subtitle', text(one?.subtitle))}
${period(rendering)}
${published(one?.pub_date ?? null, lang)}
${paragraph('intro', text(one?.excerpt))}
${pictures(rendering, true)}
${articles(rendering)}
${pictures(rendering, false)}
<aside>
${chips(previewTexts.places, lang, chosen(rendering, 'municipalities'))}
${details(rendering)}
${chips(previewTexts.topics, lang, chosen(rendering, 'categories'))}
${chips(previewTexts.tags, lang, chosen(rendering, 'tags'))}
</aside>
</main>`;
  return pageHtml({ lang, title, description: text(one?.excerpt), ...metaOf(rendering), body, nonce });
}

/** The languages of an item that a visitor may see: all of them with a token, else the published ones. */
export function visibleLanguages(item: Item, languages: ContentLanguages, hasToken: boolean): string[] {
  return languagesOf(item, languages).filter((lang) => hasToken || item.contents[lang]?.status === PUBLISHED_STATUS);
}
