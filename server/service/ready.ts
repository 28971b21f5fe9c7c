import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { refusalTexts } from '../../src/messages/server/refusals';
import { HttpError, isDiskFull } from '../http/errors';
import type { Services } from '../services';
import { assertWritable } from '../storage/folder';

async function proveStorage({ dataDir, store, room }: Services, log: FastifyBaseLogger): Promise<void> {
  try {
    await Promise.all([assertWritable(dataDir), room.assertFree(0), store.assertReady()]);
  } catch (error) {
    log.error({ err: error as Error }, 'the data folder or the file store can not be written');
    throw isDiskFull(error) ? error : new HttpError(503, refusalTexts.storage);
  }
}

/** Milliseconds within which a server that can work has proved it: a pooler waits minutes for a database that is away. */
const PATIENCE = 5000;

async function prove(services: Services, log: FastifyBaseLogger): Promise<void> {
  try {
    await Promise.all([services.db.query('update readiness set checked_at = now()'), proveStorage(services, log)]);
  } catch (error) {
    throw isDiskFull(error) ? new HttpError(503, refusalTexts.diskFull) : error;
  }
}

async function overdue(): Promise<never> {
  await setTimeout(PATIENCE, undefined, { ref: false });
  throw new HttpError(503, refusalTexts.unavailable);
}

/**
 * Gives a function that proves that the server can do its work by writing what every working server writes, a row and a
 * file; it rejects with 503 where it can't. Calls at the same time share one proof: anybody may ask.
 */
export function createReadiness(services: Services): (log: FastifyBaseLogger) => Promise<void> {
  let running: Promise<void> | null = null;
  return (log) => {
    running ??= Promise.race([prove(services, log), overdue()]).finally(() => {
      running = null;
    });
    return running;
  };
}
