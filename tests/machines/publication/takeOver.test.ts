import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/content/field/json';
import { fieldPath, sameValue, valueAt, withValueAt } from '../../../src/content/field/path';
import { normaliseItem } from '../../../src/content/item/item';
import type { ContentForm, ContentItem } from '../../../src/content/model/content';
import { mergedItem, type TakeOver, takeOverConflict } from '../../../src/machines/publication/merge';
import { fc } from '../../kit/properties';
import { route } from '../editor/route';

const LANGUAGES = ['it', 'en'];

/** The route with fields of every place that a value may have: beside the contents, chosen, attached. */
const form: ContentForm = {
  ...route,
  fields: [
    ...route.fields.filter(({ path }) => ['title', 'status', 'tappe'].includes(path)),
    { path: 'contacts', kind: 'contacts', label: 'Contatti', localized: 'beside' },
    { path: 'theme', kind: 'categories', label: 'Temi', localized: false },
    { path: 'tags', kind: 'tags', label: 'Tag', localized: true },
    { path: 'attachments', kind: 'images', label: 'Immagini', localized: false },
  ],
};

const POOLS: Readonly<Record<string, readonly Json[]>> = {
  title: ['', 'Uno', 'Due', 'Tre'],
  contacts: [[], ...['051', '052', '053'].map((value) => [{ id: 1, order: 1, label: 'Tel', type: 'Telefono', value }])],
  theme: [[], [{ id: 1, name: 'Mare' }], [{ id: 2, name: 'Arte' }], [{ id: 1 }, { id: 2 }]],
  tags: [[], [{ id: 7, name: 'sagra' }], [{ id: 8, name: 'vino' }]],
  attachments: [[], ...[3, 4].map((id) => [{ id, order: 1, is_primary: true, description: '' }])],
};

/** What a version says, as simply as can be: the place in its pool of each value, and its stops by what they are. */
interface Said {
  readonly values: Readonly<Record<string, number>>;
  readonly stops: readonly { readonly mark: string; readonly it: number; readonly distance: number }[];
}

const leaves = form.fields
  .filter(({ path }) => path in POOLS)
  .flatMap((field) => (field.localized ? LANGUAGES : ['']).map((language) => fieldPath(field, language)));
const poolOf = (path: string): readonly Json[] =>
  POOLS[Object.keys(POOLS).find((name) => path.split('.').includes(name)) ?? ''] ?? [];

const ids = new Map([
  ['a', 1],
  ['b', 2],
  ['c', 3],
]);

/** A version as a server has it: an addition has the number after the greatest, on either side the same. */
function versionOf({ values, stops }: Said): ContentItem {
  let next = 4;
  const tappe = stops.map(({ mark, it, distance }, at) => ({
    id: ids.get(mark) ?? next++,
    order: at + 1,
    contents: { it: { title: `${mark}${it}` }, en: { title: mark } },
    distanza: { it: `${distance} km` },
  }));
  const blank = { languages: LANGUAGES, author: 1, canSave: true };
  const empty = normaliseItem(form, { id: 5, contents: {}, tappe }, blank);
  return leaves.reduce((item, path) => withValueAt(item, path, poolOf(path)[values[path] ?? 0] ?? null), empty);
}

const numbers = fc.integer({ min: 0, max: 2 });
const saidValues = fc.record(
  Object.fromEntries(leaves.map((path) => [path, fc.nat({ max: poolOf(path).length - 1 })])),
);
const baseOf = fc.record({
  values: saidValues,
  stops: fc
    .subarray(['a', 'b', 'c'])
    .chain((marks) =>
      fc.tuple(...marks.map((mark) => fc.record({ mark: fc.constant(mark), it: numbers, distance: numbers }))),
    ),
}) as fc.Arbitrary<Said>;

/** What one side does: values put anew, stops removed, changed and added. */
const deedsOf = (added: string) =>
  fc.record({
    values: fc.dictionary(fc.constantFrom(...leaves), fc.nat({ max: 2 }), { maxKeys: 4 }),
    removed: fc.subarray(['a', 'b', 'c'], { maxLength: 1 }),
    texts: fc.dictionary(fc.constantFrom('a', 'b', 'c'), numbers, { maxKeys: 2 }),
    distances: fc.dictionary(fc.constantFrom('a', 'b', 'c'), numbers, { maxKeys: 2 }),
    additions: fc.uniqueArray(fc.constantFrom(added, 'both'), { maxLength: 2 }),
  });
type Deeds = ReturnType<typeof deedsOf> extends fc.Arbitrary<infer D> ? D : never;

const done = ({ values, stops }: Said, deeds: Deeds): Said => ({
  values: { ...values, ...deeds.values },
  stops: [
    ...stops
      .filter(({ mark }) => !deeds.removed.includes(mark))
      .map((stop) => ({
        ...stop,
        it: deeds.texts[stop.mark] ?? stop.it,
        distance: deeds.distances[stop.mark] ?? stop.distance,
      })),
    ...deeds.additions.map((mark) => ({ mark, it: 0, distance: 0 })),
  ],
});

/** The value of a merge; null where both changed it in different ways. */
const merge = <T>(base: T, mine: T, theirs: T): T | null =>
  sameValue(base as Json, mine as Json) || sameValue(mine as Json, theirs as Json)
    ? theirs
    : sameValue(base as Json, theirs as Json)
      ? mine
      : null;

const takeOverOf = (base: Said, mine: Said, theirs: Said): TakeOver => ({
  content: form,
  languages: LANGUAGES,
  base: versionOf(base),
  draft: withValueAt(versionOf(mine), 'id', 9),
  original: versionOf(theirs),
  taken: LANGUAGES,
});

