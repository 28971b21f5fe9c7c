import { shallowEqual, useSelector } from '@xstate/react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { rowTexts } from '../../machines/redirectRow/notes';
import { reason } from '../../machines/redirectRow/refusals';
import type { RedirectField } from '../../machines/redirectRow/types';
import { listTexts } from '../../messages/screens/list';
import { redirectTexts as texts } from '../../messages/screens/redirects';
import { listWidgetTexts } from '../../messages/ui/list';
import { useEmitted } from '../../ui/base/actors';
import { Checkbox } from '../../ui/base/Checkbox';
import { cx } from '../../ui/base/cx';
import { EmptyState } from '../../ui/base/EmptyState';
import { Icon } from '../../ui/base/Icon';
import { SkeletonText } from '../../ui/base/Skeleton';
import { CommandButton } from '../../ui/commands/CommandButton';
import { CommandScope } from '../../ui/commands/CommandScope';
import { firstCell, focusCell, moveByKey } from '../../ui/redirects/gridKeys';
import { BusyBar } from '../../ui/table/DataTable';
import { RedirectRow } from './RedirectRow';
import type { RedirectsActor, RowActor } from './useRedirectsActor';

interface ActorProps {
  readonly actor: RedirectsActor;
}

const head =
  'sticky top-(--table-top,0px) z-10 h-9 whitespace-nowrap border-line border-b bg-surface px-3 @xl:px-[1.0625rem] text-left font-normal @max-xl:static @max-xl:h-auto @max-xl:w-auto! @max-xl:border-0 @max-xl:px-1.5';
const WIDTHS: Readonly<Record<RedirectField, string>> = { old_url: '', new_url: '', code: 'w-24' };

function Heading({ actor, field }: ActorProps & { readonly field: RedirectField }) {
  const orderBy = useSelector(actor, ({ context }) => context.query.orderBy);
  const direction = orderBy === `+${field}` ? 'ascending' : orderBy === `-${field}` ? 'descending' : null;
  const icon = direction === null ? 'sort' : direction === 'ascending' ? 'arrowUp' : 'arrowDown';
  return (
    <th scope="col" data-bar="top" aria-sort={direction ?? undefined} className={cx(head, WIDTHS[field])}>
      <button
        type="button"
        className={cx(
          'eyebrow -mx-1.5 inline-flex min-h-7 items-center gap-1 rounded-sm px-1.5 hover:bg-hover hover:text-ink',
          direction !== null && 'text-accent-ink!',
        )}
        onClick={() => actor.send({ type: 'sort.toggle', field })}
      >
        {texts.columns[field]}
        <Icon name={icon} size={14} />
      </button>
    </th>
  );
}

function Head({ actor }: ActorProps) {
  const mayDelete = useSelector(actor, ({ context }) => context.may.delete);
  const [chosen, saved] = useSelector(
    actor,
    ({ context }) => [context.selection.length, context.rows.filter(({ id }) => id !== null).length],
    shallowEqual,
  );
  return (
    <thead className="@max-xl:block">
      <tr className="@max-xl:flex @max-xl:flex-wrap @max-xl:items-center @max-xl:border-line @max-xl:border-b @max-xl:px-1 @max-xl:py-1">
        {mayDelete && (
          <th scope="col" className={cx(head, 'w-10 pr-0! @xl:pl-3!')}>
            <Checkbox
              label={listWidgetTexts.table.selectPage}
              labelHidden
              checked={saved > 0 && chosen === saved}
              indeterminate={chosen > 0}
              onChecked={() => actor.send({ type: 'page.select' })}
            />
          </th>
        )}
        <Heading actor={actor} field="old_url" />
        <Heading actor={actor} field="new_url" />
        <Heading actor={actor} field="code" />
        <th scope="col" className={cx(head, 'w-44 pr-4! text-right! @max-xl:sr-only')}>
          <span className="eyebrow inline-flex min-h-7 items-center">{texts.columns.actions}</span>
        </th>
      </tr>
    </thead>
  );
}

