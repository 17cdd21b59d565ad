import swagger from '@fastify/swagger';
import reference from '@scalar/fastify-api-reference';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { apiErrorSchema } from '#shared/api-error.ts';
import type { App } from '../platform/app-type.ts';

/** The reference viewer brings its own inline script and styles. */
const VIEWER_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'";

type Route = Parameters<typeof jsonSchemaTransform>[0];

/** What any call may be answered before its route sees it: too many calls, too many visitors, a body that is not JSON. */
function withCommonAnswers({ schema, route }: Route): Route['schema'] {
  if (schema.hide) return schema;
  const methods = [route.method].flat();
  const toBodies = methods.some((method) => method !== 'GET' && method !== 'HEAD') ? [413, 415] : [];
  // A part of the path that is far too long is an address that does not exist.
  const toParts = schema.params === undefined ? [] : [404];
  const common = Object.fromEntries([429, 503, ...toBodies, ...toParts].map((status) => [status, apiErrorSchema]));
  return { ...schema, response: { ...common, ...(schema.response ?? {}) } };
}

/** The OpenAPI document, generated from the schemas of the routes, and its viewer at `/api/docs`. */
export async function openApiRoutes(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.1',
      info: {
        title: 'Peyda API',
        version: '1',
        description: 'Türkiye’deki icra ihaleleri: arama, süzme, ayrıntı. Hatalar {message, code, field} biçimindedir.',
      },
    },
    transform: (route) => jsonSchemaTransform({ ...route, schema: withCommonAnswers(route) }),
  });
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', VIEWER_POLICY);
    });
    await scope.register(reference, {
      routePrefix: '/api/docs',
      configuration: { title: 'Peyda API', telemetry: false, withDefaultFonts: false, agent: { disabled: true } },
    });
  });
}
