import { useSelector } from '@xstate/react';
import { type Listing, NO_BLOCKERS, readAmong } from '../../content/lists/listing';
import type { ContentLanguages } from '../../contract/languages';
import { listTexts as texts } from '../../messages/screens/list';
import { Banner } from '../../ui/base/Banner';
import { LazyConfirmDialog } from '../../ui/base/lazyDialogs';
import { usePorts } from '../ports';
import { BlockerList } from './BlockerList';
import type { ListActor } from './useListActor';

/** Confirms a deletion, shows its progress, and says why the server refused. Source: document 1, section 8. */
export function DeletionDialog({ listing, actor }: { readonly listing: Listing; readonly actor: ListActor }) {
  const { site } = usePorts();
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
  const titles = (deletion?.ids ?? []).map((id) => ({ id, title: nameOf(listing, rows, id, site.contentLanguages) }));
  const gone = (deletion?.gone ?? []).map((row) => listing.titleOf(row, site.contentLanguages) ?? String(row.id));
  const loss = texts.readersLose(readAmong(listing, rows, deletion?.ids ?? []), titles.length);
  return (
    <LazyConfirmDialog
      open={state !== null}
      title={titles.length === 1 ? texts.confirmOneDeletion : texts.confirmDeletion}
      tone="danger"
      busy={state === 'deleting'}
      error={state === 'refused' ? (deletion?.failure?.message ?? null) : null}
      confirmLabel={state === 'refused' ? texts.retry : undefined}
      onConfirm={() => actor.send({ type: 'delete.confirm' })}
      onCancel={() => actor.send({ type: 'delete.cancel' })}
    >
      {gone.length > 0 && (
        <Banner tone="warning" role="status" className="mb-2" title={texts.gone(gone, titles.length)} />
      )}
      {loss !== null && <Banner tone="warning" className="mb-2" title={loss} />}
      <ul className="max-h-48 list-disc overflow-y-auto pl-5 text-muted">
        {titles.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      {state === 'refused' && (
        <BlockerList blockers={listing.blockersOf?.(deletion?.failure?.details) ?? NO_BLOCKERS} />
      )}
    </LazyConfirmDialog>
  );
}

type Rows = ReturnType<ListActor['getSnapshot']>['context']['rows'];

/** What a row is called, its number where nothing else names it. */
function nameOf(listing: Listing, rows: Rows, id: number, languages: ContentLanguages): string {
  const row = rows.find((candidate) => candidate.id === id);
  return (row === undefined ? null : listing.titleOf(row, languages)) ?? String(id);
}
