import type { ContentRow } from '../../contract/content';
import { type ContentLanguages, inOrder, primaryLanguage } from '../../contract/languages';
import { isPlainObject } from '../../contract/plainObject';
import { PUBLISHED_STATUS } from '../publication/status';

/** Status of a language that a row says nothing about. Source: document 2, 'Common list behaviour'. */
const STATUS_ABSENT = -1;

/** Status of a language of a row: of its revision if there is one, else of its content, else -1. */
export function rowStatus(row: ContentRow, language: string): number {
  const statuses = row.revision_statuses;
  const ofRevision = statuses === null || statuses === undefined || Array.isArray(statuses) ? null : statuses[language];
  return ofRevision ?? row.contents?.[language]?.status ?? STATUS_ABSENT;
}

const firstText = (row: Pick<ContentRow, 'contents'>, languages: ContentLanguages, key: 'title' | 'permalink') => {
  for (const language of inOrder(Object.keys(row.contents ?? {}), languages)) {
    const text = row.contents?.[language]?.[key];
    if (typeof text === 'string' && text.trim() !== '') return { text, language };
  }
  return null;
};

/** The title with its language: the first of the site's languages that has one, else any other. Null without any. */
export const rowTitle = (row: Pick<ContentRow, 'contents'>, languages: ContentLanguages) =>
  firstText(row, languages, 'title');

/** Languages in which an item has something: those with a title, which the site's order puts in order. */
export const rowLanguages = ({ contents }: Pick<ContentRow, 'contents'>, languages: ContentLanguages): string[] =>
  inOrder(Object.keys(contents ?? {}), languages).filter(
    (language) => (contents?.[language]?.title ?? '').trim() !== '',
  );

/** Whether readers see the item: in any language, and beside whatever draft. The date of publication hides nothing. */
export const isRowRead = ({ contents }: ContentRow): boolean =>
  Object.values(contents ?? {}).some((one) => one?.status === PUBLISHED_STATUS);

/** Id of the row's revision draft; null for none. */
export const rowRevision = ({ revision }: ContentRow): number | null =>
  typeof revision === 'number' && revision > 0 ? revision : null;

/** Where the portal shows the item: the first address in the same order. Null without any. */
export const rowPermalink = (row: ContentRow, languages: ContentLanguages): string | null =>
  firstText(row, languages, 'permalink')?.text ?? null;

/** A day as DD-MM-YYYY; null for none. Source: document 2, section 9. */
const shownDay = (day: string | null | undefined): string | null => {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(day ?? '');
  return match === null ? null : `${match[3]}-${match[2]}-${match[1]}`;
};

/** Publication date of the primary language as DD-MM-YYYY; null without one. Source: document 3, section 2. */
export const rowDate = (row: ContentRow, languages: ContentLanguages): string | null =>
  shownDay(row.contents?.[primaryLanguage(languages)]?.pub_date);

/** When a row takes place: its first and its last day as DD-MM-YYYY, the same where it is one day. Null without dates. */
export function rowPeriod({ dates }: ContentRow): { readonly start: string; readonly end: string } | null {
  const [start, end] = [shownDay(dates?.start), shownDay(dates?.end)];
  const first = start ?? end;
  return first === null ? null : { start: first, end: end ?? first };
}

/** Names of the cities or provinces that a row's addresses lie in, each once. */
export const rowPlaces = ({ location }: ContentRow, field: 'province' | 'city'): string[] => [
  ...new Set((location ?? []).map((one) => one?.city?.[field] ?? '').filter((name) => name !== '')),
];

/** Names of the municipalities of a row, those without one left out. */
export const rowMunicipalities = (row: ContentRow): string[] =>
  (row.comune ?? []).map((one) => one.nome ?? one.city ?? '').filter((name) => name !== '');

/** The categories that a row has in a field, in their order; the name is null where the server gives none. */
export const rowChoices = (row: ContentRow, field: 'theme' | 'target') =>
  (row[field] ?? []).map((choice): { readonly id: number; readonly name: string | null } => {
    const { id, name, nome } = typeof choice === 'number' ? { id: choice } : choice;
    return { id, name: name || nome || null };
  });

/** Address of the first of a row's files in this field; null for none. */
export function rowFile(row: ContentRow, field: string): string | null {
  const files = row[field];
  const [first] = Array.isArray(files) ? files : [];
  return isPlainObject(first) && typeof first.url === 'string' ? first.url : null;
}
