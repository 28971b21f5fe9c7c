import { MOST_TRIED } from '../../contract/redirects';
import type { CallFailure } from '../../contract/result';
import { pasteTexts } from '../../messages/screens/redirects';
import type { ResultParams } from '../kit/result';
import { DEFAULT_CODE } from '../redirectRow/rules';
import { addressKey, type RedirectDraft, redirectProblems } from '../redirects/addresses';
import type { PasteContext, PastedLine } from './types';

/** A row of a pasted sheet. */
interface SheetRow {
  /** As the sheet counts, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/**
 * A cell and what ends it. One in quotation marks goes over separators and line ends; two marks within are one; a mark that
 * is never closed, or behind which the cell goes on, is a character like others. Source: RFC 4180, section 2.
 */
const cellBefore = (separator: string): RegExp =>
  new RegExp(
    `(?:"((?:[^"]|"")*)" *(?=[${separator}\\r\\n]|$)|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\r|\\n|$)`,
    'y',
  );

interface Row {
  readonly cells: readonly string[];
  /** As it was pasted. */
  readonly text: string;
}

function rowsOf(text: string, separator: string): readonly Row[] {
  const pattern = cellBefore(separator);
  const rows: Row[] = [];
  let cells: string[] = [];
  let begin = 0;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    const [whole, quoted, plain = '', end] = found;
    // Who writes the marks by hand forgets to double those within.
    cells.push((quoted?.replaceAll('""', '"') ?? plain.trim().replace(/^"(.*)"$/, '$1')).trim());
    if (end === separator) continue;
    rows.push({ cells, text: text.slice(begin, found.index + whole.length - (end?.length ?? 0)) });
    if (end === '') break;
    [cells, begin] = [[], pattern.lastIndex];
  }
  return rows;
}

/**
 * The rows of a text that a spreadsheet put on the clipboard, or that was written like one: cells with tabs between them, or
 * semicolons where a row has no tab. Lines end as on any system; empty rows count, and are left out.
 */
