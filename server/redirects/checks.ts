import type { RedirectBody } from '../../src/contract/redirects';
import { addressKey, type RedirectDraft, redirectProblems } from '../../src/machines/redirects/addresses';
import type { Walk } from '../../src/machines/redirects/path';
import { redirectTexts } from '../../src/messages/screens/redirects';
import { refusalTexts } from '../../src/messages/server/refusals';
import { HttpError } from '../http/errors';
import type { Rules } from './rules';
import { walkOnceStored } from './trace';

const { problems } = redirectTexts;

/** A refusal by field, with what else it tells. */
export const invalid = (
  fields: Readonly<Record<string, string>>,
  data?: Readonly<Record<string, unknown>>,
): HttpError => new HttpError(422, refusalTexts.invalid, { fields, ...(data === undefined ? {} : { data }) });

/** The rule that a body describes. */
export const trimmed = ({ old_url, new_url, code }: RedirectBody): RedirectDraft => ({
  old_url: old_url.trim(),
  new_url: (new_url ?? '').trim(),
  code,
});

/** Whether nothing is wrong with a rule by itself. */
export const isSound = (draft: RedirectDraft): boolean => Object.keys(redirectProblems(draft)).length === 0;

/** The rule that a body describes, checked by itself; refuses by field. */
export function draftOf(sent: RedirectBody): RedirectDraft {
  const draft = trimmed(sent);
  if (!isSound(draft)) throw invalid({ ...redirectProblems(draft) });
  return draft;
}

/** What is said of visitors who never arrive. */
export const endless = ({ kind, path }: Walk): string =>
  kind === 'loop' ? redirectTexts.trace.loop(path) : redirectTexts.trace.endless(path);

/**
 * Refuses a rule that does not fit among others, its own older version left out: by its old address one that another rule
 * has, by its new address one whose visitors would never arrive. `own` are the hosts under which the site is known.
 */
export async function assertFits(rules: Rules, own: readonly string[], draft: RedirectDraft): Promise<void> {
  const other = await rules.find([addressKey(draft.old_url)]);
  if (other !== null)
    throw invalid({ old_url: other.id === null ? problems.duplicateByNow : problems.duplicate(other.id) });
  const walk = await walkOnceStored(rules, { rule: draft, own });
  if (walk.kind !== 'out') throw invalid({ new_url: endless(walk) }, { path: walk.path });
}
