import type { Listing } from '../content/lists/listing';
import type { Endpoint } from '../contract/endpoint';
import { INTERFACE_LANGUAGE } from '../contract/languages';
import { failure } from '../contract/result';
import type { ExportActors, ExportEvent } from '../machines/export/machine';
import { exportTexts } from '../messages/screens/exporting';
import { failureTexts } from '../messages/screens/failures';
import { type ClientOptions, readAnswer, urlOf } from './client';

/** Shortest time between two reported steps of progress, in milliseconds. */
const PROGRESS_PAUSE = 100;
const [LINE_BREAK, QUOTE] = [10, 34];

export interface ExporterOptions extends ClientOptions {
  /** Keeps a finished file where the user finds it. */
  readonly save: (file: Blob, name: string) => void;
}

type Emit = (event: ExportEvent) => void;

const fail = (emit: Emit, kind: 'network' | 'nonsense', status: number, message: string) =>
  emit({ type: 'export.answered', result: { ok: false, failure: failure(kind, status, message) } });

/** The name that the server gives the file, else the declared one. */
function nameOf(headers: Headers, declared: string): string {
  const name = /filename="?([^";]+)"?/i.exec(headers.get('Content-Disposition') ?? '')?.[1]?.trim();
  return name === undefined || name === '' || /[\\/]/.test(name) ? declared : name;
}

function totalOf(headers: Headers): number | null {
  const total = Number.parseInt(headers.get('X-Total-Count') ?? '', 10);
  return total >= 0 ? total : null;
}

/** Counts the lines of a CSV file as it comes: a line break within quotes ends none. */
class LineCounter {
  private breaks = 0;
  private isQuoted = false;
  private isBegun = false;

  add(chunk: Uint8Array): void {
    for (const byte of chunk) {
      if (byte === QUOTE) this.isQuoted = !this.isQuoted;
      const isBreak = byte === LINE_BREAK && !this.isQuoted;
      if (isBreak) this.breaks += 1;
      this.isBegun = !isBreak;
    }
  }

  /** Lines below the heading, of which the last one may lack its break. */
  get rows(): number {
    return Math.max(0, this.breaks + (this.isBegun ? 1 : 0) - 1);
  }

  get finished(): number {
    return Math.max(0, this.breaks - 1);
  }

  get endsWithinQuotes(): boolean {
    return this.isQuoted;
  }
}

/** What shows that a part of a file is missing although its stream ended; null for nothing. */
function gap({ rows, endsWithinQuotes }: LineCounter, total: number | null): string | null {
  if (total !== null && rows < total) return exportTexts.short(rows, total);
  return endsWithinQuotes ? exportTexts.brokenOff : null;
}

/** Reads the rows as they come; the first line is the heading. Gives the file, its rows and what is missing. */
async function readRows(response: Response, body: ReadableStream<Uint8Array<ArrayBuffer>>, emit: Emit) {
  const total = totalOf(response.headers);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const lines = new LineCounter();
  const reader = body.getReader();
  let reportedAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    lines.add(value);
    if (performance.now() - reportedAt < PROGRESS_PAUSE) continue;
    reportedAt = performance.now();
    emit({ type: 'export.progress', progress: { rows: lines.finished, total } });
  }
  const file = new Blob(chunks, { type: response.headers.get('Content-Type') ?? 'text/csv' });
  return { file, rows: lines.rows, missing: gap(lines, total) };
}

/** A call that was answered with something else than a file. */
interface Refusal {
  readonly response: Response;
  readonly token: string | null;
  readonly endpoint: Endpoint;
}

async function refused({ response, token, endpoint }: Refusal, { onSessionLost }: ExporterOptions, emit: Emit) {
  const raw = { status: response.status, text: await response.text(), retryAfter: null };
  const result = readAnswer(endpoint, raw);
  if (result.ok) return fail(emit, 'nonsense', response.status, failureTexts.notJson);
  const { kind } = result.failure;
  if (token !== null && (kind === 'unauthenticated' || kind === 'forbidden')) onSessionLost(kind, token);
  emit({ type: 'export.answered', result });
}

/** What is fetched: of a listing, from where. */
interface Download {
  readonly url: string;
  readonly endpoint: Endpoint;
  readonly fileName: string;
  readonly signal: AbortSignal;
}

async function download({ url, endpoint, fileName, signal }: Download, options: ExporterOptions, emit: Emit) {
  const token = options.token();
  const headers = {
    'Accept-Language': INTERFACE_LANGUAGE,
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
  };
  const response = await fetch(url, { headers, signal });
  // An error, or the page of a proxy, is no file.
  const isFile = response.ok && /^text\/csv/i.test(response.headers.get('Content-Type') ?? '');
  if (!isFile || response.body === null) return refused({ response, token, endpoint }, options, emit);
  const { file, rows, missing } = await readRows(response, response.body, emit);
  if (missing !== null) return fail(emit, 'network', response.status, missing);
  const name = nameOf(response.headers, fileName);
  options.save(file, name);
  emit({ type: 'export.answered', result: { ok: true, value: { name, rows } } });
}

/**
 * Exports rows of a listing to a CSV file, fetched as a stream, so that a long export shows its progress. Takes the rows'
 * ids (null: all) and what receives the events; gives what aborts it.
 */
export function exportRowsTo(
  options: ExporterOptions,
  { area, list, endpoints }: Pick<Listing, 'area' | 'list' | 'endpoints'>,
  { ids }: ExportActors['download'],
  emit: Emit,
): () => void {
  const endpoint = ids === null ? endpoints.exportAll : endpoints.exportSelected;
  if (endpoint === undefined || list.exports === undefined) throw new Error(`listing '${area}' does not export that`);
  const stopping = new AbortController();
  const url = urlOf(options.apiBase, endpoint, ids === null ? {} : { params: { ids: ids.join(',') } });
  const emitWhileOn: Emit = (event) => {
    if (!stopping.signal.aborted) emit(event);
  };
  const { fileName } = list.exports;
  download({ url, endpoint, fileName, signal: stopping.signal }, options, emitWhileOn).catch((error: unknown) => {
    if (stopping.signal.aborted) return;
    const isNetwork = error instanceof TypeError || error instanceof DOMException;
    fail(emit, isNetwork ? 'network' : 'nonsense', 0, isNetwork ? exportTexts.cut : failureTexts.unexpected);
  });
  return () => stopping.abort();
}
