import { isPlainObject } from '../../contract/plainObject';
import { statusNames } from '../../messages/screens/content';
import { displayTexts as texts } from '../../messages/screens/displayText';
import { entriesTexts } from '../../messages/screens/entries';
import { entriesOf } from '../field/collection';
import { languagesIn, partsOf } from '../field/entries';
import type { EntryDeclaration, FieldDeclaration, FieldKind } from '../field/field';
import type { Json } from '../field/json';
import { asText } from '../field/kind';
import { valueAt } from '../field/path';
import { onOneLine } from '../text/plainText';
import { type Location, locationOf } from './address';
import { choiceLabel } from './choice';
import { contactText } from './contacts';
import { localityOf, PLACE } from './oneReference';
import { kindOf, PORTALS, shownDateTime } from './table';

type Field = Pick<FieldDeclaration, 'kind' | 'options' | 'entry'>;

const MOST = 160;

/** A value whose kind has no words of its own: text on one line, what is chosen by its name. */
function plainly(value: Json): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (Array.isArray(value)) {
    const shown = value.map(plainly).filter((entry) => entry !== texts.filledIn);
    return shown.length < value.length ? texts.entries(value.length) : shown.join(', ');
  }
  if (isPlainObject(value)) {
    const name = [value.name, value.nome, value.city, value.title].find((one) => one !== undefined && one !== null);
    return name === undefined ? texts.filledIn : plainly(name);
  }
  return onOneLine(String(value ?? ''));
}

function placeWords({ city, address, number }: Location): string {
  const street = [asText(address), asText(number)].filter((part) => part !== '').join(' ');
  return [street, plainly(city ?? null)].filter((part) => part !== '').join(', ');
}

/**
 * What a closed entry is called by what it says: by the first of its declared parts that says anything, in this language
 * or in another one. '' for nothing.
 */
export function entryWords(declaration: EntryDeclaration | undefined, entry: Json, language?: string): string {
  if (declaration === undefined) return '';
  const languages = languagesIn(declaration, entry);
  const inOrder = [...languages.filter((each) => each === language), ...languages.filter((each) => each !== language)];
  for (const path of declaration.summary)
    for (const part of partsOf(declaration, inOrder).filter(({ field }) => field.path === path)) {
      const words = fieldText(part.field, valueAt(entry, part.path));
      if (words !== '') return onOneLine(words);
    }
  return '';
}

/** Of the kinds that any form may have. */
const WORDS: Partial<Readonly<Record<FieldKind, (value: Json, field: Field) => string>>> = {
  status: (value) => statusNames[Number(value)] ?? plainly(value),
  select: choiceLabel,
  dateTime: (value) => shownDateTime(asText(value)),
  portals: (value) => {
    const entries: readonly Json[] = Array.isArray(value) ? value : [];
    return PORTALS.filter(({ id }) =>
      entries.some((portal) => isPlainObject(portal) && portal.id === id && portal.active === true),
    )
      .map(({ name }) => name)
      .join(', ');
  },
  address: (value) => placeWords(locationOf(value)),
  entries: (value, { entry }) =>
    entriesOf(value)
      .map((one, index) => entryWords(entry, one) || entriesTexts.name(entry?.one ?? '', index + 1))
      .join(' – '),
  slots: (value) => texts.entries(Array.isArray(value) ? value.length : 0),
  contacts: (value) => entriesOf(value).map(contactText).join(', '),
  active: (value) => (value === 1 || value === true ? texts.active.yes : texts.active.no),
  abilities: (value) => texts.entries(Array.isArray(value) ? value.length : 0),
  locality: (value) => localityOf(value)?.name ?? '',
  place: (value) => PLACE.read(value)?.name ?? '',
};

/** Whether a value has a text of its own, without looking up what it refers to. */
export const isDisplayable = (field: Field): boolean =>
  WORDS[field.kind] !== undefined || kindOf(field).shown !== undefined || kindOf(field).refers === undefined;

/** A field's value as text without markup; '' for none. */
export const fieldText = (field: Field, value: Json): string =>
  (WORDS[field.kind] ?? kindOf(field).shown ?? kindOf(field).words ?? plainly)(value, field);

/** The same for display outside its form: at most 160 characters, and words where there is none. */
export function displayValue(field: Field, value: Json): string {
  const text = fieldText(field, value) || texts.empty;
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}

/** A plain text, for display in the same way. */
export const displayText = (text: string | null): string => displayValue({ kind: 'text' }, text);

/** Longest list, in entries, that is displayed whole. */
const WHOLE = 3;

/**
 * A list of names before and after, where it is short; of a longer one what went and what came, with nothing
 * before it. Null where it names the same in the same order.
 */
export function displayNames(before: readonly string[], after: readonly string[]): [string, string] | null {
  if (before.length === after.length && before.every((name, index) => name === after[index])) return null;
  const gone = before.filter((name) => !after.includes(name));
  const come = after.filter((name) => !before.includes(name));
  const isShort = Math.max(before.length, after.length) <= WHOLE;
  const isMoved = gone.length + come.length === 0;
  if (isShort || isMoved || gone.length === before.length)
    return [displayText(before.join(', ')), displayText(after.join(', '))];
  return ['', displayText([...gone.map(texts.removed), ...come.map(texts.added)].join(', '))];
}
