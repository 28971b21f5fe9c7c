import { run } from './server/run';

/** The demo, for who asks for it. */
const loadDemo = async () => (await import('./demo/index')).demo;

// The product as it is started: the server, or one of the commands that look after what it stores.
const [command = '', ...args] = process.argv.slice(2);
if (command === 'backup' || command === 'restore') {
  const { runBackup } = await import('./server/backup/program');
  await runBackup(command, args, loadDemo);
} else if (command === 'register') {
  const { runRegister } = await import('./server/audit/program');
  await runRegister(args);
} else await run(loadDemo);
