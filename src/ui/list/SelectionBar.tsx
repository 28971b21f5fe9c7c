import type { ReactNode } from 'react';
import { formatCount } from '../../messages/numbers';
import { listWidgetTexts } from '../../messages/ui/list';
import { Button } from '../base/Button';

export interface SelectionBarProps {
  readonly count: number;
  readonly onDeselect: () => void;
  /** null where rows can't be deleted. */
  readonly onDelete: (() => void) | null;
  readonly deleteRefusal?: string | null | undefined;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** What can be done with the selected rows. Source: document 3, 'Common behaviour of list screens'. */
export function SelectionBar({ count, onDeselect, onDelete, deleteRefusal, children }: SelectionBarProps) {
  return (
    <div data-chosen={count > 0 ? '' : undefined} className="flex min-h-7 flex-wrap items-center gap-x-1.5 gap-y-2">
      <p role="status" className={count === 0 ? 'sr-only' : 'text-sm whitespace-nowrap'}>
        {count > 0 && (
          <>
            {listWidgetTexts.list.selected}: <strong>{formatCount(count)}</strong>
          </>
        )}
      </p>
      {count > 0 && (
        <Button size="small" variant="ghost" className="px-1!" onClick={onDeselect}>
          {listWidgetTexts.list.deselect}
        </Button>
      )}
      {onDelete !== null && (
        <Button
          size="small"
          icon="trash"
          variant={count > 0 ? 'danger' : 'secondary'}
          refusal={deleteRefusal ?? (count === 0 ? listWidgetTexts.list.nothingSelected : null)}
          onClick={onDelete}
        >
          {listWidgetTexts.list.deleteSelected}
        </Button>
      )}
      {children}
    </div>
  );
}
