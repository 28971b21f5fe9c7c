import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useRef } from 'react';
import { reason } from '../../machines/redirects/refusals';
import { deletedIds, deletionQuestion, unsavedRows } from '../../machines/redirects/rules';
import { redirectTexts as texts } from '../../messages/screens/redirects';
import { Banner } from '../../ui/base/Banner';
import { LazyConfirmDialog } from '../../ui/base/lazyDialogs';
import { CommandButton } from '../../ui/commands/CommandButton';
import { CommandScope } from '../../ui/commands/CommandScope';
import { ReloadButton } from '../../ui/commands/ReloadButton';
import { FilterBar } from '../../ui/list/FilterBar';
import { ListPanel } from '../../ui/list/ListPanel';
import { SelectionBar } from '../../ui/list/SelectionBar';
import { usePageTitle } from '../../ui/page/title';
import { firstCell, focusCell } from '../../ui/redirects/gridKeys';
import { ListFailure, Paging } from '../list/Paging';
import { useLeaveGuard } from '../unsavedWork';
import { PasteDialog } from './PasteDialog';
import { RedirectTable } from './RedirectTable';
import { type RedirectsActor, useRedirectsActor } from './useRedirectsActor';

/** What had the focus may be deleted by now: it goes on with the row that the cursor went on to. */
function useFocusAfter(open: boolean, actor: RedirectsActor, table: RefObject<HTMLTableElement | null>): void {
  const opened = useRef<{ readonly cursor: string | null } | null>(null);
  useEffect(() => {
    const { cursor } = actor.getSnapshot().context;
    const before = opened.current;
    opened.current = open ? { cursor } : null;
    if (open || before === null || before.cursor === cursor) return;
    // The dialog gives the focus back first, to what it finds.
    const frame = requestAnimationFrame(() => {
      const cell = cursor === null ? undefined : firstCell(table.current, cursor);
      if (cell === undefined) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
      else focusCell(cell);
    });
    return () => cancelAnimationFrame(frame);
  }, [open, actor, table]);
}

interface RemovalDialogProps {
  readonly actor: RedirectsActor;
  readonly table: RefObject<HTMLTableElement | null>;
}

/** Confirms the deletion of rules, and says why the server refused. Source: document 1, section 8. */
function RemovalDialog({ actor, table }: RemovalDialogProps) {
  const deleting = useSelector(actor, (snapshot) => snapshot.hasTag('deleting'));
  const open = useSelector(
    actor,
    (snapshot) =>
      snapshot.hasTag('confirmingDeletion') || snapshot.hasTag('deletionRefused') || snapshot.hasTag('deleting'),
  );
  const question = useSelector(actor, ({ context }) => deletionQuestion(context));
  const isLocal = useSelector(actor, ({ context }) => deletedIds(context.rows, context.deletion).length === 0);
  const error = useSelector(actor, ({ context }) => context.deletion?.failure?.message ?? null);
  const gone = useSelector(actor, ({ context: { deletion } }) =>
    deletion === null || deletion.gone.length === 0 ? null : texts.gone(deletion.gone, deletion.keys.length),
  );
  useFocusAfter(open, actor, table);
  return (
    <LazyConfirmDialog
      open={open}
      title={question}
      tone="danger"
      busy={deleting}
      error={error}
      onConfirm={() => actor.send({ type: 'delete.confirm' })}
      onCancel={() => actor.send({ type: 'delete.cancel' })}
    >
      {gone !== null && <Banner tone="warning" role="status" className="mb-2" title={gone} />}
      {isLocal && <p>{texts.discardNew}</p>}
    </LazyConfirmDialog>
  );
}

interface ActorProps {
  readonly actor: RedirectsActor;
}

interface FiltersProps extends ActorProps {
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onRows: () => void;
}

function Filters({ actor, search, onRows }: FiltersProps) {
  const text = useSelector(actor, ({ context }) => context.searchText);
  const mayCreate = useSelector(actor, ({ context }) => context.may.create);
  return (
    <FilterBar
      filters={[]}
      values={{}}
      options={{}}
      onFilter={() => undefined}
      search={{ label: texts.search, text }}
      searchRef={search}
      onSearch={(typed) => actor.send({ type: 'search.type', text: typed })}
      onRows={onRows}
      onApply={() => actor.send({ type: 'filters.apply' })}
      onClear={() => actor.send({ type: 'filters.clear' })}
    >
      <ReloadButton id="redirects.reload" />
      {mayCreate && <CommandButton id="redirects.paste" icon="copy" />}
      <CommandButton id="redirects.add" variant="primary" icon="add" />
    </FilterBar>
  );
}

function Selection({ actor }: ActorProps) {
  const count = useSelector(actor, ({ context }) => context.selection.length);
  const deleteRefusal = useSelector(actor, (snapshot) =>
    snapshot.context.selection.length === 0 ? null : reason(snapshot, { type: 'selection.delete' }),
  );
  return (
    <SelectionBar
      count={count}
      deleteRefusal={deleteRefusal}
      onDeselect={() => actor.send({ type: 'selection.clear' })}
      onDelete={() => actor.send({ type: 'selection.delete' })}
    />
  );
}

function Leaving({ actor, isUnsaved }: ActorProps & { readonly isUnsaved: () => boolean }) {
  const asking = useLeaveGuard(actor, () => !actor.getSnapshot().hasTag('left') && isUnsaved());
  const count = useSelector(actor, ({ context }) => unsavedRows(context).length);
  return (
    <LazyConfirmDialog
      open={asking}
      tone="danger"
      title={texts.leave.title}
      confirmLabel={texts.leave.confirm}
      cancelLabel={texts.leave.cancel}
      onConfirm={() => actor.send({ type: 'leave.confirm' })}
      onCancel={() => actor.send({ type: 'leave.cancel' })}
    >
      <p>{texts.leave.text(count)}</p>
    </LazyConfirmDialog>
  );
}

/** The 404 redirects, typed in their table. Source: document 1, section 2.17. */
export function Component() {
  usePageTitle(texts.title);
  const { actor, isUnsaved } = useRedirectsActor();
  const search = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const mayDelete = useSelector(actor, ({ context }) => context.may.delete);
  const toRows = () => focusCell(firstCell(table.current, actor.getSnapshot().context.cursor ?? undefined));
  return (
    <CommandScope
      scope="redirects"
      actor={actor}
      refusal={reason}
      view={{ 'search.focus': () => search.current?.focus(), 'rows.focus': toRows }}
    >
      <ListPanel
        filters={<Filters actor={actor} search={search} onRows={toRows} />}
        notes={
          <>
            <p className="text-muted text-xs">{texts.compared}</p>
            <ListFailure actor={actor} />
          </>
        }
        selection={mayDelete ? <Selection actor={actor} /> : undefined}
        pagination={<Paging actor={actor} />}
      >
        <RedirectTable actor={actor} table={table} />
      </ListPanel>
      <RemovalDialog actor={actor} table={table} />
      <PasteDialog actor={actor} />
      <Leaving actor={actor} isUnsaved={isUnsaved} />
    </CommandScope>
  );
}
