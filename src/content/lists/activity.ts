import { FEATURED_CATEGORIES, REVIEW, type ReviewedActivity } from '../../contract/activities';
import { formatCount } from '../../messages/numbers';
import { reviewTexts as texts } from '../../messages/screens/activities';
import { dashedDate } from '../when/civil';

type Names = ReviewedActivity['tipologies'];

type OneOf<V> = V extends readonly (infer E)[] ? E : V;

/** One, several or none of something, as a list. */
const listOf = <V>(value: V) =>
  (value === null || value === undefined ? [] : Array.isArray(value) ? value : [value]) as readonly OneOf<
    NonNullable<V>
  >[];

const filled = (parts: readonly (string | null | undefined)[]): string[] =>
  parts.flatMap((part) => (typeof part === 'string' && part.trim() !== '' ? [part.trim()] : []));

/** Names that come as texts or as objects, each once. */
export const namesOf = (names: Names): readonly string[] => [
  ...new Set(filled((names ?? []).map((name) => (typeof name === 'string' ? name : name.name)))),
];

const SYMBOLS: Readonly<Record<string, string>> = { EUR: '€', USD: '$', GBP: '£', CHF: 'CHF' };

/** A price as Italians write it: '1.234,50 €'; what is no number as it came; null for none. */
export function priceText({
  price_amount: amount,
  price_currency: currency,
}: Pick<ReviewedActivity, 'price_amount' | 'price_currency'>) {
  if (amount === null || amount === undefined || amount === '') return null;
  const value = typeof amount === 'number' ? amount : Number(amount.trim().replace(',', '.'));
  const unit = currency?.trim() ? (SYMBOLS[currency.trim().toUpperCase()] ?? currency.trim()) : '€';
  if (!Number.isFinite(value)) return String(amount);
  if (value === 0) return texts.free;
  const [whole = '0', cents = '00'] = value.toFixed(2).split('.');
  return `${formatCount(Number(whole))}${cents === '00' ? '' : `,${cents}`} ${unit}`;
}

/** Where it takes place: address, town and province of each place, each once. */
export function placesOf({ locations }: Pick<ReviewedActivity, 'locations'>): readonly string[] {
  const all = listOf(locations).map(({ address, city_name: city, province_code: code }) => {
    const province = filled([code === null || code === undefined ? null : String(code)])[0];
    const town = filled([city])[0];
    const shown = town === undefined || province === undefined ? town : `${town} (${province})`;
    return filled([address, shown]).join(', ');
  });
  return [...new Set(filled(all))];
}

/** When it takes place: each period, each once, in the order that they came. */
export function periodsOf({ dates }: Pick<ReviewedActivity, 'dates'>): readonly string[] {
  const all = listOf(dates).map(({ start_date: from, end_date: to }) => {
    const [start, end] = [from, to].map((day) => (day ? dashedDate(day.slice(0, 10)) : null));
    if (start && end) return start === end ? start : `${start} – ${end}`;
    return start ? texts.from(start) : end ? texts.until(end) : null;
  });
  return [...new Set(filled(all))];
}

/** The first few of several, and how many more there are. */
export const firstOf = (
  all: readonly string[],
  most: number,
): { readonly shown: readonly string[]; readonly more: number } => ({
  shown: all.slice(0, most),
  more: Math.max(0, all.length - most),
});

/** Address of the small picture, or the first of several; null for none. */
export const thumbOf = ({ images_gallery: gallery }: Pick<ReviewedActivity, 'images_gallery'>): string | null =>
  filled([listOf(gallery?.thumb)[0]])[0] ?? null;

/** What can be decided about an activity, in the order of its keys. */
export const REVIEW_OPTIONS = (['unwanted', 'wanted', 'copied', 'undecided'] as const).map((name) => ({
  value: REVIEW[name],
  label: texts.choices[name],
}));

/** What is decided, in words; a status that nobody here knows by its number. */
export const reviewText = (status: number | string | undefined): string =>
  REVIEW_OPTIONS.find(({ value }) => value === status)?.label ?? texts.unknown(status ?? '');

/** Names joined by commas, each once and without the blanks that some servers put between them. */
export const categoryNames = (joined: string | number | null | undefined): readonly string[] => [
  ...new Set(filled(String(joined ?? '').split(','))),
];

const placeOf = (name: string): number => (FEATURED_CATEGORIES as readonly string[]).indexOf(name);

/** Names as they are sent: the fixed ones in their order, then those that nobody here knows as they came. */
export function joinedCategories(names: readonly string[]): string {
  const known = FEATURED_CATEGORIES.filter((name) => names.includes(name));
  return [...known, ...names.filter((name) => placeOf(name) === -1)].join(',');
}

/** The fixed categories, and those of an event that nobody here knows. */
export const offeredCategories = (names: readonly string[]): readonly string[] => [
  ...FEATURED_CATEGORIES,
  ...names.filter((name) => placeOf(name) === -1),
];

export const isKnownCategory = (name: string): boolean => placeOf(name) !== -1;

/** What of a featured event saves itself, as it is sent. */
export const featuredValue = ({ featured, categoria }: Readonly<Record<string, unknown>>) => ({
  featured: featured === true || featured === 1 ? 1 : 0,
  category: categoryNames(typeof categoria === 'string' ? categoria : null).join(','),
});

const OPENED: readonly string[] = ['http:', 'https:'];

/**
 * Where the shop shows an activity: the configured address with `{id}` in it, or with the id behind it. Null without one,
 * and for one that is no plain address of the web. Source: contract, 'Pinned', bookable.
 */
export function shopAddress(shopUrl: string, id: number): string | null {
  const address = shopUrl.includes('{id}')
    ? shopUrl.replaceAll('{id}', String(id))
    : `${shopUrl.replace(/\/+$/, '')}/${id}`;
  const url = shopUrl.trim() !== '' && URL.canParse(address) ? new URL(address) : null;
  if (url === null || !OPENED.includes(url.protocol)) return null;
  return url.username === '' && url.password === '' ? url.href : null;
}
