import type * as z from 'zod/mini';
import { valueProblemTexts } from '../../src/messages/server/refusals';

type Issue = z.core.$ZodIssue;

/** Most problems that an answer tells: nobody reads more, and a small body may have very many. */
export const MOST_PROBLEMS = 100;

const BY_TYPE: Readonly<Record<string, string>> = {
  string: valueProblemTexts.text,
  number: valueProblemTexts.integer,
  int: valueProblemTexts.integer,
  boolean: valueProblemTexts.flag,
  array: valueProblemTexts.list,
  object: valueProblemTexts.object,
  record: valueProblemTexts.object,
};

function messageOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? valueProblemTexts.missing
        : (BY_TYPE[issue.expected] ?? valueProblemTexts.unexpected);
    case 'too_small':
      return issue.origin === 'string'
        ? valueProblemTexts.tooShort(Number(issue.minimum))
        : valueProblemTexts.tooSmall(Number(issue.minimum));
    case 'too_big':
      return issue.origin === 'string'
        ? valueProblemTexts.tooLong(Number(issue.maximum))
        : valueProblemTexts.tooBig(Number(issue.maximum));
    case 'invalid_value':
      return valueProblemTexts.choice;
    case 'invalid_format':
      return valueProblemTexts.shape;
    case 'invalid_union':
      return unionMessage(issue);
    default:
      return valueProblemTexts.unexpected;
  }
}

/** Of a union the first option that the value nearly is: the one whose problem lies deepest says most. */
function unionMessage(issue: Extract<Issue, { code: 'invalid_union' }>): string {
  if (issue.input === undefined) return valueProblemTexts.missing;
  const first = issue.errors[0]?.[0];
  return first === undefined ? valueProblemTexts.unexpected : messageOf(first);
}

/** Field path → its problem in Italian, the first of each path and a hundred in all. Takes what zod found wrong (with `reportInput`). */
export function fieldProblems(issues: readonly Issue[]): Record<string, string> {
  const problems: Record<string, string> = {};
  let found = 0;
  for (const issue of issues) {
    if (found === MOST_PROBLEMS) break;
    const path = issue.path.join('.');
    if (problems[path] !== undefined) continue;
    problems[path] = messageOf(issue);
    found += 1;
  }
  return problems;
}
