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

/** The comment at the head of a machine's folder. */
function headOf(name: string): string {
  const [path = ''] = ['types', 'edits', 'machine'].map((file) => `src/machines/${name}/${file}.ts`).filter(isThere);
  const lines = textOf(path).split('\n');
  const end = lines.findIndex((line) => !line.startsWith('//'));
  return lines
    .slice(0, end)
    .join('\n')
    .replaceAll(/^\/\/ ?/gm, '');
}

const overview = textOf('docs/architecture/machines.md');

/** Whether a machine never rests in a state: it goes on at once, whatever the context. */
const isPassed = ({ always = [] }: AnyStateNode): boolean => always.some(({ guard }) => guard === undefined);

const namesIn = (text: string, shape: RegExp): readonly string[] =>
  [...text.matchAll(shape)].map(([, name = '']) => name);

test('the overview stays a page', () => {
  expect(Buffer.byteLength(textOf('docs/architecture.md'))).toBeLessThanOrEqual(6144);
});

test('the overview leads to every machine, once', () => {
  const led = [...overview.matchAll(/\]\(\.\.\/\.\.\/src\/machines\/(\w+)\)/g)].map(([, name]) => name);
  expect(led.toSorted()).toEqual(machines.toSorted());
});

describe.each(machines)('%s', (name) => {
  const head = headOf(name);

  test('is told with its states: no others, and all of them that it can rest in', async () => {
    const { machine } = await modelOf(name);
    const [, ...states] = nodesOf(machine);
    const [, told = ''] = /^States: (.*?)\n\n/ms.exec(head) ?? [];
    const named = namesIn(told, /`(\w+)`/g);
    expect(named.filter((state) => !states.some(({ key }) => key === state))).toEqual([]);
    expect(states.filter((state) => !isPassed(state) && !named.includes(state.key)).map(({ id }) => id)).toEqual([]);
  });

  test('is told with what never happens there', () => {
    expect(head).toMatch(/^Never: ./m);
  });

  test('is told with files that it has', () => {
    const files = namesIn(head, /`(\w+\.ts)`/g);
    expect(files.filter((file) => !isThere(`src/machines/${name}/${file}`))).toEqual([]);
  });
});
