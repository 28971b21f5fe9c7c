import { run } from './server/run';

// The product as it is started: the server, with the demo at hand for a start that asks for it.
await run(async () => (await import('./demo/index')).demo);
