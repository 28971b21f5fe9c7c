import type { NestedField } from '../../src/content/field/entries';
import type { FieldDeclaration } from '../../src/content/field/field';

const shared = { localized: false } as const;

/** Three slots of a link with an image. */
export const slots: NestedField = {
  ...{ path: 'video', kind: 'slots', label: 'Video', ...shared, count: 3 },
  entry: {
    one: 'Video',
    fields: [
      { path: 'title', kind: 'text', label: 'Titolo', ...shared, limit: 10 },
      { path: 'url', kind: 'url', label: 'Indirizzo', ...shared },
      { path: 'image', kind: 'image', label: 'Immagine', ...shared },
    ],
    summary: ['title', 'url'],
  },
};

const texts: readonly FieldDeclaration[] = [
  { path: 'title', kind: 'text', label: 'Titolo', localized: true, limit: 10 },
  { path: 'description', kind: 'richText', label: 'Descrizione', localized: true },
];

/** At most four entries of every kind of field that may lie within one. */
export const entries: NestedField = {
  ...{ path: 'tappe', kind: 'entries', label: 'Tappe', ...shared, limit: 4 },
  entry: {
    one: 'Tappa',
    fields: [
      ...texts,
      { path: 'info', kind: 'detail', label: 'Dettaglio', localized: 'beside', limit: 10 },
      { path: 'distanza', kind: 'text', label: 'Distanza', localized: 'beside', limit: 10 },
      { path: 'localita', kind: 'locality', label: 'Località', ...shared },
      { path: 'location', kind: 'address', label: 'Dove', ...shared, shape: 'bare', companion: 'localita' },
      { path: 'events', kind: 'contents', label: 'Eventi', ...shared, area: 'event' },
      { path: 'url', kind: 'url', label: 'Sito', ...shared },
      { path: 'image', kind: 'image', label: 'Immagine', ...shared },
      { path: 'attachments', kind: 'images', label: 'Immagini', ...shared, limit: 2 },
      slots,
    ],
    required: ['location'],
    summary: ['title', 'localita', 'location'],
  },
};
