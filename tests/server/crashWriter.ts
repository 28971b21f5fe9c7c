// Writes rows for ever, each in a transaction of its own, and says each one only once it is committed. Killed by
// crash.test.ts at any moment.
import { writeSync } from 'node:fs';
import { openEmbedded } from '../../server/db/open';

const fail = (error: Error) => {
  throw error;
};

const db = await openEmbedded(process.argv[2] ?? '', { connectionError: fail, engineDeath: fail, upkeepError: fail });
await db.query('create table if not exists rows (n int primary key, body text not null)');
await db.query('create table if not exists totals (k int primary key, n int not null)');
await db.query('insert into totals values (1, 0) on conflict do nothing');
const { rows } = await db.query<{ last: number }>('select n as last from totals');
let n = rows[0]?.last ?? 0;
for (;;) {
  n += 1;
  await db.transaction(async (tx) => {
    await tx.query('insert into rows values ($1, $2)', [n, 'x'.repeat((n * 7919) % 3000)]);
    await tx.query('update totals set n = n + 1');
  });
  writeSync(1, `${n}\n`);
  if (n % 100 === 0) await db.query('checkpoint');
}
