import swagger from '@fastify/swagger';
import reference from '@scalar/fastify-api-reference';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Config } from '#server/config.ts';
import { TRIAL_COOKIE } from '#server/features/members/subscriptions/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { packagesServeAnyone, type RouteCaller } from '#server/platform/callers/route-callers.ts';
import { originOf } from '#server/platform/request-origin.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { REFERENCE_HEAD, REFERENCE_TEXTS } from './reference-texts.ts';
import { type ApiDocument, describeAnswers, describeV1, v1DocumentOf } from './v1-document.ts';

/**
 * The reference viewer brings its own inline script and styles. It is sandboxed: it has its own origin, without our
 * cookies, and without the token that members keep in local storage. It can read the OpenAPI document and nothing else.
 */
const VIEWER_POLICY = [
  'sandbox allow-scripts allow-popups allow-downloads',
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  'font-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A sandboxed page has no storage, and the viewer does not start without one. This one lasts as long as the page. */
const PAGE_STORAGE = `<script>
for (const name of ['localStorage', 'sessionStorage']) {
  const kept = new Map();
  Object.defineProperty(window, name, { value: {
    getItem: (key) => kept.get(String(key)) ?? null,
    setItem: (key, value) => void kept.set(String(key), String(value)),
    removeItem: (key) => void kept.delete(String(key)),
    clear: () => kept.clear(),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() { return kept.size; },
  } });
}
</script>`;

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

/** What a call must present. One that is open to visitors too, and reads credentials, says so in its schema. */
function securityOf(caller: RouteCaller | undefined): Record<string, string[]>[] | undefined {
  if (caller === 'member') return [{ memberToken: [] }];
  return typeof caller === 'object' && 'key' in caller ? [{ apiKey: [] }] : undefined;
}

/**
 * Adds who may call, and what any call may be answered before its route sees it: too many calls, too many visitors, a
 * body that is not JSON.
 */
function withCommonParts({ schema, route }: Route): Route['schema'] {
  if (schema.hide) return schema;
  const methods = [route.method].flat();
  const toBodies = methods.some((method) => method !== 'GET' && method !== 'HEAD') ? [413, 415] : [];
  // A part of the path that is far too long is an address that does not exist.
  const toParts = schema.params === undefined ? [] : [404];
  const common = Object.fromEntries([429, 503, ...toBodies, ...toParts].map((status) => [status, apiErrorSchema]));
  const security = schema.security ?? securityOf(route.config?.caller);
  return { ...schema, ...(security && { security }), response: { ...common, ...(schema.response ?? {}) } };
}

/**
 * The OpenAPI document, generated from the schemas of the routes, and its viewer at `/api/docs`; what is under
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
      // Safe: every document made here has paths, and their operations the parts that are looked at.
      describeAnswers(describeV1(made.openapiObject as unknown as ApiDocument, origin));
      return made.openapiObject;
    },
  });
  await app.register(async (scope: App) => {
    packagesServeAnyone(scope);
    scope.addHook('onSend', async (_request, reply, payload) => {
      reply.header('content-security-policy', VIEWER_POLICY);
      // To the sandbox our own origin is another one, from which it loads the viewer's script.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      const isPage = typeof payload === 'string' && payload.startsWith('<!doctype html>');
      return isPage
        ? payload
            .replace('<html>', '<html lang="tr">')
            .replace('<head>', `<head>${PAGE_STORAGE}`)
            .replace('<title>Scalar API Reference</title>', '<title>Peyda API belgeleri</title>')
            .replace('<body>', `<body>${REFERENCE_HEAD}`)
        : payload;
    });
    await scope.register(reference, {
      routePrefix: '/api/docs',
      configuration: {
        title: 'Peyda API',
        localization: { locale: 'tr', translations: REFERENCE_TEXTS },
        showDeveloperTools: 'never',
        telemetry: false,
        withDefaultFonts: false,
        agent: { disabled: true },
        mcp: { disabled: true },
        // The sandbox can't call the API.
        hideTestRequestButton: true,
        hideClientButton: true,
      },
    });
  });
  app.get('/api/v1/openapi.json', { config: { caller: 'anyone' }, schema: { hide: true } }, (request) =>
    // Safe: as above.
    v1DocumentOf(app.swagger() as unknown as ApiDocument, originOf(request, PUBLIC_ORIGIN)),
  );
}
