import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Listing } from '../../content/lists/listing';
import { type ExportRequest, exportMachine, reason } from '../../machines/export/machine';
import { exportTexts as texts } from '../../messages/screens/exporting';
import { useActorRef, useEmitted } from '../../ui/base/actors';
import { Banner } from '../../ui/base/Banner';
import { Button } from '../../ui/base/Button';
import { ProgressBar } from '../../ui/base/ProgressBar';
import { CommandScope } from '../../ui/commands/CommandScope';
import { usePorts } from '../ports';

interface ExportStatusProps {
  readonly actor: ActorRefFrom<typeof exportMachine>;
  /** What is said of a failure, before its reason. */
  readonly failed?: string | undefined;
}

/** How far the export has come, or why it failed; nothing while there is none. */
function ExportStatus({ actor, failed = texts.failed }: ExportStatusProps) {
  const state = useSelector(actor, (snapshot) =>
    snapshot.hasTag('running') ? 'running' : snapshot.hasTag('failed') ? 'failed' : null,
  );
  const { rows, total } = useSelector(actor, ({ context }) => context.progress);
  const failure = useSelector(actor, ({ context }) => context.failure);
  if (state === 'failed')
    return (
      <Banner
        tone="danger"
        role="alert"
        title={failed}
        actions={
          <>
            <Button onClick={() => actor.send({ type: 'export.retry' })}>{texts.retry}</Button>
            <Button variant="ghost" onClick={() => actor.send({ type: 'export.dismiss' })}>
              {texts.dismiss}
            </Button>
          </>
        }
      >
        {failure?.message}
      </Banner>
    );
  if (state === null) return null;
  const words = rows === 0 && total === null ? texts.starting : texts.progress(rows, total);
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <div className="min-w-48 flex-1">
        <ProgressBar
          // Without a whole there is no part to show: the words stand in the label.
          label={total === null ? texts.runningSo(words) : texts.running}
          value={total === null ? null : rows}
          max={total ?? 1}
          valueText={words}
        />
      </div>
      <Button size="small" icon="close" onClick={() => actor.send({ type: 'export.cancel' })}>
        {texts.cancel}
      </Button>
    </div>
  );
}

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
  useEmitted(actor, { notice: ({ level, text }) => notify(level, text) });
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
