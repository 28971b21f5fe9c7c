import type { Entry } from '../../../src/content/field/collection';
import { ENTRY_KEY } from '../../../src/content/field/path';
import { newContact } from '../../../src/content/kinds/contacts';
import { fileEntry } from '../../../src/content/kinds/files';
import {
  type CollectionFacts,
  type CollectionGiven,
  type KeyedList,
  NO_LIST,
  withKeys,
} from '../../../src/machines/collection/rules';
import { stop as stopWith } from '../../content/stops';

/** A contact that the server knows. */
export const contact = (id: number, order: number, value = `info${id}@example.it`): Entry => ({
  ...newContact('email', 'it'),
  id,
  order,
  value,
});
export const fax: Entry = { ...newContact('fax', 'it'), value: '051 1' };
/** A stop that the server knows, as the editor has it: under its id. */
export const stop = (id: number, order: number, info = `Luogo ${id}`): Entry =>
  stopWith({ id, order, info: { it: info, en: '' }, [ENTRY_KEY]: String(id) });
/** A stop that the server has given this id since it was added under its key. */
export const savedStop = (key: string, id: number, info: object = {}): Entry =>
  stopWith({ id, order: 1, info: { ...info }, [ENTRY_KEY]: key });

/** Why a list may only be read. */
export const noEdit = 'Non hai il permesso di modificare questo evento';

/** A card that has just been opened over these entries. */
export const opened = (
  facts: Omit<CollectionFacts, 'maximum' | 'readOnly'>,
  entries: readonly Entry[],
): CollectionGiven => ({
  maximum: 3,
  readOnly: null,
  ...facts,
  value: withKeys(facts.kind, NO_LIST, entries),
  question: null,
  wayBack: null,
});

export const contacts = opened({ kind: 'contacts' }, [contact(1, 1)]);
export const noStops = opened({ kind: 'entries', one: 'Tappa' }, []);
export const stops = opened({ kind: 'entries', one: 'Tappa' }, [stop(1, 1), stop(2, 2)]);

/** A file as the server uploaded it. */
export const uploadedFile = (id: number) => ({
  id,
  name: `guida-${id}.pdf`,
  url: `/media/files/k${id}/guida-${id}.pdf`,
});
/** A file of a download. */
export const file = (id: number, order: number): Entry => ({ ...fileEntry(uploadedFile(id), 'it'), order });
export const files = opened({ kind: 'files' }, [file(1, 1), file(2, 2)]);

/** Featured contents, by their ids. */
export const featured = opened(
  { kind: 'contentIds' },
  [7, 9].map((id, place) => ({ id, order: place + 1 })),
);

/** Entries as the form has them: no card has named them yet. */
export const come = (entries: readonly Entry[]): { readonly value: KeyedList } => ({
  value: { entries: entries.map((entry) => ({ key: '', isFixed: false, entry })), serial: 0 },
});

/** What of a list decides what can be done with it. */
export const project = ({ kind, value: { entries }, question, wayBack, readOnly }: CollectionGiven) => ({
  kind,
  entries: entries.map(({ isFixed }) => isFixed),
  isSaved: entries.every(({ entry }) => entry.id !== null),
  question: entries.findIndex(({ key }) => key === question),
  wayBack: wayBack === null ? null : [wayBack.position, wayBack.item.isFixed],
  readOnly,
});
