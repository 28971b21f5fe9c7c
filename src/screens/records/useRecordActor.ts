import { useLayoutEffect } from 'react';
import { listAddress, recordAddress } from '../../content/lists/addresses';
import { type DeclaredRecord, recordForm } from '../../content/model/record';
import { listings } from '../../content/registry';
import type { CurrentUser } from '../../contract/session';
import { HOME_PATH } from '../../machines/access/paths';
import { listAbilities } from '../../machines/list/abilities';
import { useNavigate } from '../../ui/page/navigate';
import { SAME_PAGE } from '../../ui/page/navigation';
import { type StoredDrafts, usePorts } from '../ports';
import { useOpenRoute, useUser } from '../useUser';
import { type RecordActor, useFormActor } from './useFormActor';

/** Whether who is signed in may change a stored record; one that no list has is changed by whoever gets to it. */
function useMayEdit({ area }: DeclaredRecord): boolean {
  const user = useUser();
  const listing = listings.find((one) => one.area === area);
  return listing === undefined || (user !== null && listAbilities(user, listing).edit);
}

/** Leads where the form's requests want to. */
function useRoutes(actor: RecordActor, record: DeclaredRecord): void {
  const navigate = useNavigate();
  const openRoute = useOpenRoute();
  useLayoutEffect(() => {
    const subscriptions = [
      actor.on('created', ({ id }) => {
        navigate(recordAddress(record, id) ?? '', { replace: true, state: SAME_PAGE });
      }),
      actor.on('go.back', () => navigate(openRoute(listAddress(record)) ?? HOME_PATH)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, record, navigate, openRoute]);
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
  const { records, site, uuid } = usePorts();
  const user = useUser();
  const mayEdit = useMayEdit(record);
  const actor = useFormActor(records(record), {
    record: recordForm(record, site.contentLanguages, begun(record, user)),
    id,
    copyOf,
    mayEdit,
    keySeed: uuid(),
    keepsDraft: true,
    ...kept,
  });
  useRoutes(actor, record);
  return actor;
}
