import type { ComponentProps } from 'react';

interface DescribedInputProps extends ComponentProps<'input'> {
  readonly describedBy: string | undefined;
}

/**
 * The input inside a combobox. The library overwrites `aria-describedby` with its own, empty one: the field's hint, error
 * and refusal come in under another name.
 */
export function DescribedInput({ describedBy, ...native }: DescribedInputProps) {
  return <input {...native} aria-describedby={describedBy} />;
}
