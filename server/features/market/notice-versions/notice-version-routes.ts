import type { Deps } from '#server/deps.ts';
import { FREE, visitorOf } from '#server/features/members/subscriptions/index.ts';
import type { CachedAnswers } from '#server/platform/answers/cached-answers.ts';
import type { App } from '#server/platform/app-type.ts';
import { isRendering } from '#server/platform/rendering-mark.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import {
  comparisonPathSchema,
  noticeVersionsSchema,
  versionComparisonSchema,
  versionsPathSchema,
} from '#shared/versions/notice-versions.ts';
import { compareVersions } from './compare-versions.ts';
import { listVersions } from './list-versions.ts';

const security: Record<string, string[]>[] = [{}, { memberToken: [] }, { trialGrant: [] }];
const common = { tags: ['İlanlar'], security };
const refusals = { 400: apiErrorSchema, 404: apiErrorSchema };

/** Serves the earlier versions of a notice; this does not count as opening a listing (D21). */
export function noticeVersionRoutes(app: App, deps: Deps, answers: CachedAnswers): void {
  const path = '/api/properties/:id/versions';
  app.get(
    path,
    {
      config: { caller: 'anyone' },
      schema: {
        ...common,
        summary: 'Bir ilanın sürümleri: kaynağın neyi ne zaman değiştirdiği',
        params: versionsPathSchema,
        response: { 200: noticeVersionsSchema, ...refusals },
      },
    },
    (request, reply) =>
      answers.admit(request, async () => {
        const rights = isRendering(request.headers) ? FREE : (await visitorOf(deps, request, reply)).rights;
        return listVersions(deps, request.params.id, rights);
      }),
  );
  app.get(
    `${path}/:before/:after`,
    {
      config: { caller: 'anyone' },
      schema: {
        ...common,
        summary: 'Bir ilanın iki sürümü yan yana: değişen bilgiler, çıkan ve eklenen kelimeler',
        params: comparisonPathSchema,
        response: { 200: versionComparisonSchema, ...refusals },
      },
    },
    (request, reply) =>
      answers.admit(request, async () => {
        const rights = isRendering(request.headers) ? FREE : (await visitorOf(deps, request, reply)).rights;
        return compareVersions(deps, request.params, rights);
      }),
  );
}
