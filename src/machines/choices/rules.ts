import type { ChoiceValue } from '../../content/lists/listing';
import type { ChoicePhase, ChoiceReport } from '../choice/machine';
import { sameValue } from '../choice/machine';
import type { UnsavedWork } from '../kit/drafting';
import type { At, BroughtRow, ChoicesContext, ChoicesEvent, ChosenRow, PastChoice } from './types';

/** Choices that can be taken back. */
const MOST_PAST = 50;

const PENDING: readonly ChoicePhase[] = ['sending', 'waiting'];
/** Phases of a choice that may be made again as it is. */
export const TROUBLED: readonly ChoicePhase[] = ['doubtful', 'failed'];

type Rows = Pick<ChoicesContext, 'rows'>;

const countOf = ({ rows }: Rows, phases: readonly ChoicePhase[]): number =>
  Object.values(rows).filter(({ phase }) => phases.includes(phase)).length;

/** Choices that are on their way. */
export const pendingCount = (context: Rows): number => countOf(context, PENDING);
/** Choices of which nobody knows whether they are stored. */
export const doubtCount = (context: Rows): number => countOf(context, ['doubtful']);

/** What becomes of the choices when the page is left: those that are not stored are kept nowhere. */
export const workLeft = (context: Rows): UnsavedWork =>
  pendingCount(context) + doubtCount(context) > 0 ? 'lost' : 'none';

/** The row that an event means, with its id; null for none. */
function meant({ rows, cursor }: ChoicesContext, id: number | undefined): (ChosenRow & { readonly id: number }) | null {
  const named = id ?? cursor;
  const row = named === null ? undefined : rows[named];
  return named === null || row === undefined ? null : { ...row, id: named };
}

/** A part of a value turned from 0 to 1, or back. */
const turned = (value: ChoiceValue, part: string): ChoiceValue => ({ [part]: value[part] === 1 ? 0 : 1 });

/** The choice that an event makes; null where it means no row. */
export function choiceOf(
  context: ChoicesContext,
  event: Extract<ChoicesEvent, { type: 'choice.make' | 'choice.toggle' }>,
): { readonly id: number; readonly value: ChoiceValue } | null {
  const row = meant(context, event.id);
  if (row === null) return null;
  const change = event.type === 'choice.make' ? event.change : turned(row.shown, event.part);
  return { id: row.id, value: { ...row.shown, ...change } };
}

/** The rows whose choice would be sent again: the one named or pointed at, else all that are not stored. */
export function repeatable(context: ChoicesContext, id: number | undefined): readonly number[] {
  const isTroubled = (one: number) => TROUBLED.includes(context.rows[one]?.phase ?? 'settled');
  if (id !== undefined) return isTroubled(id) ? [id] : [];
  if (context.cursor !== null && isTroubled(context.cursor)) return [context.cursor];
  return Object.keys(context.rows).map(Number).filter(isTroubled);
}

/** The last choice that would change something if it were taken back; null for none. */
export const lastChoice = ({ history, rows }: ChoicesContext): PastChoice | null =>
  history.findLast(({ id, before }) => rows[id] !== undefined && !sameValue(rows[id].shown, before)) ?? null;

const isUndecided = ({ undecided }: Pick<ChoicesContext, 'undecided'>, value: ChoiceValue): boolean =>
  undecided !== null && sameValue(value, undecided);

/** The next undecided row of the page behind one, and around its end; null for none. */
export function nextUndecided(context: ChoicesContext, behind: number | null): number | null {
  const { order, rows } = context;
  const at = behind === null ? -1 : order.indexOf(behind);
  const around = [...order.slice(at + 1), ...order.slice(0, at + 1)];
  return (
    around.find((id) => id !== behind && rows[id] !== undefined && isUndecided(context, rows[id].shown)) ??
    // The row under the cursor itself is the last one of all.
    (behind !== null && rows[behind] !== undefined && isUndecided(context, rows[behind].shown) ? behind : null)
  );
}

