import { formTexts } from '../../messages/screens/forms';
import type { CardDeclaration, CopySource, FieldDeclaration, FileAccept } from '../field/field';
import type { Requirements } from '../model/content';

/** Greatest length of a text without a limit of its own. Source: document 2, section 5. */
export const TEXT_LIMIT = 300;

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
  title: localized('title', 'text', formTexts.title, { limit: TEXT_LIMIT }),
  slug: localized('slug', 'slug', formTexts.slug, { limit: TEXT_LIMIT }),
  subtitle: localized('subtitle', 'text', formTexts.subtitle, { limit: TEXT_LIMIT }),
  excerpt: localized('excerpt', 'textarea', formTexts.excerpt, { limit: TEXT_LIMIT }),
  description: localized('description', 'richText', formTexts.description),
  tags: localized('tags', 'tags', formTexts.tags, { main: 14 }),
} as const;

/** A field of categories out of one group. Groups: document 2, 'Option lists'. */
export const categories = (path: string, main: number, label: string): FieldDeclaration => ({
  path,
  kind: 'categories',
  label,
  localized: false,
  main,
});

const fromTitle: CopySource = { path: 'title', words: formTexts.from.title };
const fromExcerpt: CopySource = { path: 'excerpt', words: formTexts.from.excerpt };

const contacts: FieldDeclaration = {
  path: 'contacts',
  kind: 'contacts',
  label: formTexts.contacts,
  localized: 'beside',
  limit: 20,
};

const municipalities: FieldDeclaration = {
  path: 'comune',
  kind: 'municipalities',
  label: formTexts.municipalities,
  localized: false,
};

const networks: readonly FieldDeclaration[] = [
  categories('theme', 5, formTexts.networks),
  categories('destinazione', 2, formTexts.destination),
  categories('target', 6, formTexts.target),
];

/** What a content begins with: its title, its slug, and these. */
export const basicsOf = (...further: readonly FieldDeclaration[]): CardDeclaration => ({
  id: 'basics',
  title: formTexts.cards.basics,
  column: 'main',
  fields: [fields.title, fields.slug, ...further],
});

/** What a content is found by, beside its list. */
export const categoriesOf = (...groups: readonly FieldDeclaration[]): CardDeclaration => ({
  id: 'categories',
  title: formTexts.cards.categories,
  column: 'side',
  fields: groups,
});

/** Where something is. */
const addressOf = (...places: readonly FieldDeclaration[]): CardDeclaration => ({
  id: 'address',
  title: formTexts.cards.address,
  column: 'main',
  fields: places,
});

const addressAt = (path: string, options: Options = {}): FieldDeclaration => ({
  path,
  kind: 'address',
  label: formTexts.address,
  localized: false,
  ...options,
});

