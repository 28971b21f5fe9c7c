import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { callActor, missingActor } from '../../../src/machines/kit/actor';
import { STORAGE_KEYS } from '../../../src/machines/session/keys';
import { sessionMachine } from '../../../src/machines/session/machine';
import { reason } from '../../../src/machines/session/refusals';
import {
  concerns,
  displayName,
  endOfFailure,
  freshFor,
  newPasswordCode,
  readStored,
  usernameProblem,
  waitSeconds,
  writeUser,
} from '../../../src/machines/session/rules';
import { readUser } from '../../../src/machines/session/storedUser';
import type { SessionActors, SessionEvent } from '../../../src/machines/session/types';
import { failureOf, userOf } from '../fixtures';

const anna = userOf(1, 'anna', { first_name: 'Anna', last_name: 'Rossi' });

test.each([
  ['a code', { password_reset_code: 'a-B_9' }, 'a-B_9'],
  ['no details', undefined, null],
  ['details of something else', { contents: [] }, null],
  ['a code that is no text', { password_reset_code: 9 }, null],
  ['an empty code', { password_reset_code: '' }, null],
  ['a code that would lead elsewhere', { password_reset_code: '../login?x' }, null],
])('an initial password is known by its code: %s', (_title, details, code) => {
  expect(newPasswordCode(failureOf('invalid', { status: 409, details }))).toBe(code);
});

describe('what local storage holds', () => {
  const stored = (entries: Partial<Record<keyof typeof STORAGE_KEYS, string>>) =>
    readStored((key) => {
      const name = Object.entries(STORAGE_KEYS).find(([, value]) => value === key)?.[0];
      return entries[name as keyof typeof STORAGE_KEYS] ?? null;
    }, readUser);

  test('a record is read back as it was written [1-3.2, 1-9.9]', () => {
    expect(stored({ version: '1', token: 't', user: writeUser(anna, 5) })).toEqual({
      version: '1',
      token: 't',
      user: anna,
      deadline: 5,
    });
  });

  test.each([
    ['nothing', {}],
    ['an empty token', { token: '  ' }],
    ['no JSON', { user: '{"user":' }],
    ['another shape', { user: '"anna"' }],
    ['a list', { user: '[]' }],
    ['null', { user: 'null' }],
    ['no deadline', { user: JSON.stringify({ user: anna }) }],
    ['a deadline that is no number', { user: JSON.stringify({ user: anna, deadline: '5' }) }],
    ['a user without id', { user: JSON.stringify({ user: { username: 'anna' }, deadline: 5 }) }],
  ])('%s counts as missing', (_name, entries) => {
    expect(stored(entries)).toEqual({ version: null, token: null, user: null, deadline: null });
  });
});

describe('the age of a record', () => {
  const now = 1_700_000_000_000;
  test.each([
    ['just read', now + 20_000, 20_000],
    ['a millisecond left', now + 1, 1],
    ['just too old', now, 0],
    ['long too old', now - 1, 0],
    ['from a clock that runs ahead', now + 20_001, 0],
    ['without deadline', null, 0],
  ])('%s', (_name, deadline, left) => {
    expect(freshFor(deadline, now)).toBe(left);
  });
});

test.each<[number, 'signedIn' | 'restoring']>([
  [5, 'signedIn'],
  [1, 'signedIn'],
  [0, 'restoring'],
  [-5, 'restoring'],
])('a reload %i ms before a record grows old starts as %s', (left, state) => {
  const at = 1_700_000_000_000;
  const stored = { version: '1', token: 't', user: anna, deadline: at + left };
  expect(
    createActor(sessionMachine, { input: { build: '1', stored, at } })
      .getSnapshot()
      .matches(state),
  ).toBe(true);
});

test('the seconds to wait after a throttled sign-in', () => {
  const wait = (retryAfter: number | null) => waitSeconds(failureOf('throttled', { retryAfter }));
  expect([30, 0.2, 0, null, 1e9].map(wait)).toEqual([30, 1, 1, 5, 3600]);
  expect(waitSeconds(failureOf('server', { retryAfter: 9 }))).toBe(0);
  expect(waitSeconds(null)).toBe(0);
});

test('why a session ended', () => {
  expect(
    (['unauthenticated', 'forbidden', 'network', 'nonsense'] as const).map((kind) => endOfFailure(failureOf(kind))),
  ).toEqual(['expired', 'forbidden', 'refreshFailed', 'refreshFailed']);
});

test('a refused call concerns the session of its own token', () => {
  expect([concerns('a', 'a'), concerns('a', 'b'), concerns('a', undefined), concerns(null, 'a')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('the username is required [1-5.1]', () => {
  expect([usernameProblem(' '), usernameProblem('anna')]).toEqual(['Campo richiesto', null]);
});

test('a user is called by name, or by username', () => {
  expect([displayName(anna), displayName(userOf(2, 'bruno', { last_name: '' }))]).toEqual(['Anna Rossi', 'bruno']);
});

describe('refusals', () => {
  const START = 1_700_000_000_000;
  const start = (token: string | null) =>
    createActor(sessionMachine, {
      input: {
        build: '1',
        stored: {
          version: '1',
          token,
          user: token === null ? null : anna,
          deadline: token === null ? null : START + 9,
        },
        at: START,
      },
    });
  const submit: SessionEvent = { type: 'signIn.submit', username: 'a', password: 'b' };

  test('signed in', () => {
    const snapshot = start('t').getSnapshot();
    expect(reason(snapshot, submit)).toBe('Hai già effettuato l’accesso.');
    expect(reason(snapshot, { type: 'leave.confirm' })).toBe('Non c’è nulla da confermare.');
    expect(reason(snapshot, { type: 'signOut.request' })).toBeNull();
  });

  test('signed out', () => {
    const snapshot = start(null).getSnapshot();
    expect(reason(snapshot, submit)).toBeNull();
    expect(reason(snapshot, { type: 'work.dirty', isKept: true })).toBeNull();
  });
});

describe('actors', () => {
  test('one that nobody provided rejects with its name', async () => {
    const actor = createActor(missingActor<SessionActors['signOut']>('signOut'), { input: { token: 't' } });
    const failed = new Promise((resolve) => actor.subscribe({ error: resolve }));
    actor.start();
    expect(await failed).toEqual(new Error('attore non fornito: signOut'));
  });

  test('an aborted call never settles, whatever comes of it', async () => {
    const settled: unknown[] = [];
    for (const end of [() => Promise.resolve('late'), () => Promise.reject(new Error('aborted'))]) {
      let release: () => void = () => undefined;
      const pending = new Promise<void>((resolve) => {
        release = resolve;
      });
      const actor = createActor(
        callActor(() => pending.then(end)),
        { input: undefined },
      );
      actor.subscribe({ next: (snapshot) => settled.push(snapshot.output), error: (error) => settled.push(error) });
      actor.start();
      actor.stop();
      release();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(settled.filter((entry) => entry !== undefined)).toEqual([]);
  });
});
