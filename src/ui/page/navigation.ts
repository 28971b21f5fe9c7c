/** History state of a navigation that only renames the page in front, as after a creation: nothing is mounted again. */
export const SAME_PAGE = { samePage: true } as const;

/** Whether a history state says so; a state of any other shape doesn't. */
export function isSamePage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'samePage' in state && state.samePage === true;
}
