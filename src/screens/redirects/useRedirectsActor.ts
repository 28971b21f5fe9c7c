import { useActorRef } from '@xstate/react';
import { useCallback, useLayoutEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { holds } from '../../machines/access/abilities';
import { callActor } from '../../machines/kit/actor';
import { redirectsMachine } from '../../machines/redirects/machine';
import { redirectRowMachine } from '../../machines/redirects/row/machine';
import { unsavedRows } from '../../machines/redirects/rules';
import { usePorts } from '../ports';
import { useSessionLink, useUnload } from '../unsavedWork';
import { useUser } from '../useUser';

export type RedirectsActor = ActorRefFrom<typeof redirectsMachine>;
export type RowActor = ActorRefFrom<typeof redirectRowMachine>;

/** What the signed-in user may do with redirects. Source: document 1, section 6. */
function useMay() {
  const user = useUser();
  return {
    create: user !== null && holds(user, 'errore404-create'),
    delete: user !== null && holds(user, 'errore404-delete'),
  };
}

/** The redirects, wired to application and session. */
export function useRedirectsActor(): { readonly actor: RedirectsActor; readonly isUnsaved: () => boolean } {
  const { redirects, notify, uuid } = usePorts();
  const may = useMay();
  const machine = useMemo(() => {
    const { loadRules, deleteRules, saveRow, traceRow } = redirects;
    const row = redirectRowMachine.provide({ actors: { saveRow: callActor(saveRow), traceRow: callActor(traceRow) } });
    return redirectsMachine.provide({
      actors: { row, loadRules: callActor(loadRules), deleteRules: callActor(deleteRules) },
    });
  }, [redirects]);
  const input = useMemo(() => ({ may, uuid: uuid() }), [may, uuid]);
  const actor = useActorRef(machine, { input });
  const isUnsaved = useCallback(() => unsavedRows(actor.getSnapshot().context).length > 0, [actor]);
  useLayoutEffect(() => {
    const notices = actor.on('notice', ({ level, text }) => notify(level === 'error' ? 'danger' : level, text));
    return () => notices.unsubscribe();
  }, [actor, notify]);
  useSessionLink(actor, isUnsaved);
  useUnload(isUnsaved);
  return { actor, isUnsaved };
}
