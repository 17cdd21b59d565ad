import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import type { CachedAnswers } from '#server/platform/answers/cached-answers.ts';
import { KeptValues } from '#server/platform/answers/kept-values.ts';
import type { App } from '#server/platform/app-type.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { landingSchema } from '#shared/landing.ts';
import { landingPath } from '#shared/landing-address.ts';
import { countPlaces, type PlaceCounts } from './count-places.ts';
import { describePlace } from './describe-place.ts';
import { findLandingPlace } from './find-landing-place.ts';

const MAX_PLACE_LENGTH = 120;
const COUNTS_KEPT_FOR_MS = 30_000;

const placeSchema = z.object({
  place: z
    .string()
    .max(MAX_PLACE_LENGTH, `place en çok ${MAX_PLACE_LENGTH} karakter olabilir.`)
    .optional()
    .transform((value) => value ?? ''),
});

/** `GET /api/landing`: the content of the page of a place. */
export function landingRoutes(app: App, deps: Deps, answers: CachedAnswers): void {
  // The pages of all places share one count, because a search engine requests them one after another.
  const counts = new KeptValues<PlaceCounts>(deps.clock, COUNTS_KEPT_FOR_MS, 1);
  app.get(
    '/api/landing',
    {
      config: { caller: 'anyone' },
      onRequest: answers.answerRepeated,
      schema: {
        tags: ['İlanlar'],
        summary: 'Bir ilin, ilçenin ya da türün güncel ihaleleri, sayıları ve komşu yerler',
        querystring: placeSchema,
        response: { 200: landingSchema, 400: apiErrorSchema, 404: apiErrorSchema },
      },
    },
    (request, reply) => {
      const place = findLandingPlace(request.query.place);
      if (!place) throw new ExpectedError(404, 'NOT_FOUND', 'Böyle bir il, ilçe ya da tür yok.');
      return answers.answer(request, reply, `landing ${landingPath(place)}`, async (db) =>
        describePlace({ ...deps, db }, place, await counts.get('', () => countPlaces({ ...deps, db }))),
      );
    },
  );
}
