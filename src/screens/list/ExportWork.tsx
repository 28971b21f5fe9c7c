import { useEffect, useLayoutEffect, useMemo } from 'react';
import type { Listing } from '../../content/lists/listing';
import type { ExportRequest } from '../../machines/export/machine';
import { exportMachine, reason } from '../../machines/export/machine';
import { useActorRef } from '../../ui/base/actors';
import { CommandScope } from '../../ui/commands/CommandScope';
import { usePorts } from '../ports';
import { ExportStatus } from './ExportStatus';

export interface ExportWorkProps {
  readonly listing: Listing;
  /** What is to be exported; each request is another object. */
  readonly request: { readonly ids: ExportRequest };
}

/** Exports what is requested, one after the other, and says how far it is. */
export function ExportWork({ listing, request }: ExportWorkProps) {
  const { exportRows, notify } = usePorts();
  const machine = useMemo(
    () => exportMachine.provide({ actors: { download: exportRows(listing) } }),
    [exportRows, listing],
  );
  const actor = useActorRef(machine);
  useLayoutEffect(() => {
    const subscription = actor.on('notice', ({ level, text }) => notify(level, text));
    return () => subscription.unsubscribe();
  }, [actor, notify]);
  useEffect(() => {
    const event = { type: 'export.start' as const, ids: request.ids };
    const refusal = reason(actor.getSnapshot(), event);
    if (refusal === null) actor.send(event);
    else notify('warning', refusal);
  }, [actor, request, notify]);
  return (
    <CommandScope scope="export" actor={actor} refusal={reason}>
      <ExportStatus actor={actor} failed={listing.list.exports?.failure} />
    </CommandScope>
  );
}
