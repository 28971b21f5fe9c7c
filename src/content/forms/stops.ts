import { formTexts } from '../../messages/screens/forms';
import type { CardDeclaration, EntryDeclaration, FieldDeclaration } from '../field/field';

const { stop: texts } = formTexts;

/** Greatest number of stops, and of their images. Source: document 2, section 5. */
const [MOST_STOPS, MOST_IMAGES] = [30, 10];

/** Greatest length of a text without a limit of its own. Source: document 2, section 5. */
const TEXT_LIMIT = 300;

const shared = (path: string, kind: FieldDeclaration['kind'], label: string): FieldDeclaration => ({
  path,
  kind,
  label,
  localized: false,
});

/** Where a stop is; it lies in the locality, whose position may stand for its own. Source: document 2, section 3, Event. */
const PLACE: readonly FieldDeclaration[] = [
  shared('localita', 'locality', texts.locality),
  { ...shared('location', 'address', formTexts.address), shape: 'bare', companion: 'localita' },
];

/** What stops on a way say in every language. Source: document 2, section 3, Itinerary. */
const TEXTS: readonly FieldDeclaration[] = [
  { path: 'title', kind: 'text', label: formTexts.title, localized: true, limit: TEXT_LIMIT },
  { path: 'description', kind: 'richText', label: formTexts.description, localized: true },
];

const NAME = { ...shared('title', 'text', formTexts.title), limit: TEXT_LIMIT };
const ADDRESS = { ...shared('url', 'url', texts.url), limit: TEXT_LIMIT };

/** A fixed number of links, each with a title and, of some, an image. Source: document 2, sections 3 and 5, Via Emilia. */
const slots = (path: string, count: number, label: string, one: string, withImage = false): FieldDeclaration => ({
  ...shared(path, 'slots', label),
  count,
  entry: {
    one,
    fields: [NAME, ADDRESS, ...(withImage ? [shared('image', 'image', texts.image)] : [])],
    summary: ['title', 'url'],
  },
});

/** The stops of a content type, with the address asked of each that says anything. Source: document 2, section 5. */
const stopsCard = (
  title: string,
  path: string,
  entry: Omit<EntryDeclaration, 'one' | 'required'>,
): CardDeclaration => ({
  id: 'stops',
  title,
  column: 'main',
  fields: [
    {
      ...shared(path, 'entries', title),
      limit: MOST_STOPS,
      entry: { ...entry, one: texts.one, required: ['location'] },
    },
  ],
});

/** Cards of stops, by what stops are made of. */
export const stopCards = {
  /** Source: document 2, section 3, Event. */
  event: stopsCard(formTexts.event.stops, 'locations', {
    fields: [{ path: 'info', kind: 'detail', label: texts.info, localized: 'beside', limit: TEXT_LIMIT }, ...PLACE],
    empty: texts.noPlace,
    summary: ['location', 'localita', 'info'],
  }),
  /** Source: document 2, section 3, Itinerary. */
  itinerary: stopsCard(texts.many, 'tappe', {
    fields: [...TEXTS, shared('info', 'place', texts.point), ...PLACE],
    empty: texts.none,
    summary: ['title', 'localita', 'location'],
    route: 'location',
  }),
  /** Source: document 2, section 3, Via Emilia itinerary. */
  viaEmilia: stopsCard(texts.many, 'tappe', {
    fields: [
      ...TEXTS,
      { path: 'distanza', kind: 'text', label: texts.distance, localized: 'beside', limit: TEXT_LIMIT },
      shared('poi', 'place', texts.point),
      ...PLACE,
      { ...shared('events', 'contents', texts.events), area: 'event' },
      slots('video', 5, texts.videos, texts.video),
      slots('planning', 6, texts.plans, texts.plan, true),
      slots('ricette', 3, texts.recipes, texts.recipe, true),
      slots('podcast', 2, texts.podcasts, texts.podcast),
      { ...shared('attachments', 'images', formTexts.images), limit: MOST_IMAGES },
    ],
    empty: texts.none,
    summary: ['title', 'localita', 'location'],
    route: 'location',
  }),
} as const;
