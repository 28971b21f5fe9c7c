import type { Entry } from '../../../src/content/field/collection';
import { ENTRY_KEY } from '../../../src/content/field/path';
import { newContact } from '../../../src/content/kinds/contacts';
import { fileEntry } from '../../../src/content/kinds/files';
import type { CollectionInput } from '../../../src/machines/collection/types';
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
export const contacts: CollectionInput = {
  kind: 'contacts',
  maximum: 3,
  entries: [contact(1, 1)],
  readOnly: null,
};
export const stops: CollectionInput = {
  kind: 'entries',
  one: 'Tappa',
  maximum: 3,
  entries: [stop(1, 1), stop(2, 2)],
  readOnly: null,
};

/** A file as the server uploaded it. */
export const uploadedFile = (id: number) => ({
  id,
  name: `guida-${id}.pdf`,
  url: `/media/files/k${id}/guida-${id}.pdf`,
});
/** A file of a download. */
export const file = (id: number, order: number): Entry => ({ ...fileEntry(uploadedFile(id), 'it'), order });
export const files: CollectionInput = {
  kind: 'files',
  maximum: 3,
  entries: [file(1, 1), file(2, 2)],
  readOnly: null,
};

/** Featured contents, by their ids. */
export const featured: CollectionInput = {
  kind: 'contentIds',
  maximum: 3,
  entries: [7, 9].map((id, place) => ({ id, order: place + 1 })),
  readOnly: null,
};
