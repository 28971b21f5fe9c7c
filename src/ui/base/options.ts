/** An entry of a combobox. */
export interface ComboOption {
  readonly id: string | number;
  readonly label: string;
  /** Said after the label, in a lighter voice: a province, a count. */
  readonly detail?: string | undefined;
  /** Other names by which it is found, not shown. */
  readonly also?: string | undefined;
  /** Whether it stands for something that the user may not see: the label says so. */
  readonly isWithheld?: boolean | undefined;
  /** Level in a tree, from 0. */
  readonly depth?: number | undefined;
  /** Why it can't be chosen: shown with it. */
  readonly refusal?: string | undefined;
}

/** Where the options come from: all there already, or looked up while typing. */
export type LookupState = 'ready' | 'loading' | 'failed' | 'short';

/** Why options could not be looked up, and a retry. */
export interface LookupFailure {
  readonly reason: string;
  readonly retry: () => void;
}

/** Shown in the list in place of options after a failure; never chosen. */
export const RETRY: ComboOption = { id: 'retry', label: '' };