function Empty({ actor }: ActorProps) {
  const view = useSelector(actor, (snapshot) =>
    snapshot.hasTag('skeleton') ? 'skeleton' : snapshot.hasTag('failed') ? 'failed' : 'empty',
  );
  const narrowed = useSelector(actor, ({ context }) => context.query.keywords !== '');
  const mayCreate = useSelector(actor, ({ context }) => context.may.create);
  if (view === 'failed') return null;
  if (view === 'skeleton')
    return (
      <div className="p-4">
        <SkeletonText lines={8} />
      </div>
    );
  if (narrowed)
    return (
      <EmptyState
        icon="search"
        title={mayCreate ? listTexts.searchEmpty : texts.nothingFound}
        actions={
          <>
            <CommandButton id="redirects.clear" />
            <CommandButton id="redirects.add" variant="primary" icon="add" hideRefused />
          </>
        }
      >
        {texts.nothingFoundHint}
      </EmptyState>
    );
  return (
    <EmptyState
      title={texts.empty}
      actions={<CommandButton id="redirects.add" variant="primary" icon="add" hideRefused />}
    >
      {mayCreate ? texts.emptyHint : texts.emptyReadOnly}
    </EmptyState>
  );
}

/** Announces the state of the row in focus, whenever it changes. */
function Spoken({ row }: { readonly row: RowActor }) {
  const text = useSelector(row, rowTexts.spoken);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

const rowOf = (actor: RedirectsActor, key: string | null): RowActor | undefined =>
  key === null ? undefined : (actor.getSnapshot().children[key] as RowActor | undefined);

/** The row in which the focus is, or was last: what it says, and its commands. */
function CursorRow({ actor }: ActorProps) {
  const cursor = useSelector(actor, ({ context }) => context.cursor);
  const row = rowOf(actor, cursor);
  if (row === undefined) return null;
  return (
    <CommandScope key={cursor} scope="redirectRow" actor={row} refusal={reason}>
      <Spoken row={row} />
    </CommandScope>
  );
}

/** A new row takes the focus in the commit that draws it: a key later, what is typed would be lost. */
function useFocusOfNewRow(actor: RedirectsActor, table: RefObject<HTMLTableElement | null>): void {
  const added = useRef<string | null>(null);
  useEmitted(actor, {
    'row.added': ({ key }) => {
      added.current = key;
    },
  });
  useLayoutEffect(() => {
    const cell = added.current === null ? undefined : firstCell(table.current, added.current);
    if (cell === undefined) return;
    added.current = null;
    focusCell(cell);
  });
}

/** The rules as a table that is typed in. Source: document 1, section 2.17. */
export function RedirectTable({ actor, table }: ActorProps & { readonly table: RefObject<HTMLTableElement | null> }) {
  const rows = useSelector(actor, ({ context }) => context.rows);
  const may = useSelector(actor, ({ context }) => context.may);
  const selection = useSelector(actor, ({ context }) => context.selection);
  const total = useSelector(actor, ({ context }) => context.total);
  const cursor = useSelector(actor, ({ context }) => context.cursor);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  useFocusOfNewRow(actor, table);
  if (rows.length === 0) return <Empty actor={actor} />;
  const reached = rows.some(({ key }) => key === cursor) ? cursor : rows[0]?.key;
  return (
    <div className="@container relative">
      <BusyBar shown={busy} />
      <CursorRow actor={actor} />
      <table ref={table} aria-busy={busy} className="w-full table-fixed text-left @max-xl:block">
        <caption className="sr-only">{`${texts.table}, ${listWidgetTexts.table.rows(total)}`}</caption>
        <Head actor={actor} />
        <tbody className="@max-xl:block" onKeyDown={moveByKey}>
          {rows.map(({ key, id }) => {
            const row = rowOf(actor, key);
            return row === undefined ? null : (
              <RedirectRow
                key={key}
                rowKey={key}
                list={actor}
                row={row}
                id={id}
                selected={may.delete ? selection.includes(key) : null}
                mayDelete={may.delete}
                reachable={key === reached}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
