import { useId, useState } from 'react';
import { formatCount } from '../../messages/numbers';
import { listWidgetTexts } from '../../messages/ui/list';
import { Button } from './Button';
import { Select } from './Select';
import { Skeleton } from './Skeleton';

export interface PaginationProps {
  /** Current page, from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Choices of 'Righe per pagina'. */
  readonly pageSizes: readonly number[];
  /** Rows in all pages; null while unknown. */
  readonly total: number | null;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (pageSize: number) => void;
}

const text = listWidgetTexts.pagination;

/** Page number that can be typed; applied on Enter or on leaving, put right when out of range. */
function PageInput({
  page,
  pages,
  onPage,
}: {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const apply = () => {
    const wanted = Math.trunc(Number(typed));
    if (typed !== null && typed.trim() !== '' && Number.isFinite(wanted)) {
      const within = Math.min(pages, Math.max(1, wanted));
      if (within !== page) onPage(within);
    }
    setTyped(null);
  };
  return (
    <span className="flex items-center gap-1.5 text-sm whitespace-nowrap max-sm:basis-full">
      <label htmlFor={id} className="text-muted">
        {text.page}
      </label>
      <input
        id={id}
        inputMode="numeric"
        className="control min-h-7! w-12! px-1! py-0.5! text-center"
        value={typed ?? String(page)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={apply}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply();
          if (event.key === 'Escape') setTyped(null);
        }}
      />
      <span className="text-muted">{text.of(pages)}</span>
    </span>
  );
}

/** Paging of a list. Source: document 3, section 2, 'Common behaviour of list screens'. */
export function Pagination({ page, pageSize, pageSizes, total, onPage, onPageSize }: PaginationProps) {
  const pages = total === null ? page : Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const sizeId = useId();
  return (
    <nav aria-label={text.label} className="flex flex-wrap items-center gap-x-2 gap-y-2 2xl:gap-x-4">
      <span data-range="" className="text-sm whitespace-nowrap text-muted">
        {total === null ? (
          // As wide as what follows, or the bar would move.
          <Skeleton className="h-3.5 w-28" />
        ) : (
          text.range(from, Math.min(total, page * pageSize), total)
        )}
      </span>
      <span className="flex items-center gap-1.5 text-sm whitespace-nowrap">
        <label htmlFor={sizeId} className="text-muted">
          {text.pageSize}
        </label>
        <Select
          id={sizeId}
          className="min-h-7! w-18! py-0.5!"
          value={pageSize}
          options={pageSizes.map((size) => ({ value: size, label: formatCount(size) }))}
          onValue={onPageSize}
        />
      </span>
      <PageInput page={page} pages={pages} onPage={onPage} />
      <span className="flex gap-1.5">
        <Button size="small" refusal={page <= 1 ? text.isFirst : null} onClick={() => onPage(page - 1)}>
          {text.previous}
        </Button>
        <Button size="small" refusal={page >= pages ? text.isLast : null} onClick={() => onPage(page + 1)}>
          {text.next}
        </Button>
      </span>
    </nav>
  );
}
