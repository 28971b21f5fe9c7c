import { useCallback, useLayoutEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { hasPermission } from '../../machines/access/abilities';
import { categoryTreeMachine } from '../../machines/categoryTree/machine';
import { workLeft } from '../../machines/categoryTree/rules';
import type { TreeActors } from '../../machines/categoryTree/types';
import { callActor } from '../../machines/kit/actor';
import { useActorRef } from '../../ui/base/actors';
import { type Ports, usePorts } from '../ports';
import { useSessionLink, useUnload } from '../unsavedWork';
import { useUser } from '../useUser';

export type TreeActor = ActorRefFrom<typeof categoryTreeMachine>;

/** The machine over the calls, whose code comes with the first of them. */
function withCalls(port: Ports['categories']) {
  const loadTree: TreeActors['loadTree'] = async ({ main }, signal) => (await port()).read(main, signal);
  const saveOrder: TreeActors['saveOrder'] = async ({ ids, stored }) => (await port()).order(ids, stored);
  const countUses: TreeActors['countUses'] = async ({ id }, signal) => (await port()).uses(id, signal);
  const deleteNode: TreeActors['deleteNode'] = async ({ id }) => (await port()).remove(id);
  return categoryTreeMachine.provide({
    actors: {
      loadTree: callActor(loadTree),
      saveOrder: callActor(saveOrder),
      countUses: callActor(countUses),
      deleteNode: callActor(deleteNode),
    },
  });
}

/** The tree of a group, wired to application and session. `isUnsaved`: an order is shown that nobody has stored. */
export function useTreeActor(main: number): { readonly actor: TreeActor; readonly isUnsaved: () => boolean } {
  const { categories, notify, site } = usePorts();
  const user = useUser();
  const mayEdit = user !== null && hasPermission(user, 'category-edit');
  const machine = useMemo(() => withCalls(categories), [categories]);
  const input = useMemo(
    () => ({ main, languages: site.contentLanguages, mayEdit }),
    [main, site.contentLanguages, mayEdit],
  );
  const actor = useActorRef(machine, { input });
  const work = useCallback(() => workLeft(actor.getSnapshot().context), [actor]);
  const isUnsaved = useCallback(() => work() !== 'none', [work]);
  useLayoutEffect(() => {
    const notices = actor.on('notice', ({ level, text }) => notify(level === 'error' ? 'danger' : level, text));
    return () => notices.unsubscribe();
  }, [actor, notify]);
  useSessionLink(actor, work);
  useUnload(isUnsaved);
  return { actor, isUnsaved };
}