const stopOf = ({ stops }: Said, mark: string) => stops.find((stop) => stop.mark === mark);

/** What the merge of a stop says, or that it is gone, or that somebody has to decide. */
function mergedStop(
  base: Said,
  mine: Said,
  theirs: Said,
  mark: string,
): 'gone' | 'contested' | { it: number; distance: number } {
  const [was, own, other] = [base, mine, theirs].map((said) => stopOf(said, mark));
  if (was === undefined) return own ?? other ?? 'gone';
  if (own === undefined && other === undefined) return 'gone';
  if (own === undefined || other === undefined) return sameValue(own ?? other, was) ? 'gone' : 'contested';
  const [it, distance] = [merge(was.it, own.it, other.it), merge(was.distance, own.distance, other.distance)];
  return it === null || distance === null ? 'contested' : { it, distance };
}

const cases = fc
  .tuple(baseOf, deedsOf('mine'), deedsOf('theirs'))
  .map(([base, mine, theirs]) => [base, done(base, mine), done(base, theirs)] as const);

describe('taking over is a merge by field, language and entry', () => {
  test('of each value and stop: what one side changed comes, what both changed alike stays, else somebody decides', () => {
    fc.assert(
      fc.property(cases, ([base, mine, theirs]) => {
        const takeOver = takeOverOf(base, mine, theirs);
        const { fields } = takeOverConflict(takeOver);
        const merged = mergedItem(takeOver);
        const contested = new Set(fields.map(({ path }) => path));
        for (const path of leaves) {
          const at = (said: Said) => poolOf(path)[said.values[path] ?? 0] ?? null;
          const value = merge(at(base), at(mine), at(theirs));
          expect([path, contested.has(path)]).toEqual([path, value === null]);
          if (value !== null) expect([path, valueAt(merged, path)]).toEqual([path, value]);
        }
        const list = valueAt(merged, 'tappe') as Json[];
        const marks = ['a', 'b', 'c', 'mine', 'theirs', 'both'];
        const found = (mark: string) => list.filter((stop) => valueAt(stop, 'contents.en.title') === mark);
        for (const mark of marks) {
          const expected = mergedStop(base, mine, theirs, mark);
          if (expected === 'contested') {
            expect(fields.some(({ path }) => path.startsWith(`tappe.@${ids.get(mark)}`))).toBe(true);
            continue;
          }
          const says = found(mark).map((stop) => [valueAt(stop, 'contents.it.title'), valueAt(stop, 'distanza.it')]);
          expect([mark, says]).toEqual([
            mark,
            expected === 'gone' ? [] : [[`${mark}${expected.it}`, `${expected.distance} km`]],
          ]);
        }
        expect(list.length).toBe(marks.flatMap(found).length);
        expect(list.map((stop) => valueAt(stop, 'order'))).toEqual(list.map((_, at) => at + 1));
      }),
      { numRuns: 400 },
    );
  });

  test('once more changes nothing, and has nothing left to decide', () => {
    fc.assert(
      fc.property(cases, ([base, mine, theirs]) => {
        const takeOver = takeOverOf(base, mine, theirs);
        fc.pre(takeOverConflict(takeOver).fields.length === 0);
        const merged = mergedItem(takeOver);
        const again = { ...takeOver, original: merged };
        expect(takeOverConflict(again).fields).toEqual([]);
        const said = (item: ContentItem) => [
          ...leaves.map((path) => valueAt(item, path)),
          (valueAt(item, 'tappe') as Json[]).map((stop) => [valueAt(stop, 'contents'), valueAt(stop, 'distanza')]),
        ];
        expect(said(mergedItem(again))).toEqual(said(merged));
      }),
      { numRuns: 200 },
    );
  });

  test('decided for one side is as that side has it', () => {
    fc.assert(
      fc.property(cases, fc.constantFrom('mine' as const, 'theirs' as const), ([base, mine, theirs], decision) => {
        const takeOver = takeOverOf(base, mine, theirs);
        const decided = takeOverConflict(takeOver).fields.map((field) => ({ ...field, decision }));
        const merged = mergedItem(takeOver, decided);
        for (const { path } of decided.filter((field) => leaves.includes(field.path)))
          expect(valueAt(merged, path)).toEqual(
            valueAt(decision === 'mine' ? takeOver.draft : takeOver.original, path),
          );
      }),
      { numRuns: 200 },
    );
  });

  test('a stop added to the draft and another one added to the published item, of one number, are both there', () => {
    const stops = ['a', 'b', 'c'].map((mark) => ({ mark, it: 0, distance: 0 }));
    const base = { values: {}, stops };
    const added = (mark: string) => ({ values: {}, stops: [...stops, { mark, it: 0, distance: 0 }] });
    const merged = mergedItem(takeOverOf(base, added('mine'), added('theirs')));
    expect(
      (valueAt(merged, 'tappe') as Json[]).map((stop) => [valueAt(stop, 'id'), valueAt(stop, 'contents.en.title')]),
    ).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
      [null, 'mine'],
      [4, 'theirs'],
    ]);
  });

  test('a category that was renamed meanwhile is no change', () => {
    const base = { values: { theme: 1 }, stops: [] };
    const takeOver = takeOverOf(base, base, base);
    const renamed = withValueAt(takeOver.original, 'theme', [{ id: 1, name: 'Spiaggia' }]);
    const conflict = takeOverConflict({ ...takeOver, original: renamed });
    expect(conflict).toEqual({ fields: [], merged: [] });
  });
});
