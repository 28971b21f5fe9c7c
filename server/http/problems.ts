import type * as z from 'zod/mini';
import { valueProblems } from '../../src/messages/server/refusals';

type Issue = z.core.$ZodIssue;

const BY_TYPE: Readonly<Record<string, string>> = {
  string: valueProblems.text,
  number: valueProblems.integer,
  boolean: valueProblems.flag,
  array: valueProblems.list,
  object: valueProblems.object,
  record: valueProblems.object,
};

function messageOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? valueProblems.missing : (BY_TYPE[issue.expected] ?? valueProblems.unexpected);
    case 'too_small':
      return issue.origin === 'string'
        ? valueProblems.tooShort(Number(issue.minimum))
        : valueProblems.tooSmall(Number(issue.minimum));
    case 'too_big':
      return issue.origin === 'string'
        ? valueProblems.tooLong(Number(issue.maximum))
        : valueProblems.tooBig(Number(issue.maximum));
    case 'invalid_value':
      return valueProblems.choice;
    case 'invalid_format':
      return valueProblems.shape;
    case 'invalid_union':
      return unionMessage(issue);
    default:
      return valueProblems.unexpected;
  }
}

/** Of a union the first option that the value nearly is: the one whose problem lies deepest says most. */
function unionMessage(issue: Extract<Issue, { code: 'invalid_union' }>): string {
  if (issue.input === undefined) return valueProblems.missing;
  const first = issue.errors[0]?.[0];
  return first === undefined ? valueProblems.unexpected : messageOf(first);
}

/** Field path → its problem in Italian, the first of each path. Takes what zod found wrong (with `reportInput`). */
export function fieldProblems(issues: readonly Issue[]): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const issue of issues) {
    const path = issue.path.join('.');
    problems[path] ??= messageOf(issue);
  }
  return problems;
}
