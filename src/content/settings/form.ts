import { isPlainObject } from '../../contract/plainObject';
import { settingsTexts as texts } from '../../messages/screens/settings';
import { kindOf } from '../kinds/table';
import { entriesOf } from '../model/collection';
import { fieldPath, valueAt, withValueAt } from '../model/path';
import { type DeclaredField, type RecordForm, type RecordItem, recordForm } from '../model/record';
import { SETTINGS_AREA, type SettingsSection } from '../model/settings';
import type { FieldDeclaration, Json } from '../model/types';

type Values = Readonly<Record<string, Json>>;

const asDeclared = (fields: readonly FieldDeclaration[]): readonly DeclaredField[] =>
  fields.map((field) => ({ ...field, localized: true, wide: true }));

/** The form of a section on a site with these languages. */
export const settingsForm = (section: SettingsSection, languages: readonly string[]): RecordForm =>
  recordForm(
    {
      area: SETTINGS_AREA,
      titles: { inserting: section.title, editing: section.title, missing: texts.missing, one: texts.one },
      fields: asDeclared(section.fields),
      blank: { id: 'new', updated_at: null },
      isOnly: true,
    },
    languages,
  );

const textOr = (value: Json, other: string | null): string | null =>
  typeof value === 'string' && value !== '' ? value : other;

/**
 * A section as its form has it, of what a server sent. What is of no language of the site, or declared nowhere, is there as
 * it came; `came` are the languages that came, `previews` the pages that show them.
 */
export function settingsItem(
  { id, fields }: Pick<SettingsSection, 'id' | 'fields'>,
  sent: { readonly data: Json; readonly updatedAt: Json; readonly previews: Json },
): RecordItem {
  const data = isPlainObject(sent.data) ? sent.data : {};
  const came = Object.keys(data).filter((language) => isPlainObject(data[language]));
  const contents = fields.reduce<Json>(
    (all, field) =>
      came.reduce<Json>((item, language) => {
        const path = fieldPath(field, language);
        return withValueAt(item, path, kindOf(field).normalise(valueAt(item, path), field));
      }, all),
    { contents: Object.fromEntries(came.map((language) => [language, data[language]])) },
  );
  return {
    ...(contents as Values),
    id,
    updated_at: textOr(sent.updatedAt, null),
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
  if (kind === 'slots')
    return (Array.isArray(value) ? value : []).map((slot: Json) => (isPlainObject(slot) ? sentEntry(slot) : slot));
  return value;
};

/** What is sent of a section, by language. One that never came, and in which nothing was written, is left out. */
export function settingsData({ fields }: Pick<SettingsSection, 'fields'>, item: RecordItem): Record<string, Values> {
  const contents = isPlainObject(item.contents) ? item.contents : {};
  const came: readonly Json[] = Array.isArray(item.came) ? item.came : [];
  return Object.fromEntries(
    Object.entries(contents).flatMap(([language, values]) => {
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

/** A path of a server's errors as the form has it: of the section's data, whatever it calls that. */
export function settingsErrorPath(path: string): string {
  const [, own = path] = /^(?:data|contents)\.(.+)$/.exec(path) ?? [];
  return `contents.${own}`;
}

/** Addresses of the pages that show what is saved, by language; none where the server names none. */
export const previewsOf = (item: RecordItem | null): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(isPlainObject(item?.previews) ? item.previews : {}).flatMap(([language, url]) =>
      typeof url === 'string' && url !== '' ? [[language, url] as const] : [],
    ),
  );
