import { expect } from 'vitest';
import { createActor } from 'xstate';
import { keysIn } from '../../../src/content/field/entries';
import type { Json } from '../../../src/content/field/json';
import { valueAt } from '../../../src/content/field/path';
import { keepLoaded } from '../../../src/machines/editor/draft';
import { invariants } from '../../../src/machines/editor/invariants';
import { editorMachine } from '../../../src/machines/editor/machine';
import { changeRefusal } from '../../../src/machines/editor/refusals';
import { changedField } from '../../../src/machines/editor/rules';
import type { EditorContext, EditorInput } from '../../../src/machines/editor/types';
import { input, sent } from './fixture';
import { PLACED, route, three, titleOf } from './route';

/** An editor of the route as it was loaded. */
export const loaded = (
  change: { readonly [key: string]: Json } = {},
  more: Partial<EditorInput> = {},
): EditorContext => {
  const { context } = createActor(editorMachine, { input: input({ content: route, id: 42, ...more }) }).getSnapshot();
  return { ...context, ...keepLoaded(context, sent({ en: { title: 'Tour' }, tappe: three(), ...change })) };
};
/** A value of the item, as if it was typed. */
export const put = (before: EditorContext, path: string, value: Json): EditorContext => {
  expect(changeRefusal(before, path, value)).toBeNull();
  return { ...before, ...changedField(before, path, value) };
};
/** A later version of the item. */
export const later = (tappe: readonly Json[]) => sent({ version: 2, en: { title: 'Tour' }, tappe });
export const list = (context: EditorContext): readonly Json[] => valueAt(context.item, 'tappe') as readonly Json[];
export const entry = (context: EditorContext, key: string) => valueAt(context.item, `tappe.@${key}`);
/** The stops in their order: key and title. */
export const titles = (context: EditorContext) =>
  keysIn(list(context)).map((key) => [key, valueAt(context.item, titleOf(key))] as const);
export const reordered = (context: EditorContext, ...keys: readonly string[]) =>
  put(
    context,
    'tappe',
    keys.map((key, at) => ({ ...(entry(context, key) as object), order: at + 1 }) as Json),
  );
export const added = (context: EditorContext, key: string, name: string) =>
  put(context, 'tappe', [
    ...list(context),
    { '@key': key, id: null, order: list(context).length + 1, contents: { it: { title: name } }, location: PLACED },
  ]);
export const removed = (context: EditorContext, key: string) =>
  reordered(context, ...keysIn(list(context)).filter((one) => one !== key));
/** Every invariant of the machine that looks at the context alone. */
export const sound = (context: EditorContext) => {
  const snapshot = { ...createActor(editorMachine, { input: input({ content: route }) }).getSnapshot(), context };
  const names = [
    'unsaved changes are exactly what differs from the confirmed version',
    'problems found key by key are those of the whole item',
  ];
  for (const name of names) expect([name, invariants[name]?.(snapshot as never)]).toEqual([name, true]);
};
