import { deviceTexts } from '../../src/messages/server/administration';

type Names = readonly (readonly [RegExp, string])[];

/** In order: most browsers also name those that they want to be taken for. */
const BROWSERS: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

const SYSTEMS: Names = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const nameIn = (names: Names, userAgent: string): string | null =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/**
 * Browser and system of a User-Agent header, in Italian: 'Chrome su Windows'. A program that is no browser is called by
 * what it calls itself. What a client says of itself is a hint for its owner and decides nothing.
 */
export function deviceOf(userAgent: string): string {
  const browser = nameIn(BROWSERS, userAgent);
  const system = nameIn(SYSTEMS, userAgent);
  if (browser !== null && system !== null) return deviceTexts.on(browser, system);
  if (browser !== null) return browser;
  if (system !== null) return deviceTexts.on(deviceTexts.otherBrowser, system);
  return /^[\w.-]{1,40}/.exec(userAgent)?.[0] ?? deviceTexts.unknown;
}
