import { shallowEqual, useSelector } from '@xstate/react';
import { type ReactNode, type RefObject, useContext, useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { recordAddress } from '../../content/lists/addresses';
import {
  actionsOf,
  isReviewed,
  openingAction,
  pagingOf,
  removalOf,
  searchOf,
  shownFilters,
} from '../../content/lists/list';
import { type Listing, type ListingRow, rowListAddress } from '../../content/lists/listing';
import { previewAddress, webUrl } from '../../content/text/webUrl';
import { writtenIn } from '../../contract/languages';
import { reason } from '../../machines/list/refusals';
import { isSelectable } from '../../machines/list/selection';
import type { ListAbilities } from '../../machines/list/types';
import { editorCommandTexts } from '../../messages/commands/editor';
import { Banner } from '../../ui/base/Banner';
import { CommandButton } from '../../ui/commands/CommandButton';
import { CommandScope } from '../../ui/commands/CommandScope';
import { ReloadButton } from '../../ui/commands/ReloadButton';
import { CardList, type CardOfRow } from '../../ui/list/CardList';
import { type CellKinds, listColumns } from '../../ui/list/columns';
import { FilterBar } from '../../ui/list/FilterBar';
import { ListPanel } from '../../ui/list/ListPanel';
import { SelectionBar } from '../../ui/list/SelectionBar';
import { useNavigate } from '../../ui/page/navigate';
import { usePageTitle } from '../../ui/page/title';
import type { TableColumn } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import { usePorts } from '../ports';
import { useListingAbilities } from '../useUser';
import { DeletionDialog } from './DeletionDialog';
import { Exports } from './Exports';
import { CorrectionNote, RestoredNote } from './ListNotes';
import { ListTabsContext } from './listTabs';
import { NoRows } from './NoRows';
import { ListFailure, Paging } from './Paging';
import { RowSteps } from './RowSteps';
import { useFilterOptions } from './useFilterOptions';
import { type ListActor, useListActor } from './useListActor';

interface ListProps {
  readonly listing: Listing;
  readonly actor: ListActor;
}

/**
 * Puts cursor and focus on the first row, so that a dialog opened from there gives the focus back to it. At once: the next
 * key may open a dialog, from which a later focus would be taken away.
 */
function toFirstRow(actor: ListActor): void {
  flushSync(() => actor.send({ type: 'cursor.move', to: 'first' }));
  document.querySelector<HTMLElement>('[data-row][data-cursor]')?.focus({ preventScroll: true });
}

/** Puts the focus into a filter, into its first box where it has two. */
function focusFilter(name = ''): void {
  document.querySelector<HTMLElement>(`[data-filter="${CSS.escape(name)}"] :is(select, input)`)?.focus();
}

/** How far what is typed is on its way to the rows. */
function searchAhead(snapshot: ReturnType<ListActor['getSnapshot']>): 'pausing' | 'loading' | null {
  if (snapshot.hasTag('pausing')) return 'pausing';
  const { query, shownQuery } = snapshot.context;
  return snapshot.hasTag('busy') && shownQuery !== null && query.keywords !== shownQuery.keywords ? 'loading' : null;
}

function Filters({ listing, actor, view }: ListProps & { readonly view: ListView }) {
  const values = useSelector(actor, ({ context }) => context.filters);
  const text = useSelector(actor, ({ context }) => context.searchText);
  const ahead = useSelector(actor, searchAhead);
  const filters = useMemo(() => shownFilters(listing), [listing]);
  const { statusChoiceNames } = listing.list;
  const declared = useMemo(
    () => ({ filters, ...(statusChoiceNames === undefined ? {} : { statusChoiceNames }) }),
    [filters, statusChoiceNames],
  );
  const options = useFilterOptions(declared, values);
  const search = searchOf(listing);
  const { add } = listing.titles;
  return (
    <FilterBar
      filters={filters}
      values={values}
      options={options}
      search={search === null ? null : { label: search.label, text, ahead }}
      searchRef={view.search}
      filtersRef={view.filters}
      onSearch={(text) => actor.send({ type: 'search.type', text })}
      onRows={() => toFirstRow(actor)}
      onFilter={(name, value) => actor.send({ type: 'filter.change', name, value })}
      onApply={() => actor.send({ type: 'filters.apply' })}
      onClear={() => actor.send({ type: 'filters.clear' })}
    >
      <ReloadButton id="list.reload" />
      {actionsOf(listing)
        .filter(({ on, inBar, opens }) => on === 'list' && inBar !== false && opens === undefined)
        .map(({ name, hint }) => (
          <CommandButton key={name} id={`${listing.area}.${name}`} title={hint} />
        ))}
      <CommandButton id="list.create" variant="primary" icon="add" hideRefused>
        {add}
      </CommandButton>
    </FilterBar>
  );
}

const tablePart = ({ context }: ReturnType<ListActor['getSnapshot']>) => {
  const { rows, total, query, selection, cursor } = context;
  return { rows, total, query, selection, cursor };
};

interface RowsProps extends ListProps {
  readonly kinds: CellKinds;
  readonly card: CardOfRow | undefined;
}

/** The fields that columns can't do without and that none of the rows has, joined by commas; none before rows have come. */
const missingFields = ({ list }: Listing, rows: readonly ListingRow[]): string =>
  list.columns
    .flatMap(({ onlyWith: field }) => (field === undefined ? [] : [field]))
    .filter((field) => rows.length > 0 && rows.every((row) => (row[field] ?? null) === null))
    .join(',');

const shownColumns = ({ list }: Listing, missing: string) =>
  list.columns.filter(({ onlyWith }) => onlyWith === undefined || !missing.split(',').includes(onlyWith));

/** The table's columns; the same as long as the user's abilities are. */
function useColumns(
  { listing, actor, kinds }: Omit<RowsProps, 'card'>,
  abilities: ListAbilities,
): TableColumn<ListingRow>[] {
  const { site, notify } = usePorts();
  const missing = useSelector(actor, ({ context: { rows } }) => missingFields(listing, rows));
  return useMemo(
    () =>
      listColumns(shownColumns(listing, missing), kinds, {
        languages: writtenIn(listing, site.contentLanguages),
        statusNames: listing.list.statusNames,
        mayEdit: abilities.edit,
        mayPublish: abilities.publish === true,
        mayDelete: abilities.delete && removalOf(listing) === 'confirmed',
        titleOf: (row) => listing.titleOf(row, site.contentLanguages),
        itemHref: (id) => {
          const route = (abilities.closed ?? null) === null ? recordAddress(listing, id) : null;
          return route === null ? null : `#${route}`;
        },
        rowListHref: (row) => {
          const route = abilities.follow === true ? rowListAddress(listing, row) : null;
          return route === null ? null : `#${route}`;
        },
        rowList: listing.rowList,
        editing: openingAction(listing, 'record')?.name,
        previewHref: previewAddress,
        fileHref: (url) => webUrl(url, new URL(site.apiBase, window.location.href).href)?.href ?? null,
        onDelete: (id) => actor.send({ type: 'delete.request', ids: [id] }),
        onAction: (name, id) => {
          const event = { type: 'action.run' as const, name, ids: [id] };
          const refusal = reason(actor.getSnapshot(), event);
          if (refusal === null) actor.send(event);
          else notify('warning', refusal);
        },
      }),
    [listing, kinds, actor, abilities, site, notify, missing],
  );
}

/** Milliseconds that the cursor stays on a row before its page is asked for. */
const REST = 200;

/** Asks for the page that a row leads to while the cursor rests on it. */
function useAskedAhead(route: string | null): void {
  const { askAhead } = usePorts();
  useEffect(() => {
    if (route === null) return;
    const timer = setTimeout(() => askAhead(route), REST);
    return () => clearTimeout(timer);
  }, [route, askAhead]);
}

function Rows(props: RowsProps) {
  const { listing, actor } = props;
  const navigate = useNavigate();
  const abilities = useListingAbilities(listing);
  const { rows, total, query, selection, cursor } = useSelector(actor, tablePart, shallowEqual);
  const loading = useSelector(
    actor,
    (snapshot) => (['skeleton', 'stale', 'busy'] as const).find((tag) => snapshot.hasTag(tag)) ?? null,
  );
  const columns = useColumns(props, abilities);
  const routeOf = (id: number): string | null => {
    const row = rows.find((one) => one.id === id);
    const list = row === undefined || abilities.follow !== true ? null : rowListAddress(listing, row);
    return list ?? ((abilities.closed ?? null) === null ? recordAddress(listing, id) : null);
  };
  useAskedAhead(cursor === null ? null : routeOf(cursor));
  const open = (id: number) => {
    const route = routeOf(id);
    const inDialog = openingAction(listing, 'record');
    if (route !== null) navigate(route);
    else if (abilities.edit && inDialog !== undefined)
      actor.send({ type: 'action.run', name: inDialog.name, ids: [id] });
  };
  const common = {
    label: listing.titles.list,
    rows,
    total,
    cursor,
    onCursor: (id: number) => actor.send({ type: 'cursor.move', to: { id } }),
    onOpen: open,
    loading,
    empty: <NoRows listing={listing} actor={actor} mayCreate={abilities.create} />,
  };
  if (listing.list.layout === 'cards') {
    if (props.card === undefined) throw new Error(`nothing draws the cards of '${listing.area}'`);
    return <CardList {...common} card={props.card} />;
  }
  return (
    <DataTable
      {...common}
      columns={columns}
      rowId={(row) => row.id}
      orderBy={query.orderBy}
      onSort={(field) => actor.send({ type: 'sort.toggle', field })}
      selection={isSelectable(listing, abilities) ? selection : null}
      onSelect={(id, range) => actor.send({ type: range ? 'row.selectTo' : 'row.select', id })}
      onSelectPage={() => actor.send({ type: 'page.select' })}
    />
  );
}

/** What can be done with selected rows. */
function Selection({ listing, actor, mayDelete }: ListProps & { readonly mayDelete: boolean }) {
  const count = useSelector(actor, ({ context }) => context.selection.length);
  const deleteRefusal = useSelector(actor, (snapshot) =>
    snapshot.context.selection.length === 0 ? null : reason(snapshot, { type: 'delete.request' }),
  );
  return (
    <SelectionBar
      count={count}
      deleteRefusal={deleteRefusal}
      onDeselect={() => actor.send({ type: 'selection.clear' })}
      onDelete={mayDelete && removalOf(listing) !== 'none' ? () => actor.send({ type: 'delete.request' }) : null}
    >
      {actionsOf(listing)
        .filter(({ on }) => on === 'selection')
        .map(({ name }) => (
          <CommandButton key={name} id={`${listing.area}.${name}`} size="small" />
        ))}
      {count > 0 &&
        STEPS.map((step) => (
          <CommandButton key={step} id={`rowSteps.${step}`} size="small">
            {editorCommandTexts[step]}
          </CommandButton>
        ))}
    </SelectionBar>
  );
}

/** Steps of publication of what is selected; absent where a list has none. */
const STEPS = ['submit', 'publish', 'return'] as const;

interface ListView {
  readonly search: RefObject<HTMLInputElement | null>;
  readonly filters: RefObject<HTMLSelectElement | null>;
}

interface ListScreenProps {
  readonly listing: Listing;
  /** Draws the cells of the listing's columns. */
  readonly kinds: CellKinds;
  /** Draws a row, where the listing's rows are cards. Must stay the same. */
  readonly card?: CardOfRow;
  /** What the list is bound to is called; null for nothing, or as long as it is not known. */
  readonly boundName?: string | null;
  /** Called once for each answer without any row that nothing narrows; must stay the same. */
  readonly onEmpty?: () => void;
  /** Left of the paging, of a list in which nothing is selected. */
  readonly bar?: ReactNode;
  /** What the screen itself does for the list: notes above the rows, dialogs, what its actions need. */
  readonly children?: (actor: ListActor) => ReactNode;
}

/** Calls `onEmpty` after each answer that has no row at all, although nothing narrows the list. */
function useEmptyAnswers(actor: ListActor, onEmpty: (() => void) | undefined): void {
  const emptyAnswer = useSelector(actor, (snapshot) => (snapshot.hasTag('empty') ? snapshot.context.rows : null));
  useEffect(() => {
    if (emptyAnswer !== null) onEmpty?.();
  }, [emptyAnswer, onEmpty]);
}

/** The list of any declared records. Source: document 2, 'Common list behaviour'. */
export function ListScreen(props: ListScreenProps) {
  const { listing, kinds, card, boundName = null, onEmpty, bar, children } = props;
  usePageTitle(listing.titles.list, boundName === null ? null : { name: boundName, kind: listing.titles.many });
  const abilities = useListingAbilities(listing);
  const actor = useListActor(listing, abilities);
  useEmptyAnswers(actor, onEmpty);
  const warnings = useSelector(actor, ({ context }) => context.warnings);
  const search = useRef<HTMLInputElement>(null);
  const filters = useRef<HTMLSelectElement>(null);
  const tabs = useContext(ListTabsContext);
  return (
    <CommandScope
      scope="list"
      actor={actor}
      refusal={reason}
      listing={listing}
      view={{
        'search.focus': () => search.current?.focus(),
        'filters.focus': () => filters.current?.focus(),
        'filter.focus': focusFilter,
        ...(tabs === null ? {} : { 'tab.next': tabs.next }),
      }}
    >
      <ListPanel
        filters={<Filters listing={listing} actor={actor} view={{ search, filters }} />}
        notes={
          <>
            <ListFailure actor={actor} />
            {warnings.map((warning) => (
              <Banner key={warning} tone="warning" role="status" title={warning} />
            ))}
            <RestoredNote listing={listing} actor={actor} />
            <CorrectionNote actor={actor} />
            {listing.list.exports !== undefined && <Exports listing={listing} actor={actor} />}
            {children?.(actor)}
          </>
        }
        selection={
          isSelectable(listing, abilities) ? (
            <Selection listing={listing} actor={actor} mayDelete={abilities.delete} />
          ) : (
            bar
          )
        }
        pagination={pagingOf(listing).paged ? <Paging actor={actor} /> : null}
      >
        <Rows listing={listing} actor={actor} kinds={kinds} card={card} />
      </ListPanel>
      <DeletionDialog listing={listing} actor={actor} />
      {isReviewed(listing) && <RowSteps listing={listing} actor={actor} />}
    </CommandScope>
  );
}
