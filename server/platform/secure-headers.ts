import helmet from '@fastify/helmet';
import type { Config } from '../config.ts';
import type { App } from './app-type.ts';

const ONE_YEAR_S = 365 * 24 * 60 * 60;

/**
 * Features that our pages don't use, such as camera, location and payment: an injected script can't use them either.
 */
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Sets security headers on every response. Pages, stored files and the API reference set their own policy. */
export async function secureHeaders(app: App, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // On a laptop without TLS this header would force localhost to https.
    strictTransportSecurity: isPublicOverHttps(config) && { maxAge: ONE_YEAR_S, includeSubDomains: false },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
  });
}

/** Whether visitors use https. Only the settings decide, whatever a proxy says about a request. */
export function isPublicOverHttps(config: Config): boolean {
  return config.PUBLIC_ORIGIN !== undefined && new URL(config.PUBLIC_ORIGIN).protocol === 'https:';
}
