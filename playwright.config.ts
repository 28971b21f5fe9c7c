import { defineConfig } from 'playwright/test';
import { chromiumPath } from './scripts/chromium.mjs';
import { isCore } from './tests/kit/set';

const chromium = chromiumPath();

/** What the core leaves out: the folder of the second and third proofs, and single tests with this tag. */
const FULL = { folder: '**/full/**', tag: /@full/ };

/** Tests of a minute and more: begun first, so that no worker is left without work at the end. */
const LONGEST = '**/replays.spec.ts';

export default defineConfig({
  testDir: 'tests/browser',
  projects: [
    { name: 'replays', testMatch: LONGEST },
    { name: 'others', testMatch: '**/*.spec.ts', testIgnore: [LONGEST, ...(isCore ? [FULL.folder] : [])] },
  ],
  ...(isCore ? { grepInvert: FULL.tag } : {}),
  outputDir: '.cache/browser',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  globalSetup: './tests/browser/kit/server.ts',
  use: {
    // A context is brought back to its start for the next test: what the browser loaded and compiled serves that one too.
    reuseContext: true,
    // What moves costs time to draw and has no contrast yet; one test looks at motion by itself.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    // What is not there after this time does not come: said by name, instead of by the test's own limit.
    actionTimeout: 30_000,
    viewport: { width: 1280, height: 900 },
    // Recording takes a third of a run's time: `PORTOLANO_TRACE=1` asks for it where a failure's text is not enough.
    trace: process.env.PORTOLANO_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      chromiumSandbox: false,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds: what is compiled for speed beside it, again for each page, takes more than it gives back.
        '--js-flags=--no-maglev --no-turbofan',
        // Map tiles and embedded players: no test depends on the world outside. A route would cost the browser its cache.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
});
