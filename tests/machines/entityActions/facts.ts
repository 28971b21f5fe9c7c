import { listAddress, recordAddress } from '../../../src/content/lists/addresses';
import type { Listing } from '../../../src/content/lists/listing';
import { type EntityFacts, entityActions } from '../../../src/machines/entityActions/rules';
import type { EntitySubject, EntityVersion, SentItem } from '../../../src/machines/entityActions/types';
import { news } from '../../content/named';
import { userOf } from '../fixtures';

/** All texts that publishing asks for. */
export const full = {
  title: 'Sagra',
  description: '<p>Testo</p>',
  excerpt: 'Breve',
  slug: 'sagra',
  google: { keywords: 'sagra', title: 'Sagra', description: 'Sagra' },
  social: { title: 'Sagra', description: 'Sagra' },
};

/** An item as the server sends it, in two languages. */
export const version = (contents: SentItem, more: SentItem = {}): EntityVersion => ({
  content: news,
  sent: { id: 7, canSave: 1, updated_at: '2026-03-01T08:00:00Z', contents, ...more },
  languages: ['it', 'en'],
});

/** What was found of a listing. */
export const subjectOf = (listing: Listing, id: number): EntitySubject => ({
  area: listing.area,
  id,
  title: 'Sagra',
  lang: null,
  status: null,
  route: recordAddress(listing, id) ?? listAddress(listing),
});

/** The abilities of somebody, by name. */
export const abilities = (...names: string[]) => ({ abilities: Object.fromEntries(names.map((name) => [name, true])) });
/** Somebody who may do all with news. */
const publisher = userOf(1, 'anna', abilities('news-view', 'news-edit', 'news-create', 'news-delete', 'news-publish'));
/** Somebody who may do everything. */
export const admin = userOf(1, 'admin', { roles: { administrator: 'Amministratore' } });

/** What a publisher can do with a news item, or who else the facts say. */
export const actionsOf = (read: EntityVersion | null, more: Partial<EntityFacts> = {}) =>
  entityActions({
    subject: subjectOf(news, 7),
    listing: news,
    user: publisher,
    version: read,
    page: { route: '/dashboard', isUnsaved: false },
    addressOf: (route) => `https://portolano.example/#${route}`,
    ...more,
  });

/** Id and reason of each action. */
export const reasons = (...args: Parameters<typeof actionsOf>) =>
  Object.fromEntries(actionsOf(...args).map(({ id, refusal }) => [id, refusal]));

/** A draft that lacks nothing. */
export const draft = version({ it: { ...full, status: 2, permalink: '/anteprima/news/7/it/sagra?token=x' } });
