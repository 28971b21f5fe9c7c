import type { FastifyRequest } from 'fastify';
import { IDEMPOTENCY_HEADER } from '../../src/contract/content';
import { editorialTexts } from '../../src/messages/server/editorial';
import type { Queryable } from '../db/types';
import { HttpError } from './errors';

/** Days after which a key may be forgotten: nobody retries that late. */
const KEY_LIFETIME_DAYS = 7;
/** Most characters of a key. */
const LONGEST_KEY = 200;

/** The key that a create carries, null without one. Refuses with 400 one that is too long. */
export function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (typeof key !== 'string' || key === '') return null;
  if (key.length > LONGEST_KEY) throw new HttpError(400, editorialTexts.idempotencyKey);
  return key;
}

/** One attempt to create: whose, where, under which key. */
export interface Attempt {
  readonly userId: number;
  /** What is created; the same key may serve once in each area. */
  readonly area: string;
  readonly key: string | null;
}

/**
 * Takes the key for this transaction, or gives what the first create with it answered. A create that is still running
 * has the key: the second waits for it.
 */
async function claimKey<T>(tx: Queryable, userId: number, key: string): Promise<T | null> {
  const claim = `
    with forgotten as (delete from idempotency_keys where created_at < now() - make_interval(days => $3))
    insert into idempotency_keys (user_id, key, answer) values ($1, $2, 'null') on conflict do nothing`;
  const { rowCount } = await tx.query({ name: 'key-claim', text: claim, values: [userId, key, KEY_LIFETIME_DAYS] });
  if (rowCount === 1) return null;
  const text = 'select answer from idempotency_keys where user_id = $1 and key = $2';
  const { rows } = await tx.query<{ answer: T }>(text, [userId, key]);
  return rows[0]?.answer ?? null;
}

/**
 * Creates once a key, however often and however fast the same user calls: later calls get the first one's answer.
 * Source: contract, 'Ours, beyond the spec'.
 */
export async function once<T extends object>(tx: Queryable, attempt: Attempt, create: () => Promise<T>): Promise<T> {
  const { userId, area, key } = attempt;
  if (key === null) return create();
  const ownKey = `${area}:${key}`;
  const earlier = await claimKey<T>(tx, userId, ownKey);
  if (earlier !== null) return earlier;
  const result = await create();
  const text = 'update idempotency_keys set answer = $3 where user_id = $1 and key = $2';
  await tx.query({ name: 'key-answer', text, values: [userId, ownKey, JSON.stringify(result)] });
  return result;
}
