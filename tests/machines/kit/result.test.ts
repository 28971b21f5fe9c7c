import { describe, expect, test } from 'vitest';
import type { CallFailure, FailureKind, Result } from '../../../src/contract/result';
import {
  bugOf,
  failureOf,
  payloadOf,
  resultGuards,
  resultOf,
  waitsForSignIn,
  withFailure,
} from '../../../src/machines/kit/result';
import { failureOf as failureOfKind } from '../fixtures';

const refused = (kind: FailureKind): Result<never> => ({ ok: false, failure: failureOfKind(kind) });
const answer: Result<number> = { ok: true, value: 7 };

describe('params', () => {
  test('of an answer are the answer itself', () => {
    expect(resultOf({ event: { output: answer } }).result).toBe(answer);
  });

  test('of what a call threw are a failed answer of the kind that bugs have', () => {
    const { result } = bugOf({ event: { error: new Error('guasto') } });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'server', status: 0, conflict: null } });
    expect(result.ok ? '' : result.failure.message).toContain('guasto');
  });

  test('of an event are the event', () => {
    const event = { type: 'row.select', key: 'r1' };
    expect(payloadOf({ event })).toBe(event);
  });
});

describe('guards', () => {
  const names = ['answered', 'isMissing', 'isConflict', 'isSignedOut', 'isThrottled'] as const;
  const passing = (result: Result<unknown>) => names.filter((name) => resultGuards[name](undefined, { result }));

  test('are no more than these', () => expect(Object.keys(resultGuards)).toEqual(names));

  test.each([
    [answer, ['answered']],
    [refused('notFound'), ['isMissing']],
    [refused('conflict'), ['isConflict']],
    [refused('unauthenticated'), ['isSignedOut']],
    [refused('throttled'), ['isThrottled']],
    [refused('server'), []],
  ])('route %j', (result, expected) => expect(passing(result)).toEqual(expected));

  test.each([
    [null, false],
    ['server', false],
    ['unauthenticated', true],
  ] as const)('a failure of kind %s waits for a sign-in: %s', (kind, waits) => {
    expect(waitsForSignIn({ context: { failure: kind === null ? null : failureOfKind(kind) } })).toBe(waits);
  });
});

describe('a failure', () => {
  const failure: CallFailure = failureOfKind('conflict');

  test('is kept, and a success changes nothing', () => {
    expect(failureOf(undefined, { result: { ok: false, failure } })).toEqual({ failure });
    expect(failureOf(undefined, { result: answer })).toEqual({});
  });

  test('is kept with the work under way; without any there is nothing to keep it with', () => {
    const work = { keys: ['r1'], failure: null };
    expect(withFailure(work, { result: { ok: false, failure } })).toEqual({ keys: ['r1'], failure });
    expect(withFailure(work, { result: answer })).toBe(work);
    expect(withFailure(null, { result: { ok: false, failure } })).toBeNull();
  });
});
