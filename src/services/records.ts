import type { RecordForm, RecordItem } from '../content/model/record';
import type { Json } from '../content/model/types';
import { IDEMPOTENCY_HEADER } from '../contract/content';
import { createDesk, type DeskDetail, readDesk, updateDesk } from '../contract/desks';
import { INTERFACE_LANGUAGE } from '../contract/languages';
import { isPlainObject } from '../contract/plainObject';
import type { Result } from '../contract/result';
import { createRole, type RoleDetail, readRole, updateRole } from '../contract/roles';
import { createUser, readUser, type UserDetail, updateUser } from '../contract/users';
import type { Client } from './client';

type Loose = { readonly [key: string]: Json };
type Area = RecordForm['area'];

/** A record as the server sent it; its properties are JSON. */
const loose = (record: object): Loose => record as unknown as Loose;

const trimmed = (value: Json): Json => (typeof value === 'string' ? value.trim() : value);

/** The texts of a body without blanks around them; a password keeps its own. */
const withTrimmedTexts = (body: Loose): Loose =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, name.startsWith('password') ? value : trimmed(value)]),
  );

const without = (item: Loose, ...names: readonly string[]): Loose =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name)));

const nameOfRole = ({ roles }: UserDetail): string | null =>
  isPlainObject(roles) ? (Object.keys(roles)[0] ?? null) : null;

const deskId = ({ redazione }: UserDetail): number | null =>
  typeof redazione === 'object' ? (redazione?.id ?? null) : (redazione ?? null);

/** Destinations as options: id and name. */
function destinationsOf({ destinations }: UserDetail): Json {
  if (!isPlainObject(destinations)) return [];
  return Object.entries(destinations).map(([id, name]) => ({ id: Number(id), name: String(name) }));
}

/** A user as the form has it. Source: document 1, section 3. */
export function userItem(user: UserDetail): RecordItem {
  return {
    ...loose(user),
    id: user.id,
    updated_at: user.updated_at ?? null,
    company: user.company ?? '',
    first_name: user.first_name ?? '',
    last_name: user.last_name ?? '',
    email: user.email ?? '',
    password: '',
    password_confirmation: '',
    role: nameOfRole(user),
    active: user.active === true || user.active === 1 ? 1 : 0,
    redazione: deskId(user),
    destinations: destinationsOf(user),
  };
}

/** What is sent of a user. Source: contract, POST user and PUT user/{id}. */
export function userBody(item: RecordItem): Loose {
  const { destinations } = item;
  const ids = Array.isArray(destinations)
    ? destinations.flatMap((entry: Json) => (isPlainObject(entry) ? [entry.id] : []))
    : [];
  return { ...withTrimmedTexts(without(item, 'id', 'roles', 'destinations')), destination: ids as Json };
}

const roleItem = (role: RoleDetail): RecordItem => ({
  ...loose(role),
  id: role.id,
  updated_at: role.updated_at ?? null,
  abilities: role.abilities ?? [],
});

const deskItem = (desk: DeskDetail): RecordItem => ({
  ...loose(desk),
  id: desk.id,
  updated_at: desk.updated_at ?? null,
  url_it: desk.url_it ?? '',
  url_en: desk.url_en ?? '',
  url_de: desk.url_de ?? '',
});

/** What is sent of a desk: its users and municipalities are changed by calls of their own. */
export const deskBody = (item: RecordItem): Loose => ({
  ...withTrimmedTexts(without(item, 'id', 'users', 'users_count', 'comuni_istat')),
  lang: INTERFACE_LANGUAGE,
});

const roleBody = ({ title, abilities, updated_at }: RecordItem): Loose => ({
  title: trimmed(title),
  abilities,
  updated_at,
});

const CALLS = {
  user: { read: readUser, create: createUser, update: updateUser, bodyOf: userBody },
  role: { read: readRole, create: createRole, update: updateRole, bodyOf: roleBody },
  desk: { read: readDesk, create: createDesk, update: updateDesk, bodyOf: deskBody },
} as const satisfies Record<Area, unknown>;

const mapped = <T>(result: Result<{ readonly data: T }>, change: (data: T) => RecordItem): Result<RecordItem> =>
  result.ok ? { ok: true, value: change(result.value.data) } : result;

export type SavedRecord = Result<{ readonly id: number; readonly message: string | null }>;

/** The calls of the declared records. */
export interface RecordService {
  loadRecord(area: Area, id: number, signal: AbortSignal): Promise<Result<RecordItem>>;
  /** Creates under a key, updates without one. */
  saveRecord(area: Area, item: RecordItem, key: string | null): Promise<SavedRecord>;
}

/** Users, roles and desks over a client. Source: contract, 'Session and accounts'. */
export function createRecordService(client: Client): RecordService {
  return {
    async loadRecord(area, id, signal) {
      const input = { params: { id }, signal };
      if (area === 'user') return mapped(await client.call(readUser, input), userItem);
      if (area === 'role') return mapped(await client.call(readRole, input), roleItem);
      return mapped(await client.call(readDesk, input), deskItem);
    },
    // Once on its way a saving is not given up: the server may have it already.
    async saveRecord(area, item, key) {
      const { create, update, bodyOf } = CALLS[area];
      const body = bodyOf(item);
      const result =
        item.id === 'new'
          ? await client.call(create, { body, headers: { [IDEMPOTENCY_HEADER]: key ?? '' } })
          : await client.call(update, { params: { id: item.id }, body });
      if (!result.ok) return result;
      const { id, message } = result.value.data;
      return { ok: true, value: { id, message: message || null } };
    },
  };
}
