import { describe, expect, test } from 'vitest';
import { allCommands } from '../../src/commands/all';
import { editingCommands } from '../../src/commands/editing';
import { firstCommands } from '../../src/commands/first';
import { createRegistry } from '../../src/commands/registry';
import type { RegistryInput } from '../../src/commands/types';
import { listings } from '../../src/content/registry';
import { contents } from '../../src/content/whole';
import { createCommandParts, type Declare } from '../../src/ui/commands/parts';

const INPUT: RegistryInput = { contents, forms: contents, listings, languages: ['it', 'en'], mayOpen: () => true };

/** Declares nothing: only which one is asked matters here. */
const empty = (): Declare => () => createRegistry([], INPUT);

function withLoads(wantsWhole = false) {
  const declares = { first: empty(), editing: empty(), whole: empty() };
  const fetched: string[] = [];
  const answers: Record<string, (declare: Declare) => void> = {};
  const failures: Record<string, (error: Error) => void> = {};
  const load = (part: 'editing' | 'whole') => () => {
    fetched.push(part);
    return new Promise<Declare>((resolve, reject) => {
      answers[part] = resolve;
      failures[part] = reject;
    });
  };
  const declared: string[] = [];
  const parts = createCommandParts(
    (input) => {
      declared.push('first');
      return declares.first(input);
    },
    { editing: load('editing'), whole: load('whole') },
    () => wantsWhole,
  );
  const come = (part: 'editing' | 'whole') =>
    answers[part]?.((input) => {
      declared.push(part);
      return declares[part](input);
    });
  const which = () => {
    parts.declare(INPUT);
    return declared.at(-1);
  };
  return { parts, fetched, come, fail: (part: string) => failures[part]?.(new Error('no network')), which };
}

describe('commands by parts', () => {
  test('needs no fetching of what is there from the start', async () => {
    const { parts, fetched, which } = withLoads();
    await parts.need('first');
    expect(fetched).toEqual([]);
    expect(which()).toBe('first');
    expect(parts.isWhole()).toBe(false);
  });

  test('tells of more commands before whoever waits for them goes on', async () => {
    const { parts, come, which } = withLoads();
    const order: unknown[] = [];
    parts.subscribe(() => order.push(which()));
    const waiting = parts.need('editing').then(() => order.push('screen'));
    come('editing');
    await waiting;
    expect(order).toEqual(['editing', 'screen']);
    expect(parts.isWhole()).toBe(false);
  });

  test('fetches no part again that is there, nor one that lies in it', async () => {
    const { parts, fetched, come, which } = withLoads();
    const waiting = parts.need('whole');
    come('whole');
    await waiting;
    await parts.need('editing');
    await parts.need('whole');
    expect(fetched).toEqual(['whole']);
    expect(which()).toBe('whole');
    expect(parts.isWhole()).toBe(true);
  });

  test('never goes back to less when a smaller part comes late', async () => {
    const { parts, come, which } = withLoads();
    const changes: unknown[] = [];
    parts.subscribe(() => changes.push(which()));
    const editing = parts.need('editing');
    const whole = parts.need('whole');
    come('whole');
    await whole;
    come('editing');
    await editing;
    expect(changes).toEqual(['whole']);
    expect(which()).toBe('whole');
  });

  test('a part that does not come is a failure of whoever waits, and is fetched again when asked for again', async () => {
    const { parts, fetched, come, fail, which } = withLoads();
    const screen = parts.with('whole', async () => 'a screen');
    const waiting = screen();
    fail('whole');
    await expect(waiting).rejects.toThrow('no network');
    expect(which()).toBe('first');
    const again = screen();
    come('whole');
    expect(await again).toBe('a screen');
    expect(fetched).toEqual(['whole', 'whole']);
    expect(which()).toBe('whole');
  });

  test('begins with all where less would not do', async () => {
    const { parts, fetched, come } = withLoads(true);
    const waiting = parts.with('first', async () => 'a list')();
    come('whole');
    expect(await waiting).toBe('a list');
    expect(fetched).toEqual(['whole']);
  });

  test('calls no listener that was removed', async () => {
    const { parts, come } = withLoads();
    let calls = 0;
    const stop = parts.subscribe(() => {
      calls += 1;
    });
    stop();
    const waiting = parts.need('whole');
    come('whole');
    await waiting;
    expect(calls).toBe(0);
  });
});

describe('what the parts hold', () => {
  const all = allCommands(INPUT).commands;
  const of = (declare: Declare) => declare(INPUT).commands.map(({ id }) => id);
  /** Commands of some scopes in the order of all of them, which is that of the palette. */
  const inScopes = (...scopes: readonly string[]) =>
    all.filter(({ scope }) => scopes.includes(scope)).map(({ id }) => id);

  test('the first are those of shell, lists and dialogs, in the order of all', () => {
    expect(of(firstCommands)).toEqual(inScopes('shell', 'menu', 'list', 'rowSteps', 'dialog'));
  });

  test('those of an editor add it and its texts', () => {
    expect(of(editingCommands)).toEqual(inScopes('shell', 'menu', 'list', 'rowSteps', 'editor', 'text', 'dialog'));
  });
});
