import { MOST_NAMED_IDS } from '../../contract/settings';
import { settingsLabels as labels } from '../../messages/screens/settings';
import type { EntryDeclaration, FieldDeclaration, FieldKind } from '../field/field';

/** Greatest length of a text without a limit of its own. Source: contract, 'Pinned', texts without a limit. */
const TEXT_LIMIT = 300;

/** A field with a value per language. */
export const field = (path: string, kind: FieldKind, label: string): FieldDeclaration => ({
  path,
  kind,
  label,
  localized: true,
});

/** A text of a language. */
export const text = (path: string, label: string, kind: 'text' | 'textarea' = 'text'): FieldDeclaration => ({
  ...field(path, kind, label),
  limit: TEXT_LIMIT,
});

/** An address of a page, which may be one of the portal's own: '/eventi'. */
export const address = (path: string, label: string): FieldDeclaration => ({
  ...field(path, 'url', label),
  mayBeOwn: true,
});

/** What an entry or a slot is made of has no language of its own: the list that it is in has. */
const within = (one: FieldDeclaration): FieldDeclaration => ({ ...one, localized: false });

/** Contents by their ids. Source: contract, 'Pinned', settings. */
export const featured = {
  events: { ...field('events', 'contentIds', labels.events), area: 'event', limit: MOST_NAMED_IDS },
  news: { ...field('news', 'contentIds', labels.news), area: 'news', limit: MOST_NAMED_IDS },
} as const satisfies Record<string, FieldDeclaration>;

const video: EntryDeclaration = {
  one: labels.video,
  fields: [
    within(text('titolo', labels.videoTitle)),
    within(field('url', 'url', labels.url)),
    within(field('image', 'image', labels.videoImage)),
  ],
  summary: ['titolo', 'url'],
};

/** Source: document 3, section 9 (five video slots). */
export const videos: FieldDeclaration = { ...field('video', 'slots', labels.videos), count: 5, entry: video };

/** Source: document 3, section 3, home-section settings. */
export const mosaic: FieldDeclaration = {
  ...field('mosaico', 'entries', labels.mosaic),
  entry: {
    one: labels.tile,
    fields: [
      within(field('image', 'image', labels.image)),
      within(text('title', labels.title)),
      within(text('label', labels.label)),
      within(address('url', labels.url)),
    ],
    summary: ['title', 'label', 'url'],
    empty: labels.noTiles,
  },
};
