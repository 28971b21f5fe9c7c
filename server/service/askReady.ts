import { API_BASE } from '../../src/contract/endpoint';
import { ready } from '../../src/contract/search';
import { startupTexts } from '../../src/messages/server/startup';
import { type Config, ConfigProblem, readConfig } from '../config';

/** Milliseconds: a server that can't work says so within five seconds. */
const PATIENCE = 8000;

/** Addresses that stand for all of a machine's, by the one at which the machine itself finds the server. */
const OWN: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

function addressOf({ host, port }: Config): string {
  const own = OWN[host] ?? host;
  return `http://${own.includes(':') ? `[${own}]` : own}:${port}${API_BASE}/${ready.path}`;
}

/** Why the server that these settings start can't work now; null where it can. */
async function problemOf(config: Config): Promise<string | null> {
  const address = addressOf(config);
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.ok) return null;
    const { message } = (await answer.json()) as { message?: string };
    return startupTexts.notReady(address, message ?? String(answer.status));
  } catch (error) {
    const { cause, message } = error as Error;
    return startupTexts.notReady(address, (cause as NodeJS.ErrnoException | undefined)?.code ?? message);
  }
}

// For whoever watches over the server, with its own settings: ends with 0 where it can work, with 1 where it can't.
try {
  const problem = await problemOf(readConfig(process.env, ['--no-demo']));
  process.stdout.write(`${problem ?? startupTexts.isReady}\n`);
  process.exitCode = problem === null ? 0 : 1;
} catch (error) {
  if (!(error instanceof ConfigProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
