import { useVirtualizer } from '@tanstack/react-virtual';
import { useSelector } from '@xstate/react';
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useState,
} from 'react';
import type { MediaItem } from '../../contract/media';
import { isAttached, nameOf } from '../../machines/picker/rules';
import type { GridTarget, PickerEvent } from '../../machines/picker/types';
import { mediaTexts as texts } from '../../messages/ui/media';
import { cx } from '../base/cx';
import { Icon } from '../base/Icon';
import type { PickerActor } from './port';

/** Narrowest thumbnail and height of a row, in pixels at a 16 px root. */
const NARROWEST = 132;
const ROW = 148;

const MOVES: Readonly<Record<string, GridTarget>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
};

/** What choosing an image means: selecting it, or where nothing is inserted opening its data. */
const chosen = (actor: PickerActor, id?: number): PickerEvent => ({
  type: actor.getSnapshot().context.inserts ? 'image.select' : 'detail.open',
  ...(id === undefined ? {} : { id }),
});

/** Keys of the grid: arrows move, Space selects, Enter opens the data. Others are left to whoever is around. */
function useKeys(actor: PickerActor) {
  return useCallback(
    (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const to = MOVES[event.key];
      if (to !== undefined) actor.send({ type: 'cursor.move', to });
      else if (event.key === ' ') actor.send(chosen(actor));
      else if (event.key === 'Enter') actor.send({ type: 'detail.open' });
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    [actor],
  );
}

interface ThumbnailProps {
  readonly id: string;
  readonly item: MediaItem;
  readonly actor: PickerActor;
  readonly position: number;
  readonly count: number;
  readonly selected: boolean;
  readonly attached: boolean;
  readonly current: boolean;
  readonly onKeys: (event: KeyboardEvent) => void;
}

const Thumbnail = memo(function Thumbnail(props: ThumbnailProps) {
  const { id, item, actor, position, count, selected, attached, current, onKeys } = props;
  const name = attached ? `${nameOf(item)} (${texts.attached})` : nameOf(item);
  const choose = (event: MouseEvent<HTMLElement>) => {
    // The grid keeps the focus: a thumbnail may scroll out of the page.
    event.currentTarget.closest<HTMLElement>('[role="listbox"]')?.focus({ preventScroll: true });
    actor.send({ type: 'cursor.move', to: { id: item.id } });
    // The second press of a double one opens the data and takes nothing back.
    if (event.detail <= 1) actor.send(chosen(actor, item.id));
  };
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      aria-posinset={position}
      aria-setsize={count}
      aria-label={name}
      className={cx(
        'relative min-w-0 cursor-pointer overflow-hidden rounded-md border-2 bg-sunken',
        selected ? 'border-accent' : 'border-transparent',
        current && 'outline-2 outline-line-strong outline-offset-2 in-focus-visible:outline-focus',
      )}
      onClick={choose}
      onDoubleClick={() => actor.send({ type: 'detail.open', id: item.id })}
      onKeyDown={onKeys}
    >
      <img
        src={item.url_thumb ?? item.url}
        alt=""
        loading="lazy"
        decoding="async"
        className={cx('h-24 w-full object-cover', attached && 'opacity-50')}
      />
      <span className="mx-1.5 my-1 line-clamp-2 h-8 text-xs">{name}</span>
      {selected && (
        <span className="absolute top-1 right-1 rounded-full bg-accent p-0.5 text-on-accent">
          <Icon name="check" size={16} />
        </span>
      )}
    </div>
  );
});

/** Wide windows and readers of large print have a larger root: everything grows with it. */
const rootScale = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

/** Measures how many thumbnails fit beside and below each other, and sends it to the machine. */
function useColumns(actor: PickerActor, scroller: HTMLElement | null) {
  const columns = useSelector(actor, ({ context }) => context.columns);
  const [scale, setScale] = useState(rootScale);
  useEffect(() => {
    if (scroller === null) return;
    const measure = () => {
      const now = rootScale();
      setScale(now);
      actor.send({
        type: 'view.measure',
        columns: Math.max(2, Math.floor(scroller.clientWidth / (NARROWEST * now))),
        rows: Math.floor(scroller.clientHeight / (ROW * now)),
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [actor, scroller]);
  return { columns, rowHeight: ROW * scale };
}

/** In a dialog the thumbnails get the focus once they are there, unless somebody types already. */
function useFocusInDialog(scroller: HTMLElement | null): void {
  useEffect(() => {
    const focused = document.activeElement;
    const isOurs = scroller?.closest('[role="dialog"]')?.contains(focused) === true;
    if (isOurs && focused?.matches('input, textarea, select') === false)
      scroller?.querySelector<HTMLElement>('[role="listbox"]')?.focus({ preventScroll: true });
  }, [scroller]);
}

/**
 * Thumbnails, however many: only those in sight are on the page. One stop of the Tab key, arrows inside.
 * Source: document 1, section 2.18.
 */
export function ThumbnailGrid({ actor, children }: { readonly actor: PickerActor; readonly children?: ReactNode }) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const { items, selection, cursor, attached, inserts, detail } = useSelector(actor, ({ context }) => context);
  const { columns, rowHeight } = useColumns(actor, scroller);
  useFocusInDialog(scroller);
  const base = useId();
  const onKeys = useKeys(actor);
  const rows = useVirtualizer({
    count: Math.ceil(items.length / columns),
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: 3,
  });
  useEffect(() => {
    // What it measured before applies to rows of another height.
    if (rowHeight > 0) rows.measure();
  }, [rows, rowHeight]);
  const at = items.findIndex(({ id }) => id === cursor);
  useEffect(() => {
    if (at >= 0) rows.scrollToIndex(Math.floor(at / columns));
  }, [at, columns, rows]);
  return (
    <div ref={setScroller} className="relative min-h-0 flex-1 overflow-y-auto p-1.5">
      <div
        role="listbox"
        aria-label={texts.gallery}
        aria-multiselectable={inserts}
        aria-activedescendant={at >= 0 ? `${base}-${cursor}` : undefined}
        tabIndex={0}
        data-autofocus
        // No typing ahead here: letters stay with the page.
        data-letters="free"
        className="relative outline-none"
        style={{ height: rows.getTotalSize() }}
        onKeyDown={onKeys}
        onFocus={() => {
          if (cursor === null && items.length > 0) actor.send({ type: 'cursor.move', to: 'first' });
        }}
      >
        {rows.getVirtualItems().map((row) => (
          <div
            key={row.key}
            role="presentation"
            className="absolute inset-x-0 top-0 grid gap-2 pb-2"
            style={{
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              transform: `translateY(${row.start}px)`,
            }}
          >
            {items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => (
              <Thumbnail
                key={item.id}
                id={`${base}-${item.id}`}
                item={item}
                actor={actor}
                position={row.index * columns + column + 1}
                count={items.length}
                selected={inserts ? selection.some(({ id }) => id === item.id) : detail?.item.id === item.id}
                attached={isAttached({ attached }, item)}
                current={item.id === cursor}
                onKeys={onKeys}
              />
            ))}
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}
