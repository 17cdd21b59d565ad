import type { Deps } from '#server/deps.ts';
import { forbidding } from '#server/features/company/organisations/index.ts';
import { accountOf } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { doneSchema } from '#shared/accounts.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import {
  appConnectionPathSchema,
  appDecidedSchema,
  appDecisionSchema,
  appRequestSchema,
  appRequestShownSchema,
  connectedAppsSchema,
} from '#shared/organisations/connected-apps.ts';
import { organisationPathSchema } from '#shared/organisations/organisations.ts';
import { allowApp, denyApp } from './answer-request.ts';
import { endConnection } from './end-connection.ts';
import { listConnections } from './list-connections.ts';
import { showRequest } from './read-request.ts';

const PATH = '/api/organisations/:id/connected-apps';
const tags = ['Kurumlar'];

/** Routes for a member's apps: answering their requests, listing and ending their connections. */
export function connectedAppRoutes(app: App, deps: Deps): void {
  requestRoutes(app, deps);
  app.get(
    PATH,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Kuruma bağlı uygulamalar; sahip ve yöneticilere hepsi, diğerlerine kendi bağladıkları',
        params: organisationPathSchema,
        response: { 200: connectedAppsSchema, ...forbidding },
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      return { apps: await listConnections(deps, { ...request.params, userId }) };
    },
  );
  app.delete(
    `${PATH}/:connectionId`,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Bir uygulamanın bağlantısını keser; hemen geçersiz olur',
        params: appConnectionPathSchema,
        response: { 200: doneSchema, ...forbidding },
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      await endConnection(deps, { ...request.params, userId });
      return { message: 'Bağlantı kesildi.' };
    },
  );
}

function requestRoutes(app: App, deps: Deps): void {
  app.post(
    '/api/connected-apps/request',
    {
      config: { caller: 'visitor' },
      schema: {
        tags,
        summary: 'Bağlanmak isteyen uygulamanın ne istediği',
        body: appRequestSchema,
        response: { 200: appRequestShownSchema, 400: apiErrorSchema, 429: apiErrorSchema },
      },
    },
    (request) => showRequest(deps, request.body.request),
  );
  app.post(
    '/api/connected-apps/decision',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Uygulamanın isteğini bir kurum için onaylar ya da reddeder',
        body: appDecisionSchema,
        response: { 200: appDecidedSchema, ...forbidding },
      },
    },
    async (call) => {
      const { request, organisationId } = call.body;
      const asked = { request, userId: accountOf(call).id, authorization: call.headers.authorization };
      if (organisationId === null) return { message: 'İzin verilmedi.', address: await denyApp(deps, asked) };
      return { message: 'Uygulama bağlandı.', address: await allowApp(deps, { ...asked, organisationId }) };
    },
  );
}
