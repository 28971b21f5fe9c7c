import { useCallback } from 'react';
import { useNavigate } from './navigate';

/** Entries of browser history from which 'back' goes one step back. Source: document 2, 'Common editor behaviour'. */
const HISTORY_FOR_BACK = 2;

/** Whether there is a page to go back to. */
export const hasPageBefore = (): boolean => window.history.length > HISTORY_FOR_BACK;

/** Goes to the page before, or to `parent` where the application was opened on this one. */
export function useBack(): (parent: string) => void {
  const navigate = useNavigate();
  return useCallback((parent) => (hasPageBefore() ? window.history.back() : navigate(parent)), [navigate]);
}
