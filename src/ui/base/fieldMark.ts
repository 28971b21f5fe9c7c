import { createContext } from 'react';

/** What is said of a field beside its own error and hint. */
export interface FieldMark {
  /** In a sign beside the label: what publication asks of it. Null for none. */
  readonly need: string | null;
  /** Under the control: what one may leave as it is. Null for none. */
  readonly warning: string | null;
}

export const NO_MARK: FieldMark = { need: null, warning: null };

/** What the next field within is marked with. Fields inside of that one are not. */
export const FieldMarkContext = createContext<FieldMark>(NO_MARK);
