import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { hasPermission } from '../../machines/access/abilities';
import { categoryTreeMachine } from '../../machines/categoryTree/machine';
import { workLeft } from '../../machines/categoryTree/rules';
import { callActors } from '../../machines/kit/actor';
import { useActorRef, useEmitted } from '../../ui/base/actors';
import { usePorts } from '../ports';
import { useSessionLink, useUnload } from '../unsavedWork';
import { useUser } from '../useUser';

export type TreeActor = ActorRefFrom<typeof categoryTreeMachine>;

/** The tree of a group, wired to application and session. `isUnsaved`: an order is shown that nobody has stored. */
export function useTreeActor(main: number): { readonly actor: TreeActor; readonly isUnsaved: () => boolean } {
  const { categories, notify, site } = usePorts();
  const user = useUser();
  const mayEdit = user !== null && hasPermission(user, 'category-edit');
  const machine = useMemo(
    () =>
      categoryTreeMachine.provide({
        actors: callActors(categories, 'loadTree', 'saveOrder', 'countUses', 'deleteNode'),
      }),
    [categories],
  );
  const actor = useActorRef(machine, { input: { main, languages: site.contentLanguages, mayEdit } });
  const work = () => workLeft(actor.getSnapshot().context);
  const isUnsaved = () => work() !== 'none';
  useEmitted(actor, { notice: ({ level, text }) => notify(level === 'error' ? 'danger' : level, text) });
  useSessionLink(actor, work);
  useUnload(isUnsaved);
  return { actor, isUnsaved };
}
