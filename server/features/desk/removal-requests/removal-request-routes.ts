import type { Deps } from '#server/deps.ts';
import { operatorOf } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { operatorWith } from '#server/platform/callers/route-callers.ts';
import { sendPdf } from '#server/platform/pdf/send-pdf.ts';
import { doneSchema } from '#shared/accounts.ts';
import {
  newRemovalSchema,
  removalDecisionSchema,
  removalIdSchema,
  removalMadeSchema,
  removalSchema,
  removalsSchema,
} from '#shared/desk/removal-requests.ts';
import { decideRequest, enterRequest, getLetter, listRequests, openRequest } from './removal-requests.ts';

/** Routes for requests about personal data in listings, at the desk. */
export function removalRequestRoutes(app: App, deps: Deps): void {
  const params = removalIdSchema;
  app.get(
    '/api/desk/removal-requests',
    { config: { caller: operatorWith('icerik') }, schema: { hide: true, response: { 200: removalsSchema } } },
    async () => ({ requests: await listRequests(deps) }),
  );
  app.post(
    '/api/desk/removal-requests',
    {
      config: { caller: operatorWith('icerik') },
      schema: { hide: true, body: newRemovalSchema, response: { 200: removalMadeSchema } },
    },
    async (request) => {
      const id = await enterRequest(deps, request.body, operatorOf(request));
      return { message: 'Başvuru yazıldı.', id };
    },
  );
  app.get(
    '/api/desk/removal-requests/:id',
    { config: { caller: operatorWith('icerik') }, schema: { hide: true, params, response: { 200: removalSchema } } },
    (request) => openRequest(deps, request.params.id, operatorOf(request)),
  );
  app.post(
    '/api/desk/removal-requests/:id/decision',
    {
      config: { caller: operatorWith('icerik') },
      schema: { hide: true, params, body: removalDecisionSchema, response: { 200: doneSchema } },
    },
    async (request) => {
      await decideRequest(deps, { ...request.params, ...request.body }, operatorOf(request));
      return { message: 'Karar yazıldı; yanıt e-postayla gönderilecek.' };
    },
  );
  app.get(
    '/api/desk/removal-requests/:id/letter',
    { config: { caller: operatorWith('icerik') }, schema: { hide: true, params } },
    async (request, reply) => sendPdf(reply, await getLetter(deps, request.params.id, operatorOf(request))),
  );
}
