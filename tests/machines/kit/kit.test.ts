import { describe, expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { callActor, callActors, missingActor } from '../../../src/machines/kit/actor';
import { keyOfAttempt } from '../../../src/machines/kit/attempt';
import { notProvided, unexpectedFailure } from '../../../src/machines/kit/unexpected';

type Outcome = 'waiting' | { readonly output: unknown } | { readonly error: unknown };

/** How a call that ends like this stands once it ended, aborted before that or not. */
async function outcomeOf(call: () => Promise<string>, isAborted: boolean): Promise<Outcome> {
  const { config } = callActor<string, string>(call);
  const abort = new AbortController();
  const begin = config as (options: { input: string; signal: AbortSignal }) => Promise<string>;
  const begun: Promise<Outcome> = begin({ input: 'x', signal: abort.signal }).then(
    (output) => ({ output }),
    (error: unknown) => ({ error }),
  );
  if (isAborted) abort.abort();
  const later = new Promise<Outcome>((resolve) => setImmediate(() => resolve('waiting')));
  return Promise.race([begun, later]);
}

describe('a call as an actor', () => {
  const broken = new Error('guasto');
  const works = () => Promise.resolve('fatto');
  const breaks = () => Promise.reject(broken);

  test.each([
    ['settles with what the call gives', works, false, { output: 'fatto' }],
    ['fails with what the call throws', breaks, false, { error: broken }],
    ['never settles once it is aborted', works, true, 'waiting'],
    ['never fails once it is aborted', breaks, true, 'waiting'],
  ] as const)('%s', async (_, call, isAborted, outcome) => {
    expect(await outcomeOf(call, isAborted)).toEqual(outcome);
  });

  test('hands over its input, and a signal that says when nobody wants the answer any more', async () => {
    const got: unknown[] = [];
    const signals: AbortSignal[] = [];
    const logic = callActor<number, string>(async (input, signal) => {
      got.push(input);
      signals.push(signal);
      return 'fatto';
    });
    const actor = createActor(logic, { input: 7 }).start();
    expect(await toPromise(actor)).toBe('fatto');
    const left = createActor(logic, { input: 8 }).start();
    left.stop();
    expect([got, signals.map(({ aborted }) => aborted)]).toEqual([
      [7, 8],
      [false, true],
    ]);
  });

  test('is one of those that a machine makes of a port', async () => {
    const port = { double: async (input: number) => 2 * input, half: async (input: number) => input / 2 };
    const actors = callActors(port, 'double');
    expect(Object.keys(actors)).toEqual(['double']);
    expect(await toPromise(createActor(actors.double, { input: 4 }).start())).toBe(8);
  });

  test('that nobody provided says its name', async () => {
    await expect(notProvided('loadRows')).rejects.toThrow('attore non fornito: loadRows');
    const actor = createActor(missingActor<() => Promise<string>>('readFile'), { input: undefined });
    const ended = toPromise(actor);
    actor.start();
    await expect(ended).rejects.toThrow('attore non fornito: readFile');
  });
});

test.each([
  [new Error('guasto'), 'guasto'],
  ['testo', 'testo'],
  [undefined, 'undefined'],
])('what was thrown is shown in a sentence: %s', (error, detail) => {
  expect(unexpectedFailure(error)).toEqual({
    kind: 'server',
    status: 0,
    message: `Errore imprevisto dell'applicazione (${detail}). Riprova; se si ripete, segnalalo all'assistenza.`,
    fields: {},
    conflict: null,
    retryAfter: null,
  });
});

test.each([
  [0, '7a1c2f0e-5b7d-4c7e-9d0a-00000000000f'],
  [1, '7a1c2f0e-5b7d-4c7e-9d0a-000000000010'],
  [255, '7a1c2f0e-5b7d-4c7e-9d0a-00000000010e'],
])('attempt %i has a key of its own', (turn, key) => {
  expect(keyOfAttempt('7a1c2f0e-5b7d-4c7e-9d0a-00000000000f', turn)).toBe(key);
  expect(keyOfAttempt('7a1c2f0e-5b7d-4c7e-9d0a-ffffffffffff', 1)).toBe('7a1c2f0e-5b7d-4c7e-9d0a-000000000000');
});
