import type { FastifyInstance } from 'fastify';
import { refusalTexts, valueProblemTexts } from '../../src/messages/server/refusals';
import { HttpError } from './errors';

/**
 * What a JSON body may be: values within each other, values in all. The longest programme of an event in three languages
 * stays at a tenth of it; beyond, whatever walks through a body would take too much of the stack or of the time.
 */
const [DEEPEST, MOST_VALUES] = [64, 100_000];

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_ARRAY, OPEN_OBJECT, CLOSE_ARRAY, CLOSE_OBJECT] = [0x5b, 0x7b, 0x5d, 0x7d];

/** The index of the quotation mark that ends a string; the text's length for one without end. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) return at;
  }
  return text.length;
}

/** Whether JSON is nested deeper or has more values than any body needs. Looks at each character once and keeps nothing. */
export function isExcessive(text: string): boolean {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COMMA) values += 1;
    else if (code === OPEN_ARRAY || code === OPEN_OBJECT) depth += 1;
    else if (code === CLOSE_ARRAY || code === CLOSE_OBJECT) depth -= 1;
    if (depth > DEEPEST || values > MOST_VALUES) return true;
  }
  return false;
}

/** A key as it is meant; one that is no JSON stays as it is, the parser refuses it. */
function parsedKey(raw: string): string {
  try {
    return String(JSON.parse(raw));
  } catch {
    return raw;
  }
}

/** The code of the first character from an index on that is no blank. */
function codeAfter(text: string, index: number): number {
  let at = index;
  while (at < text.length && /\s/.test(text[at] ?? '')) at += 1;
  return text.charCodeAt(at);
}

/**
 * A key that an object of the JSON names twice; null without one. Only the last of the two would be read, and nobody
 * would know what became of the other.
 */
function repeatedKey(text: string): string | null {
  const open: Set<string>[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === OPEN_OBJECT) open.push(new Set());
    else if (code === CLOSE_OBJECT) open.pop();
    if (code !== QUOTE) continue;
    const end = endOfString(text, at);
    if (codeAfter(text, end + 1) === COLON) {
      const raw = text.slice(at, end + 1);
      const key: string = raw.includes('\\') ? parsedKey(raw) : raw.slice(1, -1);
      const keys = open.at(-1);
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
    at = end;
  }
  return null;
}

/**
 * Reads JSON bodies. A JSON content type announces a body; clients of this contract send it with calls that have none.
 * Refuses, before it is parsed, with 413 a body that no form could have made, with 422 one that names a key twice.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (isExcessive(body)) done(new HttpError(413, refusalTexts.excessive));
    else {
      const twice = repeatedKey(body);
      if (twice === null) parse(request, body, done);
      else done(new HttpError(422, refusalTexts.invalid, { fields: { [twice]: valueProblemTexts.twice } }));
    }
  });
}
