import { expect, test, vi } from 'vitest';
import { registryFor } from '../../src/app/shell/registry';
import { commandParts } from '../../src/ui/commands/parts';
import { userOf } from '../machines/fixtures';

vi.mock('../../src/ui/commands/parts', async (original) => {
  const { createCommandParts } = await original<typeof import('../../src/ui/commands/parts')>();
  const { firstCommands } = await import('../../src/commands/first');
  const { allCommands } = await import('../../src/commands/all');
  const whole = async () => allCommands;
  return { commandParts: createCommandParts(firstCommands, { editing: whole, whole }) };
});

const LANGUAGES = ['it', 'en'] as const;
const LINKS = {};

test('the commands are declared once for the same user, and anew for another one or once more have come', async () => {
  const anna = userOf(1, 'anna');
  const first = registryFor(anna, LANGUAGES, LINKS);
  expect(registryFor(anna, LANGUAGES, LINKS)).toBe(first);
  const other = registryFor({ ...anna, abilities: { edit_news: true } }, LANGUAGES, LINKS);
  expect(other).not.toBe(first);
  const again = registryFor(anna, LANGUAGES, LINKS);
  expect(again.commands.map(({ id }) => id)).toEqual(first.commands.map(({ id }) => id));
  await commandParts.need('whole');
  const whole = registryFor(anna, LANGUAGES, LINKS);
  expect(whole.commands.length).toBeGreaterThan(first.commands.length);
  expect(registryFor(anna, LANGUAGES, LINKS)).toBe(whole);
});
