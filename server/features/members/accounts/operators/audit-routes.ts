import type { Deps } from '#server/deps.ts';
import { listAudit } from '#server/features/members/audit/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { operatorWith } from '#server/platform/callers/route-callers.ts';
import { auditAskedSchema, auditPageSchema } from '#shared/desk/audit.ts';
import { deskListingIdSchema } from '#shared/desk/desk-listings.ts';

/** The audit log: `icerik` may read that of a listing, only `yonetici` may read all of it. */
export function auditRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/desk/audit',
    {
      config: { caller: operatorWith('yonetici') },
      schema: { hide: true, querystring: auditAskedSchema, response: { 200: auditPageSchema } },
    },
    (request) => listAudit(deps, request.query),
  );
  app.get(
    '/api/desk/listings/:id/audit',
    {
      config: { caller: operatorWith('icerik') },
      schema: { hide: true, params: deskListingIdSchema, response: { 200: auditPageSchema } },
    },
    (request) => listAudit(deps, { subject: 'listing', subjectId: String(request.params.id) }),
  );
}
