import { useSelector } from '@xstate/react';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Json } from '../../src/content/field/json';
import { defineEdits } from '../../src/machines/kit/edits';
import type { FieldContext } from '../../src/ui/fields/types';
import { type EditsRef, useEdits } from '../../src/ui/fields/useEdits';
import { find, render } from '../page/render';

type Given = { readonly value: readonly string[]; readonly isLocked: boolean };
type Edit = { readonly type: 'word.add'; readonly word: string; readonly isLast?: boolean };

const edits = defineEdits<Given, Edit>(
  {
    'word.add': {
      isLocked: ({ isLocked }) => (isLocked ? 'È bloccata.' : null),
      isThere: ({ value }, { word }) => (value.includes(word) ? 'C’è già.' : null),
    },
  },
  { 'word.add': ({ value }, { word, isLast = false }) => ({ value: [...value, word], isSettled: isLast }) },
);

/** A form that holds one value. */
function formWith(first: readonly string[]) {
  let value: Json = first;
  const listeners = new Set<() => void>();
  const write = vi.fn((next: Json) => {
    value = next;
    for (const listener of [...listeners]) listener();
  });
  const context = {
    valueAt: () => value,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as FieldContext;
  return { context, write };
}

const open = (value: Json): Given => ({ value: value as readonly string[], isLocked: false });
const locked = (value: Json): Given => ({ ...open(value), isLocked: true });
const add = (word: string): Edit => ({ type: 'word.add', word });

async function card() {
  const { context, write } = formWith(['uno']);
  const leave = vi.fn(() => context.valueAt('words'));
  let ref: EditsRef<Given, Edit> | undefined;
  function Card({ given }: { readonly given: typeof open }) {
    const words = useEdits(edits, { path: 'words', context, onChange: write, onBlur: leave }, given);
    ref = words;
    return <p>{useSelector(words, (snapshot) => snapshot.context.value.join(' '))}</p>;
  }
  const { draw } = await render(<Card given={open} />);
  if (ref === undefined) throw new Error('nothing was drawn');
  return { ref, write, leave, again: (given: typeof open) => draw(<Card given={given} />) };
}

const shown = () => find('p').textContent;

test('the next value goes into the form, and what the form has is shown', async () => {
  const { ref, write } = await card();
  await act(async () => ref.send(add('due')));
  expect(write).toHaveBeenCalledExactlyOnceWith(['uno', 'due']);
  expect(shown()).toBe('uno due');
  await act(async () => write(['altro']));
  expect(shown()).toBe('altro');
});

test('two edits at once are both there: the second works on what the first has written', async () => {
  const { ref } = await card();
  await act(async () => {
    ref.send(add('due'));
    ref.send(add('tre'));
  });
  expect(shown()).toBe('uno due tre');
});

test('what nobody types any more counts as left, once the form has it', async () => {
  const { ref, leave } = await card();
  await act(async () => ref.send(add('due')));
  expect(leave).not.toHaveBeenCalled();
  await act(async () => ref.send({ ...add('tre'), isLast: true }));
  expect(leave).toHaveReturnedWith(['uno', 'due', 'tre']);
});

test('what is refused writes nothing and says why', async () => {
  const { ref, write, again } = await card();
  await act(async () => ref.send(add('uno')));
  expect(edits.reason(ref.getSnapshot(), add('uno'))).toBe('C’è già.');
  await again(locked);
  await act(async () => ref.send(add('due')));
  expect(edits.reason(ref.getSnapshot(), add('due'))).toBe('È bloccata.');
  expect(write).not.toHaveBeenCalled();
});

test('who listens is told of each change once, whoever asked in between', async () => {
  const { ref, write, again } = await card();
  const told = vi.fn();
  const { unsubscribe } = ref.subscribe(told);
  await act(async () => write(['due']));
  ref.getSnapshot();
  await again(locked);
  expect(told.mock.calls.map(([{ context }]) => context)).toEqual([open(['due']), locked(['due'])]);
  unsubscribe();
  await act(async () => write(['tre']));
  expect(told).toHaveBeenCalledTimes(2);
});

test('an edit of no table is neither possible nor made', () => {
  const given = open([]);
  const other = { type: 'word.remove' } as unknown as Edit;
  expect(edits.can(given, other)).toBe(false);
  expect(() => edits.edited(given, other)).toThrow('word.remove');
});
