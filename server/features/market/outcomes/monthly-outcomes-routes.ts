import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import type { CachedAnswers } from '#server/platform/answers/cached-answers.ts';
import type { App } from '#server/platform/app-type.ts';
import { answerUnknownCall } from '#server/platform/error-handler.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { monthlyOutcomesSchema, monthSchema } from '#shared/outcomes/monthly-outcomes.ts';
import { monthPath } from '#shared/outcomes/outcome-rules.ts';
import { monthlyCsv } from './monthly-csv.ts';
import { monthlyOutcomes } from './monthly-outcomes.ts';

/**
 * `GET /api/monthly-outcomes/{month}`: the content of the page of a month; `/icra/turkiye/{month}.csv`: its figures.
 */
export function monthlyOutcomesRoutes(app: App, deps: Deps, answers: CachedAnswers): void {
  app.get(
    '/api/monthly-outcomes/:month',
    {
      config: { caller: 'anyone' },
      schema: {
        tags: ['İlanlar'],
        summary: 'Türkiye’de aylık icra ihalesi sonuçları',
        params: z.object({ month: monthSchema }),
        response: { 200: monthlyOutcomesSchema, 400: apiErrorSchema, 404: apiErrorSchema },
      },
    },
    (request) =>
      answers.admit(request, async () => {
        const found = await monthlyOutcomes(deps, request.params.month);
        if (!found) throw new ExpectedError(404, 'NOT_FOUND', 'Bu ayın sonuçları henüz yok.');
        return found;
      }),
  );
  app.get<{ Params: { month: string } }>(
    `${monthPath(':month')}.csv`,
    { config: { caller: 'anyone' }, schema: { hide: true } },
    async (request, reply) => {
      const month = monthSchema.safeParse(request.params.month).data;
      const found = month && (await answers.admit(request, () => monthlyOutcomes(deps, month)));
      if (!found) return answerUnknownCall(request, reply);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="peyda-icra-ihaleleri-${found.month}.csv"`)
        .header('cache-control', 'public, max-age=600')
        .send(monthlyCsv(found));
    },
  );
}
