import { useCallback, useReducer, useRef } from 'react';
import type { Tone } from './Banner';
import { NO_NOTICES, type NoticesState, noticesReducer } from './notices';

export interface Notices extends NoticesState {
  /** Shows a notice, of this source if one is named; the same function at every render. */
  readonly notify: (tone: Tone, text: string, source?: string) => void;
  readonly dismiss: (id: string) => void;
}

/** The notices of the application: what `NoticeRegion` shows and `NoticeLog` lists. */
export function useNotices(): Notices {
  const [state, dispatch] = useReducer(noticesReducer, NO_NOTICES);
  const count = useRef(0);
  const notify = useCallback((tone: Tone, text: string, source?: string) => {
    count.current += 1;
    dispatch({ type: 'add', notice: { id: `notice-${count.current}`, tone, text, source, at: Date.now() } });
  }, []);
  const dismiss = useCallback((id: string) => dispatch({ type: 'dismiss', id }), []);
  return { ...state, notify, dismiss };
}
