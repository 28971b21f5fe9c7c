import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readRequirements } from '../../tools/conformance/data';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(join(root, 'docs/decisions.md'), 'utf8');

/** The home of the decisions, and whatever may cite one. */
const CITING = ['README.md', 'docs', 'src', 'server', 'demo', 'scripts', 'tools', 'tests'];
const TEXTS = /\.(md|tsx?|mjs|css|sql|html|json)$/;

const idsIn = (text: string): readonly string[] => text.match(/\bD-[a-z]+-\d+\b/g) ?? [];

/** The ids of the rows by theme: the first cells of the tables, whatever they say. */
const themes = page
  .split(/^## /m)
  .slice(1)
  .map((theme) => [...theme.matchAll(/^\| (?!id \|)([^|]*) \|/gm)].map(([, id = '']) => id));
const ids = themes.flat();

const filesOf = (path: string): readonly string[] =>
  TEXTS.test(path)
    ? [path]
    : readdirSync(join(root, path), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && TEXTS.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length));

describe('docs/decisions.md', () => {
  test('each decision has an id of its theme and of its own, and ids rise', () => {
    expect(ids.length).toBeGreaterThan(200);
    expect(ids.filter((id) => !/^D-[a-z]+-\d{2}$/.test(id))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const rows of themes) {
      expect(new Set(rows.map((id) => id.slice(0, -2))).size, rows[0]).toBe(1);
      expect(rows).toEqual([...rows].sort());
    }
  });

  test('each row says a point, a decision and why', () => {
    const rows = page.split('\n').filter((line) => line.startsWith('| D-'));
    expect(rows).toHaveLength(ids.length);
    const cellsOf = (row: string) => row.slice(2, -2).split(' | ');
    expect(rows.filter((row) => cellsOf(row).length !== 4 || cellsOf(row).includes(''))).toEqual([]);
  });

  test('each library of package.json is in it', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const names = Object.keys({ ...dependencies, ...devDependencies });
    const isTold = (name: string) =>
      page.includes(`\`${name}\``) || page.includes(`\`${name.slice(0, name.indexOf('/'))}/*\``);
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => !isTold(name))).toEqual([]);
  });
});

test('a decision that is cited is there', () => {
  const known = new Set(ids);
  const cited = CITING.flatMap(filesOf).flatMap((file) =>
    idsIn(readFileSync(join(root, file), 'utf8')).map((id) => ({ file, id })),
  );
  expect(cited.length).toBeGreaterThan(ids.length);
  expect(cited.filter(({ id }) => !known.has(id))).toEqual([]);
});

test('what is done otherwise than the documents say cites the decision about it', () => {
  const deviations = readRequirements().requirements.filter(({ deviation }) => deviation !== undefined);
  expect(deviations.length).toBeGreaterThan(0);
  expect(deviations.filter(({ deviation = '' }) => idsIn(deviation).length === 0).map(({ id }) => id)).toEqual([]);
});
