import { PLACE_TYPE_AREA } from '../../src/content/field/areas';
import { displayText } from '../../src/content/kinds/displayText';
import { placeTypeCode, placeTypeTitle, placeTypeTitleProblem } from '../../src/content/where/placeType';
import { placeTypeDialogTexts } from '../../src/messages/screens/places';
import { placeTypeServerTexts as texts } from '../../src/messages/server/places';
import { recordAct } from '../audit/record';
import { takeLock } from '../db/locks';
import { violatedConstraint } from '../db/sqlstate';
import type { Queryable } from '../db/types';
import { HttpError } from '../http/errors';
import { refuseProblems, versionProblem } from '../http/fields';
import { once } from '../http/idempotency';
import { assertCurrentRecord, nextVersion } from '../http/versions';
import type { SignedInCall } from '../services';
import { maySeeTypes } from './sight';
import { lockedPlaceTypes } from './types';

/** What a write answers. Source: contract, set-luogo. */
interface Saved {
  readonly id: number;
  readonly message: string;
}

/** A free code out of the title; needs the lock 'placeTypes'. */
async function freeCode(tx: Queryable, title: string): Promise<string> {
  const wanted = placeTypeCode(title);
  const { rows } = await tx.query<{ code: string }>('select code from place_types where starts_with(code, $1)', [
    wanted,
  ]);
  const used = new Set(rows.map(({ code }) => code));
  let code = wanted;
  for (let number = 2; used.has(code); number += 1) code = `${wanted}_${number}`;
  return code;
}

/** The title as it will be stored; refuses with 422 what is none. */
function titleOf(sent: string): string {
  refuseProblems({ title: placeTypeTitleProblem(sent) });
  return placeTypeTitle(sent);
}

/** A transaction in which a title that another type has is refused at its field. */
async function transaction<T>({ services }: SignedInCall, work: (tx: Queryable) => Promise<T>): Promise<T> {
  try {
    return await services.db.transaction(async (tx) => {
      await takeLock(tx, 'placeTypes');
      return work(tx);
    });
  } catch (error) {
    if (violatedConstraint(error) === 'place_types_title_key')
      refuseProblems({ title: placeTypeDialogTexts.problems.taken });
    throw error;
  }
}

async function insertType(tx: Queryable, { user }: SignedInCall, title: string, now: Date): Promise<Saved> {
  const code = await freeCode(tx, title);
  const { rows } = await tx.query<{ id: number }>(
    `insert into place_types (title, code, created_at, created_by, updated_at, updated_by)
     values ($1, $2, $3, $4, $3, $4) returning id`,
    [title, code, now, user.id],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('no id for a new place type');
  await recordAct(tx, { actor: user, action: 'create', entity: PLACE_TYPE_AREA, id, now, details: { title, code } });
  return { id, message: texts.created(title) };
}

/**
 * Creates a place type with a code out of its title, which it keeps. Refuses with 422 at `title` a title that is none or
 * that another has, capitals and accents aside; the same Idempotency-Key creates once. Source: contract, set-luogo.
 */
export function createPlaceType(call: SignedInCall, sent: string, key: string | null): Promise<Saved> {
  const title = titleOf(sent);
  const now = call.services.clock();
  const attempt = { userId: call.user.id, area: PLACE_TYPE_AREA, key };
  return transaction(call, (tx) => once(tx, attempt, () => insertType(tx, call, title, now)));
}

/** A new title for a type. */
export interface Renaming {
  readonly id: number;
  readonly title: string;
  /** The version that it started from; without it whatever is stored. */
  readonly version: string | undefined;
}

/**
 * Renames a place type; its code stays. Refuses with 404 an unknown one, with 409 an outdated version, with 422 at
 * `title` as `createPlaceType` does.
 */
export function renamePlaceType(call: SignedInCall, { id, title: sent, version }: Renaming): Promise<Saved> {
  refuseProblems({ updated_at: versionProblem(version) });
  const title = titleOf(sent);
  const { user, services } = call;
  const now = services.clock();
  return transaction(call, async (tx) => {
    const [stored] = await lockedPlaceTypes(tx, [id]);
    if (stored === undefined) throw new HttpError(404, texts.notFound);
    if (stored.title === title) return { id, message: texts.unchanged(title) };
    const seen = {
      table: 'place_types',
      id,
      stored: stored.updated_at,
      message: texts.conflict(maySeeTypes(user) ? stored.title : null),
      isWithheld: !maySeeTypes(user),
    } as const;
    await assertCurrentRecord(tx, { ...seen, sent: version });
    await tx.query(
      `update place_types set title = $1, updated_by = $2, updated_at = ${nextVersion('$3')} where id = $4`,
      [title, user.id, now, id],
    );
    const values = { title: [displayText(stored.title), displayText(title)] };
    const details = { changed: ['title'], values };
    await recordAct(tx, { actor: user, action: 'update', entity: PLACE_TYPE_AREA, id, now, details });
    return { id, message: texts.saved(title) };
  });
}
