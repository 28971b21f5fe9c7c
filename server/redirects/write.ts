import type { RedirectBody } from '../../src/contract/redirects';
import { addressKey, type RedirectDraft } from '../../src/machines/redirects/addresses';
import { redirectTexts } from '../../src/messages/screens/redirects';
import type { Actor } from '../audit/record';
import { isPossibleId } from '../db/ids';
import { takeLock } from '../db/locks';
import { violatedConstraint } from '../db/sqlstate';
import type { Db, Queryable } from '../db/types';
import type { RequestUser } from '../http/caller';
import { HttpError } from '../http/errors';
import { once } from '../http/idempotency';
import { refuseMissing } from '../http/removal';
import { assertCurrent, nextVersion } from '../http/versions';
import { assertFits, draftOf, endless, invalid } from './checks';
import { isHidden, keysOf } from './keys';
import { storedRules } from './rules';
import { walkOnceGone } from './trace';

const { server: texts, problems } = redirectTexts;

/** One write on the rules. */
export interface RedirectCall {
  readonly db: Db;
  readonly user: RequestUser;
  readonly now: Date;
  /** Hosts under which the site is known. */
  readonly own: readonly string[];
}

/** What a write answers. Source: contract, POST operations/error404/rotta. */
export type Saved = { id: number; message: string; updated_at: string };

interface Stored {
  readonly id: number;
  readonly old_url: string;
  readonly new_url: string;
  readonly code: number;
  readonly old_key: string;
  readonly updated_at: string;
  readonly updated_by: string | null;
}

async function locked<T>({ db }: RedirectCall, work: (tx: Queryable) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      await takeLock(tx, 'redirects');
      return work(tx);
    });
  } catch (error) {
    throw violatedConstraint(error) === 'redirects_old_url_key' ? invalid({ old_url: problems.duplicateByNow }) : error;
  }
}

async function readStored(tx: Queryable, id: number): Promise<Stored> {
  const text = `
    select r.id, r.old_url, r.new_url, r.code, r.old_key, r.updated_at, u.username as updated_by
      from redirects r left join users u on u.id = r.updated_by where r.id = $1`;
  const { rows } = isPossibleId(id)
    ? await tx.query<Stored & Record<string, unknown>>({ name: 'redirect-read', text, values: [id] })
    : { rows: [] };
  if (rows[0] === undefined) throw new HttpError(404, texts.missing([id]));
  return rows[0];
}

/** Refuses a write that started from an older version than the stored one, and says what is stored to who may view it. */
function assertSeen({ user }: RedirectCall, sent: RedirectBody, { updated_by, old_key, ...rule }: Stored): void {
  const malformed = () => invalid({ updated_at: texts.version });
  const conflict = () =>
    user.may('menu-view')
      ? { message: texts.conflict(updated_by), updated_by, stored: rule }
      : { message: texts.conflict(null), updated_by: null };
  assertCurrent(sent.updated_at, rule.updated_at, malformed, conflict);
}

/** Refuses a change of an old address that hid a rule whose visitors would then never arrive. */
async function assertHidesNothing(tx: Queryable, own: readonly string[], draft: RedirectDraft, before: Stored) {
  if (isHidden(before.old_key) || addressKey(before.old_url) === addressKey(draft.old_url)) return;
  const shown = await walkOnceGone(tx, before.old_url, [before.id], own, draft);
  if (shown !== null) throw invalid({ old_url: texts.reveals(endless(shown)) }, { path: shown.path });
}

/** A rule and its audit row in one statement; the version is later than the one before, whatever the clock says. */
const LOGGED = `
  logged as (
    insert into audit (at, user_id, username, action, entity, entity_id, details)
    select $6, $7, $8, $9, 'redirect', written.id, $10 from written)
  select id, updated_at from written`;
const CREATE = `
  with written as (
    insert into redirects (old_url, new_url, code, old_key, new_key, readable, key_form,
                           created_at, created_by, updated_at, updated_by)
    values ($1, $2, $3, $4, $5, $11, $12, $6, $7, $6, $7) returning id, updated_at), ${LOGGED}`;
