import type { RedirectTrace } from '../../contract/redirects';
import type { CallFailure } from '../../contract/result';
import type { ResultParams } from '../kit/result';
import type { RedirectDraft } from '../redirects/addresses';
import type { AddressField, RedirectField, RowConflict, RowContext, StoredRedirect } from './types';

/** Code of a new row. Source: document 1, section 9. */
export const DEFAULT_CODE = 301;

export const BLANK_DRAFT: RedirectDraft = { old_url: '', new_url: '', code: DEFAULT_CODE };

type StoredAndDraft = Pick<RowContext, 'stored' | 'draft'>;

/** Whether nothing is written in a row. */
export const isBlank = ({ old_url, new_url }: RedirectDraft): boolean => old_url.trim() === '' && new_url.trim() === '';

const same = (a: RedirectDraft, b: RedirectDraft): boolean =>
  a.old_url.trim() === b.old_url.trim() && a.new_url.trim() === b.new_url.trim() && a.code === b.code;

/** Whether a row differs from the server's. */
export const isChanged = ({ stored, draft }: StoredAndDraft): boolean => !same(draft, stored ?? BLANK_DRAFT);

/** Whether a row is to be saved: only if it changed and is not entirely empty. Source: document 1, section 4. */
export const isToSave = (row: StoredAndDraft): boolean => isChanged(row) && !isBlank(row.draft);

/** Whether leaving the page would lose something: an empty new row is nothing. */
export const isUnsaved = (row: StoredAndDraft): boolean =>
  isChanged(row) && (row.stored !== null || !isBlank(row.draft));

/** Whether the other address is still to come: leaving one cell for the other waits for it. */
export const awaitsOther = ({ old_url, new_url, code }: RedirectDraft): boolean =>
  (old_url.trim() === '') !== (new_url.trim() === '') && code !== 410;

/** Whether there is a path to be followed: both ends are known. */
export const isTraceable = ({ draft }: StoredAndDraft): boolean =>
  draft.code !== 410 && draft.old_url.trim() !== '' && draft.new_url.trim() !== '';

/** A failure without what it says about a field that changed since. */
export function withoutField(failure: CallFailure | null, field: RedirectField): CallFailure | null {
  const text = failure?.fields[field];
  if (failure === null || text === undefined) return failure;
  const { [field]: _, ...fields } = failure.fields;
  return { ...failure, message: failure.message.replace(text, '').trim(), fields };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The stored rule that a conflict carries; null where the server did not say. */
function storedOf(details: unknown): StoredRedirect | null {
  const stored = typeof details === 'object' && details !== null && 'stored' in details ? details.stored : null;
  if (typeof stored !== 'object' || stored === null) return null;
  const { id, old_url, new_url, code, updated_at } = stored as Readonly<Record<string, unknown>>;
  if (typeof id !== 'number' || typeof old_url !== 'string') return null;
  return { id, old_url, new_url: textOf(new_url), code: Number(code), updated_at: textOf(updated_at) || null };
}

/** What a refused saving says about the version that another user saved; null for another failure. */
export function conflictOf(failure: CallFailure): RowConflict | null {
  if (failure.kind !== 'conflict' || failure.conflict === null) return null;
  const { updatedAt, updatedBy } = failure.conflict;
  return { updatedAt, by: updatedBy, stored: storedOf(failure.details) };
}

interface At {
  readonly context: RowContext;
}
interface OfCell {
  readonly field: AddressField;
}

/** The rule that a row starts from: the stored one, or a blank one. */
export const draftOf = (stored: StoredRedirect | null): RedirectDraft =>
  stored === null ? BLANK_DRAFT : { old_url: stored.old_url, new_url: stored.new_url, code: stored.code };

/** A typed change: the path it led along is another one now. */
const withDraft = ({ draft, revision }: RowContext, change: Partial<RedirectDraft>): Partial<RowContext> => ({
  draft: { ...draft, ...change },
  revision: revision + 1,
  trace: null,
});

export const cellOpened = ({ context }: At, { field }: OfCell): Partial<RowContext> =>
  context.cell === field ? {} : { cell: field, before: context.draft[field] };

export const cellChanged = (at: At, { field, value }: OfCell & { readonly value: string }): Partial<RowContext> => ({
  ...withDraft(at.context, { [field]: value }),
  ...cellOpened(at, { field }),
  failure: withoutField(at.context.failure, field),
});

export const cellRestored = ({ context }: At): Partial<RowContext> =>
  context.cell === null ? {} : { ...withDraft(context, { [context.cell]: context.before }), cell: null };

export const codeChanged = ({ context }: At, { code }: { readonly code: number }): Partial<RowContext> => ({
  ...withDraft(context, { code }),
  failure: withoutField(context.failure, 'code'),
});

type Saved = ResultParams<{ readonly id: number; readonly updatedAt: string | null }>;

export const rowSaved = ({ context: { sent } }: At, { result }: Saved): Partial<RowContext> =>
  result.ok && sent !== null
    ? { stored: { ...sent, id: result.value.id, updated_at: result.value.updatedAt }, sent: null }
    : {};

export const savingFailed = (_: unknown, { result }: ResultParams): Partial<RowContext> =>
  result.ok ? {} : { failure: result.failure, sent: null };

/** Whether another user saved the row meanwhile. */
export const isOvertaken = (_: unknown, { result }: ResultParams): boolean =>
  !result.ok && conflictOf(result.failure) !== null;

export const conflictFound = (_: unknown, { result }: ResultParams): Partial<RowContext> =>
  result.ok ? {} : { conflict: conflictOf(result.failure), sent: null, cell: null };

/** My version is then a change of theirs. */
export function mineKept({ context: { stored, conflict } }: At): Partial<RowContext> {
  const base = conflict?.stored ?? stored;
  return base === null || conflict === null
    ? {}
    : { stored: { ...base, updated_at: conflict.updatedAt }, conflict: null };
}

export function theirsAccepted({ context }: At): Partial<RowContext> {
  const stored = context.conflict?.stored ?? context.stored;
  return { stored, draft: draftOf(stored), conflict: null, trace: null };
}

export const storedReplaced = (_: unknown, { stored }: { readonly stored: StoredRedirect }): Partial<RowContext> => ({
  stored,
  draft: draftOf(stored),
  failure: null,
  trace: null,
});

export const traceReceived = (_: unknown, { result }: ResultParams<RedirectTrace>): Partial<RowContext> => ({
  trace: result.ok ? result.value : null,
});
