import { programmeProblem } from '../../../content/kinds/dates';
import type { FieldWidgetProps } from '../types';

/** The control of the card that the error is about, which shows it; null where the card as a whole does, or nobody. */
export function wrongPart({ value, error }: Pick<FieldWidgetProps, 'value' | 'error'>) {
  const part = error === null ? null : (programmeProblem(value)?.part ?? null);
  return part === 'days' ? null : part;
}
