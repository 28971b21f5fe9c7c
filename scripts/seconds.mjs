// Where a run's time goes: the seconds of each test file, and which grew since the last run of the same set here.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure.mjs';

const KEPT = join(root, '.cache', 'seconds.json');
/** Files that are printed. */
const MOST = 20;
/** A file that takes so many times its seconds of the last run, and so many more, is pointed out. */
const GROWN = { times: 1.5, seconds: 3 };

const add = (all, name, seconds) => {
  all[name] = (all[name] ?? 0) + seconds;
};

/** Seconds of each spec file in Playwright's JSON report; of the replays by machine and driver. */
export function secondsOfPlaywright({ suites }) {
  const all = {};
  const visit = (suite, file, titles) => {
    for (const { title, tests } of suite.specs ?? [])
      for (const { results } of tests) {
        const [machine] = titles.join(' ').split(' · ');
        const name = file.startsWith('replays') ? `replays: ${machine}, ${title}` : `tests/browser/${file}`;
        for (const { duration } of results) add(all, name, duration / 1000);
      }
    for (const inner of suite.suites ?? []) visit(inner, file, [...titles, inner.title]);
  };
  for (const suite of suites) visit(suite, suite.file, []);
  return all;
}

/** Prints the slowest files of a run and those that grew, and keeps all for the next run of this set. */
export function reportSeconds(set, files) {
  const kept = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};
  const before = kept[set] ?? {};
  const sorted = Object.entries(files).sort(([, one], [, other]) => other - one);
  const line = ([name, seconds]) => {
    const was = before[name];
    const grew = was !== undefined && seconds > was * GROWN.times && seconds > was + GROWN.seconds;
    return `${seconds.toFixed(1).padStart(7)} s  ${name}${grew ? `  (l’ultima volta ${was.toFixed(1)} s)` : ''}`;
  };
  const printed = sorted.filter((entry, index) => index < MOST || line(entry).endsWith(')'));
  console.log(`\nI file più lenti, e quelli cresciuti (tutti: .cache/seconds.json)`);
  for (const entry of printed) console.log(line(entry));
  const rounded = Object.fromEntries(sorted.map(([name, seconds]) => [name, Number(seconds.toFixed(1))]));
  writeFileSync(KEPT, `${JSON.stringify({ ...kept, [set]: rounded }, null, 2)}\n`);
}
