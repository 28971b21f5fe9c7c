// Installs what is missing and runs every check; the last line is 'N passed, N failed'.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, ensureDependencies, root } from './ensure.mjs';

const reports = join(root, '.cache', 'reports');
const bin = (name) => join(root, 'node_modules', '.bin', name);

function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** A check without a report of its own counts as one test. */
async function check(name, command, args, env) {
  console.log(`\n── ${name}`);
  const code = await run(command, args, env);
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** A runner that writes a JSON report; no report, or one without a test, is a failure. */
async function suite(name, command, args, report, count, env) {
  console.log(`\n── ${name}`);
  const code = await run(command, args, env);
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')));
    const broken = failed === 0 && (code !== 0 || passed === 0) ? 1 : 0;
    return { name, passed, failed: failed + broken };
  } catch (error) {
    console.error(`${name}: nessun rapporto (${error.message})`);
    return { name, passed: 0, failed: 1 };
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

const results = [
  await check('Tipi', 'npm', ['run', '--silent', 'types']),
  await check('Regole di stile e confini', bin('biome'), ['check', '--error-on-warnings', '.']),
  await suite(
    'Macchine, contenuti, contratto, server',
    bin('vitest'),
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unit}`],
    unit,
    countVitest,
  ),
  await check('Costruzione', 'npm', ['run', '--silent', 'build']),
  await suite('Browser', bin('playwright'), ['test', '--reporter=dot,json'], browser, countPlaywright, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: browser,
    PORTOLANO_CHROMIUM: chromium,
  }),
];

console.log('');
for (const { name, passed, failed } of results)
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} / ${passed + failed}`);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
