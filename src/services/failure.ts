import type { Result } from '../contract/result';
import { failureTexts } from '../messages/screens/failures';

/** A refusal for a right (403) that names one of those that grant the call, whatever the server says of it. */
export function namingRight<T>(result: Result<T>, rights: readonly string[]): Result<T> {
  if (result.ok || result.failure.kind !== 'forbidden') return result;
  const { message } = result.failure;
  if (rights.length === 0 || rights.some((right) => message.includes(right))) return result;
  return { ok: false, failure: { ...result.failure, message: `${failureTexts.rightMissing(rights)}\n${message}` } };
}
