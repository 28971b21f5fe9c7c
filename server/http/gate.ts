import type * as z from 'zod/mini';
import { MOST_TOGETHER, type Most } from '../../src/contract/limits';
import { refusalTexts, valueProblemTexts as texts } from '../../src/messages/server/refusals';
import { GREATEST_INTEGER } from '../db/ids';
import { type Expected, expectedOf } from './expected';
import { MOST_PROBLEMS } from './problems';

/** Field path → what is wrong with it. */
export type GateProblems = Readonly<Record<string, string>>;

/** A text that the database can hold: no NUL, no half of a surrogate pair. */
const isWellFormed = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** A key as a problem's path names it. */
const written = (key: string): string => key.replaceAll('\0', '\ufffd').toWellFormed();

function numberProblem({ isInteger, isNumber }: Expected, value: number): string | null {
  if (!Number.isFinite(value)) return texts.number;
  if (!isNumber) return null;
  if (isInteger && !Number.isInteger(value)) return texts.integer;
  if (Math.abs(value) <= GREATEST_INTEGER) return null;
  return value > 0 ? texts.tooBig(GREATEST_INTEGER) : texts.tooSmall(-GREATEST_INTEGER);
}

const tooMany = ({ count, words }: Most, actual: number): string | null =>
  actual <= count ? null : (words?.(actual) ?? texts.tooMany(count, actual));

/**
 * Prepares the look at a part of a call before anything else reads it: texts that the database can hold, keys too,
 * numbers that it can hold where the schema wants numbers, and no list or map with more entries than the schema allows,
 * nor more in all lists together than any body has.
 * What has too many is not looked into. Gives the function to be called with what was sent: field path → problem, the
 * first hundred of them.
 */
export function gateOf(schema: z.ZodMiniType): (sent: unknown) => GateProblems {
  const whole = expectedOf([schema]);
  return (sent) => {
    const problems: Record<string, string> = {};
    let [count, together] = [0, 0];
    const say = (path: string, problem: string | null): boolean => {
      if (problem === null) return false;
      problems[path] ??= problem;
      count += 1;
      return true;
    };
    const look = (value: unknown, expected: Expected, path: string): void => {
      if (count >= MOST_PROBLEMS) return;
      const inside = path === '' ? '' : `${path}.`;
      if (typeof value === 'string') say(path, isWellFormed(value) ? null : refusalTexts.characters);
      else if (typeof value === 'number') say(path, numberProblem(expected, value));
      else if (Array.isArray(value)) {
        together += value.length;
        if (say(path, tooMany(expected.list, value.length))) return;
        if (say(path, together > MOST_TOGETHER ? texts.tooManyTogether(MOST_TOGETHER) : null)) return;
        for (const [place, entry] of value.entries()) look(entry, expected.entry(), `${inside}${place}`);
      } else if (typeof value === 'object' && value !== null) {
        const keys = Object.keys(value);
        if (say(path, tooMany(expected.map, keys.length))) return;
        for (const key of keys) {
          const at = `${inside}${written(key)}`;
          if (!say(at, isWellFormed(key) ? null : refusalTexts.characters))
            look((value as Record<string, unknown>)[key], expected.at(key), at);
        }
      }
    };
    look(sent, whole, '');
    return problems;
  };
}
