import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { cx } from '../base/cx';

interface AddressCellProps {
  readonly label: string;
  readonly value: string;
  readonly column: number;
  /** 0 in the row that Tab reaches, -1 in the others. */
  readonly tabIndex: 0 | -1;
  /** Whether it is being written in: then its keys are its own. */
  readonly editing: boolean;
  readonly readOnly: boolean;
  /** Id of what is wrong with it; null for nothing. */
  readonly problemId: string | null;
  /** Ids of further texts about its row. */
  readonly describedBy: string | undefined;
  readonly onEdit: () => void;
  readonly onValue: (value: string) => void;
  readonly onRestore: () => void;
  /** The focus went, or Enter ended the writing; `inRow` for another cell of the row. */
  readonly onLeave: (inRow: boolean) => void;
  /** Gives whether the text was handled elsewhere. */
  readonly onPaste: (text: string) => boolean;
}

/** Enter and F2 begin, Enter ends, Esc puts back. The other keys are the browser's. */
function onKey(event: KeyboardEvent<HTMLInputElement>, props: AddressCellProps): void {
  const { editing, readOnly } = props;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (event.key === 'Escape') {
    if (!editing) return;
    props.onRestore();
  } else if (readOnly) return;
  else if (event.key === 'Enter' && editing) props.onLeave(true);
  else if ((event.key === 'Enter' || event.key === 'F2') && !editing) {
    const { currentTarget: input } = event;
    input.setSelectionRange(input.value.length, input.value.length);
    props.onEdit();
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

/** An address of a redirect, typed in its place. */
export function AddressCell(props: AddressCellProps) {
  const { label, value, column, tabIndex, editing, readOnly, problemId, describedBy, onValue, onLeave, onPaste } =
    props;
  const input = useRef<HTMLInputElement>(null);
  // Opened by a command, it has to come to the focus.
  useLayoutEffect(() => {
    const cell = input.current;
    if (!editing || cell === null || cell === document.activeElement) return;
    cell.focus();
    cell.setSelectionRange(cell.value.length, cell.value.length);
  }, [editing]);
  return (
    <input
      ref={input}
      data-col={column}
      tabIndex={tabIndex}
      data-editing={editing ? '' : undefined}
      aria-label={label}
      aria-invalid={problemId !== null || undefined}
      aria-describedby={cx(problemId ?? '', describedBy) || undefined}
      readOnly={readOnly}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      inputMode="url"
      className={cx(
        'control min-h-8! w-full text-ellipsis bg-transparent! font-mono text-sm!',
        editing ? 'border-accent!' : 'not-aria-invalid:not-hover:not-focus:border-transparent!',
      )}
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
      onBlur={(event) => {
        const row = event.currentTarget.closest('tr');
        onLeave(event.relatedTarget instanceof Node && row?.contains(event.relatedTarget) === true);
      }}
      onKeyDown={(event) => onKey(event, props)}
      onPaste={(event) => {
        if (onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault();
      }}
    />
  );
}
