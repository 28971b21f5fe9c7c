// Installs what is missing and runs every check; the last line is 'N passed, N failed'.
import { execFile, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, ensureDependencies, root } from './ensure.mjs';

const reports = join(root, '.cache', 'reports');
const bin = (name) => join(root, 'node_modules', '.bin', name);

const secondsSince = (begun) => Math.round((Date.now() - begun) / 1000);

function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Bytes that a check may print. */
const MOST_PRINTED = 64 * 1024 * 1024;

/** A check without a report of its own counts as one test. It prints when it has ended: others run beside it. */
function check(name, command, args) {
  const begun = Date.now();
  return new Promise((resolve) => {
    execFile(command, args, { cwd: root, maxBuffer: MOST_PRINTED }, (error, stdout, stderr) => {
      console.log(`\n── ${name}\n${stdout}${stderr}${error === null ? '' : `\n${name}: ${error.code}`}`.trimEnd());
      resolve({ name, passed: error === null ? 1 : 0, failed: error === null ? 0 : 1, seconds: secondsSince(begun) });
    });
  });
}

/** A runner that writes a JSON report; no report, or one without a test, is a failure. */
async function suite(name, command, args, report, count, env) {
  console.log(`\n── ${name}`);
  const begun = Date.now();
  const code = await run(command, args, env);
  const seconds = secondsSince(begun);
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')));
    const broken = failed === 0 && (code !== 0 || passed === 0) ? 1 : 0;
    return { name, passed, failed: failed + broken, seconds };
  } catch (error) {
    console.error(`${name}: nessun rapporto (${error.message})`);
    return { name, passed: 0, failed: 1, seconds };
  }
}

const countVitest = (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests });
const countPlaywright = ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky });

await ensureDependencies();
const chromium = await ensureChromium();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const unit = join(reports, 'vitest.json');
const browser = join(reports, 'playwright.json');

const checks = await Promise.all([
  check('Tipi', 'npm', ['run', '--silent', 'types']),
  check('Regole di stile e confini', bin('biome'), ['check', '--error-on-warnings', '.']),
  check('Costruzione', 'npm', ['run', '--silent', 'build']),
]);
const results = [
  ...checks,
  await suite(
    'Macchine, contenuti, contratto, server',
    bin('vitest'),
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unit}`],
    unit,
    countVitest,
  ),
  await suite('Browser', bin('playwright'), ['test', '--reporter=dot,json'], browser, countPlaywright, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: browser,
    PORTOLANO_CHROMIUM: chromium,
  }),
];

console.log('');
for (const { name, passed, failed, seconds } of results)
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} / ${passed + failed}, ${seconds} s`);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
