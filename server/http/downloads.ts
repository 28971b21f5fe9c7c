import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalTexts } from '../../src/messages/server/refusals';
import { HttpError } from './errors';

/** What files that are written while they are sent may take at once. Times in milliseconds. */
export interface DownloadLimits {
  /** Of one user. */
  readonly downloadsPerUser: number;
  /** Of all of them. */
  readonly downloads: number;
  /** After which a reader that takes nothing is given up. */
  readonly stalledTime: number;
}

/** Seconds after which a download that was turned away is worth trying again. */
const RETRY_AFTER = 10;

/** Ends a download whose reader takes nothing: what is written for it waits in memory, and its place is somebody's. */
function endStalled({ raw }: FastifyReply, stalledTime: number): () => void {
  let seen = -1;
  const timer = setInterval(() => {
    const sent = raw.socket?.bytesWritten ?? 0;
    if (sent === seen) raw.destroy();
    seen = sent;
  }, stalledTime);
  return () => clearInterval(timer);
}

/**
 * Gives what takes a place for a download until its answer has ended, or refuses it: 429 for a user who has as many as
 * anybody may, 503 while all places are taken.
 */
export function createDownloads({ downloadsPerUser, downloads, stalledTime }: DownloadLimits) {
  const byUser = new Map<number | null, number>();
  let all = 0;
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const user = request.user?.id ?? null;
    const own = byUser.get(user) ?? 0;
    if (own >= downloadsPerUser)
      throw new HttpError(429, refusalTexts.downloads(downloadsPerUser), { retryAfter: RETRY_AFTER });
    if (all >= downloads) throw new HttpError(503, refusalTexts.overloaded, { retryAfter: RETRY_AFTER });
    byUser.set(user, own + 1);
    all += 1;
    const stop = endStalled(reply, stalledTime);
    reply.raw.once('close', () => {
      stop();
      all -= 1;
      const left = (byUser.get(user) ?? 1) - 1;
      if (left > 0) byUser.set(user, left);
      else byUser.delete(user);
    });
  };
}
export type TakeDownload = ReturnType<typeof createDownloads>;
