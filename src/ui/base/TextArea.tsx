import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { cx } from './cx';
import { plainPaste } from './TextInput';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'ref'> {
  readonly value: string;
  readonly onValue: (value: string) => void;
}

const growsByItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** Several lines of text; grows with them. Spread a field's control attributes onto it. */
export function TextArea({ value, onValue, rows = 3, className, onPaste, ...native }: TextAreaProps) {
  const element = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const area = element.current;
    if (growsByItself || area === null || area.value !== value) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + 2}px`;
  }, [value]);
  return (
    <textarea
      {...native}
      ref={element}
      rows={rows}
      value={value}
      className={cx('control control-grow block', className)}
      style={{ minHeight: `${rows * 1.375 + 0.875}rem` }}
      onPaste={plainPaste(onPaste)}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  );
}
