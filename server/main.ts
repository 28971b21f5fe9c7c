import { obeyCommandLine } from './commandLine';

// The product as a site runs it: without the demo, so that its public passwords can't come along by mistake.
await obeyCommandLine(null);
