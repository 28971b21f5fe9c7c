// What the two commands need before they can begin. Node's own modules only: nothing is installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireNode } from './node.mjs';
import { inTurn } from './turn.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a command in the project's folder, printing what it prints; gives whether it went well. */
export function succeeds(command, args, env = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

/** Ends the program with this message. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Installs what the lock file names; gives whether it went well. Tells its process's id. */
function install(onStart) {
  // Under `npm start` the settings of .npmrc come as variables too, and npm refuses this one as if it were typed.
  const skip = { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', npm_config_allow_scripts: undefined };
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  return new Promise((resolve) => {
    const npm = spawn('npm', args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...skip } });
    npm.on('error', () => resolve(false));
    npm.on('close', (code) => resolve(code === 0));
    if (npm.pid !== undefined) onStart(npm.pid);
  });
}

/**
 * Installs the locked dependencies unless those of this very lock file are there already; without `mayInstall` the program
 * ends. One process installs at a time, and what it did not finish does not count.
 */
export async function ensureDependencies({ mayInstall = true } = {}) {
  requireNode(join(root, 'package.json'));
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.portolano-lock');
  const areInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
  if (areInstalled()) return;
  if (!mayInstall) fail('Le dipendenze non sono quelle di package-lock.json: esegui npm ci e riprova.');
  await inTurn(
    join(root, '.cache/turns/install'),
    async ({ share }) => {
      if (areInstalled()) return;
      console.log('Installo le dipendenze…');
      rmSync(stamp, { force: true });
      // npm goes on where this process is killed: until it has ended, nobody else may begin.
      if (!(await install(share)))
        fail('Installazione delle dipendenze non riuscita: controlla la connessione al registro npm e riprova.');
      mkdirSync(dirname(stamp), { recursive: true });
      writeFileSync(stamp, lock);
    },
    { onWait: () => console.log('Un’altra installazione delle dipendenze è in corso: aspetto che finisca…') },
  );
}
