import { isPlainObject } from '../../contract/plainObject';
import { settingsTexts as texts } from '../../messages/screens/settings';
import { entriesOf } from '../field/collection';
import type { FieldDeclaration } from '../field/field';
import type { Json } from '../field/json';
import { fieldSchema } from '../field/kind';
import { valueAt, withValueAt } from '../field/path';
import { kindOf } from '../kinds/table';
import { type DeclaredField, type RecordForm, type RecordItem, recordForm } from '../model/record';
import { SETTINGS_AREA, type SettingsSection } from './sections';

type Values = Readonly<Record<string, Json>>;

/** A field as its page knows it: under its section's name, for several sections of a page call theirs 'title'. */
const ownField = (name: SettingsSection['name'], field: FieldDeclaration): DeclaredField => ({
  ...field,
  path: `${name}.${field.path}`,
  localized: true,
  wide: true,
});

/** The cards of a section as its page has them. */
export const settingsCards = ({ name, cards }: Pick<SettingsSection, 'name' | 'cards'>) =>
  cards.map((card) => ({ ...card, fields: card.fields.map((field) => ownField(name, field)) }));

/** The form of a section on a site with these languages. */
export const settingsForm = (section: SettingsSection, languages: readonly string[]): RecordForm =>
  recordForm(
    {
      area: SETTINGS_AREA,
      titles: { inserting: section.title, editing: section.title, missing: texts.missing, one: texts.one },
      fields: settingsCards(section).flatMap(({ fields }) => fields),
      blank: { id: 'new', updated_at: null },
      isOnly: true,
    },
    languages,
  );

const textOr = (value: Json, other: string | null): string | null =>
  typeof value === 'string' && value !== '' ? value : other;

/**
 * The first declared field that a server sent in a shape that its kind can't read, with its language: what can't be read
 * would be lost by a saving. Null where all can.
 */
export function unreadIn(
  { fields }: Pick<SettingsSection, 'fields'>,
  data: Json,
): { readonly field: FieldDeclaration; readonly language: string } | null {
  for (const [language, values] of Object.entries(isPlainObject(data) ? data : {})) {
    const field = fields.find((one) => !fieldSchema(kindOf(one), one).safeParse(valueAt(values, one.path)).success);
    if (field !== undefined) return { field, language };
  }
  return null;
}

/** What is said in a language, each declared field in its normal form. */
const normalised = (fields: SettingsSection['fields'], values: Json): Json =>
  fields.reduce<Json>(
    (all, field) => withValueAt(all, field.path, kindOf(field).normalise(valueAt(all, field.path), field)),
    values,
  );

/**
 * A section as its form has it, of what a server sent. What is of no language of the site, or declared nowhere, is there as
 * it came; `came` are the languages that came, `previews` the pages that show them.
 */
export function settingsItem(
  { id, name, fields }: Pick<SettingsSection, 'id' | 'name' | 'fields'>,
  sent: { readonly data: Json; readonly updatedAt: Json; readonly previews: Json },
): RecordItem {
  const data = isPlainObject(sent.data) ? sent.data : {};
  const came = Object.keys(data).filter((language) => isPlainObject(data[language]));
  return {
    id,
    updated_at: textOr(sent.updatedAt, null),
    contents: Object.fromEntries(came.map((language) => [language, { [name]: normalised(fields, data[language]) }])),
    came,
    previews: isPlainObject(sent.previews) ? sent.previews : {},
  };
}

/** An entry of a list as the wire has it: its place is its order. Source: contract, 'Pinned', settings. */
function sentEntry({ id, order: _order, ...rest }: { readonly [key: string]: Json }): Json {
  return id === null ? rest : { id, ...rest };
}

const sentValue = ({ kind }: FieldDeclaration, value: Json): Json => {
  if (kind === 'entries') return entriesOf(value).map(sentEntry);
  if (kind !== 'slots' || !Array.isArray(value)) return value;
  return value.map((slot: Json) => (isPlainObject(slot) ? sentEntry(slot) : slot));
};

/** What is sent of a section, by language. One that never came, and in which nothing was written, is left out. */
export function settingsData(
  { name, fields }: Pick<SettingsSection, 'name' | 'fields'>,
  item: RecordItem,
): Record<string, Values> {
  const contents = isPlainObject(item.contents) ? item.contents : {};
  const came: readonly Json[] = Array.isArray(item.came) ? item.came : [];
  return Object.fromEntries(
    Object.entries(contents).flatMap(([language, own]) => {
      const values = valueAt(own, name);
      if (!isPlainObject(values)) return [];
      const isWritten = fields.some((field) => !kindOf(field).isEmpty(valueAt(values, field.path)));
      if (!isWritten && !came.includes(language)) return [];
      const sent = fields.reduce<Json>(
        (all, field) => withValueAt(all, field.path, sentValue(field, valueAt(all, field.path))),
        values,
      );
      return [[language, sent as Values]];
    }),
  );
}

/** A path of a server's errors as the form has it: within the section's data, whatever the server calls that. */
export function settingsErrorPath({ name }: Pick<SettingsSection, 'name'>, path: string): string {
  const [, own = path] = /^(?:data|contents)\.(.+)$/.exec(path) ?? [];
  const [language = '', ...rest] = own.split('.');
  return ['contents', language, name, ...rest].join('.');
}

/** Addresses of the pages that show what is saved, by language; none where the server names none. */
export const previewsOf = (item: RecordItem | null): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(isPlainObject(item?.previews) ? item.previews : {}).flatMap(([language, url]) =>
      typeof url === 'string' && url !== '' ? [[language, url] as const] : [],
    ),
  );