export interface Progress {
  readonly undecided: number;
  /** Null where the rows are narrowed by what is decided, so that the two have nothing to do with each other. */
  readonly of: number | null;
  /** Whether only the page's rows are counted, because the server does not say more. */
  readonly isOfPage: boolean;
}

/** How much is left to decide, with what was chosen since the server counted. */
export function progressOf(context: ChoicesContext): Progress {
  const { order, rows, total, undecidedThen } = context;
  const one = (value: ChoiceValue): number => (isUndecided(context, value) ? 1 : 0);
  const all = Object.values(rows);
  if (undecidedThen === null) {
    const left = order.filter((id) => rows[id] !== undefined && isUndecided(context, rows[id].shown)).length;
    return { undecided: left, of: order.length, isOfPage: true };
  }
  const since = all.reduce((sum, { shown, counted }) => sum + one(shown) - one(counted), 0);
  const left = Math.max(0, undecidedThen + since);
  return { undecided: total === null ? left : Math.min(total, left), of: total, isOfPage: false };
}

/** A choice that is only repeated is nothing that can be taken back. */
export const chosen = (
  { rows, history }: ChoicesContext,
  { id, value }: { readonly id: number; readonly value: ChoiceValue },
): Pick<ChoicesContext, 'history'> => {
  const row = rows[id];
  if (row === undefined || sameValue(row.shown, value)) return { history };
  return { history: [...history, { id, before: row.shown }].slice(-MOST_PAST) };
};

/** Everything up to the last choice that changes something is taken back with it. */
export const undone = (context: ChoicesContext): Pick<ChoicesContext, 'history'> => {
  const last = lastChoice(context);
  return { history: last === null ? context.history : context.history.slice(0, context.history.lastIndexOf(last)) };
};

/** What a row reports; a choice that failed is nothing that can be taken back. */
export function reportTaken({ context }: At, report: ChoiceReport): Partial<ChoicesContext> {
  const { id, shown, stored, phase, failure } = report;
  const row = context.rows[id];
  if (row === undefined) return {};
  const rows = { ...context.rows, [id]: { ...row, shown, stored, phase, failure } };
  if (phase !== 'failed') return { rows };
  const at = context.history.findLastIndex((past) => past.id === id);
  return { rows, history: context.history.filter((_, index) => index !== at) };
}

/** Rows that the page goes on knowing although the list shows others. */
const isKept = ({ history }: ChoicesContext, id: number, { phase }: ChosenRow): boolean =>
  phase !== 'settled' || history.some((past) => past.id === id);

export interface TakenRows {
  readonly rows: ChoicesContext['rows'];
  readonly added: readonly BroughtRow[];
  readonly known: readonly BroughtRow[];
  readonly removed: readonly number[];
}

/** What becomes of the rows once the list brings others: those that have a machine keep it. */
export function takenRows(context: ChoicesContext, brought: readonly BroughtRow[]): TakenRows {
  const ids = new Set(brought.map(({ id }) => id));
  const others = Object.entries(context.rows).filter(([id]) => !ids.has(Number(id)));
  const kept = others.filter(([id, row]) => isKept(context, Number(id), row));
  const rows = Object.fromEntries([
    ...kept.map(([id, row]) => [id, { ...row, counted: row.stored }] as const),
    ...brought.map(({ id, title, value }) => {
      const row = context.rows[id] ?? { shown: value, stored: value, phase: 'settled', failure: null };
      return [id, { ...row, title, counted: value }] as const;
    }),
  ]);
  return {
    rows,
    added: brought.filter(({ id }) => context.rows[id] === undefined),
    known: brought.filter(({ id }) => context.rows[id] !== undefined),
    removed: others.filter(([id, row]) => !isKept(context, Number(id), row)).map(([id]) => Number(id)),
  };
}
