import type { ReactNode } from 'react';
import type { ListingRow } from '../../content/lists/listing';
import { formatCount } from '../../messages/numbers';
import { listWidgetTexts } from '../../messages/ui/list';
import { cx } from '../base/cx';
import { Icon, type IconName } from '../base/Icon';
import { IconButton, iconButtonClass } from '../base/IconButton';
import { minuteText, momentText } from '../base/moments';
import type { CellInput, CellKind } from './columns';

/** Id of the element that names a row, for the descriptions of its actions. */
export const titleId = ({ id }: ListingRow): string => `row-${id}-title`;

interface RowNameProps {
  readonly row: ListingRow;
  readonly href: string | null;
  /** What it is called; null for nothing to call it by. */
  readonly title: string | null;
  /** Language of the title, where it is not Italian. */
  readonly lang?: string | undefined;
  /** After the title. */
  readonly children?: ReactNode;
}

/** What a row is called, a link to its record where one may be opened. */
export function RowName({ row, href, title, lang, children }: RowNameProps) {
  const words = (
    <span className={cx('line-clamp-2 wrap-anywhere', title === null && 'text-muted italic')}>
      {title ?? listWidgetTexts.list.noTitle}
    </span>
  );
  return (
    <span id={titleId(row)} className="flex min-w-0 items-center gap-2 @3xl:min-w-32" lang={lang}>
      {href === null ? (
        <span className="font-medium">{words}</span>
      ) : (
        <a
          href={href}
          className="rounded-sm font-medium text-ink decoration-accent underline-offset-3 hover:text-accent-ink hover:underline"
        >
          {words}
        </a>
      )}
      {children}
    </span>
  );
}

interface IconLinkProps {
  readonly label: string;
  readonly icon: IconName;
  readonly href: string;
  readonly describedBy: string;
  readonly newTab?: boolean | undefined;
}

/** An icon that leads somewhere. */
export function IconLink({ label, icon, href, describedBy, newTab = false }: IconLinkProps) {
  return (
    <a
      href={href}
      className={iconButtonClass('plain', 'small')}
      aria-label={label}
      aria-describedby={describedBy}
      data-tip={label}
      {...(newTab ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      <Icon name={icon} size={17} />
    </a>
  );
}

function NothingAllowed() {
  return (
    <span
      className="inline-flex size-7 items-center justify-center text-danger"
      data-tip={listWidgetTexts.list.nothingAllowed}
    >
      <Icon name="minus" />
      <span className="sr-only">{listWidgetTexts.list.nothingAllowed}</span>
    </span>
  );
}

type RowActionsInput = Pick<
  CellInput,
  'mayEdit' | 'mayDelete' | 'itemHref' | 'rowListHref' | 'rowList' | 'editing' | 'onAction' | 'onDelete'
>;

/** What may be done with a row, after what else there is. Source: document 1, sections 2.19 and 6. */
export function RowActions(props: RowActionsInput & { readonly row: ListingRow; readonly children?: ReactNode }) {
  const { row, mayEdit, mayDelete, itemHref, rowListHref, rowList, editing, onAction, onDelete, children } = props;
  const describedBy = titleId(row);
  const href = itemHref(row.id);
  const list = rowListHref?.(row) ?? null;
  return (
    <span className="flex items-center gap-0.5 @3xl:-mr-1.5 @3xl:justify-end">
      {children}
      {list !== null && rowList !== undefined && (
        <IconLink label={rowList.label} icon={rowList.icon} href={list} describedBy={describedBy} />
      )}
      {mayEdit && editing !== undefined && (
        <IconButton
          label={listWidgetTexts.list.edit}
          icon="pencil"
          size="small"
          aria-describedby={describedBy}
          onClick={() => onAction(editing, row.id)}
        />
      )}
      {href !== null && (
        <IconLink
          label={mayEdit ? listWidgetTexts.list.edit : listWidgetTexts.list.read}
          icon={mayEdit ? 'pencil' : 'page'}
          href={href}
          describedBy={describedBy}
        />
      )}
      {mayDelete && (
        <IconButton
          label={listWidgetTexts.list.remove}
          icon="trash"
          tone="danger"
          size="small"
          aria-describedby={describedBy}
          onClick={() => onDelete(row.id)}
        />
      )}
      {!mayEdit && !mayDelete && href === null && list === null && <NothingAllowed />}
    </span>
  );
}

export function NoDate({ name }: { readonly name: string }) {
  return (
    <span className="text-muted">
      <span aria-hidden="true">—</span>
      <span className="sr-only">{name}</span>
    </span>
  );
}

/** A value of a row as text; nothing for none. */
export function textOf(row: ListingRow, field: string | undefined): string {
  const value = field === undefined ? undefined : row[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** When a row was changed last, and by whom. */
function ModifiedCell({ row }: { readonly row: ListingRow }) {
  const [at, by] = [textOf(row, 'updated_at'), textOf(row, 'updated_by')];
  if (at === '') return <NoDate name={listWidgetTexts.list.noChange} />;
  return (
    <span className="block leading-tight">
      <time dateTime={at} title={momentText(at)} className="whitespace-nowrap">
        {minuteText(at)}
      </time>
      {by !== '' && <span className="block truncate text-muted text-sm">{by}</span>}
    </span>
  );
}

const ID: CellKind = { look: { width: '4.5rem' }, cell: (row) => <span className="text-muted">{row.id}</span> };

/** The kinds of column that lists of any record may have; a list adds its own. */
export const recordCells = {
  id: ID,
  name: {
    look: { slot: 'primary' },
    cell: (row, { titleOf, itemHref, rowListHref }) => (
      <RowName row={row} title={titleOf(row)} href={rowListHref?.(row) ?? itemHref(row.id)} />
    ),
  },
  text: { look: {}, cell: (row, _, { field }) => <span className="wrap-anywhere">{textOf(row, field)}</span> },
  count: {
    look: { align: 'end', width: '7rem' },
    cell: (row, _, { field }) => formatCount(Number(textOf(row, field))),
  },
  modified: { look: { width: '9rem', isSpare: true }, cell: (row) => <ModifiedCell row={row} /> },
  actions: {
    look: { slot: 'end', align: 'end', width: '9rem' },
    cell: (row, input) => <RowActions {...input} row={row} />,
  },
} as const satisfies Readonly<Record<string, CellKind>>;
