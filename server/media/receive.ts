import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileAccept } from '../../src/content/field/field';
import {
  acceptProblem,
  claimedType,
  fileProblem,
  type MediaPurpose,
  sizeLimit,
  sizeProblem,
} from '../../src/content/media/files';
import { MEDIA_LIMITS } from '../../src/contract/media';
import { mediaFileTexts, mediaServerTexts } from '../../src/messages/screens/media';
import { HttpError } from '../http/errors';
import { type ReceivedFile, refusedFile } from '../inspect/inspect';
import { cleanName } from './names';

/** One upload's request and answer. */
export interface Upload {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly purpose: MediaPurpose;
  /** The kinds of file that who uploads may, where that is not all; null or absent for all. */
  readonly accepts?: readonly FileAccept[] | null;
}

/**
 * Bytes read of a file that is refused anyway: a browser shows the answer only once it has sent everything, and only so
 * the refusal can say how large the file is. Who sends more is cut off.
 */
const PATIENCE = 2 * MEDIA_LIMITS.otherBytes;

/** Settings of the multipart reader: one file, a few fields that nobody looks at. */
export const MULTIPART_LIMITS = { fileSize: PATIENCE, files: 1, fields: 20, parts: 25, fieldSize: 10_000 };

/** Passes on what lies within the limit, and counts all of it. */
function limited(limit: number) {
  const seen = { size: 0 };
  const pass = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      seen.size += chunk.length;
      if (seen.size <= limit) yield chunk;
    }
  };
  return { seen, pass };
}

async function firstFile({ request }: Upload): Promise<MultipartFile> {
  if (!request.isMultipart()) throw refusedFile(415, mediaServerTexts.notMultipart);
  const part = await request.file({ limits: MULTIPART_LIMITS, throwFileSizeLimit: false }).catch((error: Error) => {
    request.log.info({ err: error }, 'a multipart body can not be read');
    throw refusedFile(422, mediaServerTexts.noFile);
  });
  if (part === undefined) throw refusedFile(422, mediaServerTexts.noFile);
  return part;
}

/** Reads a file to its end into `path`; nothing beyond `limit` is written. Gives its whole size. */
async function save({ request }: Upload, name: string, file: Readable, path: string, limit: number): Promise<number> {
  const timeout = AbortSignal.timeout(MEDIA_LIMITS.uploadTimeout);
  const { seen, pass } = limited(limit);
  try {
    await pipeline(file, pass, createWriteStream(path, { flags: 'wx' }), { signal: timeout });
  } catch (error) {
    if (timeout.aborted) throw refusedFile(408, mediaServerTexts.timedOut(name, MEDIA_LIMITS.uploadTimeout / 60_000));
    if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error;
    request.log.info({ err: error as Error }, 'an upload was cut off');
    throw new HttpError(400, mediaServerTexts.interrupted);
  }
  return seen.size;
}

/** Why who uploads may not upload this file, by its name; null if they may. */
function foreignProblem({ accepts = null }: Upload, name: string): string | null {
  if (accepts === null || accepts.some((accept) => acceptProblem(name, accept) === null)) return null;
  const only = [...new Set(accepts)].map((accept) => mediaFileTexts.accepted[accept]).join(' ');
  return mediaFileTexts.notAccepted(name, only);
}

/** Whether the request says that it is longer than anyone would read. */
const isEndless = ({ request }: Upload): boolean => Number(request.headers['content-length'] ?? 0) > PATIENCE;

/**
 * Reads the file of a multipart request into `folder`, in pieces: memory does not grow with its size. Refuses a type that
 * can't be uploaded here (415), a file over its limit (413) or without content (422), and one that was cut off (400, 408).
 */
export async function receiveFile(upload: Upload, folder: string): Promise<ReceivedFile> {
  const { reply, purpose } = upload;
  const part = await firstFile(upload);
  // A part may be a file without a name, whatever the library's types say.
  const filename: string | undefined = part.filename;
  // Browsers write a quotation mark so, and nothing else. Source: HTML, 'Multipart form data'.
  const name = cleanName((filename ?? '').replaceAll('%22', '"'));
  const claimed = claimedType(name, part.mimetype);
  const typeProblem = fileProblem({ name, size: 1, mime: part.mimetype }, purpose) ?? foreignProblem(upload, name);
  const limit = typeProblem !== null || claimed === null ? 0 : sizeLimit(claimed, purpose);
  if (isEndless(upload)) {
    reply.header('Connection', 'close');
    part.file.destroy();
    throw refusedFile(
      413,
      (claimed && sizeProblem(name, null, claimed, purpose)) ?? typeProblem ?? mediaServerTexts.noFile,
    );
  }
  const path = join(folder, 'received');
  const size = await save(upload, name, part.file, path, limit);
  if (part.file.truncated) reply.header('Connection', 'close');
  if (typeProblem !== null || claimed === null) throw refusedFile(415, typeProblem ?? mediaServerTexts.noFile);
  const tooLarge = sizeProblem(name, part.file.truncated ? null : size, claimed, purpose);
  if (tooLarge !== null) throw refusedFile(413, tooLarge);
  const empty = fileProblem({ name, size, mime: part.mimetype }, purpose);
  if (empty !== null) throw refusedFile(422, empty);
  return { path, name, size, claimed };
}
