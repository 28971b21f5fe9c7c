import type { ClipboardEvent, ComponentProps } from 'react';
import { withoutInvisible } from '../../content/text/invisible';
import { cx } from './cx';
import { Icon, type IconName } from './Icon';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Handles a paste into a control of plain text: what nobody sees of it (soft hyphens, marks of direction) stays out. The
 * rest goes in as if it were typed, so that it can be undone. `own` is the control's own handler, which comes first.
 */
export const plainPaste =
  <Element extends Control>(own?: (event: ClipboardEvent<Element>) => void) =>
  (event: ClipboardEvent<Element>): void => {
    own?.(event);
    const { type, readOnly, ownerDocument } = event.currentTarget;
    if (event.defaultPrevented || readOnly || type === 'password') return;
    const text = event.clipboardData.getData('text/plain');
    const plain = withoutInvisible(text);
    if (plain === text) return;
    event.preventDefault();
    ownerDocument.execCommand('insertText', false, plain);
  };

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
