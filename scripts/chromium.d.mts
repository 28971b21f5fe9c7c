/** Path of the Chromium that PORTOLANO_CHROMIUM names, or of the system's; undefined where there is none, and Playwright's own is left. */
export function chromiumPath(): string | undefined;

/** Sees to it that there is a Chromium to test in. One is installed only where there is none, and where `mayInstall`. */
export function ensureChromium(options?: { readonly mayInstall?: boolean }): void;
