import type { FastifyRequest } from 'fastify';
import type { App } from '../app-type.ts';

const JSON_TYPE = 'application/json';

/**
 * Reads JSON bodies. The specification's clients send the JSON content type with every call (spec §7), so a call
 * without a body may have this type and be empty.
 */
export function readJsonBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(JSON_TYPE);
  app.addContentTypeParser(JSON_TYPE, { parseAs: 'string' }, (request: FastifyRequest, body, done) => {
    if (body === '' && request.routeOptions.schema?.body === undefined) return done(null, undefined);
    return parse(request, String(body), done);
  });
}
