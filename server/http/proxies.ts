import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { startupTexts } from '../../src/messages/server/startup';

/** Headers that only a proxy has a reason to send. */
const FORWARDED = ['x-forwarded-for', 'forwarded'] as const;

/** Where a proxy of the site's own would stand; from elsewhere anybody may send what they like. */
const OWN_RANGES: ReadonlySet<string> = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat']);

/**
 * The address of a proxy that nobody named; null where the call came straight, or through one that is trusted: of that
 * one it is known for whom it calls, be it for itself.
 */
function unnamedProxy(request: FastifyRequest): string | null {
  const address = request.socket.remoteAddress ?? '';
  const isForwarded = FORWARDED.some((name) => request.headers[name] !== undefined);
  const isKnown = (request.ips?.length ?? 1) > 1;
  return isForwarded && !isKnown && ipaddr.isValid(address) && OWN_RANGES.has(ipaddr.process(address).range())
    ? address
    : null;
}

/**
 * Notices calls that come through a proxy that is not among the trusted ones: all visitors count as one address then, and
 * one who guesses passwords slows down everybody. Logs it once; gives the warnings for whoever looks after the server.
 */
export function watchProxies(app: FastifyInstance): () => readonly string[] {
  const noticed = new Set<string>();
  app.addHook('onRequest', (request, _reply, done) => {
    const address = unnamedProxy(request);
    if (address !== null && !noticed.has(address) && noticed.size < 10) {
      noticed.add(address);
      request.log.warn({ address }, startupTexts.unnamedProxy(address));
    }
    done();
  });
  return () => [...noticed].map((address) => startupTexts.unnamedProxy(address));
}

/** Bits of an IPv6 address that are one customer's: the rest they choose themselves. Source: RFC 6177. */
const SITE_PARTS = 4;

/** What counts as one place on the internet: an IPv4 address, an IPv6 network of 64 bits. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  return read instanceof ipaddr.IPv6
    ? `${read.parts
        .slice(0, SITE_PARTS)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : read.toString();
}
