import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { nodesOf } from '../kit/structure';
import { modelOf } from '../machines/modelOf';

const textOf = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const isThere = (path: string): boolean => existsSync(new URL(`../../${path}`, import.meta.url));

/** The machines, and the edits of cards, which models walk as they walk machines. */
const machines = readdirSync(new URL('../../src/machines', import.meta.url)).filter(
  (name) => name !== 'kit' && ['machine', 'edits'].some((file) => isThere(`src/machines/${name}/${file}.ts`)),
);

/** What is said of each machine, by its name; other headings have more than a name. */
const sections = new Map(
  textOf('docs/architecture/machines.md')
    .split(/^## /m)
    .map((section) => [section.slice(0, section.indexOf('\n')), section] as const)
    .filter(([heading]) => /^[a-z]\w*$/.test(heading)),
);

/** Whether a machine never rests in a state: it goes on at once, whatever the context. */
const isPassed = ({ always = [] }: AnyStateNode): boolean => always.some(({ guard }) => guard === undefined);

const namesIn = (text: string, shape: RegExp): readonly string[] =>
  [...text.matchAll(shape)].map(([, name = '']) => name);

test('the overview stays a page', () => {
  expect(Buffer.byteLength(textOf('docs/architecture.md'))).toBeLessThanOrEqual(6144);
});

test('every machine has its section, by name', () => {
  expect([...sections.keys()]).toEqual(machines.toSorted((one, other) => one.localeCompare(other)));
});

describe.each(machines)('%s', (name) => {
  const section = sections.get(name) ?? '';

  test('is told with its states: no others, and all of them that it can rest in', async () => {
    const { machine } = await modelOf(name);
    const [, ...states] = nodesOf(machine);
    const [, told = ''] = /^States: (.*?)\n\n/ms.exec(section) ?? [];
    const named = namesIn(told, /`(\w+)`/g);
    expect(named.filter((state) => !states.some(({ key }) => key === state))).toEqual([]);
    expect(states.filter((state) => !isPassed(state) && !named.includes(state.key)).map(({ id }) => id)).toEqual([]);
  });

  test('is told with files that it has', () => {
    const files = namesIn(section, /`(\w+\.ts)`/g);
    expect(files.filter((file) => !isThere(`src/machines/${name}/${file}`))).toEqual([]);
  });
});
