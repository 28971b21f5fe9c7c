import type { FastifyReply, FastifyRequest } from 'fastify';
import { MEDIA_TYPES, type MediaType } from '../../src/content/media/files';
import { refusalTexts } from '../../src/messages/server/refusals';
import { HttpError } from '../http/errors';
import { encodingOfText, type TextEncoding } from '../inspect/text';
import type { Api } from '../services';
import { SharedCache } from '../sharedCache';
import type { FileStore } from '../storage/fileStore';
import { readRange } from '../storage/range';
import { FILES_PATH, fileKey, KEY_PATTERN, THUMBNAILS_PATH, thumbnailKey } from './names';

/** What an address says of a file. */
interface Wanted {
  /** In the store. */
  readonly key: string;
  /** Distinguishes one file from every other, for the browser's cache. */
  readonly tag: string;
  readonly type: MediaType;
  /** Name that a download gets. */
  readonly name: string;
}

const FILE = new RegExp(`^(${KEY_PATTERN})$`);
const NAME = /^([a-z0-9-]{1,100})\.([a-z0-9]{2,8})$/;
const THUMBNAIL = new RegExp(`^(${KEY_PATTERN})\\.webp$`);

const typeOf = (extension: string): MediaType | undefined => MEDIA_TYPES.find((type) => type.extension === extension);

/** The file that an address names; null for an address that no file has. */
function wantedFile(key: string, name: string): Wanted | null {
  const extension = NAME.exec(name)?.[2] ?? '';
  const type = typeOf(extension);
  if (!FILE.test(key) || type === undefined) return null;
  return { key: fileKey({ key, extension }), tag: key, type, name };
}

function wantedThumbnail(name: string): Wanted | null {
  const key = THUMBNAIL.exec(name)?.[1];
  const type = typeOf('webp');
  return key === undefined || type === undefined ? null : { key: thumbnailKey(key), tag: `t${key}`, type, name };
}

/** What is under an address never changes. */
const FOREVER = 'public, max-age=31536000, immutable';

/** A file from outside may neither run anything nor bring anything in, even when it is opened by itself. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";

/** Texts whose encoding is remembered: what is under a key never changes. */
const REMEMBERED = 10_000;

/**
 * Gives the encodings of stored texts, by their bytes: those that were stored before texts were converted may be in any.
 * Null for what is no text. Each is read to its end once, and then remembered.
 */
function createEncodings(store: FileStore) {
  const known = new SharedCache<TextEncoding | null>(REMEMBERED);
  const look = async (key: string) => {
    const open = await store.open(key);
    // A file that went away meanwhile is missed where it is sent.
    return open === null ? null : encodingOfText(open.body as AsyncIterable<Buffer>);
  };
  return (key: string) => known.get(key, () => look(key));
}
type EncodingOf = ReturnType<typeof createEncodings>;

/** The type as it is sent: a text says what it is written in, and never what it is not. */
async function contentType({ key, type }: Wanted, encodingOf: EncodingOf): Promise<string> {
  if (!type.mime.startsWith('text/')) return type.mime;
  const encoding = await encodingOf(key);
  return encoding === null ? type.mime : `${type.mime}; charset=${encoding}`;
}

function setHeaders(reply: FastifyReply, { tag, type, name }: Wanted, sentAs: string): void {
  const disposition = type.family === 'document' ? 'attachment' : 'inline';
  reply.headers({
    'Content-Type': sentAs,
    'Content-Disposition': `${disposition}; filename="${name}"`,
    'Content-Security-Policy': FILE_POLICY,
    'X-Content-Type-Options': 'nosniff',
    // Pages of the portal and clients on other hosts show these files.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': FOREVER,
    'Accept-Ranges': 'bytes',
    ETag: `"${tag}"`,
  });
}

const missing = ({ method, url }: FastifyRequest): HttpError =>
  new HttpError(404, refusalTexts.noRoute(method, url.split('?', 1)[0] ?? ''));

const matchesTag = (header: string, tag: string): boolean =>
  header.split(',').some((one) => one.trim().replace(/^W\//, '') === `"${tag}"` || one.trim() === '*');

/** Range header, unless it is meant for another version of the file. Source: RFC 9110, section 13.1.5. */
function rangeHeader({ headers }: FastifyRequest, tag: string): string | undefined {
  const condition = headers['if-range'];
  return condition === undefined || condition === `"${tag}"` ? headers.range : undefined;
}

/** Where files come from. */
interface Source {
  readonly store: FileStore;
  readonly encodingOf: EncodingOf;
}

async function sendFile({ store, encodingOf }: Source, wanted: Wanted, request: FastifyRequest, reply: FastifyReply) {
  const { key, tag } = wanted;
  const size = await store.size(key);
  if (size === null) throw missing(request);
  setHeaders(reply, wanted, await contentType(wanted, encodingOf));
  if (matchesTag(request.headers['if-none-match'] ?? '', tag)) return reply.code(304).send();
  const range = readRange(rangeHeader(request, tag), size);
  if (range === 'unsatisfiable') return reply.code(416).header('Content-Range', `bytes */${size}`).send();
  const length = range === 'whole' ? size : range.end - range.start + 1;
  reply.header('Content-Length', String(length));
  if (range !== 'whole') reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  if (request.method === 'HEAD') return reply.send();
  const open = await store.open(key, range === 'whole' ? undefined : range);
  if (open === null) throw missing(request);
  return reply.send(open.body);
}

/** Serves files and thumbnails to anybody who has their address, whole or in part: the portal shows them. */
export function serveFiles({ root, services }: Api): void {
  const { store } = services;
  const source = { store, encodingOf: createEncodings(store) };
  const answer = async (wanted: Wanted | null, request: FastifyRequest, reply: FastifyReply) => {
    if (wanted === null) throw missing(request);
    return sendFile(source, wanted, request, reply);
  };
  // What is compressed here is images mostly, and a part of a file can't be.
  const options = { compress: false, exposeHeadRoute: false, config: { access: { open: 'files' } } } as const;
  root.route<{ Params: { key: string; name: string } }>({
    ...options,
    method: ['GET', 'HEAD'],
    url: `${FILES_PATH}/:key/:name`,
    handler: (request, reply) => answer(wantedFile(request.params.key, request.params.name), request, reply),
  });
  root.route<{ Params: { name: string } }>({
    ...options,
    method: ['GET', 'HEAD'],
    url: `${THUMBNAILS_PATH}/:name`,
    handler: (request, reply) => answer(wantedThumbnail(request.params.name), request, reply),
  });
}
