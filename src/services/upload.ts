import type { Endpoint } from '../contract/endpoint';
import { INTERFACE_LANGUAGE } from '../contract/languages';
import { uploadAttachment, uploadMedia } from '../contract/media';
import { failure, type Result } from '../contract/result';
import type {
  Inspection,
  PickedFile,
  ReductionOutcome,
  Uploaded,
  UploadRow,
  UploadTarget,
} from '../machines/upload/types';
import { failureTexts } from '../messages/screens/failures';
import { uploadTexts as texts } from '../messages/screens/upload';
import { type ClientOptions, readAnswer, urlOf } from './client';
import { measureImage } from './measure';
import { type ImageReducer, reduceImage } from './reduction';

/** Smallest step of progress that is reported, 0–1, so that a quick network does not redraw without end. */
const PROGRESS_STEP = 0.01;

export interface UploaderOptions extends ClientOptions {
  /** A fresh id for a file. */
  readonly newId: () => string;
  /** Reads an image's sides; the browser's own way unless a test has no browser. */
  readonly measure?: (file: Blob) => Promise<Inspection>;
  /** Makes an image smaller; a worker unless a test has none. */
  readonly reduce?: ImageReducer;
}

interface UploadListener {
  /** Part that was sent, 0–1. */
  readonly onProgress: (progress: number) => void;
  /** Called once, unless the sending was stopped. */
  readonly onAnswer: (result: Result<Uploaded>) => void;
}

/** A chosen file, or what it was reduced to. */
interface StoredFile {
  readonly id: string;
  readonly version: UploadRow['version'];
}

/** Stores chosen files and sends them. A machine knows them by id only: bytes are no part of a state. */
export interface Uploader {
  /** Stores the files until they are released. */
  register(files: readonly File[]): PickedFile[];
  release(ids: readonly string[]): void;
  inspect(id: string): Promise<Inspection>;
  /** Makes an image smaller, and stores the result beside the original, in place of any earlier one. */
  reduce(id: string, signal: AbortSignal): Promise<ReductionOutcome>;
  bytesOf(file: StoredFile): Blob | null;
  /** Starts sending; gives the way to stop it. */
  send(file: StoredFile, target: UploadTarget, listener: UploadListener): () => void;
}

interface Destination {
  readonly endpoint: Endpoint;
  readonly url: string;
}

function destinationOf(apiBase: string, { purpose, parentId }: UploadTarget): Destination {
  if (purpose !== 'images' && purpose !== 'default')
    return { endpoint: uploadAttachment, url: urlOf(apiBase, uploadAttachment, {}) };
  const params = { collectionType: purpose, parentId };
  return { endpoint: uploadMedia, url: urlOf(apiBase, uploadMedia, { params }) };
}

/** The first answer counts, and none after the sending was stopped. */
function onlyFirst({ onProgress, onAnswer }: UploadListener) {
  let over = false;
  let reported = 0;
  return {
    stop: () => {
      over = true;
    },
    progress: (part: number) => {
      if (over || part - reported < PROGRESS_STEP) return;
      reported = part;
      onProgress(part);
    },
    answer: (result: Result<Uploaded>) => {
      if (over) return;
      over = true;
      onAnswer(result);
    },
  };
}

/** Why nothing came back: the file can't be read any more, or the network is down. */
async function brokenOff(file: File): Promise<Result<never>> {
  const isReadable = await file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
  return isReadable
    ? { ok: false, failure: failure('network', 0, failureTexts.network) }
    : { ok: false, failure: failure('invalid', 0, texts.unreadable(file.name)) };
}

function answerOf({ endpoint }: Destination, request: XMLHttpRequest, file: File): Result<Uploaded> {
  const wait = Number(request.getResponseHeader('Retry-After') ?? Number.NaN);
  const raw = {
    status: request.status,
    text: request.responseText,
    retryAfter: Number.isFinite(wait) ? wait : null,
  };
  const result = readAnswer(endpoint, raw) as Result<{ data: Uploaded }>;
  if (result.ok) return { ok: true, value: result.value.data };
  // The usual text speaks of texts; a proxy that refuses a size gives none of its own.
  const isSilent = result.failure.status === 413 && result.failure.message === failureTexts.tooLarge;
  return isSilent ? { ok: false, failure: { ...result.failure, message: texts.tooLarge(file.name) } } : result;
}

function requestTo(url: string, token: string | null): XMLHttpRequest {
  const request = new XMLHttpRequest();
  request.open('POST', url);
  request.setRequestHeader('Accept', 'application/json');
  request.setRequestHeader('Accept-Language', INTERFACE_LANGUAGE);
  if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
  return request;
}

function bodyOf(file: File): FormData {
  const body = new FormData();
  body.append('file', file, file.name);
  return body;
}

/**
 * Sends files as multipart, with progress, which fetch does not report. Takes where the API lives and who is signed in.
 * How long a sending may take is the queue's business: it stops the sending.
 */
export function createUploader(options: UploaderOptions): Uploader {
  const { apiBase, token: currentToken, onSessionLost, newId, measure = measureImage, reduce = reduceImage } = options;
  const registered = new Map<string, File>();
  const reduced = new Map<string, File>();
  const fileOf = ({ id, version }: StoredFile) => (version === 'reduced' ? reduced : registered).get(id);
  const send = (file: File, target: UploadTarget, listener: UploadListener): (() => void) => {
    const destination = destinationOf(apiBase, target);
    const token = currentToken();
    const request = requestTo(destination.url, token);
    const outcome = onlyFirst(listener);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) outcome.progress(loaded / total);
    };
    request.onload = () => {
      const result = answerOf(destination, request, file);
      const kind = result.ok ? null : result.failure.kind;
      if (token !== null && (kind === 'unauthenticated' || kind === 'forbidden')) onSessionLost(kind, token);
      outcome.answer(result);
    };
    request.onerror = () => void brokenOff(file).then(outcome.answer);
    request.send(bodyOf(file));
    return () => {
      outcome.stop();
      request.abort();
    };
  };
  return {
    register: (files) =>
      files.map((file) => {
        const id = newId();
        registered.set(id, file);
        return { id, name: file.name, size: file.size, type: file.type };
      }),
    release(ids) {
      for (const id of ids) {
        registered.delete(id);
        reduced.delete(id);
      }
    },
    async inspect(id) {
      const file = registered.get(id);
      return file === undefined ? 'unreadable' : measure(file);
    },
    async reduce(id, signal) {
      const file = registered.get(id);
      if (file === undefined) return { ok: false, why: 'undecodable' };
      const outcome = await reduce(file, signal);
      if (!outcome.ok) return outcome;
      const { file: smaller, before, sides } = outcome;
      // Whoever let go of the original meanwhile wants nothing of it.
      if (registered.has(id)) reduced.set(id, smaller);
      return { ok: true, before, after: { name: smaller.name, size: smaller.size, type: smaller.type, sides } };
    },
    bytesOf: (file) => fileOf(file) ?? null,
    send(stored, target, listener) {
      const file = fileOf(stored);
      if (file !== undefined) return send(file, target, listener);
      listener.onAnswer({ ok: false, failure: failure('invalid', 0, texts.unreadable('file')) });
      return () => undefined;
    },
  };
}
