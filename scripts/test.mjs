// Runs the checks; the last line is 'N passed, N failed'.
//   (nothing)          the core: what tells that nothing broke
//   --all              everything
//   --shard 2/3        the second of three parts; the first one checks types and rules too
//   --no-install       ends, instead of installing what is missing
import { execFile, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { ensureDependencies, fail, root } from './ensure.mjs';
import { reportSeconds, secondsOfPlaywright } from './seconds.mjs';

/** Bytes that a check may print. */
const MOST_PRINTED = 64 * 1024 * 1024;

/** What was asked for; ends the program with what is wrong in it. */
function wish() {
  try {
    const { values } = parseArgs({
      options: {
        all: { type: 'boolean', default: false },
        shard: { type: 'string', default: '1/1' },
        'no-install': { type: 'boolean', default: false },
      },
    });
    const [part, parts] = /^[1-9]\d*\/[1-9]\d*$/.test(values.shard) ? values.shard.split('/').map(Number) : [1, 0];
    return part <= parts ? values : fail(`--shard ${values.shard}: serve una parte di quante, come 2/3.`);
  } catch {
    return fail(`${process.argv.slice(2).join(' ')}: si può scegliere fra --all, --shard i/n, --no-install.`);
  }
}

const { all, shard, 'no-install': noInstall } = wish();
const [part, parts] = shard.split('/').map(Number);
const set = all ? 'all' : 'core';
const reports = join(root, '.cache', 'reports');
const bin = (name) => join(root, 'node_modules', '.bin', name);
const secondsSince = (begun) => Math.round((Date.now() - begun) / 1000);

function run(command, args, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** A check without a report of its own counts as one test. It prints when it has ended: others run beside it. */
function check(name, command, args) {
  const begun = Date.now();
  return new Promise((resolve) => {
    execFile(command, args, { cwd: root, maxBuffer: MOST_PRINTED }, (error, stdout, stderr) => {
      console.log(`\n── ${name}\n${stdout}${stderr}${error === null ? '' : `\n${name}: ${error.code}`}`.trimEnd());
      const result = error === null ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
      resolve({ name, ...result, seconds: secondsSince(begun), files: {} });
    });
  });
}

/** A runner that writes a JSON report; no report, or one without a test, is a failure. */
async function suite(name, command, args, report, { read, env }) {
  console.log(`\n── ${name}`);
  const begun = Date.now();
  const shards = parts === 1 ? [] : [`--shard=${shard}`];
  const code = await run(command, [...args, ...shards], { ...env, PORTOLANO_TESTS: set });
  const seconds = secondsSince(begun);
  try {
    const { passed, failed, files } = read(JSON.parse(readFileSync(report, 'utf8')));
    const broken = failed === 0 && (code !== 0 || passed === 0) ? 1 : 0;
    return { name, passed, failed: failed + broken, seconds, files };
  } catch (error) {
    console.error(`${name}: nessun rapporto (${error.message})`);
    return { name, passed: 0, failed: 1, seconds, files: {} };
  }
}

const begun = Date.now();
await ensureDependencies({ mayInstall: !noInstall });
ensureChromium({ mayInstall: !noInstall });
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const unit = join(reports, 'vitest.json');
const browser = join(reports, 'playwright.json');

const build = () => check('Costruzione', 'npm', ['run', '--silent', 'build']);
const checks = await Promise.all(
  part === 1
    ? [
        check('Tipi', 'npm', ['run', '--silent', 'types']),
        check('Regole di stile e confini', bin('biome'), ['check', '--error-on-warnings', '.']),
        check('Nulla che nessuno usa', bin('knip'), ['--no-config-hints']),
        build(),
      ]
    : [build()],
);
const reporters = ['--reporter=dot', `--reporter=${join(root, 'scripts', 'vitestReport.mjs')}`];
const results = [
  ...checks,
  await suite('Macchine, contenuti, contratto, server', bin('vitest'), ['run', ...reporters], unit, {
    read: (report) => report,
    env: { PORTOLANO_REPORT: unit },
  }),
  await suite('Browser', bin('playwright'), ['test', '--reporter=dot,json'], browser, {
    read: (report) => ({
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
      files: secondsOfPlaywright(report),
    }),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browser },
  }),
];

reportSeconds(parts === 1 ? set : `${set} ${shard}`, Object.assign({}, ...results.map(({ files }) => files)));
console.log(`\n${all ? 'Tutto' : 'Il nucleo'}${parts === 1 ? '' : `, parte ${shard}`}: ${secondsSince(begun)} s`);
for (const { name, passed, failed, seconds } of results)
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} / ${passed + failed}, ${seconds} s`);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
