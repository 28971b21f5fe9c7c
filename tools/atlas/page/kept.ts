import { useState } from 'react';
import { isPlainObject } from '../../../src/contract/plainObject';
import { resultTexts as texts } from '../keptTexts';
import type { StepFacts } from './stepFacts';

/** What somebody who played a step says of it. */
export type Verdict = 'passed' | 'failed';

/** When something was said last (ISO 8601), of which version of the product, by whom. */
interface Stamp {
  readonly date: string;
  readonly version: string;
  readonly tester: string;
}

/** What came of a step, or of a whole path's start. */
export interface Result extends Stamp {
  readonly verdict: Verdict | null;
  readonly note: string;
  readonly step: StepFacts;
}

/** `machine/code/step` → what came of it. */
export type Results = Readonly<Record<string, Result>>;

const STORED = 'portolano_atlas_results';
const NO_STAMP: Stamp = { date: '', version: '', tester: '' };
const UNKNOWN_STEP: StepFacts = {
  title: '',
  page: '',
  user: '',
  data: '',
  number: 0,
  say: '',
  press: '',
  expected: '',
};
export const NO_RESULT: Result = { ...NO_STAMP, verdict: null, note: '', step: UNKNOWN_STEP };

/** Where a step's result is kept; step 0 is the start. */
export const keyOf = (machine: string, code: string, step: number): string => `${machine}/${code}/${step}`;

/** As `parts` has it: no key more, none that is of another type; what is left out is as in `parts`. */
function filledIn<T extends object>(parts: T, value: unknown): T | null {
  const given: Readonly<Record<string, unknown>> = Object(value);
  const fits = Object.entries(given).every(([key, one]) => typeof one === typeof parts[key as keyof T]);
  return fits ? { ...parts, ...given } : null;
}

/** A step's result of another page like this one, an older one's too, that kept less; null for what is none. */
function resultOf(value: unknown, number: number): Result | null {
  const { verdict, note, step, ...others } = Object(value) as Partial<Result>;
  if ((verdict !== null && verdict !== 'passed' && verdict !== 'failed') || typeof note !== 'string') return null;
  const [stamp, known] = [filledIn(NO_STAMP, others), filledIn({ ...UNKNOWN_STEP, number }, step)];
  return stamp === null || known === null ? null : { ...stamp, verdict, note, step: known };
}

/** What the page keeps: the results, and who is testing. */
interface Stored {
  readonly tester: string;
  readonly results: Results;
}

/** What is in a text that this page exported. Throws where it is none. */
export function parseStored(text: string): Stored {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(texts.notOurs, { cause: error });
  }
  const { tester = '', results } = Object(value) as { tester?: unknown; results?: unknown };
  if (typeof tester !== 'string' || !isPlainObject(results)) throw new Error(texts.notOurs);
  const read = Object.entries(results).map(([key, result]) => {
    const [, at] = /^[^/]+\/[^/]+\/(\d+)$/.exec(key) ?? [];
    const known = at === undefined ? null : resultOf(result, Number(at));
    if (known === null) throw new Error(texts.notOurs);
    return [key, known] as const;
  });
  return { tester, results: Object.fromEntries(read) };
}

export const exportedJson = (stored: Stored): string => JSON.stringify(stored, null, 2);

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

interface Kept extends Stored {
  /** Why they can't be kept; null where they are. */
  readonly problem: string | null;
}

const NOTHING: Stored = { tester: '', results: {} };

function readKept(): Kept {
  try {
    const stored = localStorage.getItem(STORED);
    return { ...(stored === null ? NOTHING : parseStored(stored)), problem: null };
  } catch {
    return { ...NOTHING, problem: texts.notKept };
  }
}

function keep({ tester, results }: Stored): Kept {
  try {
    localStorage.setItem(STORED, exportedJson({ tester, results }));
    return { tester, results, problem: null };
  } catch {
    return { tester, results, problem: texts.notKept };
  }
}

/** The results, kept in the browser; `version` is the product's. */
export function useResults(version: string) {
  const [kept, setKept] = useState(readKept);
  const change = (next: (stored: Stored) => Partial<Stored>) => setKept((now) => keep({ ...now, ...next(now) }));
  return {
    ...kept,
    setTester: (tester: string) => change(() => ({ tester })),
    /** Says of a step what came of it, as of now. */
    set: (key: string, said: Pick<Result, 'verdict' | 'note'>, step: StepFacts) => {
      const date = new Date().toISOString();
      change(({ tester, results }) => ({
        results: withResult(results, key, { ...said, date, version, tester, step }),
      }));
    },
    /** What is imported goes over what is there. */
    add: (more: Results) => change(({ results }) => ({ results: { ...results, ...more } })),
    clear: () => change(() => ({ results: {} })),
  };
}

export type KeptResults = ReturnType<typeof useResults>;
