/** Reads anew what a page lists: the same key wherever there is something listed. */
export const RELOAD_KEYS = ['Shift+R'] as const;
