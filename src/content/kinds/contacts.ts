import * as z from 'zod/mini';
import { maybe, optionalNumber, optionalText } from '../../contract/common';
import type { Most } from '../../contract/limits';
import { contactsTexts as texts } from '../../messages/screens/entries';
import { copiedEntries, type Entry, entriesOf, firstProblem, numbered, withIds } from '../field/collection';
import type { FieldDeclaration } from '../field/field';
import { asText, type KindDefinition, tooLong, tooManyIn } from '../field/kind';
import { bareEmail, bareTelephone, isEmail, isPhone, isWebAddress, withScheme } from '../text/web';

/** Kinds of contact, in the order of the menu. Source: document 2, section 3, Contact. */
export const CONTACT_TYPES = ['email', 'website', 'telephone', 'whatsapp', 'fax'] as const;
export type ContactType = (typeof CONTACT_TYPES)[number];

/** What a new telephone or whatsapp contact starts with, to the letter. Source: document 2, section 3, Contact. */
const PHONE_PREFIX = '+ 39 ';

/** Greatest number of contacts of a field that declares none. */
export const CONTACTS_MAXIMUM = 20;

/** Greatest length of a label and of a value. Source: document 2, section 5. */
const TEXT_LIMIT = 300;

const contactSchema = z.looseObject({
  id: optionalNumber,
  order: optionalNumber,
  label: optionalText,
  type: optionalText,
  value: maybe(z.union([z.string(), z.number()])),
  lang: optionalText,
});

/** The kind of a contact; null for an unknown one, which is kept as it is. */
export const contactType = ({ type }: Entry): ContactType | null =>
  CONTACT_TYPES.find((candidate) => candidate === type) ?? null;

/** What a kind of contact is called. */
export function contactKindName(entry: Entry): string {
  const type = contactType(entry);
  return type === null ? asText(entry.type) || texts.unknownKind : texts.kinds[type];
}

/** A new contact of a kind, in a language. The server numbers it. */
export const newContact = (type: ContactType, lang: string): Entry => ({
  id: null,
  order: 0,
  label: '',
  type,
  value: type === 'telephone' || type === 'whatsapp' ? PHONE_PREFIX : '',
  lang,
});

/** What was written into a contact: the prefix alone is nothing yet. */
export function contactText(entry: Entry): string {
  const text = asText(entry.value).trim();
  return text === PHONE_PREFIX.trim() ? '' : text;
}

function valueProblem(entry: Entry): string | null {
  const text = contactText(entry);
  switch (contactType(entry)) {
    case 'email':
      return text === '' ? texts.required : isEmail(text) ? null : texts.email;
    case 'website':
      return text === '' ? texts.required : isWebAddress(text) ? null : texts.url;
    case 'telephone':
    case 'whatsapp':
    case 'fax':
      return isPhone(text) ? null : texts.phone;
    case null:
      return text === '' ? texts.required : null;
  }
}

/** What is wrong with a contact's value, in Italian; null if nothing. Source: document 1, section 5. */
export const contactProblem = (entry: Entry): string | null =>
  tooLong(entry.value, { limit: TEXT_LIMIT }) ?? valueProblem(entry);

/** A contact's value once its field is left: a web address has its scheme, mail and number stand alone. */
export function leftContact(entry: Entry): string {
  const text = asText(entry.value);
  switch (contactType(entry)) {
    case 'website':
      return withScheme(text);
    case 'email':
      return bareEmail(text);
    case 'telephone':
    case 'whatsapp':
    case 'fax':
      // The prefix waits for its number, with the blank behind it.
      return contactText(entry) === '' ? text : bareTelephone(text);
    case null:
      return text;
  }
}

/** What is wrong with a contact's label; null if nothing. */
export const contactLabelProblem = (entry: Entry): string | null => tooLong(entry.label, { limit: TEXT_LIMIT });

/** What a contact says, wherever it stands. */
const essence = ({ label, type, value, lang }: Entry) => ({
  label: asText(label).trim(),
  type: type ?? null,
  value: asText(value).trim(),
  lang: asText(lang),
});

const mostContacts = ({ limit = CONTACTS_MAXIMUM }: Pick<FieldDeclaration, 'limit'>): Most => ({
  count: limit,
  words: (actual) => texts.maximum(limit, actual),
});

/** Ways to reach somebody, in one language. Source: document 1, sections 2.20 and 5; document 2, section 3, Contact. */
export const contacts: KindDefinition = {
  blank: [],
  schema: maybe(z.array(contactSchema)),
  // Nothing is put in order here: an untouched value is sent back unchanged.
  normalise: (value) => (Array.isArray(value) ? value : []),
  isEmpty: (value) => entriesOf(value).length === 0,
  most: mostContacts,
  problem: (value, field) => {
    const entries = entriesOf(value);
    const tooMany = tooManyIn(entries, mostContacts(field));
    if (tooMany !== null) return tooMany;
    return firstProblem(
      entries,
      (entry) => contactProblem(entry) ?? contactLabelProblem(entry),
      (entry, problem) => texts.problem(entry.order, contactKindName(entry), problem),
    );
  },
  makesRoom: (before, after) => {
    const [had, has] = [entriesOf(before), entriesOf(after)];
    return has.length > had.length && has.slice(had.length).every((entry) => contactText(entry) === '');
  },
  copied: copiedEntries,
  essence: (value) => entriesOf(value).map(essence),
  stored: (value) =>
    numbered(withIds(entriesOf(value))).map((entry) => ({
      id: entry.id,
      order: entry.order,
      ...essence({ ...entry, value: leftContact(entry) }),
    })),
};
