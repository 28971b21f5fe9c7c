import type { Json } from '../../content/field/json';
import { valueAt, withValueAt } from '../../content/field/path';
import { kindOf } from '../../content/kinds/table';
import type { RecordField, RecordItem } from '../../content/model/record';
import { isPlainObject } from '../../contract/plainObject';
import { allOffers, draftingRegion, firstWords, offersIn, offersOf, type UnsavedWork } from '../kit/drafting';
import { fieldsOf } from './fields';
import { changedFields, hasUnsavedWork, isDirty } from './rules';
import type { CreationAttempt, RecordContext, RecordDraft, RecordEmitted, RecordInput } from './types';

type Owner = Pick<RecordContext, 'record' | 'id'>;

/** Whether a draft may contain a field: a password is stored nowhere. */
const isKept = (field: RecordField): boolean => kindOf(field).isSecret !== true;

/** A record as a draft has it: what is secret as in a blank one. */
function keepable({ record }: Pick<RecordContext, 'record'>, item: RecordItem): RecordItem {
  const secret = record.fields.filter((field) => !isKept(field));
  return secret.reduce((kept, { path }) => withValueAt(kept, path, valueAt(record.blank, path)), item);
}

function readItem(owner: Owner, raw: unknown): RecordItem | null {
  if (!isPlainObject(raw) || raw.id !== owner.id) return null;
  const version = typeof raw.updated_at === 'string' ? raw.updated_at : null;
  const read: RecordItem = { ...owner.record.blank, ...(raw as RecordItem), id: owner.id, updated_at: version };
  const item = fieldsOf(owner).reduce(
    (all, field) => withValueAt(all, field.path, kindOf(field).normalise(valueAt(raw as Json, field.path), field)),
    read,
  );
  return keepable(owner, item);
}

function readAttempt(owner: Owner, raw: unknown): CreationAttempt | null {
  if (owner.id !== 'new' || !isPlainObject(raw) || typeof raw.key !== 'string' || raw.key === '') return null;
  const item = readItem(owner, raw.item);
  return item === null ? null : { key: raw.key, item };
}

/** What storage contained for this record, if it can be used: null for anything corrupted or of another record. */
export function parseDraft(owner: Owner, raw: unknown): RecordDraft | null {
  if (!isPlainObject(raw)) return null;
  const [item, base] = [readItem(owner, raw.item), readItem(owner, raw.base)];
  return item === null || base === null ? null : { item, base, attempt: readAttempt(owner, raw.attempt) };
}

/** What a draft begins with, of what it changed. */
export const draftWords = (owner: Owner, { item, base }: RecordDraft): string =>
  firstWords(changedFields({ ...owner, item, stored: base }).map((path) => valueAt(item, path)));

/** Drafts with work that the loaded record has not; none for a form that keeps none. */
export function worthOffering(context: RecordContext): Partial<RecordContext> {
  const { stored } = context;
  if (stored === null || !context.keepsDraft) return offersOf<RecordDraft>([]);
  return offersOf(
    allOffers(context).filter(
      ({ item, base }) => isDirty({ ...context, item, stored }) && isDirty({ ...context, item, stored: base }),
    ),
  );
}

/** The drafts that a form begins with, not yet compared with its record. */
export const firstOffers = ({ storedDraft, otherDrafts = [], ...owner }: RecordInput) =>
  offersIn(storedDraft, otherDrafts, (raw) => parseDraft(owner, raw));

/** Whether somebody saved the record after the draft was begun. */
export const draftIsOlder = ({ offered, stored }: Pick<RecordContext, 'offered' | 'stored'>): boolean =>
  offered !== null && stored !== null && offered.base.updated_at !== stored.updated_at;

/**
 * The offered draft restored over the record. An older one keeps the version that it began with, so that saving it meets
 * the conflict instead of undoing what was stored since.
 */
export function draftRestored(context: RecordContext): Partial<RecordContext> {
  const { offered, stored } = context;
  if (offered === null || stored === null) return {};
  const base = draftIsOlder(context) ? { ...stored, ...offered.base } : stored;
  const item = { ...base, ...offered.item, updated_at: base.updated_at };
  const touched = changedFields({ ...context, item, stored: base });
  return { stored: base, item, touched, attempt: offered.attempt, ...offersOf<RecordDraft>([]) };
}

/** What becomes of the local draft now: without unsaved changes that it may contain there is none. */
export function draftEvent(context: RecordContext): RecordEmitted {
  const { record, id, item, stored, attempt } = context;
  const where = { area: record.area, id };
  if (item === null || stored === null) return { type: 'draft.cleared', ...where };
  const draft = {
    item: keepable(context, item),
    base: keepable(context, stored),
    attempt: attempt === null ? null : { ...attempt, item: keepable(context, attempt.item) },
  };
  const isEmpty = !isDirty({ ...context, item: draft.item, stored: draft.base });
  return isEmpty ? { type: 'draft.cleared', ...where } : { type: 'draft.changed', ...where, draft };
}

/** What becomes of the stored drafts when the offered one is restored: it is this page's from now on. */
export function restoredEvent(context: RecordContext): RecordEmitted {
  const event = draftEvent({ ...context, ...draftRestored(context) });
  const from = context.offered?.page;
  return event.type === 'draft.changed' && from !== undefined ? { ...event, replaces: from } : event;
}

/** The draft in front is given up: that of another page, or this one's own, which then is what the form says. */
export function discardedEvent(context: RecordContext): RecordEmitted {
  const { record, id, offered } = context;
  const page = offered?.page;
  return page === undefined ? draftEvent(context) : { type: 'draft.cleared', area: record.area, id, page };
}

/** What becomes of the unsaved work when the page is left: a password and the cards beside the form are in no draft. */
export function workLeft(context: RecordContext): UnsavedWork {
  if (!hasUnsavedWork(context)) return 'none';
  if (!context.keepsDraft || context.besideUnsaved !== null) return 'lost';
  const changed = changedFields(context);
  return fieldsOf(context).every((field) => isKept(field) || !changed.includes(field.path)) ? 'kept' : 'lost';
}

export const drafting = draftingRegion({
  quiet: 'La bozza locale è aggiornata',
  pausing: 'La bozza locale si aggiorna fra un momento',
});
