import { displayText } from '../../src/content/kinds/displayText';
import { requiredProblem, TITLE_MAXIMUM } from '../../src/content/text/people';
import { urlProblem, withScheme } from '../../src/content/text/web';
import { type DeskBody, deskBodySchema } from '../../src/contract/desks';
import { deskServerTexts } from '../../src/messages/server/administration';
import { recordAct } from '../audit/record';
import type { Queryable } from '../db/types';
import { refuseProblems, unknownFields, versionProblem } from '../http/fields';
import { once } from '../http/idempotency';
import { assertCurrentRecord, nextVersion } from '../http/versions';
import type { SignedInCall } from '../services';
import { lockedDesk, type StoredDesk } from './repository';

/** Entity of the desks in the log. */
export const DESK_ENTITY = 'redazioni';

const FIELDS = ['nome', 'url_it', 'url_en', 'url_de'] as const;

/** Keys that clients send back as they got them, beside those of the schema. */
const TOLERATED = [...Object.keys(deskBodySchema.shape), 'id', 'users', 'users_count', 'comuni_istat', 'created_at'];

type DeskChange = Readonly<Record<(typeof FIELDS)[number], string>>;

function changeOf(sent: DeskBody, stored: StoredDesk | null): DeskChange {
  const textOf = (field: (typeof FIELDS)[number]) =>
    sent[field] === undefined ? (stored?.[field] ?? '') : (sent[field] ?? '').trim();
  const urlOf = (field: (typeof FIELDS)[number]) => withScheme(textOf(field));
  return { nome: textOf('nome'), url_it: urlOf('url_it'), url_en: urlOf('url_en'), url_de: urlOf('url_de') };
}

function assertDesk(sent: DeskBody, change: DeskChange, stored: StoredDesk | null): void {
  const isOther = stored !== null && sent.id !== undefined && sent.id !== null && sent.id !== stored.id;
  refuseProblems({
    ...unknownFields(sent, TOLERATED),
    id: isOther ? deskServerTexts.id : null,
    nome: requiredProblem(change.nome, TITLE_MAXIMUM),
    url_it: urlProblem(change.url_it),
    url_en: urlProblem(change.url_en),
    url_de: urlProblem(change.url_de),
    updated_at: versionProblem(sent.updated_at),
  });
}

async function insertDesk(tx: Queryable, { user }: SignedInCall, change: DeskChange, now: Date) {
  const { rows } = await tx.query<{ id: number }>(
    `insert into desks (nome, url_it, url_en, url_de, created_at, updated_at, updated_by)
     values ($1, $2, $3, $4, $5, $5, $6) returning id`,
    [...FIELDS.map((field) => change[field]), now, user.id],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('no id for a new desk');
  await recordAct(tx, { actor: user, action: 'create', entity: DESK_ENTITY, id, now, details: { nome: change.nome } });
  return { id, message: deskServerTexts.created };
}

/**
 * Creates a desk. Refuses with 422, by field, a missing name and what is no URL; the same Idempotency-Key creates once.
 * Source: document 1, sections 2.16 and 5; contract, POST user/redazioni.
 */
export function createDesk(call: SignedInCall, sent: DeskBody, key: string | null) {
  const change = changeOf(sent, null);
  assertDesk(sent, change, null);
  const now = call.services.clock();
  const attempt = { userId: call.user.id, area: 'desk', key };
  return call.services.db.transaction((tx) => once(tx, attempt, () => insertDesk(tx, call, change, now)));
}

/**
 * Changes a desk's name and addresses. Refuses with 404 an unknown one, with 409 an outdated version, with
 * 422 by field what can't be. Source: contract, PUT user/redazioni/{id}.
 */
export async function updateDesk({ services, user }: SignedInCall, id: number, sent: DeskBody): Promise<void> {
  const now = services.clock();
  await services.db.transaction(async (tx) => {
    const stored = await lockedDesk(tx, id);
    const version = { table: 'desks', id, stored: stored.updated_at, message: deskServerTexts.conflict } as const;
    await assertCurrentRecord(tx, { ...version, sent: sent.updated_at });
    const change = changeOf(sent, stored);
    assertDesk(sent, change, stored);
    const changed = FIELDS.filter((field) => change[field] !== stored[field]);
    if (changed.length === 0) return;
    const values = Object.fromEntries(
      changed.map((field) => [field, [displayText(stored[field]), displayText(change[field])]]),
    );
    await tx.query(
      `update desks set nome = $1, url_it = $2, url_en = $3, url_de = $4, updated_by = $6,
              updated_at = ${nextVersion('$5')}
        where id = $7`,
      [...FIELDS.map((field) => change[field]), now, user.id, id],
    );
    await recordAct(tx, { actor: user, action: 'update', entity: DESK_ENTITY, id, now, details: { changed, values } });
  });
}
