import { useSelector } from '@xstate/react';
import { list as texts } from '../../messages/list';
import { ConfirmDialog } from '../../ui/base/ConfirmDialog';
import type { ListActor } from './useListActor';

/** Asks before deleting, shows the work, and says why the server refused. Source: document 1, section 8. */
export function DeletionDialog({ actor }: { readonly actor: ListActor }) {
  const state = useSelector(actor, (snapshot) =>
    snapshot.hasTag('deleting')
      ? 'deleting'
      : snapshot.hasTag('deletionRefused')
        ? 'refused'
        : snapshot.hasTag('confirmingDeletion')
          ? 'asking'
          : null,
  );
  const deletion = useSelector(actor, ({ context }) => context.deletion);
  const rows = useSelector(actor, ({ context }) => context.rows);
  const titles = (deletion?.ids ?? []).map((id) => titleOf(rows, id));
  return (
    <ConfirmDialog
      open={state !== null}
      title={titles.length === 1 ? texts.confirmOneDeletion : texts.confirmDeletion}
      tone="danger"
      busy={state === 'deleting'}
      error={state === 'refused' ? (deletion?.failure?.message ?? null) : null}
      confirmLabel={state === 'refused' ? texts.retry : undefined}
      onConfirm={() => actor.send({ type: 'delete.confirm' })}
      onCancel={() => actor.send({ type: 'delete.cancel' })}
    >
      <ul className="max-h-48 list-disc overflow-y-auto pl-5 text-muted">
        {titles.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

type Rows = ReturnType<ListActor['getSnapshot']>['context']['rows'];

function titleOf(rows: Rows, id: number): { readonly id: number; readonly title: string } {
  const row = rows.find((candidate) => candidate.id === id);
  const title = Object.values(row?.contents ?? {}).find((localized) => Boolean(localized?.title))?.title;
  return { id, title: title ?? String(id) };
}
