import type { FastifyCorsOptions } from '@fastify/cors';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Seconds for which a browser that came by HTTPS comes by HTTPS only: a year. */
const HTTPS_ONLY = 31_536_000;

/** Devices and sensors that a back office has no use for; what is embedded gets none of them either. */
const UNUSED_FEATURES =
  `accelerometer browsing-topics camera display-capture geolocation gyroscope magnetometer microphone midi
  payment publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking`.split(/\s+/);

/**
 * Headers that limit what the client may load: map tiles, embedded videos and the geocoder come from elsewhere over
 * HTTPS. The server itself may stand on plain HTTP behind a proxy, so nothing is upgraded here. `apiOrigin` is where the
 * site's settings say that the API is; null where that is this server.
 */
export const securityHeaders = (apiOrigin: () => string | null): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', 'https:'],
      'media-src': ["'self'", 'blob:', 'https:'],
      'font-src': ["'self'", 'data:'],
      'frame-src': ["'self'", 'https:'],
      'connect-src': [() => `'self' ${apiOrigin() ?? ''}`.trim(), 'https:'],
      'worker-src': ["'self'", 'blob:'],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'self'"],
    },
  },
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  originAgentCluster: false,
  crossOriginEmbedderPolicy: false,
});

/** Headers that helmet has not, or only for every call alike. */
export function sendSecurityHeaders(app: FastifyInstance): void {
  const features = UNUSED_FEATURES.map((name) => `${name}=()`).join(', ');
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('Permissions-Policy', features);
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
