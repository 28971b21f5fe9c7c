import type { FieldDeclaration } from '../../../src/content/field/field';
import type { Json } from '../../../src/content/field/json';
import type { ContentForm } from '../../../src/content/model/content';
import { content } from './fixture';

const videos: FieldDeclaration = {
  path: 'video',
  kind: 'slots',
  label: 'Video',
  localized: false,
  count: 3,
  entry: {
    one: 'Video',
    fields: [{ path: 'url', kind: 'url', label: 'Indirizzo web', localized: false }],
    summary: ['url'],
  },
};

/** A route whose stops have a title, a distance, an address and three videos. */
export const route: ContentForm = {
  ...content,
  fields: [
    ...content.fields,
    {
      path: 'tappe',
      kind: 'entries',
      label: 'Tappe',
      localized: false,
      limit: 5,
      entry: {
        one: 'Tappa',
        fields: [
          { path: 'title', kind: 'text', label: 'Titolo', localized: true, limit: 40 },
          { path: 'distanza', kind: 'text', label: 'Distanza', localized: 'beside', limit: 40 },
          { path: 'location', kind: 'address', label: 'Indirizzo', localized: false, shape: 'bare' },
          videos,
        ],
        required: ['location'],
        summary: ['title'],
      },
    },
  ],
};

export const PLACED = { city: { id: 1, city: 'Rimini' }, address: '', number: '', lat: 44, lng: 12 };

/** A stop as a server has it; a new one has no id yet. */
export const stop = (id: number | null, title: string, more: { readonly [key: string]: Json } = {}): Json => ({
  id,
  order: id === null ? 4 : id - 10,
  contents: { it: { title } },
  location: PLACED,
  ...more,
});

export const three = (): Json[] => [stop(11, 'Rimini'), stop(12, 'Cesena'), stop(13, 'Imola')];

/** Stops numbered in this order. */
export const ordered = (...stops: readonly Json[]): Json[] =>
  stops.map((one, at) => ({ ...(one as object), order: at + 1 }) as Json);

/** Path of a stop's title in an editor. */
export const titleOf = (key: string, language = 'it'): string => `tappe.@${key}.contents.${language}.title`;
