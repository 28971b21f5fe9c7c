import { counted } from './numbers';

/** From here on a wait is told in minutes. */
const SECONDS_TOLD = 120;

/** How long one has to wait, in words. Takes whole seconds. */
export function waitTime(seconds: number): string {
  if (seconds >= SECONDS_TOLD) return `${Math.ceil(seconds / 60)} minuti`;
  return counted(seconds, 'secondo', 'secondi');
}
