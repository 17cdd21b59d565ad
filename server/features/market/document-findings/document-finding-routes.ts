import type { Deps } from '#server/deps.ts';
import { listingPathSchema } from '#server/features/market/listing/index.ts';
import { accountOf, findAccountOf } from '#server/features/members/accounts/index.ts';
import { FREE, rightsOf, visitorOf } from '#server/features/members/subscriptions/index.ts';
import type { CachedAnswers } from '#server/platform/answers/cached-answers.ts';
import type { App } from '#server/platform/app-type.ts';
import { isRendering } from '#server/platform/rendering-mark.ts';
import { doneSchema } from '#shared/accounts.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { shownFindingsSchema } from '#shared/read-documents/document-findings.ts';
import { findingMarkPathSchema, findingMarkSchema } from '#shared/read-documents/finding-marks.ts';
import { listFindings } from './list-findings.ts';
import { listOwnMarks, markFinding, unmarkFinding } from './marks/mark-finding.ts';

const tags = ['İlanlar'];
const security: Record<string, string[]>[] = [{}, { memberToken: [] }, { trialGrant: [] }];
const MARKING = { rateLimit: { max: 20, timeWindow: 60_000 } };

/** Serves the findings in documents; this does not count as opening a listing (D21). */
export function documentFindingRoutes(app: App, deps: Deps, answers: CachedAnswers): void {
  app.get(
    '/api/properties/:id/document-findings',
    {
      config: { caller: 'anyone' },
      schema: {
        tags,
        security,
        summary: 'Bir ilanın okunan belgelerinde bulunanlar ve çelişenler',
        params: listingPathSchema,
        response: { 200: shownFindingsSchema, 400: apiErrorSchema, 404: apiErrorSchema },
      },
    },
    (request, reply) =>
      answers.admit(request, async () => {
        const { id } = request.params;
        if (isRendering(request.headers)) return { ...(await listFindings(deps, id, FREE)), markedIds: [] };
        const { rights } = await visitorOf(deps, request, reply);
        const found = await listFindings(deps, id, rights);
        const member = found.isLocked ? undefined : await findAccountOf(deps, request);
        return { ...found, markedIds: member ? await listOwnMarks(deps, member.id, id) : [] };
      }),
  );
  markRoutes(app, deps);
}

/** Marks of members on findings that they consider wrong; the desk decides (`/api/desk/finding-marks`). */
function markRoutes(app: App, deps: Deps): void {
  const path = '/api/properties/:id/document-findings/:finding/mark';
  const refusals = { 400: apiErrorSchema, 401: apiErrorSchema };
  app.put(
    path,
    {
      config: { caller: 'member', ...MARKING },
      schema: {
        tags,
        summary: 'Belgelerde bulunan bir bilgiyi yanlış diye işaretler; işaretliyse bir şey değişmez',
        params: findingMarkPathSchema,
        body: findingMarkSchema,
        response: { 200: doneSchema, ...refusals, 403: apiErrorSchema, 404: apiErrorSchema, 429: apiErrorSchema },
      },
    },
    async (request) => {
      const { id: propertyId, finding } = request.params;
      const rights = await rightsOf(deps, request);
      const { reason } = request.body;
      await markFinding(deps, { userId: accountOf(request).id, propertyId, finding, reason, rights });
      return { message: 'İşaretlendi. Kontrol edeceğiz.' };
    },
  );
  app.delete(
    path,
    {
      config: { caller: 'member', ...MARKING },
      schema: {
        tags,
        summary: 'Üyenin yanlış işaretini geri alır; işaret yoksa bir şey değişmez',
        params: findingMarkPathSchema,
        response: { 200: doneSchema, ...refusals, 429: apiErrorSchema },
      },
    },
    async (request) => {
      await unmarkFinding(deps, { userId: accountOf(request).id, finding: request.params.finding });
      return { message: 'İşaret geri alındı.' };
    },
  );
}
