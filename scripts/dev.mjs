// Server and client for development: the server restarts and the page reloads when a file is saved.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureDependencies, root } from './ensure.mjs';

await ensureDependencies();

const run = (program, ...args) =>
  spawn(join(root, 'node_modules/.bin', program), args, { cwd: root, stdio: 'inherit' });

const children = [run('tsx', 'watch', '--clear-screen=false', 'main.ts', ...process.argv.slice(2)), run('vite')];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children)
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stop();
  });
