import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/app-type.ts';
import { tooManyCalls } from '#server/platform/limits/too-many-calls.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { SPEED_MEASURES, type SpeedFigure, stepOf } from '#shared/site/page-speed.ts';
import { type PageSpeed, pageSpeedSchema, pageSpeedTakenSchema } from '#shared/site/page-speed-report.ts';
import { Tally } from './tally.ts';

/** Nobody loads more pages in a minute, as only one load in ten is reported. */
const REPORTS_PER_MINUTE = 20;
const MOST_BYTES = 512;

const limit = {
  max: REPORTS_PER_MINUTE,
  timeWindow: 60_000,
  errorResponseBuilder: tooManyCalls('Çok sık istek gönderdiniz.'),
};

/**
 * Receives page speeds from browsers. They are counted by day, page and step; nothing is stored about a single visit
 * (D42).
 */
export function pageSpeedRoutes(app: App, deps: Deps): void {
  const tally = new Tally(deps);
  app.addHook('onClose', () => tally.flush());
  app.post(
    '/api/page-speed',
    {
      bodyLimit: MOST_BYTES,
      config: { caller: 'anyone', rateLimit: limit },
      schema: {
        tags: ['Veri'],
        summary: 'Bir sayfa açılışının hızı, yalnızca sayılmak üzere',
        body: pageSpeedSchema,
        response: { 204: pageSpeedTakenSchema, 400: apiErrorSchema, 413: apiErrorSchema, 429: apiErrorSchema },
      },
    },
    async (request, reply) => {
      // Ignores pages of other sites and programs: they don't measure our pages.
      if (request.headers['sec-fetch-site'] === 'same-origin') tally.count(...stepsOf(request.body));
      return reply.status(204).send(null);
    },
  );
}

function stepsOf(speed: PageSpeed): SpeedFigure[] {
  return SPEED_MEASURES.flatMap((measure): SpeedFigure[] => {
    const value = speed[measure];
    const step = value === undefined ? undefined : stepOf(measure, value);
    return step === undefined ? [] : [`${measure}/${speed.page}/${step}`];
  });
}
