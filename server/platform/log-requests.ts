import { IncomingMessage } from 'node:http';
import type { App } from './app-type.ts';

/** Not logged: these requests are many, and their log lines would not be useful. */
const HEALTH = /^\/(healthz|readyz)$/;
/** Logged only when refused: somebody may be guessing addresses. */
const FILES = /^\/(assets|files|placeholders)\//;

/** Anyone who knows the address of a member's calendar, or of an opened document, may read it. */
const SECRET = /^\/(takvim|files\/locked)\/[^/]+/;

/**
 * Logs one line per answered request: method, path without its query, status, milliseconds. Calls made inside the
 * process and the secret part of an address are left out.
 */
export function logRequests(app: App): void {
  app.addHook('onResponse', (request, reply, done) => {
    const [path = ''] = request.url.split('?');
    const isQuiet = HEALTH.test(path) || (FILES.test(path) && reply.statusCode < 400);
    if (request.raw.constructor === IncomingMessage && !isQuiet) {
      const { method, ip } = request;
      request.log.info(
        {
          method,
          path: path.replace(SECRET, '/$1/…'),
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
