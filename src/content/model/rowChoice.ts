import type { Endpoint } from '../../contract/endpoint';

/** What of a row saves itself, as it is sent: flat, so that two values are compared part by part. */
export type ChoiceValue = Readonly<Record<string, string | number>>;

/** A value of each row that is saved as soon as somebody changes it. */
export interface RowChoice {
  /** What the user must be allowed; without it whoever sees the list may. */
  readonly needs?: 'create' | 'edit';
  /** The value of a row about which nobody has decided yet. */
  readonly undecided?: ChoiceValue;
  /** Name of the filter by what is decided: a server counts what is undecided whatever it says. */
  readonly filter?: string;
  /** The value of a row as the wire has it. */
  valueOf(row: Readonly<Record<string, unknown>>): ChoiceValue;
  /** The call that stores it, and what that is sent for a row and a value. */
  readonly save: Endpoint;
  sent(id: number, value: ChoiceValue): { readonly params?: { readonly id: number }; readonly body: unknown };
}
