// What the two commands need before they can begin. Node's own modules only: nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The shell is the same engine without a window's machinery: a page opens in a quarter of the time. */
const SHELL_PACKAGE = 'chromium-headless-shell';
const CHROMIUM_PATHS = [
  `/usr/bin/${SHELL_PACKAGE}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

function succeeds(command, args, env = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

function stop(message) {
  console.error(message);
  process.exit(1);
}

/** Installs the locked dependencies unless those of this very lock file are there already. */
export async function ensureDependencies() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    stop(`Serve Node.js 20.19 o successivo: qui c'è ${process.versions.node}.`);
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.portolano-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installo le dipendenze…');
  // Under `npm start` the settings of .npmrc come as variables too, and npm refuses this one as if it were typed.
  const skip = { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', npm_config_allow_scripts: undefined };
  if (!succeeds('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], skip))
    stop('Installazione delle dipendenze non riuscita: controlla la connessione al registro npm e riprova.');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lock);
}

/** Installs Chromium out of Debian's packages where that can be done; the whole browser where the shell is none. */
function installChromium() {
  if (!existsSync('/usr/bin/apt-get')) return;
  console.log('Installo Chromium…');
  const privileged = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...privileged, 'apt-get', ...args];
    return succeeds(command, rest, { DEBIAN_FRONTEND: 'noninteractive' });
  };
  const install = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name);
  if (!apt('update', '-qq') || install(SHELL_PACKAGE) || CHROMIUM_PATHS.some((path) => existsSync(path))) return;
  install('chromium');
}

/** Path of a Chromium: the one named by PORTOLANO_CHROMIUM, the system's, one installed now. */
export async function ensureChromium() {
  const named = process.env.PORTOLANO_CHROMIUM;
  if (named !== undefined && named !== '')
    return existsSync(named) ? named : stop(`PORTOLANO_CHROMIUM: ${named} non esiste.`);
  const find = () => CHROMIUM_PATHS.find((path) => existsSync(path));
  const isRoot = process.getuid?.() === 0;
  if (!existsSync(CHROMIUM_PATHS[0]) && (isRoot || find() === undefined)) installChromium();
  const found = find();
  if (found !== undefined) return found;
  if (
    !succeeds(join(root, 'node_modules', '.bin', 'playwright'), ['install', '--with-deps', '--only-shell', 'chromium'])
  )
    stop('Installazione di Chromium non riuscita: installalo a mano e indicane il percorso in PORTOLANO_CHROMIUM.');
  return '';
}
