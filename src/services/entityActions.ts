import { placeAt } from '../content/lists/addresses';
import type { Listing } from '../content/lists/listing';
import type { Content, ContentHead, ContentItem } from '../content/model/content';
import type { ContentLanguages } from '../contract/languages';
import type { CallFailure, Result } from '../contract/result';
import type { EntityActors, EntitySubject, EntityVersion } from '../machines/entityActions/types';
import { entityTexts } from '../messages/screens/entityActions';
import { readVersion } from './approval';
import type { Client } from './client';
import { createContentService } from './contents';
import { createListingService } from './listings';

/** Every declared listing: content types, and lists of other records. */
export interface Declared {
  readonly contents: readonly ContentHead[];
  readonly listings: readonly Listing[];
  /** Fetches the form of a content type. */
  readonly formOf: (head: ContentHead) => Promise<Content>;
}

/** What is called for a found entity. */
export interface EntityService extends EntityActors {
  /** The listing of an entity: by its area, else by its page; null for one of no declared listing. */
  listingOf(subject: EntitySubject): Listing | null;
  /** The version of a content that can be acted on; null for what is no content. */
  read(subject: EntitySubject, signal: AbortSignal): Promise<Result<EntityVersion | null>>;
}

const named = (failure: CallFailure, subject: EntitySubject): CallFailure =>
  failure.kind === 'notFound' ? { ...failure, message: entityTexts.alreadyDeleted(subject.title) } : failure;

/** The calls about found entities over a client. Takes the content languages in order. */
export function createEntityService(
  client: Client,
  { contents, listings, formOf }: Declared,
  languages: ContentLanguages,
): EntityService {
  const all: readonly Listing[] = [...contents, ...listings];
  const byPage = ({ route }: EntitySubject) => all.find((listing) => (placeAt(listing, route)?.id ?? null) !== null);
  const listingOf: EntityService['listingOf'] = (subject) =>
    all.find(({ area }) => area === subject.area) ?? byPage(subject) ?? null;
  const contentOf = (subject: EntitySubject) => contents.find((content) => content === listingOf(subject)) ?? null;
  const unknown = ({ area }: EntitySubject) => new Error(`nothing declared answers for '${area}'`);
  const rowsOf = (subject: EntitySubject) => {
    const listing = listingOf(subject);
    if (listing === null) throw unknown(subject);
    return createListingService(client, listing);
  };
  const read: EntityService['read'] = async (subject, signal) => {
    const head = contentOf(subject);
    if (head === null) return { ok: true, value: null };
    const content = await formOf(head);
    const version = await readVersion(createContentService(client, content), content, subject.id, languages, signal);
    return version.ok ? version : { ok: false, failure: named(version.failure, subject) };
  };
  return {
    listingOf,
    read,
    async readVersion({ subject }, signal) {
      const version = await read(subject, signal);
      if (!version.ok) return version;
      if (version.value === null) throw unknown(subject);
      return { ok: true, value: version.value };
    },
    async saveVersion({ subject, item }, signal) {
      const head = contentOf(subject);
      if (head === null) throw unknown(subject);
      const content = createContentService(client, await formOf(head));
      return content.saveItem({ item: item as unknown as ContentItem, key: null }, signal);
    },
    runAction: async ({ subject, name }, signal) =>
      rowsOf(subject).runAction({ name, ids: [subject.id], rows: [] }, signal),
    removeEntity: async ({ subject }, signal) => rowsOf(subject).deleteRows({ ids: [subject.id] }, signal),
  };
}
