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

async function prove(services: Services, log: FastifyBaseLogger): Promise<void> {
  try {
    await Promise.all([services.db.query('update readiness set checked_at = now()'), proveStorage(services, log)]);
  } catch (error) {
    throw isDiskFull(error) ? new HttpError(503, refusalTexts.diskFull) : error;
  }
}

/**
 * Gives a function that proves that the server can do its work by writing what every working server writes, a row and a
 * file; it rejects with 503 where it can't. Calls at the same time share one proof: anybody may ask.
 */
export function createReadiness(services: Services): (log: FastifyBaseLogger) => Promise<void> {
  let running: Promise<void> | null = null;
  return (log) => {
    running ??= prove(services, log).finally(() => {
      running = null;
    });
    return running;
  };
}
