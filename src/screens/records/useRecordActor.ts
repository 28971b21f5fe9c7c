import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { listAddress, recordAddress } from '../../content/model/addresses';
import { type DeclaredRecord, recordForm } from '../../content/model/record';
import { listings } from '../../content/registry';
import type { CurrentUser } from '../../contract/session';
import { HOME_PATH } from '../../machines/access/paths';
import { callActor } from '../../machines/kit/actor';
import { listAbilities } from '../../machines/list/abilities';
import { workLeft } from '../../machines/record/draft';
import { recordMachine } from '../../machines/record/machine';
import { hasUnsavedWork } from '../../machines/record/rules';
import type { RecordActors } from '../../machines/record/types';
import { useActorRef } from '../../ui/base/actors';
import { useNavigate } from '../../ui/page/navigate';
import { SAME_PAGE } from '../../ui/page/navigation';
import { type StoredDrafts, usePorts } from '../ports';
import { useDraftAtTheEnd, useRetryOnline, useSessionLink, useUnload } from '../unsavedWork';
import { useOpenRoute, useUser } from '../useUser';

/** Whether who is signed in may change a stored record; one that no list has is changed by whoever gets to it. */
function useMayEdit({ area }: DeclaredRecord): boolean {
  const user = useUser();
  const listing = listings.find((one) => one.area === area);
  return listing === undefined || (user !== null && listAbilities(user, listing).edit);
}

export type RecordActor = ActorRefFrom<typeof recordMachine>;

function useMachine(record: DeclaredRecord) {
  const { records } = usePorts();
  return useMemo(() => {
    const load: RecordActors['loadRecord'] = async ({ id }, signal) => (await records()).loadRecord(record, id, signal);
    const save: RecordActors['saveRecord'] = async ({ item, key }) => (await records()).saveRecord(record, item, key);
    return recordMachine.provide({ actors: { loadRecord: callActor(load), saveRecord: callActor(save) } });
  }, [records, record]);
}

/** Carries out the form's requests to the application. */
function useEffects(actor: RecordActor, record: DeclaredRecord): void {
  const { drafts, notify } = usePorts();
  const navigate = useNavigate();
  const openRoute = useOpenRoute();
  useLayoutEffect(() => {
    const subscriptions = [
      actor.on('notice', ({ level, text }) => notify(level === 'error' ? 'danger' : level, text)),
      actor.on('created', ({ id }) => {
        navigate(recordAddress(record, id) ?? '', { replace: true, state: SAME_PAGE });
      }),
      actor.on('draft.changed', ({ area, id, draft, replaces }) => drafts.save(area, id, draft, replaces)),
      actor.on('draft.cleared', ({ area, id, page }) => drafts.clear(area, id, page)),
      actor.on('go.back', () => navigate(openRoute(listAddress(record)) ?? HOME_PATH)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, record, drafts, notify, navigate, openRoute]);
}

/** What a new record of this user starts from beside its blank. */
const begun = (record: DeclaredRecord, user: CurrentUser | null) =>
  user === null ? {} : (record.begins?.({ userId: user.id }) ?? {});

/** The form of one record, wired to application and session. */
export function useRecordActor(
  record: DeclaredRecord,
  id: number | 'new',
  copyOf: number | null,
  kept: StoredDrafts,
): RecordActor {
  const { uuid, site } = usePorts();
  const user = useUser();
  const mayEdit = useMayEdit(record);
  const machine = useMachine(record);
  const [input] = useState(() => ({
    record: recordForm(record, site.contentLanguages, begun(record, user)),
    id,
    copyOf,
    mayEdit,
    keySeed: uuid(),
    keepsDraft: true,
    ...kept,
  }));
  const actor = useActorRef(machine, { input });
  const isUnsaved = useCallback(() => hasUnsavedWork(actor.getSnapshot().context), [actor]);
  useEffects(actor, record);
  useSessionLink(
    actor,
    useCallback(() => workLeft(actor.getSnapshot().context), [actor]),
  );
  useRetryOnline(actor);
  useDraftAtTheEnd(actor);
  useUnload(isUnsaved);
  return actor;
}
