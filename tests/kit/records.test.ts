import { expect, test } from 'vitest';
import { behaviour } from './behaviour';
import { choosePaths } from './choice';
import { model as door } from './door';
import { modelPaths } from './paths';
import { differenceOf } from './records';

const now = behaviour(door, modelPaths(door));
const paths = choosePaths(door);

/** The paths that do something else than a record says, by the edges that they are there for, with what it is. */
function changed(before: string) {
  const { changedOn } = differenceOf(before, now);
  return paths.flatMap((path) => {
    const on = changedOn(path);
    return on.length === 0 ? [] : [[path.takes.join(), on] as const];
  });
}

/** The record with one block of it otherwise. */
function edited(heading: string, edit: (block: string) => string): string {
  const [block] = now.split(/\n(?! )/).filter((one) => one.startsWith(heading));
  if (block === undefined) throw new Error(`the record has no '${heading}'`);
  return now.replace(block, edit(block));
}

test('the record of the same behaviour differs in nothing', () => {
  expect(changed(now)).toEqual([]);
  expect(differenceOf(now, now)).toMatchObject({ gone: [], refusals: [] });
});

test('what a step does otherwise concerns the paths that go through it', () => {
  const before = edited('door.ringing --done(ring)', (block) => block.replace('→ open', '→ closed'));
  expect(changed(before)).toEqual([
    ['door.ringing --done(ring)', ['Qualcuno risponde (avanti)']],
    ['door.open --after(lockPause)', ['Qualcuno risponde (avanti)']],
    ['door.open --door.close', ['Qualcuno risponde (avanti)']],
  ]);
});

test('a step that was not there is something else, one that is gone is listed', () => {
  const before = edited('door.open --door.close', (block) => block.replace('--door.close', '--door.slam'));
  expect(changed(before)).toEqual([['door.open --door.close', ['Chiudi']]]);
  expect(differenceOf(before, now).gone).toEqual(['door.open --door.slam | door.close']);
});

test('a step that the record keeps by another one of the same edges is compared with that', () => {
  const other = (record: string) => record.replaceAll('| door.open (con la chiave)', '| door.open (con il piede)');
  const { changedOn } = differenceOf(other(now), other(now));
  expect(paths.flatMap(changedOn)).toEqual([]);
  const { changedOn: all } = differenceOf(other(now).replace('emits rang', 'emits knocked'), other(now));
  expect(paths.filter((path) => all(path).includes('Apri (con la chiave)'))).toHaveLength(5);
});

test('a start that keeps one thing more is the same, with another value or state it is not', () => {
  expect(changed(edited('begins: inizio', (block) => `${block}\n  colour = "red"`))).toEqual([]);
  const tried = edited('begins: inizio', (block) => block.replace('tries = 0', 'tries = 1'));
  expect(changed(tried).map(([, on]) => on)).toEqual(paths.map(() => ['Partenza']));
});

test('what is refused with other words is listed', () => {
  const record = (why: string) => `${now}\nrefuses\ndoor.close: è già chiusa\ndoor.open: ${why}\n`;
  expect(differenceOf(record('non è la chiave'), record('la chiave è un’altra')).refusals).toEqual([
    'door.open: la chiave è un’altra',
  ]);
});
