import type { UserBody } from '../../src/contract/users';
import { destinationIdsOf, roleNameOf, type StoredUser } from './detail';

/** The requested record of a user, nothing of it checked yet. */
export interface UserChange {
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly company: string;
  readonly redazione: number | null;
  /** Name of the role, '' for none. */
  readonly role: string;
  readonly active: boolean | null;
  /** Ids, ascending; null for what are no ids. */
  readonly destinations: readonly number[] | null;
  /** Null leaves it as it is. */
  readonly password: string | null;
}

/** Whether a value that was sent says nothing. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

const numberOf = (sent: unknown): number => {
  if (typeof sent === 'object' && sent !== null && 'id' in sent) return numberOf(sent.id);
  if (typeof sent === 'string') return /^\s*\d{1,10}\s*$/.test(sent) ? Number(sent) : Number.NaN;
  return typeof sent === 'number' ? sent : Number.NaN;
};

function listOf(sent: unknown): unknown[] {
  if (Array.isArray(sent)) return sent;
  if (typeof sent === 'string') return sent.split(',');
  if (typeof sent === 'object' && sent !== null && !('id' in sent)) return Object.keys(sent);
  return [sent];
}

/** Ids out of whatever names destinations: a list of ids or of `{id}`, one of them, a map by id, ids joined by commas. */
function destinationsOf(sent: unknown): number[] | null {
  if (isEmpty(sent)) return [];
  const ids = listOf(sent).map(numberOf);
  return ids.every(Number.isInteger) ? [...new Set(ids)].sort((a, b) => a - b) : null;
}

const textOf = (sent: string | null | undefined, stored: string): string =>
  sent === undefined ? stored : (sent ?? '').trim();

function deskOf(sent: UserBody['redazione']): number | null {
  return typeof sent === 'object' ? (sent?.id ?? null) : (sent ?? null);
}

const firstKey = (sent: UserBody['roles']): string | undefined =>
  sent === null || sent === undefined || Array.isArray(sent) ? undefined : Object.keys(sent)[0];

/**
 * The record that a body describes, over the stored one, null for a new one. What was not sent stays as it is; an empty
 * password too.
 */
export function changeOf(sent: UserBody, stored: StoredUser | null): UserChange {
  const password = sent.password ?? '';
  const destinations = sent.destination ?? sent.destinations;
  const role = isEmpty(sent.role) ? firstKey(sent.roles) : sent.role?.trim();
  return {
    username: textOf(sent.username, stored?.username ?? ''),
    first_name: textOf(sent.first_name, stored?.first_name ?? ''),
    last_name: textOf(sent.last_name, stored?.last_name ?? ''),
    email: textOf(sent.email, stored?.email ?? ''),
    company: textOf(sent.company, stored?.company ?? ''),
    redazione: deskOf(sent.redazione) ?? stored?.redazione ?? null,
    role: role ?? (stored === null ? '' : roleNameOf(stored)),
    active: isEmpty(sent.active) ? (stored === null ? null : stored.active === 1) : Boolean(sent.active),
    destinations:
      destinations === undefined || destinations === null
        ? stored === null
          ? []
          : destinationIdsOf(stored)
        : destinationsOf(destinations),
    password: password === '' ? null : password,
  };
}

export const TEXTS = ['username', 'first_name', 'last_name', 'email', 'company'] as const;

/** Names of what a change changes; never a value. */
export function changedFields(change: UserChange, stored: StoredUser): string[] {
  const destinations = destinationIdsOf(stored).join();
  return [
    ...([...TEXTS, 'redazione'] as const).filter((field) => change[field] !== stored[field]),
    ...(change.role === roleNameOf(stored) ? [] : ['role']),
    ...(change.active === (stored.active === 1) ? [] : ['active']),
    ...(change.destinations?.join() === destinations ? [] : ['destinations']),
    ...(change.password === null ? [] : ['password']),
  ];
}
