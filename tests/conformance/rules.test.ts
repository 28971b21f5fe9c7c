import { expect, test } from 'vitest';
import { missingRight } from '../../src/content/item/rights';
import { contentOf, fieldOf, SEO, SOCIAL } from './declared';

/** Greatest lengths, in characters, or numbers of entries. */
const LIMITS: readonly (readonly [name: string, area: string, path: string, limit: number])[] = [
  ['un testo [2-5.13]', 'news', 'title', 300],
  ['sottotitolo di un evento [2-5.14]', 'event', 'subtitle', 140],
  ['sottotitolo di un itinerario [2-5.15]', 'itinerary', 'subtitle', 90],
  ['sottotitolo di un interesse [2-5.15]', 'interessi', 'subtitle', 90],
  ['sottotitolo di una località [2-5.15]', 'localita', 'subtitle', 90],
  ['motori degli eventi [2-5.16]', 'event', 'google.description', 160],
  ['motori delle news [2-5.16]', 'news', 'google.description', 170],
  ['social [2-5.16]', 'news', 'social.description', 160],
  ['orari in testo libero [2-5.17]', 'event', 'times', 300],
  ['immagini di una pagina [3-2.19, 3-5.5]', 'page', 'attachments', 40],
  ...['event', 'news', 'iat', 'itinerary', 'localita', 'interessi', 'viaemilia'].map(
    (area) => [`immagini: ${area} [2-5.18]`, area, 'attachments', 10] as const,
  ),
  ...['page', 'blog', 'esperienze', 'operatori', 'soggiorno', 'valle'].map(
    (area) => [`motori: ${area} [3-5.4, 3-2.91]`, area, 'google.description', 170] as const,
  ),
];

test.each(LIMITS)('has its limit: %s', (_, area, path, limit) => expect(fieldOf(area, path).limit).toBe(limit));

const NINE = ['title', 'description', 'excerpt', 'slug', ...SEO, ...SOCIAL];

const REQUIRED: readonly (readonly [
  name: string,
  area: string,
  draft: readonly string[],
  published: readonly string[],
])[] = [
  ['evento [2-5.3]', 'event', ['title'], ['title', 'description', 'excerpt', 'slug']],
  ['news [2-5.4]', 'news', ['title'], NINE],
  ['itinerario [2-5.5]', 'itinerary', ['title'], NINE],
  ['ufficio [2-5.6]', 'iat', ['title', 'locations'], ['title']],
  ['località [2-5.7]', 'localita', ['title'], ['title', 'description', 'excerpt', 'slug']],
  ['interesse [2-5.8]', 'interessi', ['title'], NINE],
  ['Via Emilia [2-5.9]', 'viaemilia', ['title'], NINE],
  ...['page', 'blog', 'esperienze', 'operatori', 'soggiorno', 'valle'].map(
    (area) => [`${area} [3-5.1]`, area, ['title'], NINE] as const,
  ),
];

test.each(REQUIRED)('is required: %s', (_, area, draft, published) => {
  const { required } = contentOf(area);
  expect([required.draft, [...required.published].toSorted()]).toEqual([draft, published.toSorted()]);
});

test.each(['viaemilia', 'opendata'])('tags of «%s» are changed by who holds their right alone [2-6.4]', (area) => {
  const tags = fieldOf(area, 'tags');
  const changed = (tag: boolean) => missingRight(tags, [], [{ id: 14001 }], { tag, publish: true, regionWide: true });
  expect([changed(true), changed(false)]).toEqual([null, 'tag']);
});
