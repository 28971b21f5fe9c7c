import type { ComponentProps } from 'react';
import { cx } from './cx';
import { Icon } from './Icon';

export interface SelectOption<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  /** Shown, but can't be chosen. */
  readonly disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string | number>
  extends Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'children' | 'multiple'> {
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value | null;
  readonly onValue: (value: Value) => void;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string | undefined;
}

/** The browser's own select, in the house look. A value that no option has shows as the placeholder. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { options, value, onValue, placeholder, className, ...native } = props;
  const known = options.some((option) => option.value === value);
  return (
    <span className="relative block">
      <select
        {...native}
        value={known && value !== null ? value : ''}
        className={cx('control control-select', className)}
        onChange={(event) => {
          const chosen = options.find((option) => String(option.value) === event.currentTarget.value);
          if (chosen !== undefined) onValue(chosen.value);
        }}
      >
        {!known && (
          <option value="" disabled>
            {placeholder ?? ''}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled === true}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={16} />
    </span>
  );
}
