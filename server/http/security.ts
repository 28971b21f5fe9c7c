import type { FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Seconds for which a browser that came by HTTPS comes by HTTPS only: a year. */
const HTTPS_ONLY = 31_536_000;

/** Devices and sensors that a back office has no use for; what is embedded gets none of them either. */
const UNUSED_FEATURES =
  `accelerometer browsing-topics camera display-capture geolocation gyroscope magnetometer microphone midi
  payment publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking`.split(/\s+/);

/**
 * What limits the client: map tiles, embedded videos and the geocoder come from elsewhere over HTTPS. The server itself may
 * stand on plain HTTP behind a proxy, so nothing is upgraded here.
 */
const policyWith = (apiOrigin: string | null): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self' data:",
    "frame-src 'self' https:",
    `connect-src 'self' ${apiOrigin === null ? '' : `${apiOrigin} `}https:`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join(';');

/** The same for every call. Source: OWASP Secure Headers Project. */
const ALWAYS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': UNUSED_FEATURES.map((name) => `${name}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
} as const;

/** Headers that tell browsers what to refuse. `apiOrigin` is where the site's settings say that the API is; null for here. */
export function sendSecurityHeaders(app: FastifyInstance, apiOrigin: () => string | null): void {
  let [origin, headers] = [null as string | null, { ...ALWAYS, 'content-security-policy': policyWith(null) }];
  app.addHook('onRequest', (request, reply, done) => {
    const named = apiOrigin();
    if (named !== origin) {
      origin = named;
      headers = { ...ALWAYS, 'content-security-policy': policyWith(named) };
    }
    reply.headers(headers);
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', `max-age=${HTTPS_ONLY}`);
    done();
  });
}

/**
 * The client may stand on any static host. Calls are authorised by a bearer token that no browser sends by itself, the
 * cookie is never read: so any origin may call, without credentials.
 */
export const crossOrigin: FastifyCorsOptions = {
  origin: '*',
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: ['Authorization', 'Content-Type', 'Accept', 'Accept-Language', 'Idempotency-Key', 'If-Match'],
  exposedHeaders: ['Retry-After', 'Content-Disposition', 'X-Total-Count'],
  maxAge: 86_400,
};
