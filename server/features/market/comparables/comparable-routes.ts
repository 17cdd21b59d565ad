import type { Deps } from '#server/deps.ts';
import { listingPathSchema } from '#server/features/market/listing/index.ts';
import { maySee, visitorOf } from '#server/features/members/subscriptions/index.ts';
import type { CachedAnswers } from '#server/platform/answers/cached-answers.ts';
import type { App } from '#server/platform/app-type.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { besideSchema } from '#shared/comparables/beside.ts';
import { comparablesSchema } from '#shared/comparables/comparables.ts';
import { estimateQualitySchema } from '#shared/comparables/estimate-quality.ts';
import { estimateQuality } from './estimate-quality.ts';
import { findBeside } from './find-beside.ts';
import { findComparables } from './find-comparables.ts';

/** Serves sale prices of similar lots and open auctions near a listing; neither counts as opening a listing (D21). */
export function comparableRoutes(app: App, deps: Deps, answers: CachedAnswers): void {
  app.get(
    '/api/properties/:id/comparables',
    {
      config: { caller: 'anyone' },
      schema: {
        tags: ['İlanlar'],
        summary: 'Bir ilanın benzerleri neye satıldı: satılan mallar, neden benzedikleri ve fiyat aralığı',
        security: [{}, { memberToken: [] }, { trialGrant: [] }],
        params: listingPathSchema,
        response: { 200: comparablesSchema, 400: apiErrorSchema, 404: apiErrorSchema },
      },
    },
    (request, reply) =>
      answers.admit(request, async () => {
        const { rights } = await visitorOf(deps, request, reply);
        return findComparables(deps, request.params.id, !maySee(rights, 'noticeValues'));
      }),
  );
  app.get(
    '/api/properties/:id/beside',
    {
      config: { caller: 'anyone' },
      schema: {
        tags: ['İlanlar'],
        summary: 'Bir ilanın yanındaki açık ihaleler: benzerleri, aynı binadakiler, aynı gün aynı dairede satılanlar',
        security: [{}, { memberToken: [] }, { trialGrant: [] }],
        params: listingPathSchema,
        response: { 200: besideSchema, 400: apiErrorSchema, 404: apiErrorSchema },
      },
    },
    (request) => answers.admit(request, () => findBeside(deps, request.params.id)),
  );
  app.get(
    '/api/estimate-quality',
    {
      config: { caller: 'anyone' },
      schema: {
        tags: ['Veri'],
        summary: 'Fiyat aralıkları gerçek satışlarda ne kadar tuttu',
        response: { 200: estimateQualitySchema },
      },
    },
    (request) => answers.admit(request, () => estimateQuality(deps)),
  );
}
