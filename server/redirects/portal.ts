import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../../src/machines/redirects/addresses';
import { missingHtml } from '../content/preview/html';
import { sendPage } from '../content/preview/page';
import type { Queryable } from '../db/types';

interface Answer {
  readonly code: 301 | 302 | 410;
  readonly new_url: string;
}

/** What an address may be written as in a rule, the most exact first. */
function keysOf({ protocol, host, url }: Pick<FastifyRequest, 'protocol' | 'host' | 'url'>): string[] {
  const path = url.split('?', 1)[0] ?? '';
  const site = `${protocol}://${host}`;
  return [...new Set([url, path].flatMap((part) => [addressKey(site + part), addressKey(part)]))];
}

const FIND = `
  select code, new_url from redirects where old_key = any($1::text[]) order by array_position($1::text[], old_key) limit 1`;

/**
 * Where a rule leads, as a header takes it: percent-encoded, without a host unless the rule names one. Of several slashes
 * at the start one stays: a browser would take what follows for a host.
 */
const locationOf = (address: string): string => {
  const rooted = /^(https?:\/\/|\/)/i.test(address) ? address : `/${address}`;
  return new URL(rooted, 'http://nohost').href.replace(/^http:\/\/nohost\/+/, '/');
};

/**
 * Answers for the portal an address that nothing else answers: where a rule leads, or 410 Gone. Gives false for
 * an address without a rule. Source: design, section 7, 'The portal's stand-in'.
 */
export async function answerByRule(db: Queryable, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const values = [keysOf(request)];
  const { rows } = await db.query<Answer & Record<string, unknown>>({ name: 'redirect-find', text: FIND, values });
  const [rule] = rows;
  if (rule === undefined) return false;
  if (rule.code === 410) {
    const nonce = randomBytes(16).toString('base64');
    sendPage(reply, 410, nonce, missingHtml('gone', nonce));
  } else reply.header('Cache-Control', 'no-store').redirect(locationOf(rule.new_url), rule.code);
  return true;
}
