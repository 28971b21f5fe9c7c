import { keyTable } from './keyTable';

process.stdout.write(`${keyTable()}\n`);
