import { labels } from '../messages/screens/content';
import type { FilterDeclaration } from './model/listing';
import type { CardDeclaration, FieldDeclaration } from './model/types';

/** Greatest length of a text without a limit of its own. Source: document 2, section 5. */
const TEXT_LIMIT = 300;

type Options = Partial<Omit<FieldDeclaration, 'path' | 'kind' | 'label'>>;

const localized = (
  path: string,
  kind: FieldDeclaration['kind'],
  label: string,
  options: Options = {},
): FieldDeclaration => ({
  path,
  kind,
  label,
  localized: true,
  ...options,
});

/** Fields that several content types declare alike; a content type's own file may use or replace each. */
export const fields = {
  title: localized('title', 'text', labels.title, { limit: TEXT_LIMIT }),
  slug: localized('slug', 'slug', labels.slug, { limit: TEXT_LIMIT }),
  subtitle: localized('subtitle', 'text', labels.subtitle, { limit: TEXT_LIMIT }),
  excerpt: localized('excerpt', 'textarea', labels.excerpt, { limit: TEXT_LIMIT }),
  description: localized('description', 'richText', labels.description),
  tags: localized('tags', 'tags', labels.tags, { main: 14 }),
} as const;

/** A field of categories out of one group. Groups: document 2, 'Option lists'. */
export const categories = (path: string, main: number, label: string): FieldDeclaration => ({
  path,
  kind: 'categories',
  label,
  localized: false,
  main,
});

/** Cards that several content types show alike. `seoDescription` is the limit of the SEO description, in characters. */
export const cards = {
  seo: (seoDescription: number): CardDeclaration => ({
    id: 'seo',
    title: labels.cards.seo,
    place: 'main',
    fields: [
      localized('google.keywords', 'text', labels.seoKeywords, { limit: TEXT_LIMIT }),
      localized('google.title', 'text', labels.seoTitle, { limit: TEXT_LIMIT }),
      localized('google.description', 'textarea', labels.seoDescription, { limit: seoDescription }),
    ],
  }),
  social: {
    id: 'social',
    title: labels.cards.social,
    place: 'main',
    fields: [
      localized('social.title', 'text', labels.socialTitle, { limit: TEXT_LIMIT }),
      localized('social.description', 'textarea', labels.socialDescription, { limit: 160 }),
    ],
  },
  /** `limit`: greatest number of images. */
  images: (limit: number): CardDeclaration => ({
    id: 'images',
    title: labels.cards.images,
    place: 'main',
    fields: [{ path: 'attachments', kind: 'images', label: labels.images, localized: false, limit }],
  }),
  tags: { id: 'tags', title: labels.cards.tags, place: 'main', fields: [fields.tags] },
  address: {
    id: 'address',
    title: labels.cards.address,
    place: 'main',
    fields: [{ path: 'locations', kind: 'address', label: labels.address, localized: false }],
  },
  settings: {
    id: 'settings',
    title: labels.cards.settings,
    place: 'side',
    fields: [
      localized('status', 'status', labels.status),
      localized('review_note', 'reviewNote', labels.reviewNote, { limit: 1000, hint: labels.reviewNoteHint }),
      localized('author', 'author', labels.author),
      localized('pub_date', 'dateTime', labels.publicationDate),
    ],
  },
  municipalities: {
    id: 'municipalities',
    title: labels.cards.municipalities,
    place: 'side',
    fields: [{ path: 'comune', kind: 'municipalities', label: labels.municipalities, localized: false }],
  },
  portals: {
    id: 'portals',
    title: labels.cards.portals,
    place: 'side',
    fields: [{ path: 'portal', kind: 'portals', label: labels.portals, localized: false }],
  },
} as const satisfies Record<string, CardDeclaration | ((limit: number) => CardDeclaration)>;

const allMasculine = { value: -1, label: labels.all.masculine } as const;
const allFeminine = { value: -1, label: labels.all.feminine } as const;

/** Filters that several lists show alike. Source: document 2, section 2; fixed destinations: 'Option lists'. */
export const filters = {
  destination: {
    name: 'destinazione',
    kind: 'category',
    label: labels.destination,
    all: allFeminine,
    options: [
      { value: 2001, label: 'Emilia' },
      { value: 2002, label: 'Romagna' },
      { value: 2003, label: 'Bologna-Modena' },
    ],
  },
  province: { name: 'provincia', kind: 'province', label: labels.province, all: allFeminine },
  municipality: {
    name: 'comune',
    kind: 'municipality',
    label: labels.municipality,
    all: allMasculine,
    within: 'provincia',
  },
  status: { name: 'stato', kind: 'status', label: labels.status, all: allMasculine },
  language: {
    name: 'lang',
    kind: 'language',
    label: labels.language,
    all: { value: 'all', label: labels.all.feminine },
  },
  dates: { name: 'dates', kind: 'dates', label: labels.dates, all: allFeminine },
} as const satisfies Record<string, FilterDeclaration>;
