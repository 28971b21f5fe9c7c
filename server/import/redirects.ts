import { addressKey, type RedirectDraft, redirectProblems } from '../../src/machines/redirects/addresses';
import { importTexts } from '../../src/messages/server/imports';
import { takeLock } from '../db/locks';
import type { Queryable } from '../db/types';
import { HttpError } from '../http/errors';
import { assertFits, trimmed } from '../redirects/checks';
import { type Rules, type Standing, type TriedRules, triedRules } from '../redirects/rules';
import { lookAhead } from '../redirects/trial';
import { isSame, writeRule } from '../redirects/write';
import type { ImportKind, Incoming, Understood, Verdict } from './types';

/** Nobody signed in: who has the machine imports. */
const ACTOR = { id: null, username: 'npm run import' } as const;

/** What a rule is where the file does not say it. */
const DEFAULT_CODE = 301;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function understand(said: Readonly<Record<string, unknown>>): Understood<RedirectDraft> {
  const code = textOf(said.code).trim();
  const row = trimmed({
    old_url: textOf(said.old_url),
    new_url: textOf(said.new_url),
    code: code === '' ? DEFAULT_CODE : Number(code),
  });
  const found = Object.entries(redirectProblems(row)).map(([field, problem]) =>
    importTexts.problems.field(field, problem),
  );
  const id = addressKey(row.old_url);
  if (found.length > 0) return { id: id === '' ? null : id, problem: found.join('; ') };
  return { id, name: `${row.old_url} → ${row.new_url === '' ? row.code : row.new_url}`, row };
}

/** A verdict, with the rule that a row would take the place of. */
interface Judged {
  readonly verdict: Verdict;
  readonly standing: Standing | null;
}

/** The rules among which a new version of one is checked: all but that one. */
const without = (rules: Rules, key: string): Rules => ({
  ...rules,
  find: (keys) => rules.find(keys.filter((one) => one !== key)),
});

async function judgeOne(rules: TriedRules, hosts: readonly string[], draft: RedirectDraft): Promise<Judged> {
  const key = addressKey(draft.old_url);
  const standing = await rules.find([key]);
  if (standing !== null && isSame(draft, standing)) return { verdict: 'same', standing };
  try {
    await assertFits(without(rules, key), hosts, draft);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const problem = Object.values({ ...error.fields }).join('; ');
    return { verdict: { problem: problem === '' ? error.message : problem }, standing };
  }
  rules.add(draft);
  return { verdict: standing === null ? 'new' : 'updated', standing };
}

/** What the saving of each row would answer, one after the other, among the rules and the rows before it. */
async function judgeAll(
  rules: TriedRules,
  hosts: readonly string[],
  rows: readonly Incoming<RedirectDraft>[],
): Promise<Judged[]> {
  await lookAhead(
    rules,
    rows.map(({ row }) => row),
  );
  const judged: Judged[] = [];
  for (const { row } of rows) judged.push(await judgeOne(rules, hosts, row));
  return judged;
}

/** The import of redirect rules, by the checks of a single one. An address that has a rule gets the new one in its place. */
export const redirectImport: ImportKind<RedirectDraft> = {
  table: {
    columns: {
      old_url: ['da', 'vecchio', 'vecchio_indirizzo', 'origine', 'from', 'old'],
      new_url: ['a', 'nuovo', 'nuovo_indirizzo', 'destinazione', 'to', 'new'],
      code: ['codice', 'stato', 'status'],
    },
    required: ['old_url', 'new_url'],
  },
  prepare: async (db, now, hosts) => {
    const tried = triedRules(db);
    return {
      understand,
      judge: async (rows) => (await judgeAll(tried, hosts, rows)).map(({ verdict }) => verdict),
      async write(tx: Queryable, rows) {
        await takeLock(tx, 'redirects');
        const judged = await judgeAll(triedRules(tx), hosts, rows);
        for (const [index, { verdict, standing }] of judged.entries()) {
          const draft = rows[index]?.row;
          if (draft === undefined || typeof verdict !== 'string' || verdict === 'same') continue;
          const before = standing?.id == null ? null : { ...standing, id: standing.id };
          await writeRule(tx, { user: ACTOR, now }, draft, before);
        }
        return judged.map(({ verdict }) => verdict);
      },
      stored: null,
    };
  },
};
