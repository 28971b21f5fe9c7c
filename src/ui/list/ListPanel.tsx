import type { ReactNode } from 'react';

export interface ListPanelProps {
  readonly filters: ReactNode;
  /** Left of the paging: what the selection allows. */
  readonly selection?: ReactNode;
  readonly pagination: ReactNode;
  /** Between filters and table: failures and warnings. */
  readonly notes?: ReactNode;
  /** The table. */
  readonly children: ReactNode;
}

/** How a list page is laid out: filters, paging on top, the table to the edges. */
export function ListPanel({ filters, selection, pagination, notes, children }: ListPanelProps) {
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface">
      <div data-on-screen="" className="border-b border-line p-3 sm:p-4">
        {filters}
      </div>
      {notes !== undefined && <div className="space-y-2 p-3 empty:hidden sm:px-4">{notes}</div>}
      {/* On a narrow page the count of selected rows takes the place of the range, or the bar would need a second line. */}
      <div
        data-on-screen=""
        className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2 border-b border-line px-3 py-2 has-[[data-chosen]]:max-2xl:**:data-range:sr-only sm:px-4"
      >
        {selection ?? <span />}
        {pagination}
      </div>
      {children}
    </div>
  );
}
