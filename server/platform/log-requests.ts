import { IncomingMessage } from 'node:http';
import type { App } from './app-type.ts';

/** Not logged: these requests are many, and their log lines would not be useful. */
const QUIET = /^\/(assets|files|placeholders)\/|^\/(healthz|readyz)$/;

/** Anyone who knows the address of a member's calendar may read it. */
const SECRET = /^\/takvim\/.+/;

/**
 * Logs one line per answered request: method, path without its query, status, milliseconds. Calls made inside the
 * process are left out, and so is the secret part of an address.
 */
export function logRequests(app: App): void {
  app.addHook('onResponse', (request, reply, done) => {
    const [path = ''] = request.url.split('?');
    if (request.raw.constructor === IncomingMessage && !QUIET.test(path)) {
      const { method, ip } = request;
      request.log.info(
        {
          method,
          path: path.replace(SECRET, '/takvim/…'),
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          ip,
        },
        'request',
      );
    }
    done();
  });
}
