import { useState } from 'react';
import { csvRow } from '../../../tests/kit/sheet';
import { resultTexts as texts } from '../keptTexts';

/** What somebody who played a step says of it. */
export type Verdict = 'passed' | 'failed';

/** What came of a step, or of a whole path's start. */
export interface Result {
  readonly verdict: Verdict | null;
  readonly note: string;
}

/** `machine/code/step` → what came of it. */
export type Results = Readonly<Record<string, Result>>;

const STORED = 'portolano_atlas_results';
export const NO_RESULT: Result = { verdict: null, note: '' };

/** Where a step's result is kept; step 0 is the start. */
export const keyOf = (machine: string, code: string, step: number): string => `${machine}/${code}/${step}`;

const isResult = (value: unknown): value is Result => {
  const { verdict, note } = Object(value) as Partial<Result>;
  return (verdict === null || verdict === 'passed' || verdict === 'failed') && typeof note === 'string';
};

const isResults = (value: unknown): value is Results =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(([key, result]) => /^[^/]+\/[^/]+\/\d+$/.test(key) && isResult(result));

/** The results in a text that this page exported. Throws where it is none. */
export function parseResults(text: string): Results {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(texts.notOurs, { cause: error });
  }
  const { results } = Object(value) as { results?: unknown };
  if (!isResults(results)) throw new Error(texts.notOurs);
  return results;
}

export const exportedJson = (results: Results): string => JSON.stringify({ results }, null, 2);

/** The results as CSV (RFC 4180), a row a step of which something is said. */
export function exportedCsv(results: Results): string {
  const rows = Object.entries(results)
    .sort(([one], [other]) => one.localeCompare(other, 'it', { numeric: true }))
    .map(([key, { verdict, note }]) => {
      const [machine = '', code = '', step = ''] = key.split('/');
      return csvRow([machine, code, step, verdict === 'passed' ? 'x' : '', verdict === 'failed' ? 'x' : '', note]);
    });
  return [csvRow(texts.columns), ...rows].map((row) => `${row}\r\n`).join('');
}

/** With a step's result; one that says nothing is left out. */
export function withResult(results: Results, key: string, result: Result): Results {
  const { [key]: _, ...others } = results;
  return result.verdict === null && result.note === '' ? others : { ...others, [key]: result };
}

/** How many steps of a path passed and failed. */
export function countOf(results: Results, machine: string, code: string): { passed: number; failed: number } {
  const own = Object.entries(results).filter(([key]) => key.startsWith(`${machine}/${code}/`));
  const count = (verdict: Verdict) => own.filter(([, result]) => result.verdict === verdict).length;
  return { passed: count('passed'), failed: count('failed') };
}

interface Kept {
  readonly results: Results;
  /** Why they can't be kept; null where they are. */
  readonly problem: string | null;
}

function readKept(): Kept {
  try {
    const stored = localStorage.getItem(STORED);
    return { results: stored === null ? {} : parseResults(stored), problem: null };
  } catch {
    return { results: {}, problem: texts.notKept };
  }
}

function keep(results: Results): Kept {
  try {
    localStorage.setItem(STORED, exportedJson(results));
    return { results, problem: null };
  } catch {
    return { results, problem: texts.notKept };
  }
}

/** The results, kept in the browser. */
export function useResults() {
  const [kept, setKept] = useState(readKept);
  const change = (next: (results: Results) => Results) => setKept(({ results }) => keep(next(results)));
  return {
    ...kept,
    set: (key: string, result: Result) => change((results) => withResult(results, key, result)),
    /** What is imported goes over what is there. */
    add: (more: Results) => change((results) => ({ ...results, ...more })),
    clear: () => change(() => ({})),
  };
}

export type KeptResults = ReturnType<typeof useResults>;
