import type { RecordField } from '../../content/model/record';
import type { Json } from '../../content/model/types';
import type { RecordActor } from './useRecordActor';

/** Id of a field's main control. */
export const controlId = (field: string): string => `record-${field}`;

/** What every widget of a record's field takes; it draws the whole field, label, hint and error included. */
export interface RecordWidgetProps {
  readonly actor: RecordActor;
  readonly field: RecordField;
  readonly value: Json;
  /** Italian; null when nothing is wrong or the field is not checked yet. */
  readonly error: string | null;
  readonly readOnly: boolean;
  readonly required: boolean;
  onChange(value: Json): void;
  onBlur(): void;
}
