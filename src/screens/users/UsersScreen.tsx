import { useLayoutEffect, useMemo } from 'react';
import { users } from '../../content/listings/users';
import { exportMachine } from '../../machines/export/machine';
import { reason } from '../../machines/export/reason';
import type { ExportRequest } from '../../machines/export/types';
import { useActorRef } from '../../ui/base/actors';
import { CommandScope } from '../../ui/commands/CommandScope';
import { userCells } from '../../ui/list/userCells';
import { ListScreen } from '../list/ListScreen';
import type { ListActor } from '../list/useListActor';
import { usePorts } from '../ports';
import { type ExportActor, ExportStatus } from './ExportStatus';
import { UserDeletion } from './UserDeletion';

/** Export of users, with its words given to the notices. */
function useExportActor(): ExportActor {
  const { exportUsers, notify } = usePorts();
  const machine = useMemo(() => exportMachine.provide({ actors: { download: exportUsers } }), [exportUsers]);
  const actor = useActorRef(machine);
  useLayoutEffect(() => {
    const subscription = actor.on('notice', ({ level, text }) => notify(level, text));
    return () => subscription.unsubscribe();
  }, [actor, notify]);
  return actor;
}

/** Starts the exports that the list of users requests. */
function useExportRequests(list: ListActor, exporting: ExportActor): void {
  const { notify } = usePorts();
  useLayoutEffect(() => {
    const start = (ids: ExportRequest) => {
      const event = { type: 'export.start' as const, ids };
      const refusal = reason(exporting.getSnapshot(), event);
      if (refusal === null) exporting.send(event);
      else notify('warning', refusal);
    };
    const subscription = list.on('action.requested', ({ name, ids }) => start(name === 'exportSelected' ? ids : null));
    return () => subscription.unsubscribe();
  }, [list, exporting, notify]);
}

function UserWork({ list }: { readonly list: ListActor }) {
  const exporting = useExportActor();
  useExportRequests(list, exporting);
  return (
    <>
      <CommandScope scope="export" actor={exporting} refusal={reason}>
        <ExportStatus actor={exporting} />
      </CommandScope>
      <UserDeletion list={list} />
    </>
  );
}

/** The list of users. Source: document 1, section 2.10. */
export function Component() {
  return (
    <ListScreen listing={users} kinds={userCells}>
      {(list) => <UserWork list={list} />}
    </ListScreen>
  );
}
