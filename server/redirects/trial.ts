import { setImmediate as othersToCome } from 'node:timers/promises';
import type { RedirectBody, Tried } from '../../src/contract/redirects';
import { addressKey, type RedirectDraft } from '../../src/machines/redirects/addresses';
import { rulesKeys } from '../../src/machines/redirects/path';
import type { Queryable } from '../db/types';
import { HttpError } from '../http/errors';
import { assertFits, draftOf, isSound, trimmed } from './checks';
import { type TriedRules, triedRules } from './rules';

/** What a check says: nothing, or how it refuses. */
async function verdictOf(check: () => Promise<void>): Promise<Tried> {
  try {
    await check();
    return { ok: true };
  } catch (error) {
    if (error instanceof HttpError) return { ok: false, message: error.message, errors: { ...error.fields } };
    throw error;
  }
}

/** Reads at once the rules over which these would lead, those over which they lead on, and so forth. */
export async function lookAhead(rules: TriedRules, drafts: readonly RedirectDraft[]): Promise<void> {
  const keys = drafts.flatMap(({ old_url, new_url }) => [addressKey(old_url), ...rulesKeys(new_url)]);
  for (let found = await rules.learn(keys); found.length > 0; )
    found = await rules.learn(found.flatMap(({ new_url }) => rulesKeys(new_url)));
}

/**
 * What the saving of new rules would answer, one after the other, each among those stored and those before it. Nothing is
 * written, and no lock is taken: the saving itself decides.
 */
export async function tryRules(db: Queryable, own: readonly string[], sent: readonly RedirectBody[]): Promise<Tried[]> {
  const rules = triedRules(db);
  await lookAhead(rules, sent.map(trimmed).filter(isSound));
  const answers: Tried[] = [];
  for (const row of sent) {
    // What is remembered is looked up without a pause.
    await othersToCome();
    const check = async () => {
      const draft = draftOf(row);
      await assertFits(rules, own, draft);
      rules.add(draft);
    };
    answers.push(await verdictOf(check));
  }
  return answers;
}
