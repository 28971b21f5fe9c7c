import { ADDRESS_KEY_FORM, addressKey, type RedirectDraft } from '../../src/machines/redirects/addresses';
import { readable } from '../../src/machines/redirects/spelling';
import { takeLock } from '../db/locks';
import type { Db, Queryable } from '../db/types';

type Addresses = Pick<RedirectDraft, 'old_url' | 'new_url'>;

/** What is stored beside a rule's addresses, by column: what they come down to, and what a search looks through as well. */
export interface RuleKeys {
  readonly old_key: string;
  readonly new_key: string;
  readonly readable: string;
  readonly key_form: number;
}

export function keysOf({ old_url, new_url }: Addresses): RuleKeys {
  const written = `${old_url} ${new_url}`;
  const read = readable(written).replaceAll('\0', ' ');
  return {
    old_key: addressKey(old_url),
    new_key: addressKey(new_url),
    readable: read === written ? '' : read,
    key_form: ADDRESS_KEY_FORM,
  };
}

/** In place of the key of a rule that never answers, because another one has it: no address comes down to it. */
const HIDDEN = '#';

/** Whether a rule never answers: another one with the same address was there when keys took their present form. */
export const isHidden = (oldKey: string): boolean => oldKey.startsWith(HIDDEN);

interface Keyed {
  readonly id: number;
  readonly old_url: string;
  readonly old_key: string;
}

const WINNERS = 'select id, old_url, old_key from redirects where old_key = any($1::text[])';

/** Of these rules those that never answer, by id, with the rule that answers in their place; no query where all answer. */
export async function hiddenBehind(
  db: Queryable,
  rules: readonly Keyed[],
): Promise<ReadonlyMap<number, Pick<Keyed, 'id' | 'old_url'>>> {
  const hidden = rules.filter(({ old_key }) => isHidden(old_key));
  if (hidden.length === 0) return new Map();
  const keys = hidden.map(({ old_url }) => addressKey(old_url));
  const { rows } = await db.query<Keyed & Record<string, unknown>>(WINNERS, [keys]);
  const winners = new Map(rows.map(({ id, old_url, old_key }) => [old_key, { id, old_url }]));
  return new Map(
    hidden.flatMap(({ id, old_url }) => {
      const winner = winners.get(addressKey(old_url));
      return winner === undefined ? [] : [[id, winner] as const];
    }),
  );
}

type Outdated = Addresses & { readonly id: number; readonly old_key: string };

/**
 * Those that differ only in how they are written are one address now: first the one that is written as its key is, then
 * what was saved last. What a rule that was hidden by another one has to say comes after those that answered.
 */
const OUTDATED = `
  select id, old_url, new_url, old_key from redirects where key_form < $1
   order by old_key like '${HIDDEN}%', updated_at desc, id desc`;

const TAKEN = 'select old_key from redirects where key_form >= $1 and old_key = any($2::text[])';

const RENEW = `
  update redirects set old_key = sent.old_key, new_key = sent.new_key, readable = sent.readable, key_form = sent.key_form
    from jsonb_to_recordset($1::jsonb)
         as sent (id integer, old_key text, new_key text, readable text, key_form smallint)
   where redirects.id = sent.id`;

async function renew(tx: Queryable): Promise<void> {
  await takeLock(tx, 'redirects');
  const { rows } = await tx.query<Outdated & Record<string, unknown>>(OUTDATED, [ADDRESS_KEY_FORM]);
  const renewed = rows.map((row) => ({ ...keysOf(row), id: row.id, before: row.old_key }));
  const values = [ADDRESS_KEY_FORM, renewed.map(({ old_key }) => old_key)];
  const taken = new Set((await tx.query<{ old_key: string }>(TAKEN, values)).rows.map(({ old_key }) => old_key));
  const first = renewed.filter(({ old_key, before }) => old_key === before);
  const sent = [...first, ...renewed.filter(({ old_key, before }) => old_key !== before)].map(({ before, ...row }) => {
    if (taken.has(row.old_key)) return { ...row, old_key: `${HIDDEN}${row.id}`, key_form: 0 };
    taken.add(row.old_key);
    return row;
  });
  // Keys that rules exchange would be refused on the way.
  await tx.query(`update redirects set old_key = '${HIDDEN}' || id where key_form < $1`, [ADDRESS_KEY_FORM]);
  await tx.query(RENEW, [JSON.stringify(sent)]);
}

/**
 * Gives rules whose keys have an earlier form the present one. Of several that are one address now one answers; the others
 * stay in the list, do nothing, and get their turn at a later start if that one is gone or changed by then.
 */
export async function renewKeys(db: Db): Promise<void> {
  const { rows } = await db.query<{ found: boolean }>(
    'select exists (select 1 from redirects where key_form < $1) as found',
    [ADDRESS_KEY_FORM],
  );
  if (rows[0]?.found === true) await db.transaction(renew);
}
