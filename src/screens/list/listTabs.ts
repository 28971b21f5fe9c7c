import { createContext } from 'react';

/** The lists that share an address with the one shown. */
export interface ListTabs {
  /** Goes on to the next of them. */
  readonly next: () => void;
}

/** Null for a list that has its address to itself. */
export const ListTabsContext = createContext<ListTabs | null>(null);
