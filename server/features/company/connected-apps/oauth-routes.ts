import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/app-type.ts';
import { appRegistrationSchema } from '#shared/organisations/connected-apps.ts';
import { beginAuthorization } from './begin-authorization.ts';
import { exchangeToken, FORM_TYPE, revokeToken } from './exchange-token.ts';
import { oauthCall, passOn } from './oauth-guard-routes.ts';
import { registerApp } from './register-app.ts';

/** Larger than any legitimate app's request. */
const bodyLimit = 16 * 1024;

/** The OAuth 2.1 endpoints that apps call to get a connection. The site's cookies and sessions have no effect here. */
export async function oauthRoutes(app: App, deps: Deps): Promise<void> {
  app.get(
    '/oauth2/authorize',
    { config: { caller: 'visitor' }, ...oauthCall, schema: { hide: true } },
    async (request, reply) => {
      const { searchParams } = new URL(request.url, 'http://localhost');
      return reply.redirect(await beginAuthorization(deps, searchParams), 302);
    },
  );
  app.post(
    '/oauth2/register',
    { config: { caller: 'visitor' }, ...oauthCall, bodyLimit, schema: { hide: true, body: appRegistrationSchema } },
    async (request, reply) => passOn(reply, await registerApp(deps, { metadata: request.body, address: request.ip })),
  );
  await app.register(async (scope: App) => formRoutes(scope, deps));
}

/** The library parses the forms itself, so that it sees duplicate fields. */
function formRoutes(app: App, deps: Deps): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) => done(null, String(body)));
  for (const [path, answer] of [
    ['/oauth2/token', exchangeToken],
    ['/oauth2/revoke', revokeToken],
  ] as const)
    app.post(
      path,
      { config: { caller: 'visitor' }, ...oauthCall, bodyLimit, schema: { hide: true } },
      async (request, reply) => passOn(reply, await answer(deps, typeof request.body === 'string' ? request.body : '')),
    );
}
