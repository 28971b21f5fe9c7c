import { conflictSchema, failureSchema } from '../contract/common';
import { type CallFailure, type FailureKind, failure } from '../contract/result';
import { failureTexts } from '../messages/screens/failures';

/** Keys of an errors map that are not about a field. Source: document 1, section 8. */
const NOT_FIELDS = new Set(['debug', 'exceptionCode', 'exceptionClass']);

/** A server's word for 'no valid session', whatever HTTP status carries it. Source: contract, 'Ground rules'. */
const UNAUTHENTICATED = 'Unauthenticated.';

const textOf = (value: unknown): string =>
  Array.isArray(value)
    ? value.filter((entry) => typeof entry === 'string').join('\n')
    : typeof value === 'string'
      ? value
      : '';

const fieldTexts = (errors: Record<string, unknown> | null | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors ?? {})
      .filter(([key]) => !NOT_FIELDS.has(key))
      .map(([key, value]) => [key, textOf(value)] as const)
      .filter(([, text]) => text !== ''),
  );

const messageOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'message' in data ? textOf(data.message) : '';

const kindOf = (status: number, hasFields: boolean): FailureKind => {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  if (status === 404 || status === 410) return 'notFound';
  if (status === 429) return 'throttled';
  if (hasFields || status === 400 || status === 409 || status === 413 || status === 422) return 'invalid';
  return 'server';
};

const defaultText = (kind: FailureKind, status: number, retryAfter: number | null): string => {
  if (status === 413) return failureTexts.tooLarge;
  if (kind === 'unauthenticated') return failureTexts.unauthenticated;
  if (kind === 'forbidden') return failureTexts.forbidden;
  if (kind === 'notFound') return failureTexts.notFound;
  if (kind === 'throttled') return failureTexts.throttled(retryAfter);
  return status >= 500 ? failureTexts.server(status) : failureTexts.refused;
};

const conflictOf = (status: number, data: unknown): CallFailure['conflict'] => {
  const parsed = conflictSchema.safeParse(data);
  if (status !== 409 || !parsed.success) return null;
  const by = parsed.data.updated_by;
  return { updatedAt: parsed.data.updated_at, updatedBy: typeof by === 'object' ? (by?.name ?? null) : (by ?? null) };
};

/** Keys of a failure's data that are read into other properties. */
const READ_KEYS = new Set(['message', 'updated_at', 'updated_by']);

const hasMore = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.keys(data).some((key) => !READ_KEYS.has(key));

/** Whether a body says that there is no valid session, in any form. */
export function saysUnauthenticated(body: unknown): boolean {
  const parsed = failureSchema.safeParse(body);
  return parsed.success && [textOf(parsed.data.message), messageOf(parsed.data.data)].includes(UNAUTHENTICATED);
}

/**
 * What a failure envelope says. Texts are combined as the error catalogue wants: every field's, then `message`, then
 * `data.message`. Takes the HTTP status, the parsed body and the seconds of Retry-After. Source: document 1, section 8.
 */
export function failureOf(status: number, body: unknown, retryAfter: number | null): CallFailure {
  const parsed = failureSchema.safeParse(body);
  const envelope = parsed.success ? parsed.data : {};
  const fields = fieldTexts(envelope.errors);
  const stated = Number(envelope.code);
  const code = status >= 400 ? status : Number.isInteger(stated) && stated >= 400 ? stated : status;
  const conflict = conflictOf(code, envelope.data);
  const kind = conflict === null ? kindOf(code, Object.keys(fields).length > 0) : 'conflict';
  const texts = [...Object.values(fields), textOf(envelope.message), messageOf(envelope.data)].filter(
    (text, index, all) => text !== '' && text !== UNAUTHENTICATED && all.indexOf(text) === index,
  );
  const message = texts.join('\n') || (conflict === null ? defaultText(kind, code, retryAfter) : failureTexts.conflict);
  const details = (code === 409 || code === 404) && hasMore(envelope.data) ? { details: envelope.data } : {};
  return failure(kind, code, message, { fields, conflict, retryAfter, ...details });
}
