import { LOCALITY_AREA, PLACE_AREA } from '../../src/content/field/areas';
import type { FieldKind } from '../../src/content/field/field';
import type { Json } from '../../src/content/field/json';
import { sameValue } from '../../src/content/field/path';
import { cityOf } from '../../src/content/kinds/address';
import { displayValue } from '../../src/content/kinds/displayText';
import type { PlaceBody } from '../../src/contract/places';
import { placeServerTexts as texts } from '../../src/messages/server/places';
import { loadNames } from '../audit/names';
import { recordAct } from '../audit/record';
import { isTold, readerOf } from '../auth/told';
import { isPossibleId } from '../db/ids';
import { isForeignKeyViolation } from '../db/sqlstate';
import type { Queryable } from '../db/types';
import type { RequestUser } from '../http/caller';
import { HttpError } from '../http/errors';
import { refuseProblems } from '../http/fields';
import { once } from '../http/idempotency';
import { assertCurrentRecord, nextVersion } from '../http/versions';
import type { SignedInCall } from '../services';
import { assertPlace, changeOf, type PlaceChange, TEXTS } from './incoming';
import { lockedPlace, type StoredPlace } from './read';
import { maySeePlaces } from './sight';

/** What a write answers. Source: contract, 'luoghi'. */
interface Saved {
  readonly id: number;
  readonly message: string;
}

/** Ids that a place points to, as far as rows of them can exist. */
const REFERRED = `
  select (select id from place_types where code = $1) as type,
         (select id from contents where id = $2 and area = $5 and revision_of is null) as locality,
         exists (select from translations t where t.content_id = $2 and ${isTold('t', '$6')}) as told,
         (select id from municipalities where id = $3) as municipality,
         (select id from users where id = $4) as author`;

interface Referred {
  readonly type: number | null;
  readonly locality: number | null;
  /** Whether who writes may know which locality that is. */
  readonly told: boolean;
  readonly municipality: number | null;
  readonly author: number | null;
}

/** What a place points to, all of it there. */
type Pointed = Omit<Referred, 'told' | 'type'> & { readonly type: number };

const possible = (id: number | null): number | null => (id !== null && isPossibleId(id) ? id : null);

const municipalityOf = ({ location }: PlaceChange): number | null => cityOf(location).ids[0] ?? null;

/** What a place points to; refuses with 422, by field, what does not exist, and a new locality that who writes may not see. */
async function referredBy(
  tx: Queryable,
  user: RequestUser,
  change: PlaceChange,
  stored: StoredPlace | null,
): Promise<Pointed> {
  const wanted = { locality: change.localityId, municipality: municipalityOf(change), author: change.author };
  const values = [change.code, ...Object.values(wanted).map(possible), LOCALITY_AREA, readerOf(user).areas];
  const { rows } = await tx.query<Referred & Record<string, unknown>>({
    name: 'place-referred',
    text: REFERRED,
    values,
  });
  const [found] = rows;
  const isUnknown = (name: keyof typeof wanted) => wanted[name] !== null && (found?.[name] ?? null) === null;
  const isNew = wanted.locality !== null && wanted.locality !== (stored?.localita?.id ?? null);
  const isHidden = isNew && found?.told !== true;
  const type = found?.type ?? null;
  refuseProblems({
    code: type === null ? texts.fields.code(change.code) : null,
    localita: isUnknown('locality') ? texts.fields.locality : isHidden ? texts.fields.withheldLocality : null,
    location: isUnknown('municipality') ? texts.fields.municipality : null,
    author: isUnknown('author') ? texts.fields.author : null,
  });
  return { ...wanted, type: type ?? 0 };
}

/** Columns and values of a row, in one order. */
const COLUMNS = [...TEXTS, 'type_id', 'locality_id', 'location', 'municipality_id', 'author_id', 'status'] as const;
const FIRST = COLUMNS.length;
const placeholders = COLUMNS.map((_, index) => `$${index + 1}`).join(', ');
const MUNICIPALITY = `$${COLUMNS.indexOf('municipality_id') + 1}`;
const PROVINCE = `(select m.province_id from municipalities m where m.id = ${MUNICIPALITY})`;
const SORT_CITY = `coalesce((select fold(m.city) from municipalities m where m.id = ${MUNICIPALITY}), '')`;

const valuesOf = (change: PlaceChange, { type, locality, municipality, author }: Pointed): unknown[] => [
  ...TEXTS.map((field) => change[field]),
  type,
  locality,
  JSON.stringify(change.location),
  municipality,
  author,
  change.status,
];

const INSERT = `
  insert into places (${COLUMNS.join(', ')}, province_id, sort_city, created_at, created_by, updated_at, updated_by)
  values (${placeholders}, ${PROVINCE}, ${SORT_CITY}, $${FIRST + 1}, $${FIRST + 2}, $${FIRST + 1}, $${FIRST + 2})
  returning id`;

