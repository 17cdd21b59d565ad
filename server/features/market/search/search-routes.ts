import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { hasCredentials, rightsOf } from '#server/features/members/subscriptions/index.ts';
import type { CachedAnswers } from '#server/platform/answers/cached-answers.ts';
import type { App } from '#server/platform/app-type.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import {
  filtersSchema,
  listingSearchSchema,
  marketSummarySchema,
  searchResultSchema,
  suggestionsSchema,
  understoodResultSchema,
} from '#shared/listing-search.ts';
import { MAX_QUERY_LENGTH } from '#shared/search-filters/search-values.ts';
import { cleanText } from '#shared/text/turkish-text.ts';
import { listFilters, summarizeMarket } from './list-filters.ts';
import { answerSearch, answerUnderstood } from './search-answers-routes.ts';
import { suggestListings } from './suggestions/suggest-listings.ts';

/** The parameters of suggestions. */
export const suggestionQuerySchema = z.object({
  query: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((value) => cleanText(String(value ?? '')))
    .refine((value) => value.length <= MAX_QUERY_LENGTH, `Arama metni en çok ${MAX_QUERY_LENGTH} karakter olabilir.`),
});
const refusals = { 400: apiErrorSchema, 403: apiErrorSchema };

const tags = ['İlanlar'];

/**
 * The search calls (spec §7, D15); `members` is for queries about members, on their own database. Unknown parameters
 * are ignored, because links contain campaign parameters.
 */
export function searchRoutes(app: App, deps: Deps, answers: CachedAnswers, members: Deps = deps): void {
  findingRoutes(app, deps, answers, members);
  marketRoutes(app, deps, answers);
}

function findingRoutes(app: App, deps: Deps, answers: CachedAnswers, members: Deps): void {
  const schema = {
    tags,
    summary: 'İlan arama, kelimeler yazıldığı gibi',
    querystring: listingSearchSchema,
    response: { 200: searchResultSchema, ...refusals },
  };
  // Only answers for callers without rights depend on the address alone.
  const onRequest: CachedAnswers['answerRepeated'] = async (request, reply) =>
    hasCredentials(request) ? undefined : answers.answerRepeated(request, reply);
  const asked = async (request: FastifyRequest) => ({ request, rights: await rightsOf(members, request) });
  app.get('/api/properties/search', { config: { caller: 'anyone' }, onRequest, schema }, async (request, reply) =>
    answerSearch({ deps, answers }, { ...(await asked(request)), reply, given: request.query }),
  );
  app.get(
    '/api/properties/search-ai',
    {
      config: { caller: 'anyone' },
      onRequest,
      schema: {
        ...schema,
        summary: 'Türkçe yazılanı anlayan arama; literal=1 ile harfi harfine',
        response: { 200: understoodResultSchema, ...refusals },
      },
    },
    async (request, reply) =>
      answerUnderstood({ deps, answers }, { ...(await asked(request)), reply, given: request.query }),
  );
  app.get(
    '/api/properties/suggestions',
    {
      config: { caller: 'anyone' },
      schema: {
        tags,
        summary: 'Arama kutusu için öneriler',
        querystring: suggestionQuerySchema,
        response: { 200: suggestionsSchema, ...refusals },
      },
    },
    (request) => answers.read(request, (db) => suggestListings({ ...deps, db }, request.query.query)),
  );
}

function marketRoutes(app: App, deps: Deps, answers: CachedAnswers): void {
  app.get(
    '/api/filters',
    {
      config: { caller: 'anyone' },
      onRequest: answers.answerRepeated,
      schema: { tags, summary: 'Filtre seçenekleri ve sayıları', response: { 200: filtersSchema } },
    },
    (request, reply) => answers.answer(request, reply, 'filters', (db) => listFilters({ ...deps, db })),
  );
  app.get(
    '/api/summary',
    {
      config: { caller: 'anyone' },
      onRequest: answers.answerRepeated,
      schema: { tags, summary: 'Bir bakışta piyasa', response: { 200: marketSummarySchema } },
    },
    (request, reply) => answers.answer(request, reply, 'summary', (db) => summarizeMarket({ ...deps, db })),
  );
}
