import { createContext, useDeferredValue } from 'react';

/**
 * False at the first drawing and true soon after: what it stands for is drawn in small steps once the rest is on the
 * screen, and gives way to the user meanwhile.
 */
export const useRest = (): boolean => useDeferredValue(true, false);

/** Whether what takes long to draw is drawn by now, for what lies deep within who decides it. */
export const RestContext = createContext(true);