const UPDATE = `
  update places set (${COLUMNS.join(', ')}, province_id, sort_city) = row(${placeholders}, ${PROVINCE}, ${SORT_CITY}),
         updated_at = ${nextVersion(`$${FIRST + 1}`)}, updated_by = $${FIRST + 2}
   where id = $${FIRST + 3}`;

/** A transaction in which a row that vanished after it was looked up is the caller's problem, not a fault. */
async function transaction<T>({ services }: SignedInCall, work: (tx: Queryable) => Promise<T>): Promise<T> {
  try {
    return await services.db.transaction(work);
  } catch (error) {
    throw isForeignKeyViolation(error) ? new HttpError(422, texts.fields.reference) : error;
  }
}

/**
 * Creates a place. Refuses with 422, by field, what it can't have and what does not exist; the same Idempotency-Key
 * creates once. Source: contract, POST luoghi.
 */
export function createPlace(call: SignedInCall, sent: PlaceBody, key: string | null): Promise<Saved> {
  const { user, services } = call;
  const change = changeOf(sent, null, user.id);
  assertPlace(sent, change, null);
  const now = services.clock();
  return transaction(call, (tx) =>
    once(tx, { userId: user.id, area: PLACE_AREA, key }, async () => {
      const referred = await referredBy(tx, user, change, null);
      const { rows } = await tx.query<{ id: number }>(INSERT, [...valuesOf(change, referred), now, user.id]);
      const id = rows[0]?.id;
      if (id === undefined) throw new Error('no id for a new place');
      const details = { nome: change.nome, code: change.code };
      await recordAct(tx, { actor: user, action: 'create', entity: PLACE_AREA, id, now, details });
      return { id, message: texts.created(change.nome) };
    }),
  );
}

/** Fields of a place whose text the log shows, by their kind. */
const SHOWN: Readonly<Record<string, FieldKind>> = {
  ...Object.fromEntries(TEXTS.map((field) => [field, 'text' as const])),
  location: 'address',
  status: 'status',
  code: 'text',
};

/** What a change changes, for the log: what it said before and says now, by names of now. */
async function loggedChanges(tx: Queryable, change: PlaceChange, stored: StoredPlace) {
  const before = { ...stored, localita: stored.localita?.id ?? null };
  const after = { ...change, localita: change.localityId };
  const fields = [...Object.keys(SHOWN), 'localita', 'author'] as (keyof typeof before & keyof typeof after)[];
  const changed = fields.filter((field) => !sameValue(before[field] as Json, after[field] as Json));
  const idsOf = (id: number | null) => (id === null ? [] : [id]);
  const contents = [before.localita, after.localita].map((id) => ({ table: 'contents' as const, ids: idsOf(id) }));
  const users = [before.author, after.author].map((id) => ({ table: 'users' as const, ids: idsOf(id) }));
  const namesOf = await loadNames(tx, [...contents, ...users]);
  const named = { localita: contents, author: users } as const;
  const shown = (field: string, value: Json) => displayValue({ kind: SHOWN[field] ?? 'text' }, value);
  const values = changed.map((field) => [
    field,
    field === 'localita' || field === 'author'
      ? named[field].map((one) => shown('text', namesOf(one).join(', ')))
      : [shown(field, before[field] as Json), shown(field, after[field] as Json)],
  ]);
  return { changed, values: Object.fromEntries(values) };
}

/**
 * Changes a place. Refuses with 404 an unknown one, with 409 an outdated version, with 422 by field what can't be.
 * Source: contract, PUT luoghi/{id}.
 */
export function updatePlace(call: SignedInCall, id: number, sent: PlaceBody): Promise<Saved> {
  const { user, services } = call;
  const now = services.clock();
  return transaction(call, async (tx) => {
    const stored = await lockedPlace({ db: tx, languages: services.languages }, id);
    const version = {
      table: 'places',
      id,
      stored: stored.updated_at,
      message: texts.conflict,
      isWithheld: !maySeePlaces(user),
    } as const;
    await assertCurrentRecord(tx, { ...version, sent: sent.updated_at });
    const change = changeOf(sent, stored, user.id);
    assertPlace(sent, change, stored);
    const referred = await referredBy(tx, user, change, stored);
    const details = await loggedChanges(tx, change, stored);
    if (details.changed.length > 0) {
      await tx.query(UPDATE, [...valuesOf(change, referred), now, user.id, id]);
      await recordAct(tx, { actor: user, action: 'update', entity: PLACE_AREA, id, now, details });
    }
    return { id, message: texts.saved(maySeePlaces(user) ? change.nome : texts.numbered(id)) };
  });
}
