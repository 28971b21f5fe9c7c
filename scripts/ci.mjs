// CI: everything, the server's tests also on a PostgreSQL of its own. Takes what `npm run test:all` takes.
import { spawn } from 'node:child_process';
import { ensureDependencies, root } from './ensure.mjs';

await ensureDependencies();
const { startPostgres } = await import('./postgres.mjs');
const postgres = await startPostgres();
try {
  process.exitCode = await new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', 'test:all', '--', ...process.argv.slice(2)], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: postgres.url },
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
} finally {
  await postgres.stop();
}
