import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { paletteMachine } from '../../src/machines/palette/machine';
import { createLatePalette, type Palette } from '../../src/ui/commands/latePalette';

/** A palette over no commands; `opens` says whether it has anything to offer. */
function made(opens = true): Palette {
  const actor = createActor(paletteMachine, { input: { areaNames: {} } }).start();
  return {
    actor,
    Part: () => null,
    open: () => opens && actor.send({ type: 'palette.open', rows: [] }),
    follow: () => undefined,
  };
}

/** A late palette whose code comes, or fails to, on request. */
function held() {
  const seen = { loads: 0, failures: 0, arrivals: 0 };
  let settle: { come: (palette: Palette) => void; fail: () => void } | null = null;
  const late = createLatePalette(
    () => {
      seen.loads += 1;
      return new Promise((resolve, reject) => {
        settle = { come: resolve, fail: () => reject(new Error('gone')) };
      });
    },
    () => {
      seen.failures += 1;
    },
  );
  late.subscribe(() => {
    seen.arrivals += 1;
  });
  const come = async (palette = made()) => {
    settle?.come(palette);
    await late.fetch();
    return palette.actor.getSnapshot();
  };
  const fail = async () => {
    settle?.fail();
    await late.fetch();
  };
  return { late, seen, come, fail };
}

describe('a palette whose code comes late', () => {
  test('is closed, and opens as soon as it has come with what was typed meanwhile', async () => {
    const { late, seen, come } = held();
    expect([late.typed(), late.live()]).toEqual([null, null]);
    late.toggle();
    expect(late.typed()).toBe('');
    late.type('bo');
    late.type('bol');
    expect(late.typed()).toBe('bol');
    const { context, value } = await come();
    expect([value, context.query, late.typed()]).toEqual([{ open: 'pausing' }, 'bol', 'bol']);
    expect(seen).toEqual({ loads: 1, failures: 0, arrivals: 1 });
  });

  test.each(['toggle', 'close'] as const)(
    '%s before it has come: it stays closed, and what was typed is gone',
    async (end) => {
      const { late, come } = held();
      late.toggle();
      late.type('bol');
      late[end]();
      expect(late.typed()).toBe(null);
      expect((await come()).value).toBe('closed');
      late.toggle();
      expect(late.typed()).toBe('');
    },
  );

  test('fetched ahead it stays closed, and comes once', async () => {
    const { late, seen, come } = held();
    void late.fetch();
    void late.fetch();
    expect((await come()).value).toBe('closed');
    await late.fetch();
    expect(seen).toEqual({ loads: 1, failures: 0, arrivals: 1 });
  });

  test('once it is there it opens, is typed into and closes', async () => {
    const { late, come } = held();
    void late.fetch();
    await come();
    late.toggle();
    late.type('via');
    expect(late.typed()).toBe('via');
    late.toggle();
    expect(late.typed()).toBe(null);
    late.toggle();
    expect(late.typed()).toBe('');
    late.close();
    expect(late.typed()).toBe(null);
  });

  test('with nothing to offer it is closed, and what was typed is gone', async () => {
    const { late, come } = held();
    late.toggle();
    late.type('bol');
    expect((await come(made(false))).value).toBe('closed');
    expect(late.typed()).toBe(null);
  });

  test('code that somebody waits for and that does not come is reported; the next opening fetches it again', async () => {
    const { late, seen, come, fail } = held();
    late.toggle();
    late.type('bol');
    await fail();
    expect([late.typed(), seen]).toEqual([null, { loads: 1, failures: 1, arrivals: 0 }]);
    late.toggle();
    expect((await come()).value).toEqual({ open: 'resting' });
    expect(seen).toEqual({ loads: 2, failures: 1, arrivals: 1 });
  });

  test('code fetched ahead that does not come is nobody’s business', async () => {
    const { late, seen, fail } = held();
    void late.fetch();
    await fail();
    expect(seen).toEqual({ loads: 1, failures: 0, arrivals: 0 });
  });
});
