import type { FastifyCorsOptions } from '@fastify/cors';
import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * Headers that limit what the client may load: map tiles, embedded videos and the geocoder come from
 * elsewhere over HTTPS. The server itself may stand on plain HTTP behind a proxy, so nothing is upgraded here.
 */
export const securityHeaders: FastifyHelmetOptions = {
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
      // A client of this server may be pointed at an API under trial on this very machine.
      'connect-src': ["'self'", 'https:', 'http://127.0.0.1:*', 'http://localhost:*'],
      'worker-src': ["'self'", 'blob:'],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'self'"],
    },
  },
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  crossOriginEmbedderPolicy: false,
};

/**
 * The client may stand on any static host. Calls are authorised by a bearer token that no browser sends by itself, the
 * cookie is never read: so any origin may call, without credentials.
 */
export const crossOrigin: FastifyCorsOptions = {
  origin: '*',
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: ['Authorization', 'Content-Type', 'Accept', 'Accept-Language', 'Idempotency-Key'],
  exposedHeaders: ['Retry-After', 'Content-Disposition', 'X-Total-Count'],
  maxAge: 86_400,
};
