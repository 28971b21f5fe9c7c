import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * Headers that tell the browser what the client may load: map tiles, embedded videos and the geocoder come from
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
      'connect-src': ["'self'", 'https:'],
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
