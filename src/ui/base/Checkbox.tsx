import { type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from './cx';

export interface CheckboxProps {
  readonly checked: boolean;
  readonly onChecked: (checked: boolean, event: { readonly shiftKey: boolean }) => void;
  /** Visible label, or the accessible name alone with `labelHidden`. */
  readonly label: ReactNode;
  readonly labelHidden?: boolean | undefined;
  readonly indeterminate?: boolean | undefined;
  /** Why it can't be changed now: shown under the label; the box stays reachable. */
  readonly refusal?: string | null | undefined;
  /** Id of an element that says why it can't be changed now, for one reason that many boxes share. */
  readonly refusedBy?: string | undefined;
  readonly hint?: string | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly tabIndex?: number | undefined;
  readonly className?: string | undefined;
}

/** A checkbox with its label; the whole line is its target. */
export function Checkbox(props: CheckboxProps) {
  const { checked, onChecked, label, labelHidden = false, indeterminate = false, refusal, hint, id, className } = props;
  const element = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const note = refusal ?? hint;
  const refused = props.refusedBy !== undefined || (refusal !== null && refusal !== undefined);
  useEffect(() => {
    if (element.current !== null) element.current.indeterminate = indeterminate && !checked;
  }, [indeterminate, checked]);
  return (
    <label
      className={cx(
        'min-h-6 min-w-6 gap-2',
        labelHidden ? 'flex w-6 items-center justify-center' : 'inline-flex items-start',
        className,
      )}
    >
      <input
        ref={element}
        id={id}
        name={props.name}
        tabIndex={props.tabIndex}
        type="checkbox"
        className={cx('tick', !labelHidden && 'mt-0.5')}
        checked={checked}
        aria-disabled={refused || undefined}
        aria-describedby={note === undefined || note === null ? props.refusedBy : noteId}
        onChange={(event) => {
          const { shiftKey } = event.nativeEvent as MouseEvent;
          if (!refused) onChecked(event.currentTarget.checked, { shiftKey });
        }}
      />
      <span className={labelHidden ? 'sr-only' : 'min-w-0 pt-px'}>
        {label}
        {note !== undefined && note !== null && (
          <span id={noteId} className="block text-xs text-muted">
            {note}
          </span>
        )}
      </span>
    </label>
  );
}
