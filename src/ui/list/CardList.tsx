import { type ComponentType, type MouseEvent, memo, type ReactNode, useMemo } from 'react';
import type { ListingRow } from '../../content/lists/listing';
import { listWidgetTexts } from '../../messages/ui/list';
import { Skeleton } from '../base/Skeleton';
import { BusyBar } from '../table/DataTable';
import { useLatest } from '../table/useLatest';
import { useRowFocus } from '../table/useRowFocus';
import { titleId } from './recordCells';

/** Draws a row as a card; the element with the id `titleId(row)` says what it is called. */
export type CardOfRow = ComponentType<{ readonly row: ListingRow }>;

export interface CardListProps {
  /** Accessible name. */
  readonly label: string;
  readonly rows: readonly ListingRow[];
  /** Rows of all pages. */
  readonly total: number;
  /** Id of the row under the keyboard cursor. */
  readonly cursor: number | null;
  readonly onCursor: (id: number) => void;
  /** A row was pressed twice. */
  readonly onOpen: (id: number) => void;
  readonly loading: 'skeleton' | 'busy' | 'stale' | null;
  /** Shown in place of the cards while there are none. */
  readonly empty: ReactNode;
  readonly card: CardOfRow;
}

interface CardActions {
  readonly point: (id: number) => void;
  readonly open: (id: number) => void;
}

interface CardProps {
  readonly row: ListingRow;
  readonly card: CardOfRow;
  readonly atCursor: boolean;
  /** The one card that the Tab key reaches. */
  readonly reachable: boolean;
  readonly actions: CardActions;
}

/** A press on a control inside the card is that control's. */
const onControl = (event: MouseEvent): boolean =>
  event.target instanceof Element && event.target.closest('a, button, input, label, select') !== null;

/** What a card says: the cursor's coming and going does not draw it again. */
const CardBody = memo(({ row, card: Body }: Pick<CardProps, 'row' | 'card'>) => <Body row={row} />);

/** A card; drawn again only when its row or its cursor changes, and not laid out while it is out of sight. */
const Card = memo(({ row, card, atCursor, reachable, actions }: CardProps) => (
  <li className="card-row border-line border-b last:border-b-0">
    {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys act on the card under the cursor, as commands. */}
    <article
      aria-labelledby={titleId(row)}
      aria-current={atCursor || undefined}
      data-cursor={atCursor ? '' : undefined}
      data-row={row.id}
      tabIndex={reachable ? 0 : -1}
      className="scroll-my-16 px-3 py-3 outline-offset-[-2px]! hover:bg-hover data-cursor:bg-hover data-cursor:shadow-[inset_3px_0_0_var(--accent)] sm:px-4"
      onFocus={() => {
        if (!atCursor) actions.point(row.id);
      }}
      onClick={(event) => {
        if (!onControl(event)) actions.point(row.id);
      }}
      onDoubleClick={(event) => {
        if (!onControl(event)) actions.open(row.id);
      }}
    >
      <CardBody row={row} card={card} />
    </article>
  </li>
));

const SKELETONS = ['first', 'second', 'third', 'fourth', 'fifth'];

function SkeletonCards() {
  return SKELETONS.map((key) => (
    <li key={key} className="flex gap-4 border-line border-b p-4 last:border-b-0">
      <Skeleton className="h-24 w-24 shrink-0 sm:w-36" />
      <span className="flex-1 space-y-2.5">
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-3.5 w-3/4" />
        <Skeleton className="h-3.5 w-2/3" />
      </span>
    </li>
  ));
}

/** Server rows as cards, with a cursor for the keyboard as a table has it. Its parent owns the state. */
export function CardList(props: CardListProps) {
  const { label, rows, total, cursor, loading, empty, card } = props;
  const list = useRowFocus<HTMLUListElement>(cursor);
  const latest = useLatest(props);
  const actions = useMemo<CardActions>(
    () => ({ point: (id) => latest.current.onCursor(id), open: (id) => latest.current.onOpen(id) }),
    [latest],
  );
  if (rows.length === 0 && loading !== 'skeleton') return <>{empty}</>;
  const reached = rows.find(({ id }) => id === cursor) ?? rows[0];
  return (
    <div className="@container relative">
      <BusyBar shown={loading === 'busy' || loading === 'stale'} stale={loading === 'stale'} />
      <ul ref={list} aria-label={`${label}, ${listWidgetTexts.table.rows(total)}`} aria-busy={loading !== null}>
        {loading === 'skeleton' ? (
          <SkeletonCards />
        ) : (
          rows.map((row) => (
            <Card
              key={row.id}
              row={row}
              card={card}
              atCursor={cursor === row.id}
              reachable={row === reached}
              actions={actions}
            />
          ))
        )}
      </ul>
    </div>
  );
}