/** Cards that several content types show alike. `seoDescription` is the limit of the SEO description, in characters. */
export const cards = {
  /** What most contents begin with; `subtitle` is the field, null for types without one. */
  basics: (subtitle: FieldDeclaration | null = fields.subtitle): CardDeclaration =>
    basicsOf(...(subtitle === null ? [] : [subtitle]), fields.excerpt, fields.description),
  seo: (seoDescription: number): CardDeclaration => ({
    id: 'seo',
    title: formTexts.cards.seo,
    column: 'main',
    fields: [
      localized('google.keywords', 'text', formTexts.seoKeywords, { limit: TEXT_LIMIT }),
      localized('google.title', 'text', formTexts.seoTitle, { limit: TEXT_LIMIT, copyFrom: fromTitle }),
      localized('google.description', 'textarea', formTexts.seoDescription, {
        limit: seoDescription,
        copyFrom: fromExcerpt,
      }),
    ],
    share: { kind: 'search', title: 'google.title', description: 'google.description' },
  }),
  social: {
    id: 'social',
    title: formTexts.cards.social,
    column: 'main',
    fields: [
      localized('social.title', 'text', formTexts.socialTitle, { limit: TEXT_LIMIT, copyFrom: fromTitle }),
      localized('social.description', 'textarea', formTexts.socialDescription, { limit: 160, copyFrom: fromExcerpt }),
    ],
    share: { kind: 'social', title: 'social.title', description: 'social.description' },
  },
  /** `limit`: greatest number of images. */
  images: (limit: number): CardDeclaration => ({
    id: 'images',
    title: formTexts.cards.images,
    column: 'main',
    fields: [{ path: 'attachments', kind: 'images', label: formTexts.images, localized: false, limit }],
  }),
  /** Files that readers download. Source: document 2, sections 3 and 5; contract, 'Pinned for documents 2 and 3', files. */
  files: (accept: FileAccept): CardDeclaration => ({
    id: 'files',
    title: formTexts.files.card,
    column: 'main',
    fields: [
      {
        path: 'attachments',
        kind: 'files',
        label: formTexts.files[accept],
        localized: false,
        accept,
        alsoAt: 'files',
      },
    ],
  }),
  tags: { id: 'tags', title: formTexts.cards.tags, column: 'main', fields: [fields.tags] },
  address: addressOf(addressAt('locations')),
  /** The same, as webcams have it. Source: contract, 'Pinned for documents 2 and 3', address. */
  bareAddress: addressOf(addressAt('locations', { shape: 'bare' })),
  /** Where something is, and the locality that it lies in. Source: document 3, section 2, address card. */
  addressWithLocality: addressOf(
    { path: 'localita', kind: 'locality', label: formTexts.stop.locality, localized: false },
    addressAt('location', { shape: 'withLocality', companion: 'localita' }),
  ),
  contacts: { id: 'contacts', title: formTexts.contacts, column: 'main', fields: [contacts] },
  /** Whom to ask, beside how. Source: document 3, section 2. */
  contactsOfReferent: {
    id: 'contacts',
    title: formTexts.contacts,
    column: 'main',
    fields: [
      { path: 'referente', kind: 'text', label: formTexts.referent, localized: 'beside', limit: TEXT_LIMIT },
      contacts,
    ],
  },
  /** What something costs, and where one finds it. Source: document 3, section 2. */
  further: {
    id: 'further',
    title: formTexts.cards.further,
    column: 'main',
    fields: [
      { path: 'price', kind: 'text', label: formTexts.price, localized: 'beside', limit: TEXT_LIMIT },
      municipalities,
    ],
  },
  settings: {
    id: 'settings',
    title: formTexts.cards.settings,
    column: 'side',
    fields: [
      localized('status', 'status', formTexts.status),
      localized('review_note', 'reviewNote', formTexts.reviewNote, { limit: 1000, hint: formTexts.reviewNoteHint }),
      localized('author', 'author', formTexts.author),
      localized('pub_date', 'dateTime', formTexts.publicationDate),
    ],
  },
  municipalities: {
    id: 'municipalities',
    title: formTexts.cards.municipalities,
    column: 'side',
    fields: [municipalities],
  },
  /** What an itinerary is for: how long, about what, for whom. */
  journey: categoriesOf(
    categories('durata', 4, formTexts.duration),
    categories('theme', 5, formTexts.theme),
    categories('target', 6, formTexts.target),
  ),
  /** What the types of document 3 are listed by; more than the document names, for their lists filter by it. */
  networks: categoriesOf(...networks),
  /** The same of what has a category beside. */
  networksAndCategory: categoriesOf(categories('category', 10, formTexts.category), ...networks),
  /** Offices (IAT) that it belongs to. Source: document 2, section 3, Event and Locality. */
  offices: {
    id: 'offices',
    title: formTexts.offices,
    column: 'side',
    fields: [{ path: 'iat', kind: 'contents', area: 'iat', label: formTexts.offices, localized: false }],
  },
  portals: {
    id: 'portals',
    title: formTexts.cards.portals,
    column: 'side',
    fields: [{ path: 'portal', kind: 'portals', label: formTexts.portals, localized: false }],
  },
} as const satisfies Record<string, CardDeclaration | ((...options: never[]) => CardDeclaration)>;

/** How a content is shown elsewhere: 10 images, what search engines and networks say, its tags. Source: document 2, section 5. */
export const shown = (seoDescription: number): readonly CardDeclaration[] => [
  cards.images(10),
  cards.seo(seoDescription),
  cards.social,
  cards.tags,
];

/** What most content types ask: of what is published also the texts that search engines and networks show. Source: document 2, section 5. */
export const SHARED_REQUIRED: Requirements = {
  draft: ['title'],
  published: [
    'title',
    'description',
    'excerpt',
    'slug',
    'google.keywords',
    'google.title',
    'google.description',
    'social.title',
    'social.description',
  ],
};
