// CI: every check of `npm test`, the server's also on a PostgreSQL of its own.
import { spawn } from 'node:child_process';
import { ensureDependencies, root } from './ensure.mjs';

await ensureDependencies();
const { startPostgres } = await import('./postgres.mjs');
const postgres = await startPostgres();
try {
  process.exitCode = await new Promise((resolve) => {
    const child = spawn('npm', ['test'], {
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