function sheetRows(text: string): readonly SheetRow[] {
  const rows = rowsOf(text, text.includes('\t') ? '\t' : ';').map(({ cells, text: row }, index) => ({
    number: index + 1,
    cells: cells.length > 1 ? cells : (rowsOf(row, ';')[0]?.cells ?? cells),
  }));
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** Most lines of one paste. */
export const MOST_LINES = MOST_TRIED;

/** So that typing costs one check, not one a letter. */
export const CHECK_PAUSE_MS = 400;

/** Headings that the first row may have. */
const HEADING = /^(vecchia|vecchio|old|da\b|from\b)/i;

const draftOf = ([old_url = '', new_url = '', code = '']: readonly string[]): RedirectDraft => ({
  old_url,
  new_url,
  code: code === '' ? DEFAULT_CODE : Number(code),
});

const firstProblem = (draft: RedirectDraft): string | null => Object.values(redirectProblems(draft))[0] ?? null;

/**
 * The rules in a pasted text: a row each, two columns or three, a heading left out. One that repeats an old address
 * says which it repeats.
 */
export function pastedLines(text: string): { readonly lines: readonly PastedLine[]; readonly cut: boolean } {
  const filled = sheetRows(text);
  const body = filled.slice(HEADING.test(filled[0]?.cells[0] ?? '') ? 1 : 0);
  const firstByKey = new Map<string, number>();
  const lines = body.slice(0, MOST_LINES).map(({ cells, number }): PastedLine => {
    const draft = draftOf(cells);
    const key = addressKey(draft.old_url);
    const earlier = firstByKey.get(key);
    if (earlier === undefined) firstByKey.set(key, number);
    const problem = firstProblem(draft) ?? (earlier === undefined ? null : pasteTexts.repeated(earlier));
    return { number, draft, problem, state: problem === null ? 'unchecked' : 'wrong' };
  });
  return { lines, cut: body.length > MOST_LINES };
}

/** Whether a text is more than one cell: what a spreadsheet puts on the clipboard. */
export const isSheet = (text: string): boolean => /\t/.test(text) || /\S[\r\n]\s*\S/.test(text);

/** The next line to be created. */
export const nextLine = (lines: readonly PastedLine[]): PastedLine | null =>
  lines.find(({ state }) => state === 'ready') ?? null;

/** The lines with another state for one of them. */
const withLine = (lines: readonly PastedLine[], number: number, change: Partial<PastedLine>): readonly PastedLine[] =>
  lines.map((line) => (line.number === number ? { ...line, ...change } : line));

/** How many lines are in a state. */
export const countOf = (lines: readonly PastedLine[], ...states: readonly PastedLine['state'][]): number =>
  lines.filter(({ state }) => states.includes(state)).length;

/** What a refused creation says about its line. */
const lineProblem = ({ fields, message }: CallFailure): string => Object.values(fields)[0] ?? message;

/** What one may try again: a paste that is over without it is done. */
export const isRetryable = (lines: readonly PastedLine[]): boolean => countOf(lines, 'ready', 'failed') > 0;

/** The line that is being created. */
export const currentLine = ({ lines }: Pick<PasteContext, 'lines'>): PastedLine | null =>
  lines.find(({ state }) => state === 'creating') ?? null;

/** Whether anything is left that only the server can judge. */
export const isCheckable = (lines: readonly PastedLine[]): boolean => countOf(lines, 'unchecked') > 0;

/** The rules that the server is to judge, in their order. */
export const uncheckedDrafts = (lines: readonly PastedLine[]): readonly RedirectDraft[] =>
  lines.filter(({ state }) => state === 'unchecked').map(({ draft }) => draft);

interface At {
  readonly context: PasteContext;
}

/** What the server would say to each line that was unchecked, in their order. */
export function linesChecked(
  { context: { lines } }: At,
  { result }: ResultParams<readonly (string | null)[]>,
): Partial<PasteContext> {
  if (!result.ok) return {};
  const unchecked = lines.filter(({ state }) => state === 'unchecked');
  const problems = new Map(unchecked.map(({ number }, index) => [number, result.value[index] ?? null]));
  return {
    lines: lines.map((line) => {
      const problem = problems.get(line.number);
      return problem === undefined ? line : { ...line, problem, state: problem === null ? 'ready' : 'wrong' };
    }),
  };
}

/** Lines that no server judges: what is not wrong by itself counts as ready. */
export const linesTakenAsTheyAre = ({ context: { lines } }: At): Partial<PasteContext> => ({
  lines: lines.map((line) => (line.state === 'unchecked' ? { ...line, state: 'ready' } : line)),
});

/** Creation begins, or begins again for the lines that failed. */
export const creationStarted = ({ context: { lines } }: At): Partial<PasteContext> => ({
  stopped: false,
  lines: lines.map((line) => (line.state === 'failed' ? { ...line, state: 'ready', problem: null } : line)),
});

/** The next ready line is being created. */
export function nextLineStarted({ context: { lines } }: At): Partial<PasteContext> {
  const next = nextLine(lines);
  return next === null ? {} : { lines: withLine(lines, next.number, { state: 'creating' }) };
}

/** Whether a failure is the line's own; after another one the remaining lines would fail alike. */
const isOfLine = ({ kind }: CallFailure): boolean => kind === 'invalid' || kind === 'notFound' || kind === 'conflict';

/** What became of the line that is being created. */
export function lineSettled({ context }: At, { result }: ResultParams): Partial<PasteContext> {
  const change: Partial<PastedLine> = result.ok
    ? { state: 'created', problem: null }
    : { state: 'failed', problem: lineProblem(result.failure) };
  return {
    lines: withLine(context.lines, currentLine(context)?.number ?? 0, change),
    stopped: context.stopped || !(result.ok || isOfLine(result.failure)),
  };
}
