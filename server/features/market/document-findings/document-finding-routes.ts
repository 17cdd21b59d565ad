import type { Deps } from '#server/deps.ts';
import { listingPathSchema } from '#server/features/market/listing/index.ts';
import { FREE, visitorOf } from '#server/features/members/subscriptions/index.ts';
import type { CachedAnswers } from '#server/platform/answers/cached-answers.ts';
import type { App } from '#server/platform/app-type.ts';
import { isRendering } from '#server/platform/rendering-mark.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { documentFindingsSchema } from '#shared/read-documents/document-findings.ts';
import { listFindings } from './list-findings.ts';

const security: Record<string, string[]>[] = [{}, { memberToken: [] }, { trialGrant: [] }];

/** What was found in documents; no opening of a listing is counted for it (D21). */
export function documentFindingRoutes(app: App, deps: Deps, answers: CachedAnswers): void {
  app.get(
    '/api/properties/:id/document-findings',
    {
      config: { caller: 'anyone' },
      schema: {
        tags: ['İlanlar'],
        security,
        summary: 'Bir ilanın okunan belgelerinde bulunanlar ve çelişenler',
        params: listingPathSchema,
        response: { 200: documentFindingsSchema, 400: apiErrorSchema, 404: apiErrorSchema },
      },
    },
    (request, reply) =>
      answers.admit(request, async () => {
        const rights = isRendering(request.headers) ? FREE : (await visitorOf(deps, request, reply)).rights;
        return listFindings(deps, request.params.id, rights);
      }),
  );
}
