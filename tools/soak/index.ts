import { spawnSync } from 'node:child_process';

const USAGE = `Uso: npm run soak -- [<cosa>] [<opzioni>]
  (niente)              passi a caso su ogni macchina; --steps N, --seed N, <macchina>…
  crashes               il server viene ucciso mentre salva e carica; --kills N (100), --restarts N (20, solo postgres), --engine embedded|postgres
  others                quanto aspettano gli altri mentre uno attacca; --seconds N per attacco (10), --most N millisecondi (200)
  typing                quanto testo perde un browser ucciso; --kills N (20), --most N millisecondi (2000)
  bodies                1 000 corpi ostili su ogni chiamata; --count N, --seed N
  redirects             10 000 modifiche di redirect di due persone insieme; --count N, --seed N`;

const [what = '', ...rest] = process.argv.slice(2);

function options(): Map<string, string> {
  const found = new Map<string, string>();
  for (let index = 0; index < rest.length; index += 2) {
    const [name = '', value = ''] = rest.slice(index, index + 2);
    if (!name.startsWith('--') || value === '') throw new Error(USAGE);
    found.set(name.slice(2), value);
  }
  return found;
}

const numberOf = (name: string, otherwise: number): number => Number(options().get(name) ?? otherwise);

/** Runs a suite of the tests for longer than `npm test` does. */
function runSuite(file: string, environment: Readonly<Record<string, string>>): void {
  const { status } = spawnSync('npx', ['vitest', 'run', '--testTimeout=3600000', file], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  process.exitCode = status ?? 1;
}

function say(problems: readonly string[]): void {
  process.stdout.write(problems.length === 0 ? '✓ in ordine\n' : `✗ ${problems.join('\n✗ ')}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

const seed = (): string => String(numberOf('seed', Date.now() % 1_000_000_000));

if (what === 'crashes') {
  const { soakCrashes } = await import('./crashes');
  const engine = options().get('engine') === 'postgres' ? 'postgres' : 'embedded';
  const restarts = engine === 'postgres' ? numberOf('restarts', 20) : 0;
  say(await soakCrashes({ engine, kills: numberOf('kills', 100), restarts }));
} else if (what === 'others') {
  const { soakOthers } = await import('./others');
  say(await soakOthers(numberOf('seconds', 10), numberOf('most', 200)));
} else if (what === 'typing') {
  const { soakTyping } = await import('./typing');
  say(await soakTyping(numberOf('kills', 20), numberOf('most', 2000)));
} else if (what === 'bodies') {
  runSuite('tests/server/hostile/everywhere.test.ts', {
    HOSTILE_BODIES: String(numberOf('count', 10_000)),
    HOSTILE_SEED: seed(),
  });
} else if (what === 'redirects') {
  runSuite('tests/server/hostile/redirects.test.ts', {
    HOSTILE_CHANGES: String(numberOf('count', 10_000)),
    HOSTILE_SEED: seed(),
  });
} else if (what === '--help') process.stdout.write(`${USAGE}\n`);
else await import('./machines');
