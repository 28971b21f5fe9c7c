import { expect, test } from 'vitest';
import { defineReason } from '../../../src/machines/kit/reason';

const snapshot = (...possible: readonly string[]) => ({ can: (event: string) => possible.includes(event) });

test('an event that the machine takes has no reason, and no words are looked for', () => {
  const reason = defineReason((_: ReturnType<typeof snapshot>, event: string) => {
    throw new Error(`words for '${event}'`);
  });
  expect(reason(snapshot('save'), 'save')).toBeNull();
  expect(() => reason(snapshot('save'), 'delete')).toThrow("words for 'delete'");
});

test('the words of a refused event are made of the snapshot and the event', () => {
  const closed = snapshot();
  const reason = defineReason((given: ReturnType<typeof snapshot>, event: string) =>
    given === closed && event === 'save' ? 'Non c’è nulla da salvare' : null,
  );
  expect([reason(closed, 'save'), reason(closed, 'tick')]).toEqual(['Non c’è nulla da salvare', null]);
});
