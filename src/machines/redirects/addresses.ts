import { LONGEST_ADDRESS, REDIRECT_CODES, type RedirectCode } from '../../contract/redirects';
import { redirectTexts } from '../../messages/screens/redirects';
import { speltPath, speltQuery } from './spelling';

const { problems } = redirectTexts;

/** A rule as it is typed. */
export interface RedirectDraft {
  readonly old_url: string;
  readonly new_url: string;
  /** One of `REDIRECT_CODES`; another server may have others. */
  readonly code: number;
}

/** Stands in for the host of an address that names none. */
const NO_HOST = 'http://nohost';

const isAbsolute = (url: string): boolean => /^https?:\/\//i.test(url);

function parsed(url: string): URL | null {
  const rooted = isAbsolute(url) || url.startsWith('/') ? url : `/${url}`;
  return URL.canParse(rooted, NO_HOST) ? new URL(rooted, NO_HOST) : null;
}

/**
 * What an address comes down to, so that two ways of writing one are the same: without scheme, fragment, trailing slash
 * and parameters that only track, each part in one spelling, parameters in one order. Case counts in a path, as on the web.
 * An address that can't be read is its own key. A change of it needs another `ADDRESS_KEY_FORM`.
 */
export function addressKey(url: string): string {
  const trimmed = url.trim();
  if (trimmed === '') return '';
  const read = parsed(trimmed);
  if (read === null) return trimmed;
  const host = isAbsolute(trimmed) ? `//${read.host}` : '';
  return host + speltPath(read.pathname) + speltQuery(read.search);
}

/** Number of the form that keys have: stored rules whose keys have an earlier one get new ones when a server starts. */
export const ADDRESS_KEY_FORM = 1;

/** What is wrong with an address, in Italian; null for nothing. An empty one is not judged here. */
export function addressProblem(url: string): string | null {
  const trimmed = url.trim();
  if (trimmed === '') return null;
  if (/[\s\p{Cc}\p{Surrogate}]/u.test(trimmed)) return problems.spaces;
  if (!isAbsolute(trimmed) && !/^[/\\]/.test(trimmed)) return problems.scheme;
  if (trimmed.includes('\\') || trimmed.startsWith('//')) return problems.slashes;
  const read = parsed(trimmed);
  if (read === null) return problems.malformed;
  // `/..//host` comes down to `//host`, which names a host without saying so.
  if (!isAbsolute(trimmed) && read.pathname.startsWith('//')) return problems.slashes;
  return Math.max(read.href.length, encodeURI(trimmed).length) > LONGEST_ADDRESS
    ? problems.tooLong(LONGEST_ADDRESS)
    : null;
}

/** What is wrong with an old address: besides, a browser never sends what follows '#'. */
const oldAddressProblem = (url: string): string | null =>
  addressProblem(url) ?? (url.includes('#') ? problems.fragment : null);

/** Whether a number is one of the codes of a rule. */
const isRedirectCode = (code: number): code is RedirectCode => REDIRECT_CODES.some((known) => known === code);

/** Problems of a rule by field, in Italian; empty for a rule that can be stored. An address that was removed leads nowhere. */
export function redirectProblems(draft: RedirectDraft): Readonly<Partial<Record<keyof RedirectDraft, string>>> {
  const old = draft.old_url.trim() === '' ? problems.required : oldAddressProblem(draft.old_url);
  const isMissing = draft.new_url.trim() === '' && draft.code !== 410;
  const target = isMissing ? problems.newRequired : addressProblem(draft.new_url);
  return {
    ...(old === null ? {} : { old_url: old }),
    ...(target === null ? {} : { new_url: target }),
    ...(isRedirectCode(draft.code) ? {} : { code: problems.code }),
  };
}
