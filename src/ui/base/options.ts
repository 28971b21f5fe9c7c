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

/** Lower case, accents removed: 'Forlì' and 'forli' compare equal. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The options of which label, detail and other names contain every word of the text, accents and case aside. */
export function matchingOptions(options: readonly ComboOption[], text: string): readonly ComboOption[] {
  const words = foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return options;
  return options.filter((option) => {
    const searched = foldText([option.label, option.detail, option.also].join(' '));
    return words.every((word) => searched.includes(word));
  });
}
