import type { Db } from '../db/types';
import { seedUsers } from './users';

/** Fills an empty database with the demo. `dataDir` is where its files go. */
export async function seedDemo(db: Db, _settings: { dataDir: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const desk = await tx.query<{ id: number }>(`insert into desks (nome) values ('Redazione regionale') returning id`);
    await seedUsers(tx, desk.rows[0]?.id ?? 0);
  });
}
