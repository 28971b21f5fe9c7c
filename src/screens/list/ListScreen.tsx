import { shallowEqual, useSelector } from '@xstate/react';
import { type RefObject, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { previewAddress } from '../../content/preview';
import type { Content } from '../../content/types';
import { refusal } from '../../machines/list/refusal';
import { PAGE_SIZES } from '../../machines/list/types';
import { list as texts } from '../../messages/list';
import { Banner } from '../../ui/base/Banner';
import { Button } from '../../ui/base/Button';
import { Pagination } from '../../ui/base/Pagination';
import { CommandButton } from '../../ui/commands/CommandButton';
import { CommandScope } from '../../ui/commands/CommandScope';
import { contentColumns } from '../../ui/list/contentColumns';
import { FilterBar } from '../../ui/list/FilterBar';
import { ListPanel } from '../../ui/list/ListPanel';
import { SelectionBar } from '../../ui/list/SelectionBar';
import { usePageTitle } from '../../ui/page/title';
import { DataTable } from '../../ui/table/DataTable';
import { usePorts } from '../ports';
import { useContentAbilities } from '../useUser';
import { DeletionDialog } from './DeletionDialog';
import { NoRows } from './NoRows';
import { useFilterOptions } from './useFilterOptions';
import { type ListActor, useListActor } from './useListActor';

interface ListProps {
  readonly content: Content;
  readonly actor: ListActor;
}

function Filters({ content, actor, view }: ListProps & { readonly view: ListView }) {
  const values = useSelector(actor, ({ context }) => context.filters);
  const search = useSelector(actor, ({ context }) => context.searchText);
  const options = useFilterOptions(content.list.filters, values);
  return (
    <FilterBar
      filters={content.list.filters}
      values={values}
      options={options}
      search={search}
      searchRef={view.search}
      filtersRef={view.filters}
      onSearch={(text) => actor.send({ type: 'search.type', text })}
      onRows={() => actor.send({ type: 'cursor.move', to: 'first' })}
      onFilter={(name, value) => actor.send({ type: 'filter.change', name, value })}
      onApply={() => actor.send({ type: 'filters.apply' })}
      onClear={() => actor.send({ type: 'filters.clear' })}
    >
      <CommandButton id="list.create" variant="primary" icon="add" hideRefused />
    </FilterBar>
  );
}

/** What stopped the list, or was left out of the query it was opened with. */
function Notes({ actor }: Pick<ListProps, 'actor'>) {
  const failure = useSelector(actor, (snapshot) => (snapshot.hasTag('failed') ? snapshot.context.failure : null));
  const warnings = useSelector(actor, ({ context }) => context.warnings);
  return (
    <>
      {failure !== null && (
        <Banner
          tone="danger"
          role="alert"
          title={failure.message}
          actions={<Button onClick={() => actor.send({ type: 'list.reload' })}>{texts.retry}</Button>}
        />
      )}
      {warnings.map((warning) => (
        <Banner key={warning} tone="warning" role="status" title={warning} />
      ))}
    </>
  );
}

const tablePart = ({ context }: ReturnType<ListActor['getSnapshot']>) => {
  const { rows, total, query, selection, cursor } = context;
  return { rows, total, query, selection, cursor };
};

function Rows({ content, actor }: ListProps) {
  const { site } = usePorts();
  const navigate = useNavigate();
  const abilities = useContentAbilities(content);
  const { rows, total, query, selection, cursor } = useSelector(actor, tablePart, shallowEqual);
  const loading = useSelector(actor, (snapshot) =>
    snapshot.hasTag('skeleton') ? 'skeleton' : snapshot.hasTag('busy') ? 'busy' : null,
  );
  const columns = useMemo(() => {
    const itemPath = (id: number) => content.routes.item.replace(':id', String(id));
    return contentColumns({
      columns: content.list.columns,
      languages: site.contentLanguages,
      mayEdit: abilities.edit,
      mayDelete: abilities.delete,
      itemHref: (id) => `#${itemPath(id)}`,
      previewHref: previewAddress,
      onDelete: (id) => actor.send({ type: 'delete.ask', ids: [id] }),
    });
  }, [content, actor, abilities, site]);
  return (
    <DataTable
      label={content.titles.list}
      columns={columns}
      rows={rows}
      rowId={(row) => row.id}
      total={total}
      orderBy={query.orderBy}
      onSort={(field) => actor.send({ type: 'sort.toggle', field })}
      selection={abilities.delete ? selection : null}
      onSelect={(id, range) => actor.send({ type: range ? 'row.selectTo' : 'row.select', id })}
      onSelectPage={() => actor.send({ type: 'page.select' })}
      cursor={cursor}
      onCursor={(id) => actor.send({ type: 'cursor.move', to: { id } })}
      onOpen={(id) => (abilities.edit ? navigate(content.routes.item.replace(':id', String(id))) : undefined)}
      loading={loading}
      empty={<NoRows content={content} actor={actor} mayCreate={abilities.create} />}
    />
  );
}

function Paging({ actor }: Pick<ListProps, 'actor'>) {
  const query = useSelector(actor, ({ context }) => context.query);
  const total = useSelector(actor, ({ context }) => context.total);
  return (
    <Pagination
      page={query.page}
      pageSize={query.limit}
      pageSizes={PAGE_SIZES}
      total={total}
      onPage={(page) => actor.send({ type: 'page.go', page })}
      onPageSize={(limit) => actor.send({ type: 'pageSize.change', limit })}
    />
  );
}

function Selection({ actor }: Pick<ListProps, 'actor'>) {
  const count = useSelector(actor, ({ context }) => context.selection.length);
  const deleteRefusal = useSelector(actor, (snapshot) =>
    snapshot.context.selection.length === 0 ? null : refusal(snapshot, { type: 'delete.ask' }),
  );
  return (
    <SelectionBar
      count={count}
      deleteRefusal={deleteRefusal}
      onDeselect={() => actor.send({ type: 'selection.clear' })}
      onDelete={() => actor.send({ type: 'delete.ask' })}
    />
  );
}

interface ListView {
  readonly search: RefObject<HTMLInputElement | null>;
  readonly filters: RefObject<HTMLSelectElement | null>;
}

/** The list of any declared content type. Source: document 2, 'Common list behaviour'. */
export function ListScreen({ content }: { readonly content: Content }) {
  usePageTitle(content.titles.list);
  const abilities = useContentAbilities(content);
  const actor = useListActor(content, abilities);
  const search = useRef<HTMLInputElement>(null);
  const filters = useRef<HTMLSelectElement>(null);
  return (
    <CommandScope
      scope="list"
      actor={actor}
      refusal={refusal}
      content={content}
      view={{ 'search.focus': () => search.current?.focus(), 'filters.focus': () => filters.current?.focus() }}
    >
      <ListPanel
        filters={<Filters content={content} actor={actor} view={{ search, filters }} />}
        notes={<Notes actor={actor} />}
        selection={abilities.delete ? <Selection actor={actor} /> : undefined}
        pagination={<Paging actor={actor} />}
      >
        <Rows content={content} actor={actor} />
      </ListPanel>
      <DeletionDialog actor={actor} />
    </CommandScope>
  );
}
