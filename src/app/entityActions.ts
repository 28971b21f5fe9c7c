import { forms } from '../content/forms';
import { addressAbove, showsRecord } from '../content/lists/addresses';
import { type Blockers, NO_BLOCKERS } from '../content/lists/listing';
import { contents, listings } from '../content/registry';
import type { ContentLanguages } from '../contract/languages';
import { failure } from '../contract/result';
import { entityActions } from '../machines/entityActions/rules';
import type { ActionsAnswer, EntityActors, EntitySubject } from '../machines/entityActions/types';
import { entityTexts } from '../messages/screens/entityActions';
import type { SessionActor } from '../screens/session';
import type { Client } from '../services/client';
import { createEntityService } from '../services/entityActions';

/** What the actions of entities are made over. */
export interface EntityServices {
  readonly client: Client;
  readonly session: SessionActor;
  /** Content languages, in order. */
  readonly languages: ContentLanguages;
  /** The route in front, without '#' and query. */
  readonly route: () => string;
  /** Absolute address of a route. */
  readonly addressOf: (route: string) => string;
}

const withheld = (message: string): ActionsAnswer => ({ ok: false, failure: failure('invalid', 0, message) });

/** What the palette and the machine of entity actions call. */
export type EntityPort = ReturnType<typeof createEntityPort>;

/** What the palette and the machine of entity actions call, over a client and a session. */
export function createEntityPort({ client, session, languages, route, addressOf }: EntityServices) {
  const service = createEntityService(client, { contents, listings, formOf: forms.load }, languages);
  return {
    actors: service as EntityActors,
    /** The list that an entity's page leads back to, where that page is in front; null elsewhere. */
    listIfOpen(subject: EntitySubject): string | null {
      const listing = service.listingOf(subject);
      return listing !== null && showsRecord(listing, subject.id, route()) ? addressAbove(listing, route()) : null;
    },
    /** Area of an entity's listing, whatever the server calls it; null for an unknown one. */
    areaOf: (subject: EntitySubject): string | null => service.listingOf(subject)?.area ?? null,
    /** The records that a refused deletion names, from the details of its failure. */
    blockersOf: (subject: EntitySubject, details: unknown): Blockers =>
      service.listingOf(subject)?.blockersOf?.(details) ?? NO_BLOCKERS,
    async load(subject: EntitySubject, signal: AbortSignal): Promise<ActionsAnswer> {
      const { user, unsaved } = session.getSnapshot().context;
      const listing = service.listingOf(subject);
      if (listing === null || user === null) return withheld(entityTexts.unknownEntity);
      const read = await service.read(subject, signal);
      if (!read.ok) return read;
      const page = { route: route(), isUnsaved: unsaved };
      const actions = entityActions({ subject, listing, user, version: read.value, page, addressOf });
      return { ok: true, value: actions };
    },
  };
}
