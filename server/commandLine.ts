import { run } from './run';
import type { LoadDemo } from './start/demo';

/**
 * Does what the command line asks for: runs the server, or one of the commands that look after what it stores. The demo is
 * null where none comes along.
 */
export async function obeyCommandLine(loadDemo: LoadDemo | null): Promise<void> {
  const [command = '', ...args] = process.argv.slice(2);
  if (command === 'backup' || command === 'restore') {
    const { runBackup } = await import('./backup/program');
    await runBackup(command, args, loadDemo);
  } else if (command === 'register') {
    const { runRegister } = await import('./start/register');
    await runRegister(args);
  } else await run(loadDemo);
}