const UPDATE = `
  with written as (
    update redirects set old_url = $1, new_url = $2, code = $3, old_key = $4, new_key = $5, readable = $11,
           key_form = $12, updated_at = ${nextVersion('$6')}, updated_by = $7
     where id = $13 returning id, updated_at), ${LOGGED}`;

/** Stores a rule that fits, in place of an older version or as a new one. The rules must be locked. */
export async function writeRule(
  tx: Queryable,
  { user, now }: { readonly user: Actor; readonly now: Date },
  draft: RedirectDraft,
  before: Pick<Stored, 'id' | 'old_url' | 'new_url' | 'code'> | null,
): Promise<Saved> {
  const { old_url, new_url, code } = draft;
  const was =
    before === null ? {} : { before: { old_url: before.old_url, new_url: before.new_url, code: before.code } };
  const action = before === null ? 'create' : 'update';
  const { old_key, new_key, readable, key_form } = keysOf(draft);
  const values = [old_url, new_url, code, old_key, new_key, now, user.id, user.username];
  const details = JSON.stringify({ ...draft, ...was });
  const { rows } = await tx.query<{ id: number; updated_at: string }>({
    name: `redirect-${action}`,
    text: before === null ? CREATE : UPDATE,
    values: [...values, action, details, readable, key_form, ...(before === null ? [] : [before.id])],
  });
  if (rows[0] === undefined) throw new Error('a rule vanished while rules were locked');
  return { ...rows[0], message: before === null ? texts.created : texts.updated };
}

/** Whether a rule says what a stored one says. */
export const isSame = (draft: RedirectDraft, { old_url, new_url, code }: RedirectDraft): boolean =>
  draft.old_url === old_url && draft.new_url === new_url && draft.code === code;

/**
 * Creates a rule, or updates it where the body carries an id. Refuses with 422 by field what is no rule, an old address
 * that another rule has, and a loop with its path; 404 a rule that does not exist; 409 an outdated version.
 */
export async function saveRule(call: RedirectCall, sent: RedirectBody, key: string | null): Promise<Saved> {
  const draft = draftOf(sent);
  const id = sent.id ?? null;
  return locked(call, async (tx) => {
    if (id !== null) {
      const stored = await readStored(tx, id);
      assertSeen(call, sent, stored);
      if (isSame(draft, stored) && !isHidden(stored.old_key))
        return { id, updated_at: stored.updated_at, message: texts.unchanged };
      await assertFits(storedRules(tx, [id]), call.own, draft);
      await assertHidesNothing(tx, call.own, draft, stored);
      return writeRule(tx, call, draft, stored);
    }
    return once(tx, { userId: call.user.id, area: 'redirect', key }, async () => {
      await assertFits(storedRules(tx), call.own, draft);
      return writeRule(tx, call, draft, null);
    });
  });
}

const REMOVE = `
  with removed as (delete from redirects where id = any($1::integer[]) returning id, old_url, new_url, code),
  logged as (
    insert into audit (at, user_id, username, action, entity, entity_id, details)
    select $2, $3, $4, 'delete', 'redirect', id, jsonb_build_object('old_url', old_url, 'new_url', new_url, 'code', code)
      from removed)
  select id, old_url from removed`;

/** Deletes rules, all or none: 404 naming those that do not exist, 409 for one that hides a loop. Gives how many. */
export async function removeRules(call: RedirectCall, requested: readonly number[]): Promise<number> {
  const ids = [...new Set(requested)];
  if (ids.length === 0) throw invalid({ id: texts.nothing });
  return locked(call, async (tx) => {
    const possible = ids.filter(isPossibleId);
    const values = [possible, call.now, call.user.id, call.user.username];
    const { rows } = await tx.query<{ id: number; old_url: string }>({ name: 'redirect-remove', text: REMOVE, values });
    // Thrown inside the transaction: what was deleted comes back.
    refuseMissing(ids, rows, texts.missing);
    for (const { old_url } of rows) {
      const shown = await walkOnceGone(tx, old_url, [], call.own);
      if (shown !== null) throw new HttpError(409, texts.reveals(endless(shown)), { data: { path: shown.path } });
    }
    return rows.length;
  });
}
