import { PUBLISHED_STATUS } from '../../content/item';
import { KINDS } from '../../content/kinds';
import { fieldPath, sameValue, valueAt } from '../../content/path';
import type { Content, ContentItem, FieldDeclaration, FieldKind, Json } from '../../content/types';
import type { StatusOption } from '../../contract/lookups';
import { languageNames, statusNames } from '../../messages/content';
import { publication } from '../../messages/publication';

/** Every publication status. Source: document 1, section 4. */
export const STATUSES: readonly number[] = [0, 1, 2, 3, 4, 5];

/** Whether a value is one of the publication statuses. */
export const isStatus = (value: unknown): value is number => typeof value === 'number' && STATUSES.includes(value);

/** Who asks, and from which status; null for a language that was never saved. */
export interface StatusQuestion {
  readonly mayPublish: boolean;
  readonly current: number | null;
}

/**
 * Whether a language may go from its stored status to `next`. Who may not publish neither publishes nor withdraws;
 * staying where one is is always possible. Source: document 2, section 4.
 */
export function maySetStatus({ mayPublish, current }: StatusQuestion, next: number): boolean {
  if (next === current || mayPublish) return isStatus(next);
  return isStatus(next) && next !== PUBLISHED_STATUS && current !== PUBLISHED_STATUS;
}

/** The statuses a user may set on a language of an item, ascending. */
export function settableStatuses(question: StatusQuestion): number[] {
  return STATUSES.filter((status) => maySetStatus(question, status));
}

/**
 * The options of an item's status box in one language. One that is not allowed carries a negative id; 0 has no negative
 * and is left out then. Source: contract, GET operations/related_statuses.
 */
export function statusOptions(question: StatusQuestion): StatusOption[] {
  return STATUSES.flatMap((status) => {
    const active = maySetStatus(question, status);
    if (!active && status === 0) return [];
    return [{ id: active ? status : -status, name: statusNames[status] ?? '', active }];
  });
}

/** The options of a list's status filter: every status. Source: contract, GET operations/related_statuses. */
export function filterStatusOptions(): StatusOption[] {
  return STATUSES.map((status) => ({ id: status, name: statusNames[status] ?? '', active: true }));
}

/** What a value says, apart from how it was written down. */
export function essence(kind: FieldKind, value: Json): Json {
  const { essence: said, normalise } = KINDS[kind];
  return said === undefined ? normalise(value) : said(value);
}

/** Whether a field says something else in `after` than in `before`; `language` matters for localized fields only. */
export function fieldChanged(
  field: FieldDeclaration,
  before: ContentItem,
  after: ContentItem,
  language: string,
): boolean {
  const path = fieldPath(field, language);
  return !sameValue(essence(field.kind, valueAt(before, path)), essence(field.kind, valueAt(after, path)));
}

/** A refused change: the field it concerns, as the wire names it, and the reason in Italian. */
export interface PublicationProblem {
  readonly path: string;
  readonly message: string;
}

/** A change as the rules judge it. `before` is the stored item, null for a new one. */
export interface PublicationChange {
  readonly content: Content;
  readonly before: ContentItem | null;
  readonly after: ContentItem;
  readonly mayPublish: boolean;
}

const inItalian = (language: string): string => (languageNames[language] ?? language).toLowerCase();

function languageProblem({ content, before, after }: PublicationChange, language: string): PublicationProblem | null {
  const path = `contents.${language}.status`;
  const was = before?.contents[language]?.status ?? null;
  const becomes = after.contents[language]?.status ?? null;
  if (was !== PUBLISHED_STATUS)
    return becomes === PUBLISHED_STATUS ? { path, message: publication.publish(inItalian(language)) } : null;
  if (becomes !== PUBLISHED_STATUS) return { path, message: publication.withdraw(inItalian(language)) };
  const changed = content.fields.some(
    (field) => field.localized && before !== null && fieldChanged(field, before, after, language),
  );
  return changed ? { path, message: publication.change(inItalian(language)) } : null;
}

function sharedProblems({ content, before, after }: PublicationChange): PublicationProblem[] {
  if (before === null) return [];
  if (!Object.values(before.contents).some(({ status }) => status === PUBLISHED_STATUS)) return [];
  return content.fields
    .filter((field) => !field.localized && fieldChanged(field, before, after, ''))
    .map((field) => ({ path: field.path, message: publication.changeShared(field.label) }));
}

/**
 * Why a user who may not publish can't save this change; empty if nothing speaks against it, and always for who may.
 * A language that was published must stay as it is, and so must the shared fields while any language is published.
 * Source: document 2, section 4.
 */
export function publicationProblems(change: PublicationChange): PublicationProblem[] {
  if (change.mayPublish) return [];
  const languages = new Set([...Object.keys(change.before?.contents ?? {}), ...Object.keys(change.after.contents)]);
  const problems = [...languages].map((language) => languageProblem(change, language)).filter((p) => p !== null);
  return [...problems, ...sharedProblems(change)];
}
