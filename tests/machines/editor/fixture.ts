import type { Json } from '../../../src/content/field/json';
import type { ContentForm, ContentItem } from '../../../src/content/model/content';
import type { EditorActors, EditorInput } from '../../../src/machines/editor/types';
import type { CallOutput } from '../../../src/machines/kit/actor';
import { failureOf } from '../fixtures';

/** A content type of one field of each sort that the editor treats specially. */
export const content: ContentForm = {
  area: 'avvisi',
  titles: {
    section: 'AVVISI',
    list: 'Gestione Avvisi',
    create: 'Nuovo Avviso',
    inserting: 'Inserimento avviso',
    editing: 'Modifica avviso',
    one: 'avviso',
    many: 'avvisi',
  },
  fields: [
    { path: 'title', kind: 'text', label: 'Titolo', localized: true, limit: 40 },
    { path: 'slug', kind: 'slug', label: 'Slug', localized: true },
    {
      path: 'google.title',
      kind: 'text',
      label: 'Titolo SEO',
      localized: true,
      copyFrom: { path: 'title', words: 'dal titolo' },
    },
    { path: 'tags', kind: 'tags', label: 'Tag', localized: true, main: 14 },
    { path: 'status', kind: 'status', label: 'Stato', localized: true },
    { path: 'review_note', kind: 'reviewNote', label: 'Nota di revisione', localized: true, limit: 1000 },
    { path: 'portal', kind: 'portals', label: 'Portali', localized: false },
  ],
  required: { draft: ['title'], published: ['title', 'google.title'] },
};

export const everything = { view: true, create: true, edit: true, delete: true, publish: true, viewTag: true };

export const KEY = '7a1c2f0e-5b7d-4c7e-9d0a-00000000000f';

export const input = (change: Partial<EditorInput> = {}): EditorInput => ({
  content,
  id: 'new',
  languages: ['it', 'en'],
  language: 'it',
  userId: 7,
  abilities: everything,
  regionWide: true,
  keySeed: KEY,
  ...change,
});

type Sent = { readonly [key: string]: Json };

/** An item as the server sends it; `it` and `en` replace parts of the languages. */
export const sent = ({
  id = 42,
  version = 1,
  canSave = true,
  it = {},
  en = {},
  ...shared
}: {
  id?: number;
  version?: number;
  canSave?: boolean;
  it?: Sent;
  en?: Sent;
  [key: string]: Json;
} = {}): Sent => ({
  id,
  canSave,
  updated_at: `2026-03-0${version}T08:00:00Z`,
  contents: {
    it: { title: 'Avviso', slug: 'avviso', status: 2, author: 7, permalink: `https://portale.example/it/${id}`, ...it },
    en: { title: '', status: 2, author: 7, ...en },
  },
  ...shared,
});

export const loaded = (item: Sent): CallOutput<EditorActors['loadItem']> => ({ ok: true, value: item });

export const stored = (id: number): CallOutput<EditorActors['saveItem']> => ({
  ok: true,
  value: { id, message: 'Salvato', permalink: `https://portale.example/it/${id}` },
});

export const statuses: CallOutput<EditorActors['loadStatuses']> = {
  ok: true,
  value: {
    it: [
      { id: 1, name: 'Pubblicata' },
      { id: 2, name: 'Bozza' },
      { id: -3, name: 'Da Validare' },
    ],
    en: [{ id: 2, name: 'Bozza' }],
  },
};

/** Every status, none of them barred. */
export const anyStatus = [0, 1, 2, 3, 4, 5].map((id) => ({ id, name: `Stato ${id}`, active: true }));

/** A published item as it comes to who may not publish it; it lists its statuses, and none for English. */
export const published = sent({
  id: 50,
  canSave: false,
  it: { status: 1, google: { title: 'Avviso' } },
  nextStatuses: {
    it: [
      { id: 1, name: 'Pubblicata', active: true },
      { id: 2, name: 'Bozza', active: true },
      { id: 3, name: 'Da Validare', active: true },
    ],
    en: [],
  },
});

/** A revision of it that waits for who may publish. */
export const waiting = sent({
  id: 60,
  it: {
    title: 'Avviso rivisto',
    status: 3,
    // Everything that news need to be published: the same item is walked on their screen.
    description: '<p>Si chiude il ponte</p>',
    excerpt: 'Il ponte chiude',
    google: { title: 'Avviso', keywords: 'ponte', description: 'Si chiude' },
    social: { title: 'Avviso', description: 'Si chiude' },
  },
  draft: 50,
  original_updated_at: '2026-03-01T08:00:00Z',
  nextStatuses: { it: anyStatus, en: anyStatus },
});

export const taken = failureOf('conflict', {
  conflict: { updatedAt: '2026-03-02T08:00:00Z', updatedBy: 'Livia' },
});

/** A working copy of the item as a local draft would hold it. */
export const withTitle = (item: ContentItem, title: string): ContentItem => {
  const { it } = item.contents;
  return it === undefined ? item : { ...item, contents: { ...item.contents, it: { ...it, title } } };
};
