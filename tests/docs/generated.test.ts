import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrate } from '../../server/db/migrate';
import { KEYSTROKES_END, KEYSTROKES_HEAD, KEYSTROKES_START } from '../../tools/keystrokes/table';
import { TASKS } from '../../tools/keystrokes/tasks';
import { KEYS_END, KEYS_START, keyTable } from '../../tools/keyTable';
import { permissionsPage } from '../../tools/permissions/page';
import { readCatalog } from '../../tools/schema/catalog';
import { schemaPage } from '../../tools/schema/page';
import { settingsExample } from '../../tools/settings/example';
import { newDatabase } from '../server/database';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** What stands between two markers, without the blank lines around it. */
function between(text: string, start: string, end: string): string {
  const [, after] = text.split(start);
  const [inner, rest] = after?.split(end) ?? [];
  if (inner === undefined || rest === undefined) throw new Error(`no '${start}' … '${end}'`);
  return inner.trim();
}

test('docs/tasti.md holds the key map as `npm run keys` prints it', () => {
  expect(between(read('docs/tasti.md'), KEYS_START, KEYS_END)).toBe(keyTable());
});

test('docs/permissions.md is what the routes of the server declare, as `npm run permissions` writes it', async () => {
  expect(read('docs/permissions.md')).toBe(await permissionsPage());
});

test('.env.example names every setting, as `npm run settings` writes it', () => {
  expect(read('.env.example')).toBe(settingsExample());
});

test('docs/schema.md is what the migrations make, as `npm run schema` writes it', async () => {
  const db = await newDatabase('embedded');
  await migrate(db);
  const catalog = await readCatalog(db);
  expect(read('docs/schema.md')).toBe(schemaPage(catalog));
  expect(() =>
    schemaPage(new Map([...catalog, ['untold', { name: 'untold', columns: [], links: [], indexes: [] }]])),
  ).toThrow('untold');
  await db.close();
});

test('docs/tasti.md shows what each everyday task costs at the keyboard, as `npm run keystrokes` prints it', () => {
  const [head, rule, ...lines] = between(read('docs/tasti.md'), KEYSTROKES_START, KEYSTROKES_END).split('\n');
  expect([head, rule]).toEqual([KEYSTROKES_HEAD, '|---|---|---|---|']);
  const titles = TASKS.map(({ title }) => title);
  expect(titles.length).toBeGreaterThanOrEqual(30);
  expect(lines.map((line) => line.split(' | ')[0]?.slice(2))).toEqual(titles);
  for (const line of lines) {
    const [, , keys, , way = ''] = line.split('|').map((cell) => cell.trim());
    // Every key of the way is counted, repeated ones as often as they say.
    const pressed = [...way.matchAll(/`[^`]+`(?: ×(\d+))?/g)].map(([, times]) => Number(times ?? 1));
    expect(
      pressed.reduce((sum, times) => sum + times, 0),
      line,
    ).toBe(Number(keys));
  }
});

test.each(['types', 'forms'])(
  'the content type of the recipe is the one that the tests run, seen from src/content/%s',
  (part) => {
    const file = read(`tests/content/${part}/diary.ts`)
      .replaceAll(`../../../src/content/${part}/`, './')
      .replaceAll('../../../src/content/', '../')
      .replaceAll('../../../src/messages/', '../../messages/')
      .trim();
    const shown = between(read('docs/recipes.md'), `<!-- ${part}/diary:start -->`, `<!-- ${part}/diary:end -->`);
    expect(shown).toBe(`\`\`\`ts\n// src/content/${part}/diary.ts\n${file}\n\`\`\``);
  },
);

test('the README explains every variable that the server reads, and no other', () => {
  const named = (text: string): string[] =>
    [...new Set(text.match(/\b(PORTOLANO_[A-Z0-9_]+|DATABASE_URL)(?=[`:])/g) ?? [])].sort();
  const settings = between(read('README.md'), '## Settings', '## The key idea');
  expect(named(settings)).toEqual(named(read('server/config.ts')));
});
