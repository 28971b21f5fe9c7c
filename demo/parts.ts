import type { Town } from '../server/reference/territory';
import type { Json } from '../src/content/field/json';
import { THEME_NAMES, type ThemedImage } from './categories';
import type { Text } from './news/text';
import type { Random } from './random';

/** A text cut at a word, at most `limit` characters long. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit - 1);
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), limit / 2))}…`;
}

export const dateTime = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');

/** What an item that nobody has saved yet has beside its fields. */
export const UNSAVED = { canSave: false, draft: 0, revision: null, updated_at: null, lang: 'it' } as const;

export const references = (ids: readonly number[]): Json => ids.map((id) => ({ id }));

/** A theme in both languages, by its Italian name. */
export const themeName = (theme: string): Text => THEME_NAMES.find(([italian]) => italian === theme) ?? [theme, theme];

/** A municipality as an address has it. */
export function cityOf(town: Town): Json {
  const { id, name: city, istat, provinceName: province, provinceShort: province_short, zip: zip_code } = town;
  return { id, city, istat, province, province_short, region: 'Emilia-Romagna', zip_code, country: null };
}

/** Area code of each province, by its car code. */
export const AREA_CODES: Readonly<Record<string, string>> = {
  BO: '051',
  MO: '059',
  PR: '0521',
  RE: '0522',
  PC: '0523',
  FE: '0532',
  RA: '0544',
  FC: '0543',
  RN: '0541',
};

const CONTACTS = ['telephone', 'email', 'website'] as const;
type Contacts<T> = Readonly<Record<(typeof CONTACTS)[number], T>>;

/** The first `count` contacts of telephone, mail and site, by language. */
export function contactsOf(
  labels: Contacts<Text>,
  values: Contacts<string>,
  count: number = CONTACTS.length,
): readonly [it: Json, en: Json] {
  const inLanguage = (language: 0 | 1): Json =>
    CONTACTS.slice(0, count).map((type, index) => ({
      id: index + 1,
      order: index + 1,
      label: labels[type][language],
      type,
      value: values[type],
      lang: language === 0 ? 'it' : 'en',
    }));
  return [inLanguage(0), inLanguage(1)];
}

interface Shared {
  readonly title: string;
  readonly lead: string;
  readonly keywords: readonly string[];
  /** Greatest length of the description that search engines get. */
  readonly limit?: number;
}

/** What search engines and networks show of an item in one language. */
export const shareTexts = ({ title, lead, keywords, limit = 160 }: Shared): Record<'google' | 'social', Json> => ({
  google: {
    keywords: [...keywords, 'Emilia-Romagna'].join(', '),
    title: cut(title, 300),
    description: cut(lead, limit),
  },
  social: { title: cut(title, 300), description: cut(lead, 160) },
});

/** Portals of an item about a municipality; `regionWide` is the share that the region-wide portal shows. */
export const portalsOf = (random: Random, { destination }: Town, regionWide: number): Json => [
  { id: 1, active: random.chance(regionWide) },
  { id: 2, active: destination === 2001 || random.chance(0.1) },
  { id: 3, active: destination === 2002 || random.chance(0.1) },
];

/** Up to `count` images of a theme, the first as the cover; without a count up to four, and two in five items have none. */
export function imagesOf(
  random: Random,
  images: readonly ThemedImage[],
  theme: string,
  count: number = Math.max(0, random.between(-2, 4)),
): Json {
  const fitting = images.filter((image) => image.theme === theme);
  return random.some(fitting, count).map(({ id }, index) => ({
    id,
    description: '',
    order: index + 1,
    is_primary: index === 0,
  }));
}
