import { useId } from 'react';
import { cx } from './cx';
import { Field } from './Field';

interface RadioOption<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Why it can't be chosen now. */
  readonly refusal?: string | null | undefined;
}

export interface RadioGroupProps<Value extends string | number> {
  readonly label: string;
  readonly id?: string | undefined;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | null;
  readonly onValue: (value: Value) => void;
  readonly error?: string | null | undefined;
  readonly hint?: string | null | undefined;
  readonly refusal?: string | null | undefined;
  readonly required?: boolean | undefined;
  /** Shows the choice and takes no other; the focus stays where it is. */
  readonly readOnly?: boolean | undefined;
  readonly inline?: boolean | undefined;
}

/** A set of radio buttons under a legend; the arrow keys move within it. */
export function RadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  const { options, value, onValue, readOnly = false, inline = false } = props;
  const { label, id, error, hint, refusal, required } = props;
  const name = useId();
  return (
    <Field as="group" {...{ id, label, error, hint, refusal, required }}>
      {() => (
        <div className={cx('flex gap-x-5 gap-y-1', inline ? 'flex-wrap' : 'flex-col')}>
          {options.map((option) => {
            const note = option.refusal ?? option.hint;
            return (
              <label key={option.value} className="inline-flex min-h-6 items-start gap-2">
                <input
                  type="radio"
                  name={name}
                  className="tick mt-0.5"
                  checked={option.value === value}
                  disabled={typeof option.refusal === 'string'}
                  aria-disabled={readOnly || undefined}
                  aria-describedby={note === undefined ? undefined : `${name}-${option.value}`}
                  onChange={() => !readOnly && onValue(option.value)}
                />
                <span className="pt-px">
                  {option.label}
                  {note !== undefined && (
                    <span id={`${name}-${option.value}`} className="block text-xs text-muted">
                      {note}
                    </span>
                  )}
                </span>
              </label>
            );
          })}
        </div>
      )}
    </Field>
  );
}
