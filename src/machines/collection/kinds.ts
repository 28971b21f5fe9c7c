import type { Entry } from '../../content/field/collection';
import { contactKindName, contactText } from '../../content/kinds/contacts';
import { fileName } from '../../content/kinds/files';
import { contactsTexts, entriesTexts, filesTexts } from '../../messages/screens/entries';
import { contentIdsTexts } from '../../messages/screens/settings';

/** The ordered lists that there are; 'entries' are made of declared fields, 'files' are those that readers download. */
export type CollectionKind = 'contacts' | 'entries' | 'files' | 'contentIds';

/** Texts about the entries of a list, and rules for all of them. */
interface EntryKind {
  /** What an entry is called when it is spoken of. */
  readonly nameOf: (entry: Entry, one: string) => string;
  /** The question before a removal. Source: document 1, section 9; document 2, section 5. */
  readonly question: (entry: Entry) => string;
  /** Whether what was there when editing began keeps its place. Source: document 1, section 2.20. */
  readonly fixesPresent: boolean;
  /** Why an entry with the id of another can't be added; absent where ids come from the server alone. */
  readonly already?: string;
}

export const ENTRY_KINDS: Readonly<Record<CollectionKind, EntryKind>> = {
  contacts: {
    nameOf: (entry) => contactsTexts.name(contactKindName(entry), entry.order),
    question: (entry) =>
      contactsTexts.confirm(contactText(entry) || contactsTexts.name(contactKindName(entry), entry.order)),
    fixesPresent: true,
  },
  entries: {
    nameOf: ({ order }, one) => entriesTexts.name(one, order),
    question: () => entriesTexts.confirm,
    fixesPresent: false,
  },
  files: {
    nameOf: (entry) => filesTexts.name(fileName(entry), entry.order),
    question: () => entriesTexts.confirm,
    fixesPresent: false,
    already: filesTexts.already,
  },
  contentIds: {
    nameOf: ({ id, order, title }) =>
      contentIdsTexts.name(String(title ?? '') || (id === null ? '' : contentIdsTexts.id(String(id))), order),
    question: () => entriesTexts.confirm,
    fixesPresent: false,
    already: contentIdsTexts.already,
  },
};
