import { labelTexts } from '../messages/screens/content';
import { OWN } from './model/filterValue';
import type { ColumnDeclaration, FilterDeclaration } from './model/listing';
import type { CardDeclaration, ColumnKind, CopySource, FieldDeclaration, Requirements } from './model/types';

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
  title: localized('title', 'text', labelTexts.title, { limit: TEXT_LIMIT }),
  slug: localized('slug', 'slug', labelTexts.slug, { limit: TEXT_LIMIT }),
  subtitle: localized('subtitle', 'text', labelTexts.subtitle, { limit: TEXT_LIMIT }),
  excerpt: localized('excerpt', 'textarea', labelTexts.excerpt, { limit: TEXT_LIMIT }),
  description: localized('description', 'richText', labelTexts.description),
  tags: localized('tags', 'tags', labelTexts.tags, { main: 14 }),
} as const;

/** A field of categories out of one group. Groups: document 2, 'Option lists'. */
export const categories = (path: string, main: number, label: string): FieldDeclaration => ({
  path,
  kind: 'categories',
  label,
  localized: false,
  main,
});

const fromTitle: CopySource = { path: 'title', words: labelTexts.from.title };
const fromExcerpt: CopySource = { path: 'excerpt', words: labelTexts.from.excerpt };

const contacts: FieldDeclaration = {
  path: 'contacts',
  kind: 'contacts',
  label: labelTexts.contacts,
  localized: 'beside',
  limit: 20,
};

const municipalities: FieldDeclaration = {
  path: 'comune',
  kind: 'municipalities',
  label: labelTexts.municipalities,
  localized: false,
};

/** Cards that several content types show alike. `seoDescription` is the limit of the SEO description, in characters. */
export const cards = {
  seo: (seoDescription: number): CardDeclaration => ({
    id: 'seo',
    title: labelTexts.cards.seo,
    column: 'main',
    fields: [
      localized('google.keywords', 'text', labelTexts.seoKeywords, { limit: TEXT_LIMIT }),
      localized('google.title', 'text', labelTexts.seoTitle, { limit: TEXT_LIMIT, copyFrom: fromTitle }),
      localized('google.description', 'textarea', labelTexts.seoDescription, {
        limit: seoDescription,
        copyFrom: fromExcerpt,
      }),
    ],
    share: { kind: 'search', title: 'google.title', description: 'google.description' },
  }),
  social: {
    id: 'social',
    title: labelTexts.cards.social,
    column: 'main',
    fields: [
      localized('social.title', 'text', labelTexts.socialTitle, { limit: TEXT_LIMIT, copyFrom: fromTitle }),
      localized('social.description', 'textarea', labelTexts.socialDescription, { limit: 160, copyFrom: fromExcerpt }),
    ],
    share: { kind: 'social', title: 'social.title', description: 'social.description' },
  },
  /** `limit`: greatest number of images. */
  images: (limit: number): CardDeclaration => ({
    id: 'images',
    title: labelTexts.cards.images,
    column: 'main',
    fields: [{ path: 'attachments', kind: 'images', label: labelTexts.images, localized: false, limit }],
  }),
  tags: { id: 'tags', title: labelTexts.cards.tags, column: 'main', fields: [fields.tags] },
  address: {
    id: 'address',
    title: labelTexts.cards.address,
    column: 'main',
    fields: [{ path: 'locations', kind: 'address', label: labelTexts.address, localized: false }],
  },
  /** Where something is, and the locality that it lies in. Source: document 3, section 2, address card. */
  addressWithLocality: {
    id: 'address',
    title: labelTexts.cards.address,
    column: 'main',
    fields: [
      { path: 'localita', kind: 'locality', label: labelTexts.stop.locality, localized: false },
      {
        path: 'location',
        kind: 'address',
        label: labelTexts.address,
        localized: false,
        shape: 'withLocality',
        companion: 'localita',
      },
    ],
  },
  contacts: { id: 'contacts', title: labelTexts.contacts, column: 'main', fields: [contacts] },
  /** Whom to ask, beside how. Source: document 3, section 2. */
  contactsOfReferent: {
    id: 'contacts',
    title: labelTexts.contacts,
    column: 'main',
    fields: [
      { path: 'referente', kind: 'text', label: labelTexts.referent, localized: 'beside', limit: TEXT_LIMIT },
      contacts,
    ],
  },
  /** What something costs, and where one finds it. Source: document 3, section 2. */
  further: {
    id: 'further',
    title: labelTexts.cards.further,
    column: 'main',
    fields: [
      { path: 'price', kind: 'text', label: labelTexts.price, localized: 'beside', limit: TEXT_LIMIT },
      municipalities,
    ],
  },
  settings: {
    id: 'settings',
    title: labelTexts.cards.settings,
    column: 'side',
    fields: [
      localized('status', 'status', labelTexts.status),
      localized('review_note', 'reviewNote', labelTexts.reviewNote, { limit: 1000, hint: labelTexts.reviewNoteHint }),
      localized('author', 'author', labelTexts.author),
      localized('pub_date', 'dateTime', labelTexts.publicationDate),
    ],
  },
  municipalities: {
    id: 'municipalities',
    title: labelTexts.cards.municipalities,
    column: 'side',
    fields: [municipalities],
  },
  /** What an itinerary is for: how long, about what, for whom. */
  journey: {
    id: 'categories',
    title: labelTexts.cards.categories,
    column: 'side',
    fields: [
      categories('durata', 4, labelTexts.duration),
      categories('theme', 5, labelTexts.theme),
      categories('target', 6, labelTexts.target),
    ],
  },
  portals: {
    id: 'portals',
    title: labelTexts.cards.portals,
    column: 'side',
    fields: [{ path: 'portal', kind: 'portals', label: labelTexts.portals, localized: false }],
  },
} as const satisfies Record<string, CardDeclaration | ((limit: number) => CardDeclaration)>;

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

