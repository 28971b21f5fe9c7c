import { useRef, useState } from 'react';
import { categoryForm, contentsOf, coverOf, itemOfNode, provincesOf } from '../../content/records/category';
import { failure } from '../../contract/result';
import { placedOf } from '../../machines/categoryTree/nodes';
import type { CategoryCalls, LevelId, Opening } from '../../machines/categoryTree/types';
import type { RecordActors } from '../../machines/record/types';
import { categoryTreeTexts as texts } from '../../messages/screens/categoryTree';
import { useEmitted } from '../../ui/base/actors';
import { usePorts } from '../ports';
import { type RecordActor, useFormActor } from '../records/useFormActor';
import type { TreeActor } from './useTreeActor';

export type DialogOpening = Extract<Opening, { readonly kind: 'edit' | 'add' }>;

const goneFailure = failure('notFound', 404, texts.node.gone);

interface Place {
  readonly main: number;
  readonly languages: readonly string[];
  /** The level of a new one. */
  readonly parent: LevelId;
}

/** What a record's form calls, over those of the trees: one node is read out of its whole tree. */
function callsOver(categories: CategoryCalls, { main, languages, parent }: Place): RecordActors {
  const form = categoryForm(languages, main);
  const load: RecordActors['loadRecord'] = async ({ id }, signal) => {
    const tree = await categories.loadTree({ main }, signal);
    if (!tree.ok) return tree;
    const placed = placedOf(tree.value, id);
    return placed === null
      ? { ok: false, failure: goneFailure }
      : { ok: true, value: { ...itemOfNode(form, placed.node), parent: placed.parent } };
  };
  const save: RecordActors['saveRecord'] = async ({ item, key }, signal) => {
    const draft = { main, contents: contentsOf(item), cover: coverOf(item), provinces: provincesOf(item) };
    if (item.id === 'new')
      return categories.createNode({ draft: { ...draft, parentId: parent }, key: key ?? '' }, signal);
    const parentId = typeof item.parent === 'number' ? item.parent : null;
    const changed = { id: item.id, draft: { ...draft, parentId }, updatedAt: item.updated_at };
    const answer = await categories.updateNode(changed, signal);
    // Somebody deleted it meanwhile: a server need not say so in words.
    return answer.ok || answer.failure.kind !== 'notFound' ? answer : { ok: false, failure: goneFailure };
  };
  return { loadRecord: load, saveRecord: save };
}

/** Whether the form found out that its node, or what it would stand under, is gone. */
const isOutdated = (actor: RecordActor): boolean => {
  const snapshot = actor.getSnapshot();
  return snapshot.hasTag('missing') || snapshot.context.failure?.kind === 'notFound';
};

/** The form of a node in its dialog, wired to the tree under it, to application and session. */
export function useNodeActor(tree: TreeActor, opening: DialogOpening): RecordActor {
  const { categories, uuid } = usePorts();
  const [{ calls, input }] = useState(() => {
    const { main, languages } = tree.getSnapshot().context;
    const place = { main, languages, parent: opening.kind === 'add' ? opening.parent : null };
    const id = opening.kind === 'edit' ? opening.id : ('new' as const);
    return {
      calls: callsOver(categories, place),
      input: { record: categoryForm(languages, main), id, copyOf: null, keySeed: uuid() },
    };
  });
  const actor = useFormActor(calls, input);
  const isSaved = useRef(false);
  useEmitted(actor, {
    // What was typed while it was saved keeps the dialog open: it would be lost with it.
    saved: ({ id, isTyped }) => {
      isSaved.current = true;
      if (!isTyped && id !== 'new') tree.send({ type: 'node.saved', id });
    },
    'go.back': () => tree.send({ type: 'dialog.close', outdated: isSaved.current || isOutdated(actor) }),
  });
  return actor;
}
