import type { ComponentProps } from 'react';
import { cx } from './cx';
import { Icon, type IconName } from './Icon';
import { plainPaste } from './plainPaste';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'size'> {
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly icon?: IconName | undefined;
}

/** One line of text. Spread a field's control attributes onto it. */
export function TextInput({ value, onValue, icon, className, type = 'text', onPaste, ...native }: TextInputProps) {
  const input = (
    <input
      {...native}
      type={type}
      value={value}
      className={cx('control', icon !== undefined && 'pl-8.5!', className)}
      onPaste={plainPaste(onPaste)}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  );
  if (icon === undefined) return input;
  return (
    <span className="relative block">
      {input}
      <Icon name={icon} className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-muted" />
    </span>
  );
}
