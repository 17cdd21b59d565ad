import helmet from '@fastify/helmet';
import type { Config } from '../config.ts';
import type { App } from './app-type.ts';

const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** What our pages use: no camera, place or payment sheet. A script that got in could ask for none of them either. */
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Sets security headers on every answer. Pages, stored files and the API reference set their own policy. */
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

/** Whether visitors come over https. The settings say so, whatever a proxy tells about one request. */
export function isPublicOverHttps(config: Config): boolean {
  return config.PUBLIC_ORIGIN !== undefined && new URL(config.PUBLIC_ORIGIN).protocol === 'https:';
}
