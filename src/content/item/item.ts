import { type StatusOption, statusOptionSchema } from '../../contract/lookups';
import { isPlainObject } from '../../contract/plainObject';
import type { Json } from '../field/json';
import { asText } from '../field/kind';
import { fieldPath, valueAt, withValueAt } from '../field/path';
import { kindOf } from '../kinds/table';
import type { FilterValue } from '../lists/filter';
import type { ContentForm, ContentItem, Localized } from '../model/content';
import { DRAFT_STATUS, PUBLISHED_STATUS } from '../publication/status';
import { withLocalityApart } from '../where/localityWithin';
import { withDeclaredPlaces } from './beside';

/** What a new item starts from. */
export interface BlankInput {
  readonly languages: readonly string[];
  /** User id of the current user, the author of what is new. */
  readonly author: number | null;
  /** Whether the current user may publish. */
  readonly canSave: boolean;
}

const fillBlanks = (
  content: Pick<ContentForm, 'fields'>,
  item: ContentItem,
  languages: readonly string[],
): ContentItem => {
  let filled = item;
  for (const field of content.fields) {
    const kind = kindOf(field);
    for (const language of field.localized ? languages : ['']) {
      const path = fieldPath(field, language);
      filled = withValueAt(filled, path, kind.normalise(valueAt(filled, path), field));
    }
  }
  return filled;
};

const blankLocalized = (author: number | null): Localized => ({
  title: '',
  status: DRAFT_STATUS,
  author,
  pub_date: null,
  permalink: null,
});

/** A new item with every declared field at its blank value, in every language. */
export function blankItem(
  content: Pick<ContentForm, 'fields'>,
  { languages, author, canSave }: BlankInput,
): ContentItem {
  const [lang = ''] = languages;
  const item: ContentItem = {
    id: 'new',
    contents: Object.fromEntries(languages.map((language) => [language, blankLocalized(author)])),
    canSave,
    draft: 0,
    revision: null,
    updated_at: null,
    lang,
  };
  return fillBlanks(content, item, languages);
}

/** An item whose languages that are published anew, and have no date of publication, have this moment for it. */
export function withPublicationDates(item: ContentItem, before: ContentItem | null, moment: string): ContentItem {
  const published = Object.entries(item.contents).filter(
    ([language, { status, pub_date }]) =>
      status === PUBLISHED_STATUS && pub_date === null && before?.contents[language]?.status !== PUBLISHED_STATUS,
  );
  if (published.length === 0) return item;
  const dated = published.map(([language, said]) => [language, { ...said, pub_date: moment }] as const);
  return { ...item, contents: { ...item.contents, ...Object.fromEntries(dated) } };
}

/** A new item that begins with what its list is bound to: values of filters, by the shared field that has them. */
export function itemWith(
  content: ContentForm,
  blank: ContentItem,
  values: Readonly<Record<string, FilterValue>>,
): ContentItem {
  return Object.entries(values).reduce((item, [path, value]) => {
    const field = content.fields.find((one) => one.path === path && one.localized === false);
    if (field === undefined) return item;
    const kind = kindOf(field);
    return withValueAt(item, path, kind.normalise(Array.isArray(kind.blank) ? [value] : value, field));
  }, blank);
}

/**
 * What a server sent, merged over the blank item: every declared field and every language is there, unknown keys stay.
 * Takes the content type, the server's item (already checked against its schema) and what a blank item starts from.
 */
export function normaliseItem(
  content: ContentForm,
  answered: { readonly [key: string]: Json },
  blank: BlankInput,
): ContentItem {
  const sent = withLocalityApart(content, withDeclaredPlaces(content, answered));
  const base = blankItem(content, blank);
  const sentContents = (sent.contents ?? {}) as Record<string, Partial<Localized> | null>;
  const languages = [...new Set([...blank.languages, ...Object.keys(sentContents)])];
  const contents = Object.fromEntries(
    languages.map((language) => {
      const filled = { ...blankLocalized(blank.author), ...sentContents[language] };
      return [language, { ...filled, status: filled.status ?? DRAFT_STATUS }];
    }),
  );
  const merged = {
    ...base,
    ...sent,
    contents,
    canSave: sent.canSave === true || sent.canSave === 1,
    draft: typeof sent.draft === 'number' ? sent.draft : 0,
    revision: typeof sent.revision === 'number' ? sent.revision : null,
    updated_at: typeof sent.updated_at === 'string' ? sent.updated_at : null,
  } as ContentItem;
  return withFallbacks(content, fillBlanks(content, merged, languages));
}

/** Whether nobody has written anything in this language of the item; status, author and dates don't count. */
export function languageIsBlank(content: ContentForm, item: ContentItem, language: string): boolean {
  const ignored = new Set(['status', 'author', 'dateTime']);
  return content.fields.every(
    (field) =>
      !field.localized || ignored.has(field.kind) || kindOf(field).isEmpty(valueAt(item, fieldPath(field, language))),
  );
}

/** An item with the texts that empty ones are declared to take (`fallback`); the same item where there is none to take. */
export function withFallbacks(form: Pick<ContentForm, 'fields'>, item: ContentItem): ContentItem {
  return form.fields.reduce((filled, field) => {
    const { path, fallback } = field;
    if (fallback === undefined || !kindOf(field).isEmpty(valueAt(filled, path))) return filled;
    const text = asText(valueAt(filled, fallback)).trim();
    return text === '' ? filled : withValueAt(filled, path, text);
  }, item);
}

const optionsOf = (sent: Json): readonly StatusOption[] =>
  Array.isArray(sent)
    ? sent.flatMap((entry: Json) => {
        const option = statusOptionSchema.safeParse(entry);
        return option.success ? [option.data] : [];
      })
    : [];

/**
 * The statuses that an item itself says may follow, by language; null where it says nothing and the server must be called.
 * Source: contract, 'Content areas'; document 2, section 4.
 */
export function nextStatusesOf(item: ContentItem): Readonly<Record<string, readonly StatusOption[]>> | null {
  const { nextStatuses: sent } = item;
  if (!isPlainObject(sent)) return null;
  return Object.fromEntries(Object.entries(sent).map(([language, options]) => [language, optionsOf(options)]));
}
