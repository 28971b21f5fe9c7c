// Which Chromium the tests run in. Node's own modules only: nothing need be installed yet.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, succeeds } from './ensure.mjs';

/** The shell is the same engine without a window's machinery: a page opens in a quarter of the time. */
const SHELL_PACKAGE = 'chromium-headless-shell';
const SYSTEM = [
  `/usr/bin/${SHELL_PACKAGE}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Path of the Chromium that PORTOLANO_CHROMIUM names, or of the system's; undefined where there is none, and Playwright's own is left. */
export function chromiumPath() {
  const named = process.env.PORTOLANO_CHROMIUM ?? '';
  return named === '' ? SYSTEM.find((path) => existsSync(path)) : named;
}

/** Whether Playwright has downloaded a Chromium of its own that starts. */
function playwrightHasOne() {
  const attempt = "import('playwright').then(({ chromium }) => chromium.launch()).then((one) => one.close())";
  return spawnSync(process.execPath, ['-e', attempt], { cwd: root, stdio: 'ignore' }).status === 0;
}

/** Installs Chromium out of Debian's packages; the whole browser where the shell is none. Gives whether one is there now. */
function installPackage() {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const privileged = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...privileged, 'apt-get', ...args];
    return succeeds(command, rest, { DEBIAN_FRONTEND: 'noninteractive' });
  };
  const install = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name);
  return apt('update', '-qq') && (install(SHELL_PACKAGE) || install('chromium')) && chromiumPath() !== undefined;
}

/** Has Playwright download its own; the system's libraries with it where Playwright knows how to install them there. */
function installDownload() {
  const download = (...args) =>
    succeeds(join(root, 'node_modules', '.bin', 'playwright'), ['install', '--only-shell', ...args, 'chromium']);
  return download('--with-deps') || download();
}

/** Sees to it that there is a Chromium to test in. One is installed only where there is none, and where `mayInstall`. */
export function ensureChromium({ mayInstall = true } = {}) {
  const path = chromiumPath();
  if (path !== undefined && !existsSync(path)) fail(`PORTOLANO_CHROMIUM: ${path} non esiste.`);
  if (path !== undefined || playwrightHasOne()) return;
  if (!mayInstall)
    fail('Non c’è nessun Chromium: installane uno, o indicane il percorso in PORTOLANO_CHROMIUM, e riprova.');
  console.log('Non c’è nessun Chromium: lo installo dai pacchetti del sistema o da Playwright…');
  if (!installPackage() && !installDownload())
    fail('Installazione di Chromium non riuscita: installalo a mano e indicane il percorso in PORTOLANO_CHROMIUM.');
}