const allMasculine = { value: -1, label: labelTexts.all.masculine } as const;
const allFeminine = { value: -1, label: labelTexts.all.feminine } as const;

/** Filters that several lists show alike. Source: document 2, section 2; fixed destinations: 'Option lists'. */
export const filters = {
  destination: {
    name: 'destinazione',
    kind: 'category',
    label: labelTexts.destination,
    all: allFeminine,
    options: [
      { value: 2001, label: 'Emilia' },
      { value: 2002, label: 'Romagna' },
      { value: 2003, label: 'Bologna-Modena' },
    ],
  },
  province: { name: 'provincia', kind: 'province', label: labelTexts.province, all: allFeminine },
  municipality: {
    name: 'comune',
    kind: 'municipality',
    label: labelTexts.municipality,
    all: allMasculine,
    within: 'provincia',
  },
  /** A theme of the tree, which stands for its children too. Source: contract, 'Pinned for documents 2 and 3'. */
  theme: { name: 'tema', kind: 'category', label: labelTexts.theme, all: allMasculine, field: 'theme', main: 5 },
  /** What an operator is, out of the tree. Source: document 3, section 2; contract, 'Content areas'. */
  category: {
    name: 'categoria',
    kind: 'category',
    label: labelTexts.category,
    all: allFeminine,
    field: 'category',
    main: 10,
  },
  duration: { name: 'durata', kind: 'category', label: labelTexts.duration, all: allFeminine, main: 4 },
  target: { name: 'target', kind: 'category', label: labelTexts.target, all: allMasculine, main: 6 },
  status: { name: 'stato', kind: 'status', label: labelTexts.status, all: allMasculine },
  language: {
    name: 'lang',
    kind: 'language',
    label: labelTexts.language,
    all: { value: 'all', label: labelTexts.all.feminine },
  },
  own: {
    name: 'miei',
    kind: 'own',
    label: labelTexts.own,
    all: allMasculine,
    options: [
      { value: OWN.all, label: labelTexts.ownOptions.all, names: labelTexts.ownNames.all },
      { value: OWN.incomplete, label: labelTexts.ownOptions.incomplete, names: labelTexts.ownNames.incomplete },
    ],
  },
  dates: { name: 'dates', kind: 'dates', label: labelTexts.dates, all: allFeminine },
} as const satisfies Record<string, FilterDeclaration>;

/** Columns that several content types declare alike. Source: document 2, section 2. */
export const columns = {
  id: { kind: 'id', label: labelTexts.columns.id, sort: 'id' },
  title: { kind: 'title', label: labelTexts.columns.title, sort: 'title' },
  municipality: { kind: 'municipality', label: labelTexts.columns.municipality },
  /** The same in the words of document 3. */
  municipalityOrNone: { kind: 'municipality', label: labelTexts.columns.municipality, ...labelTexts.municipalityCell },
  theme: { kind: 'choices', field: 'theme', label: labelTexts.columns.theme },
  target: { kind: 'choices', field: 'target', label: labelTexts.columns.target },
  publicationDate: { kind: 'publicationDate', label: labelTexts.columns.publicationDate, sort: 'pub_date' },
  status: { kind: 'status', label: labelTexts.columns.status },
  languages: { kind: 'languages', label: labelTexts.columns.languages },
  actions: { kind: 'actions', label: labelTexts.columns.actions },
} as const satisfies Readonly<Record<string, ColumnDeclaration<ColumnKind>>>;
