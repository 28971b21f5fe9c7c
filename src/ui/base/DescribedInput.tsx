import type { ComponentProps, KeyboardEvent } from 'react';

interface DescribedInputProps extends ComponentProps<'input'> {
  readonly describedBy: string | undefined;
}

/** Keys that the library takes for its list whatever is held with them. */
const LIST_KEYS = /^(Enter|Page(Up|Down)|Home|End)$/;

/** Whether a key is the page's, as Alt+PgDn is, which goes to the next language, and Ctrl+Enter, which ends a dialog. */
const isPages = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  LIST_KEYS.test(key) && (altKey || ctrlKey || metaKey);

/**
 * The input inside a combobox. The library overwrites `aria-describedby` with its own, empty one: the field's hint, error
 * and refusal come in under another name. Of its keys it gets those that are its list's.
 */
export function DescribedInput({ describedBy, onKeyDown, ...native }: DescribedInputProps) {
  return (
    <input
      {...native}
      aria-describedby={describedBy}
      onKeyDown={(event) => {
        if (!isPages(event)) onKeyDown?.(event);
      }}
    />
  );
}
