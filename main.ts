import { obeyCommandLine } from './server/commandLine';

// The product as it is started out of its sources: with the demo, for who asks for it.
await obeyCommandLine(async () => (await import('./demo/index')).demo);
