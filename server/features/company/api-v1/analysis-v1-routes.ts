import type { Deps } from '#server/deps.ts';
import { listSharedViews, runAnalysis } from '#server/features/company/analysis/index.ts';
import { keyOf } from '#server/features/company/api-keys/index.ts';
import type { Admission } from '#server/platform/admission.ts';
import type { App } from '#server/platform/app-type.ts';
import { keyWith } from '#server/platform/callers/route-callers.ts';
import { leavingOf } from '#server/platform/connections/leaving-of.ts';
import { analysisRequestSchema, analysisResultSchema, sharedViewsSchema } from '#shared/analysis/analyses.ts';
import { v1Refusals, v1Tags } from './v1-parts.ts';

/** Bulk analysis for API clients: the calculation of any view, and the views that the organisation shares. */
export function analysisV1Routes(app: App, deps: Deps, admission: Admission): void {
  app.post(
    '/api/v1/analysis',
    {
      config: { caller: keyWith('analysis') },
      schema: {
        tags: v1Tags,
        summary: 'Seçilen ilanları özetler: gruplar, ortanca ve çeyrekler, aykırı değerler, ilanlar',
        body: analysisRequestSchema,
        response: { 200: analysisResultSchema, ...v1Refusals },
      },
    },
    (request, reply) => {
      const { rights } = keyOf(request);
      return admission.run(() => runAnalysis(deps, { ...request.body, rights, signal: leavingOf(reply) }));
    },
  );
  app.get(
    '/api/v1/analysis/views',
    {
      config: { caller: keyWith('analysis') },
      schema: {
        tags: v1Tags,
        summary: 'Kurumun paylaştığı görünümler; view, analiz çağrısının gövdesine olduğu gibi konur',
        response: { 200: sharedViewsSchema, ...v1Refusals },
      },
    },
    async (request) => ({ views: await listSharedViews(deps, keyOf(request).organisationId) }),
  );
}
