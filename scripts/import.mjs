// Imports a file into the database, out of a fresh clone as `npm start` starts: `npm run import -- --help` says more.
import { prepare } from './prepare.mjs';

await prepare();
await import('../dist/server/import.js');
