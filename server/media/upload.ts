import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { MediaPurpose } from '../../src/content/media/files';
import { mediaServerTexts } from '../../src/messages/screens/media';
import { HttpError, isDiskFull } from '../http/errors';
import type { InspectedFile } from '../inspect/inspect';
import type { Services, SignedInCall } from '../services';
import { logFile } from './audit';
import { type FileArea, type FileRow, insertFile, type NewFile } from './files';
import { fileKey, newKey, thumbnailKey } from './names';
import { receiveFile, type Upload } from './receive';
import { forgetStray, noteStray, removeStray, UPLOADS_FOLDER } from './stray';

/** What an upload needs beside its request. */
export interface UploadCall extends Upload, SignedInCall {
  /** What the file is for, as the client named it. */
  readonly parent: string;
}

const areaOf = (purpose: MediaPurpose, { type }: InspectedFile): FileArea => {
  if (purpose === 'attachments') return 'attachments';
  return type.family === 'document' ? 'files' : 'images';
};

/** Hands a file to the store; what keeps it from storing is no fault of the file. */
async function put({ services, request }: UploadCall, key: string, path: string): Promise<void> {
  await services.store.put(key, path).catch((error: Error) => {
    if (isDiskFull(error)) throw error;
    request.log.error({ err: error }, 'the file store does not take a file');
    throw new HttpError(503, mediaServerTexts.storage, { fields: { file: mediaServerTexts.storage } });
  });
}

async function discard({ db, store }: Services, log: FastifyBaseLogger, keys: readonly string[]): Promise<void> {
  await removeStray(db, store, keys).catch((error: Error) => {
    log.warn({ err: error, keys }, 'files of a failed upload wait to be swept');
  });
}

/** Stores a file and writes it down. Should any step fail, or the process end, nothing stays behind for good. */
async function keep(call: UploadCall, name: string, inspected: InspectedFile): Promise<FileRow> {
  const { services, user, parent, purpose, request } = call;
  const { type, size, width, height, path, thumbnail, notes } = inspected;
  const { extension, mime } = type;
  const key = newKey();
  const area = areaOf(purpose, inspected);
  const keys = [fileKey({ key, extension }), ...(thumbnail === null ? [] : [thumbnailKey(key)])];
  await noteStray(services.db, keys);
  try {
    await put(call, fileKey({ key, extension }), path);
    if (thumbnail !== null) await put(call, thumbnailKey(key), thumbnail);
    const drawn = { width, height, has_thumbnail: thumbnail !== null };
    const file: NewFile = {
      area,
      key,
      extension,
      mime,
      name,
      size,
      ...drawn,
      notes,
      parent,
      userId: user.id,
      now: services.clock(),
    };
    return await services.db.transaction(async (tx) => {
      await forgetStray(tx, keys);
      const row = await insertFile(tx, file);
      await logFile(tx, { action: 'create', file: row, user, now: file.now });
      return row;
    });
  } catch (error) {
    await discard(services, request.log, keys);
    throw error;
  }
}

/** Receives, inspects and keeps the file of an upload. Gives its row; refuses with an Italian text for the file's row. */
export async function uploadFile(call: UploadCall): Promise<FileRow> {
  const uploads = join(call.services.dataDir, UPLOADS_FOLDER);
  await mkdir(uploads, { recursive: true });
  const folder = await mkdtemp(join(uploads, 'upload-'));
  try {
    const received = await receiveFile(call, folder);
    const request = { file: received, purpose: call.purpose, folder };
    return await keep(call, received.name, await call.services.inspector.inspect(request, call.user.id));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
