const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** So many milliseconds as one reads them off a clock. */
export function durationText(ms: number): string {
  if (ms < SECOND) return `${Math.round(ms)} ms`;
  // The fold's clock moves a little with every step: a wait until a given moment is shorter by that.
  const seconds = Math.round(ms / SECOND);
  return seconds % 60 === 0 ? `${(seconds * SECOND) / MINUTE} min` : `${seconds} s`;
}

/** The step of a checklist that lets time pass: how long one waits, and what one sees then. */
export const waitText = (ms: number, seen: string): string => `Attendi ${durationText(ms)}: ${seen}`;
