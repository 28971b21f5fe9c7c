import { describe, expect, test } from 'vitest';
import { choosePaths, UnknownName } from './choice';
import { declaration, door } from './door';
import { defineModel } from './model';
import { requirementsOf, untried } from './requirements';
import type { Requirements } from './types';

const holding = (requirements: Requirements) => defineModel(door, { ...declaration, requirements });

/** The paths, by the last of their states, that try each requirement. */
function trying(requirements: Requirements): Readonly<Record<string, number>> {
  const model = holding(requirements);
  const triedBy = requirementsOf(model);
  const ids = choosePaths(model).flatMap((path) => triedBy(path));
  return Object.fromEntries(
    Object.keys(requirements).map((id) => [id, ids.filter((found) => found === id).length] as const),
  );
}

describe('a requirement is tried by the paths', () => {
  test('that take its step, whatever the step says, or with one payload alone', () => {
    const tried = trying({ any: ['door.open'], one: ['door.open (con la chiave)'], answer: ['done(ring)'] });
    expect(tried.any).toBeGreaterThan(tried.one ?? 0);
    expect(tried.one).toBeGreaterThanOrEqual(tried.answer ?? 0);
    expect(tried.answer).toBeGreaterThan(0);
  });

  test('that come through its state, by its id or the end of it', () => {
    const tried = trying({ whole: ['door.open'], id: ['door.ringing'], end: ['ringing'], everywhere: ['door'] });
    expect(tried.id).toBe(tried.end);
    expect(tried.everywhere).toBe(choosePaths(holding({})).length);
  });

  test('that take any of several', () => {
    const tried = trying({
      one: ['door.close'],
      other: ['after(lockPause)'],
      both: ['door.close', 'after(lockPause)'],
    });
    expect(tried.both).toBe((tried.one ?? 0) + (tried.other ?? 0));
  });
});

describe('what is declared and not walked', () => {
  const paths = choosePaths(holding({}));

  test('is told', () => {
    expect(untried(holding({ a: ['door.close'], b: ['door.open (con un chiodo)'] }), paths)).toEqual([
      'b door.open (con un chiodo)',
    ]);
  });

  test('is refused where the machine does not have it', () =>
    expect(() => untried(holding({ a: ['door.clos'] }), paths)).toThrow(UnknownName));
});
