// CI: everything, the server's tests also on a PostgreSQL of its own, and on the other versions of Node.js that count
// what would break there. Takes what `npm run test:all` takes.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureDependencies, root } from './ensure.mjs';

/** Server's tests that another Node.js runs too: a start and an end, files and pictures, one area, and a backup. */
const ELSEWHERE = ['process', 'media-upload', 'tags', 'backup'].map((name) => `tests/server/${name}`);

await ensureDependencies();
const { startPostgres } = await import('./postgres.mjs');
const { nodeOf, PROVED } = await import('./nodes.mjs');

const args = process.argv.slice(2);
const { values } = parseArgs({ args, options: { shard: { type: 'string', default: '1/' } }, strict: false });
const [own] = process.versions.node.split('.');
// One of several machines is enough.
const others = Object.entries(PROVED).filter(([major]) => major !== own && String(values.shard).startsWith('1/'));

function run(command, parameters, env) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

const nodes = others.map(([, version]) => [version, nodeOf(version)]);
const postgres = await startPostgres();
try {
  const env = { TEST_DATABASE_URL: postgres.url };
  const codes = [];
  for (const [version, node] of nodes) {
    console.log(`\n── Node.js ${version}`);
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...ELSEWHERE];
    codes.push(await run(node, vitest, { ...env, PORTOLANO_TESTS: 'core' }));
  }
  codes.push(await run('npm', ['run', '--silent', 'test:all', '--', ...args], env));
  process.exitCode = codes.find((code) => code !== 0) ?? 0;
} finally {
  await postgres.stop();
}
