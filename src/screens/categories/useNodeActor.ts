import { useCallback, useLayoutEffect, useState } from 'react';
import { categoryForm, contentsOf, coverOf, itemOfNode } from '../../content/records/category';
import type { CallFailure } from '../../contract/result';
import { placedOf } from '../../machines/categoryTree/nodes';
import type { LevelId, Opening } from '../../machines/categoryTree/types';
import { callActor } from '../../machines/kit/actor';
import { workLeft } from '../../machines/record/draft';
import { recordMachine } from '../../machines/record/machine';
import { hasUnsavedWork } from '../../machines/record/rules';
import type { RecordActors } from '../../machines/record/types';
import { categoryTreeTexts as texts } from '../../messages/screens/categoryTree';
import { useActorRef } from '../../ui/base/actors';
import { type Ports, usePorts } from '../ports';
import type { RecordActor } from '../records/useRecordActor';
import { useRetryOnline, useSessionLink, useUnload } from '../unsavedWork';
import type { TreeActor } from './useTreeActor';

export type DialogOpening = Extract<Opening, { readonly kind: 'edit' | 'add' }>;

const goneFailure: CallFailure = {
  kind: 'notFound',
  status: 404,
  message: texts.node.gone,
  fields: {},
  conflict: null,
  retryAfter: null,
};

interface Place {
  readonly main: number;
  readonly languages: readonly string[];
  /** The level of a new one. */
  readonly parent: LevelId;
}

/** The record machine over the calls of the trees: one node is read out of its whole tree. */
function withCalls(port: Ports['categories'], { main, languages, parent }: Place) {
  const form = categoryForm(languages);
  const load: RecordActors['loadRecord'] = async ({ id }, signal) => {
    const tree = await (await port()).read(main, signal);
    if (!tree.ok) return tree;
    const placed = placedOf(tree.value, id);
    return placed === null
      ? { ok: false, failure: goneFailure }
      : { ok: true, value: { ...itemOfNode(form, placed.node), parent: placed.parent } };
  };
  const save: RecordActors['saveRecord'] = async ({ item, key }) => {
    const service = await port();
    const draft = { main, contents: contentsOf(item), cover: coverOf(item) };
    if (item.id === 'new') return service.create({ ...draft, parentId: parent }, key ?? '');
    const parentId = typeof item.parent === 'number' ? item.parent : null;
    const answer = await service.update(item.id, { ...draft, parentId }, item.updated_at);
    // Somebody deleted it meanwhile: a server need not say so in words.
    return answer.ok || answer.failure.kind !== 'notFound' ? answer : { ok: false, failure: goneFailure };
  };
  return recordMachine.provide({ actors: { loadRecord: callActor(load), saveRecord: callActor(save) } });
}

/** Whether the form found out that its node, or what it would stand under, is gone. */
const isOutdated = (actor: RecordActor): boolean => {
  const snapshot = actor.getSnapshot();
  return snapshot.hasTag('missing') || snapshot.context.failure?.kind === 'notFound';
};

/** The form of a node in its dialog, wired to the tree under it, to application and session. */
export function useNodeActor(tree: TreeActor, opening: DialogOpening): RecordActor {
  const { categories, notify, uuid } = usePorts();
  const [{ machine, input }] = useState(() => {
    const { main, languages } = tree.getSnapshot().context;
    const place = { main, languages, parent: opening.kind === 'add' ? opening.parent : null };
    const id = opening.kind === 'edit' ? opening.id : ('new' as const);
    return {
      machine: withCalls(categories, place),
      input: { record: categoryForm(languages), id, copyOf: null, keySeed: uuid() },
    };
  });
  const actor = useActorRef(machine, { input });
  const isUnsaved = useCallback(() => hasUnsavedWork(actor.getSnapshot().context), [actor]);
  useLayoutEffect(() => {
    let isSaved = false;
    const subscriptions = [
      actor.on('notice', ({ level, text }) => notify(level === 'error' ? 'danger' : level, text)),
      // What was typed while it was saved keeps the dialog open: it would be lost with it.
      actor.on('saved', ({ id, isTyped }) => {
        isSaved = true;
        if (!isTyped && id !== 'new') tree.send({ type: 'node.saved', id });
      }),
      actor.on('go.back', () => tree.send({ type: 'dialog.close', outdated: isSaved || isOutdated(actor) })),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, tree, notify]);
  useSessionLink(
    actor,
    useCallback(() => workLeft(actor.getSnapshot().context), [actor]),
  );
  useRetryOnline(actor);
  useUnload(isUnsaved);
  return actor;
}
