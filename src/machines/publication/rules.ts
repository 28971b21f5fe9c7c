import type { ContentItem } from '../../content/model/content';
import { isStatus, PUBLISHED_STATUS, STATUS, STATUSES } from '../../content/publication/status';
import type { StatusOption } from '../../contract/lookups';
import { statusChoiceNames } from '../../messages/screens/content';

/** Who changes which language. */
export interface StatusQuestion {
  readonly mayPublish: boolean;
  /** The language's stored status; null for one that was never saved. */
  readonly current: number | null;
  /** Of a revision draft: whether readers see the language in the item that it revises. */
  readonly readersSee?: boolean;
}

const WRITING: readonly number[] = [STATUS.hidden, STATUS.draft, STATUS.toValidate];

/** Where who may not publish leads a language, by its status; 'published' leads into a revision draft. */
const STEPS: Readonly<Record<number, readonly number[]>> = {
  [STATUS.hidden]: WRITING,
  [STATUS.published]: [STATUS.draft, STATUS.toValidate],
  [STATUS.draft]: WRITING,
  [STATUS.toValidate]: WRITING,
  [STATUS.sentBack]: [STATUS.draft, STATUS.revalidate],
  [STATUS.revalidate]: [STATUS.draft],
};

/**
 * Whether a language may go from its stored status to `next`. Staying where it is is always possible, and everything to
 * who may publish; who may not neither publishes nor takes from readers what they see. Source: document 2, section 4.
 */
export function maySetStatus({ mayPublish, current, readersSee = false }: StatusQuestion, next: number): boolean {
  if (next === current || mayPublish) return isStatus(next);
  const steps = current === null ? WRITING : (STEPS[current] ?? []);
  return steps.includes(next) && !(readersSee && next === STATUS.hidden);
}

/** The statuses a user may set on a language of an item, ascending. */
export function settableStatuses(question: StatusQuestion): number[] {
  return STATUSES.filter((status) => maySetStatus(question, status));
}

/**
 * The options of an item's status box in one language. One that is not allowed carries a negative id; 0 has no negative
 * and is left out then. Source: contract, GET operations/related_statuses.
 */
export function statusOptions(question: StatusQuestion): StatusOption[] {
  return STATUSES.flatMap((status) => {
    const active = maySetStatus(question, status);
    if (!active && status === 0) return [];
    return [{ id: active ? status : -status, name: statusChoiceNames[status] ?? '', active }];
  });
}

/** The options of a list's status filter: every status. Source: contract, GET operations/related_statuses. */
export function filterStatusOptions(): StatusOption[] {
  return STATUSES.map((status) => ({ id: status, name: statusChoiceNames[status] ?? '', active: true }));
}

/** The languages of an item that readers see, in the item's order. */
export const publishedLanguages = (item: ContentItem): string[] =>
  Object.keys(item.contents).filter((language) => item.contents[language]?.status === PUBLISHED_STATUS);
