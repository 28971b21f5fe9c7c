import { describe, expect, test } from 'vitest';
import { models } from '../machines/models';
import { declaration, door, model } from './door';
import { defineModel } from './model';
import { modelPaths } from './paths';
import { durationText } from './wait';

test.each([
  [300, '300 ms'],
  [1_000, '1 s'],
  [19_998, '20 s'],
  [60_000, '1 min'],
  [90_000, '90 s'],
  [300_000, '5 min'],
])('%i milliseconds', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});

test('a step that waits says how long and what one sees', () => {
  const waits = modelPaths(model).flatMap(({ steps }) => steps.filter(({ kind }) => kind === 'after'));
  expect(new Set(waits.map(({ say }) => say))).toEqual(new Set(['Attendi 500 ms: la porta si chiude da sola']));
});

test('a delay whose text is blank is refused by name', () => {
  expect(() => defineModel(door, { ...declaration, delays: { lockPause: ' ' } })).toThrow(
    "model 'Porta' lacks: text of delay 'lockPause'",
  );
});

describe.each(Object.keys(models))('the delays of %s', (name) => {
  test('have a text each, which leaves the time to the machine', async () => {
    const found = await models[name]?.();
    const texts = Object.entries(found?.delays ?? {});
    expect(texts.map(([delay]) => delay).sort()).toEqual(
      Object.keys(found?.machine.implementations.delays ?? {}).sort(),
    );
    expect(texts.filter(([, text]) => text.trim() === '' || /\d|second[oi]|minut[oi]|^[A-Z]|[.]$/.test(text))).toEqual(
      [],
    );
  });
});
