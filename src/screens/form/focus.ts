import { useLayoutEffect } from 'react';
import { type FieldTarget, leadTo } from '../../ui/page/leadTo';

/** Puts the focus where the form's machine wants it: the first error, the next one, a field asked for. */
export function useFieldFocus(target: FieldTarget | null): void {
  useLayoutEffect(() => (target === null ? undefined : leadTo(target)), [target]);
}

/** A form that comes up is written from this field on; null leaves the focus where it is. */
export function useFirstFocus(path: string | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes
  useLayoutEffect(() => (path === null ? undefined : leadTo({ path })), []);
}
