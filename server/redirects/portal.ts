import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rulesKeys } from '../../src/machines/redirects/path';
import { missingHtml } from '../content/preview/html';
import { sendPage } from '../content/preview/page';
import type { Queryable } from '../db/types';
import { storedRules } from './rules';

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
  const { protocol, host, url } = request;
  const rule = await storedRules(db).find(rulesKeys(`${protocol}://${host}${url}`));
  if (rule === null) return false;
  if (rule.code === 410) {
    const nonce = randomBytes(16).toString('base64');
    sendPage(reply, 410, nonce, missingHtml('gone', nonce));
  } else reply.header('Cache-Control', 'no-store').redirect(locationOf(rule.new_url), rule.code);
  return true;
}
