import { INTERFACE_LANGUAGE } from '../contract/languages';
import { exportSomeUsers, exportUsers } from '../contract/users';
import type { ExportActors, ExportEvent } from '../machines/export/types';
import { exportTexts } from '../messages/screens/exporting';
import { failureTexts } from '../messages/screens/failures';
import { failure } from './answer';
import { type ClientOptions, readAnswer, urlOf } from './client';

/** Shortest time between two reported steps of progress, in milliseconds. */
const PROGRESS_PAUSE = 100;
const LINE_BREAK = 10;

export interface ExporterOptions extends ClientOptions {
  /** Keeps a finished file where the user finds it. */
  readonly save: (file: Blob, name: string) => void;
}

type Emit = (event: ExportEvent) => void;

const fail = (emit: Emit, kind: 'network' | 'nonsense', status: number, message: string) =>
  emit({ type: 'export.answered', result: { ok: false, failure: failure(kind, status, message) } });

/** The name that the server gives the file, else the data's route. Source: document 1, section 2.10. */
function nameOf(headers: Headers): string {
  const name = /filename="?([^";]+)"?/i.exec(headers.get('Content-Disposition') ?? '')?.[1]?.trim();
  return name === undefined || name === '' || /[\\/]/.test(name) ? 'user.csv' : name;
}

function totalOf(headers: Headers): number | null {
  const total = Number.parseInt(headers.get('X-Total-Count') ?? '', 10);
  return total >= 0 ? total : null;
}

const breaksIn = (chunk: Uint8Array): number =>
  chunk.reduce((count, byte) => (byte === LINE_BREAK ? count + 1 : count), 0);

/** Reads the rows as they come; the first line is the heading. Gives the file and its rows. */
async function readRows(response: Response, body: ReadableStream<Uint8Array<ArrayBuffer>>, emit: Emit) {
  const total = totalOf(response.headers);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  let breaks = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    breaks += breaksIn(value);
    if (performance.now() - reportedAt < PROGRESS_PAUSE) continue;
    reportedAt = performance.now();
    emit({ type: 'export.progress', progress: { rows: Math.max(0, breaks - 1), total } });
  }
  const file = new Blob(chunks, { type: response.headers.get('Content-Type') ?? 'text/csv' });
  return { file, rows: total ?? Math.max(0, breaks - 1) };
}

async function refused(response: Response, token: string | null, { onSessionLost }: ExporterOptions, emit: Emit) {
  const raw = { status: response.status, text: await response.text(), retryAfter: null };
  const result = readAnswer(exportUsers, raw);
  if (result.ok) return fail(emit, 'nonsense', response.status, failureTexts.notJson);
  const { kind } = result.failure;
  if (token !== null && (kind === 'unauthenticated' || kind === 'forbidden')) onSessionLost(kind, token);
  emit({ type: 'export.answered', result });
}

async function download(url: string, options: ExporterOptions, signal: AbortSignal, emit: Emit): Promise<void> {
  const token = options.token();
  const headers = {
    'Accept-Language': INTERFACE_LANGUAGE,
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
  };
  const response = await fetch(url, { headers, signal });
  // An error, or the page of a proxy, is no file.
  const isFile = response.ok && /^text\/csv/i.test(response.headers.get('Content-Type') ?? '');
  if (!isFile || response.body === null) return refused(response, token, options, emit);
  const { file, rows } = await readRows(response, response.body, emit);
  const name = nameOf(response.headers);
  options.save(file, name);
  emit({ type: 'export.answered', result: { ok: true, value: { name, rows } } });
}

/**
 * Exports users to a CSV file, reporting its progress; fetched as a stream, so that a long export shows its progress.
 * Takes the users' ids (null: all) and what receives the events; gives what aborts it.
 */
export function exportUsersTo(options: ExporterOptions, { ids }: ExportActors['download'], emit: Emit): () => void {
  const stopping = new AbortController();
  const url =
    ids === null
      ? urlOf(options.apiBase, exportUsers, {})
      : urlOf(options.apiBase, exportSomeUsers, { params: { ids: ids.join(',') } });
  const emitWhileOn: Emit = (event) => {
    if (!stopping.signal.aborted) emit(event);
  };
  download(url, options, stopping.signal, emitWhileOn).catch((error: unknown) => {
    if (stopping.signal.aborted) return;
    const isNetwork = error instanceof TypeError || error instanceof DOMException;
    fail(emit, isNetwork ? 'network' : 'nonsense', 0, isNetwork ? exportTexts.cut : failureTexts.unexpected);
  });
  return () => stopping.abort();
}
