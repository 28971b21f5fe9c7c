import type { WorklistEntry } from '../../contract/dashboard';
import { listAddress } from '../lists/addresses';
import type { FilterKind, FilterValue } from '../lists/filter';
import { OWN } from '../lists/filter';
import type { ListDeclaration } from '../lists/list';
import { STATUS } from '../publication/status';
import { contents } from '../registry';
import { capitalised } from '../text/plainText';
import { typeName } from './figures';

/** What waits for somebody: for who publishes, or for its author. */
export const WORKLISTS = ['toValidate', 'toRevalidate', 'drafts', 'sentBack', 'incomplete'] as const;
export type Worklist = (typeof WORKLISTS)[number];

const WANTED: Readonly<Record<Worklist, Readonly<Partial<Record<FilterKind, FilterValue>>>>> = {
  toValidate: { status: STATUS.toValidate },
  toRevalidate: { status: STATUS.revalidate },
  drafts: { own: OWN.all, status: STATUS.draft },
  sentBack: { own: OWN.all, status: STATUS.sentBack },
  incomplete: { own: OWN.incomplete },
};

/**
 * The filters of a content type's list that show a worklist, by their names on the wire; null for a list without them. The
 * dashboard counts and links by the same filters, so that a count is what its list shows.
 */
export function worklistFilters(list: Pick<ListDeclaration, 'filters'>, worklist: Worklist) {
  const found = Object.entries(WANTED[worklist]).map(([kind, value]) => {
    const filter = list.filters.find((declared) => declared.kind === kind);
    return filter === undefined ? null : ([filter.name, value] as const);
  });
  const named = found.filter((entry) => entry !== null);
  return named.length === found.length ? Object.fromEntries<FilterValue>(named) : null;
}

/** A content type with what a worklist has of it. */
export interface WorklistCount {
  readonly area: string;
  /** What so many of them are called. */
  readonly name: string;
  readonly count: number;
  /** Its list, narrowed to the worklist. */
  readonly route: string;
}

function countIn(worklist: Worklist, { area, count }: WorklistEntry): WorklistCount[] {
  const content = contents.find((known) => known.area === area);
  const filters = content === undefined ? null : worklistFilters(content.list, worklist);
  if (content === undefined || filters === null || count <= 0) return [];
  const query = Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]));
  return [
    {
      area,
      name: count === 1 ? capitalised(content.titles.one) : typeName(area),
      count,
      route: listAddress(content, query),
    },
  ];
}

/** What a server counted, by worklist in their order; worklists with nothing in them are left out. */
export function worklistsOf(entries: readonly WorklistEntry[]) {
  return WORKLISTS.map((worklist) => ({
    worklist,
    counts: entries.filter(({ list }) => list === worklist).flatMap((entry) => countIn(worklist, entry)),
  })).filter(({ counts }) => counts.length > 0);
}
