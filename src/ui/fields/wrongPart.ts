import { kindOf } from '../../content/kinds/table';
import type { FieldWidgetProps } from './types';

/** The part of a field's value that its error is about, whose own control shows it; null where the field as a whole does. */
export const wrongPartOf = ({
  field,
  value,
  error,
}: Pick<FieldWidgetProps, 'field' | 'value' | 'error'>): string | null =>
  error === null ? null : (kindOf(field).wrongPart?.(value) ?? null);
