import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Config } from '#server/config.ts';
import { TRIAL_COOKIE } from '#server/features/members/subscriptions/index.ts';
import type { App } from '#server/platform/app-type.ts';
import type { RouteCaller } from '#server/platform/callers/route-callers.ts';
import { originOf } from '#server/platform/request-origin.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { type ApiDocument, describeAnswers, describeV1, v1DocumentOf } from './v1-document.ts';

const SECURITY_SCHEMES = {
  memberToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'Girişin ya da kaydın yanıtındaki `token`.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'pyd_…',
    description: 'Kurum sayfasında oluşturulan API anahtarı. Üye girişinin `token`ı burada geçmez.',
  },
  trialGrant: {
    type: 'apiKey',
    in: 'cookie',
    name: TRIAL_COOKIE,
    description: 'Hesapsız denemenin imzalı çerezi; yalnızca yanındaki cihaz çereziyle geçerlidir.',
  },
} as const;

type Route = Parameters<typeof jsonSchemaTransform>[0];

/** The credentials that a call requires. A call with optional credentials declares them in its own schema. */
function securityOf(caller: RouteCaller | undefined): Record<string, string[]>[] | undefined {
  if (caller === 'member') return [{ memberToken: [] }];
  return typeof caller === 'object' && 'key' in caller ? [{ apiKey: [] }] : undefined;
}

/**
 * Adds who may call, and the errors that any call may get before its route runs: too many calls, too many visitors, a
 * body that is not JSON.
 */
function withCommonParts({ schema, route }: Route): Route['schema'] {
  if (schema.hide) return schema;
  const methods = [route.method].flat();
  const toBodies = methods.some((method) => method !== 'GET' && method !== 'HEAD') ? [413, 415] : [];
  // If a part of the path is far too long, the address counts as not found.
  const toParts = schema.params === undefined ? [] : [404];
  const common = Object.fromEntries([429, 503, ...toBodies, ...toParts].map((status) => [status, apiErrorSchema]));
  const security = schema.security ?? securityOf(route.config?.caller);
  return { ...schema, ...(security && { security }), response: { ...common, ...(schema.response ?? {}) } };
}

/**
 * Serves the OpenAPI document, generated from the schemas of the routes, and its viewer at `/api/docs`; the calls under
 * `/api/v1` also as a separate document.
 */
export async function openApiRoutes(
  app: App,
  { PUBLIC_ORIGIN, PORT }: Pick<Config, 'PUBLIC_ORIGIN' | 'PORT'>,
): Promise<void> {
  const origin = PUBLIC_ORIGIN === undefined ? `http://localhost:${PORT}` : new URL(PUBLIC_ORIGIN).origin;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.1',
      info: {
        title: 'Peyda API',
        version: '1',
        description:
          'Türkiye’deki icra ihaleleri: arama, filtreleme, ayrıntı. Hatalar {message, code, field} biçimindedir.',
      },
      servers: [{ url: origin }],
      components: { securitySchemes: SECURITY_SCHEMES },
    },
    transform: (route) => jsonSchemaTransform({ ...route, schema: withCommonParts(route) }),
    transformObject: (made) => {
      if (!('openapiObject' in made)) throw new Error('The document is not one of OpenAPI.');
      // Safe: every document generated here has paths, and their operations have the parts that are read.
      describeAnswers(describeV1(made.openapiObject as unknown as ApiDocument, origin));
      return made.openapiObject;
    },
  });
  addDocuments(app);
  addViewer(app);
  app.get('/api/v1/openapi.json', HIDDEN, (request) =>
    // Safe: as above.
    v1DocumentOf(app.swagger() as unknown as ApiDocument, originOf(request, PUBLIC_ORIGIN)),
  );
}

const REFERENCE = '/api/docs';
const HIDDEN = { config: { caller: 'anyone' }, schema: { hide: true } } as const;

/** Serves the document in two forms. For the sandboxed viewer our own origin counts as another one. */
function addDocuments(app: App): void {
  const open = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
  app.get(`${REFERENCE}/openapi.json`, HIDDEN, (_request, reply) => reply.headers(open).send(app.swagger()));
  app.get(`${REFERENCE}/openapi.yaml`, HIDDEN, (_request, reply) =>
    reply
      .headers(open)
      .type('application/yaml')
      .send(app.swagger({ yaml: true })),
  );
}

/** Serves the viewer's page and script. They are loaded on the first call, because they take 17 MB of memory. */
function addViewer(app: App): void {
  let viewer: Promise<FastifyInstance> | undefined;
  for (const path of ['', '/', '/js/scalar.js'])
    app.get(`${REFERENCE}${path}`, HIDDEN, async (request, reply) => {
      viewer ??= import('./reference-viewer.ts').then(({ openReferenceViewer }) => openReferenceViewer(REFERENCE));
      const { statusCode, headers, body } = await (await viewer).inject(request.url);
      // These three headers describe the inner connection.
      const { 'content-length': _length, connection: _connection, date: _date, ...sent } = headers;
      return reply.code(statusCode).headers(sent).send(body);
    });
}
