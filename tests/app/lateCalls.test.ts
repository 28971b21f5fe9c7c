import { describe, expect, test, vi } from 'vitest';
import { lateCalls } from '../../src/app/lateCalls';
import type { Result } from '../../src/contract/result';

interface Sums {
  readonly add: (one: number, other: number) => Promise<Result<number>>;
  readonly double: (one: number) => Promise<Result<number>>;
}

const SUMS: Sums = {
  add: async (one, other) => ({ ok: true, value: one + other }),
  double: async (one) => ({ ok: true, value: 2 * one }),
};
const late = (load: () => Promise<Sums>) => lateCalls<Sums>(load);

describe('calls whose code comes with the first of them', () => {
  test('are made over one service, with what they were given', async () => {
    const load = vi.fn(async () => SUMS);
    const sums = late(load);
    expect(load).not.toHaveBeenCalled();
    const answers = await Promise.all([sums.add(1, 2), sums.double(4)]);
    expect(answers).toEqual([
      { ok: true, value: 3 },
      { ok: true, value: 8 },
    ]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('code that does not come is a failed call, and the next call fetches it again', async () => {
    const load = vi.fn(async () => SUMS).mockRejectedValueOnce(new Error('gone'));
    const sums = late(load);
    expect(await sums.double(4)).toEqual({
      ok: false,
      failure: {
        kind: 'network',
        status: 0,
        message: 'Una parte di Portolano non è arrivata: controlla la connessione e riprova.',
        fields: {},
        conflict: null,
        retryAfter: null,
      },
    });
    expect(await sums.double(4)).toEqual({ ok: true, value: 8 });
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('awaited, they are what they were', async () => {
    const sums = await Promise.resolve(late(async () => SUMS));
    expect(await sums.double(4)).toEqual({ ok: true, value: 8 });
  });

  test('what a call throws is thrown', async () => {
    const sums = late(async () => ({ ...SUMS, double: () => Promise.reject(new Error('broken')) }));
    await expect(sums.double(4)).rejects.toThrow('broken');
  });
});
