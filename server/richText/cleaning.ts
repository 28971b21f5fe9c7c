import { sanitizeRichText } from './sanitize';

/** Runs in a thread of its own: see `createCleaner`. */
export default (texts: readonly string[]): string[] => texts.map(sanitizeRichText);
