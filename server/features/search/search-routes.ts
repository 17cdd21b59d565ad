import { z } from 'zod';
import { shareDataVersion } from '#server/database/data-version.ts';
import type { Deps } from '#server/deps.ts';
import { getProperty, listCurrentProperties } from '#server/features/listing/index.ts';
import { countView, FREE, visitorOf } from '#server/features/subscriptions/index.ts';
import { AnswerCache } from '#server/platform/answer-cache.ts';
import type { App } from '#server/platform/app-type.ts';
import { CachedAnswers } from '#server/platform/cached-answers.ts';
import { isRendering } from '#server/platform/rendering-mark.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { propertyDetailSchema, propertySummarySchema } from '#shared/properties.ts';
import {
  filtersSchema,
  marketSummarySchema,
  propertySearchSchema,
  searchResultSchema,
  suggestionsSchema,
  understoodResultSchema,
} from '#shared/property-search.ts';
import { MAX_QUERY_LENGTH } from '#shared/search-parameters.ts';
import { cleanText } from '#shared/turkish-text.ts';
import { listFilters, summarizeMarket } from './list-filters.ts';
import { searchKey, understoodKey } from './search-key.ts';
import { searchProperties } from './results/search-properties.ts';
import { suggestProperties } from './suggestions/suggest-properties.ts';
import { searchUnderstood } from './understood/index.ts';

const MAX_LIMIT = 100;
const MAX_ID = Number.MAX_SAFE_INTEGER;

const limitMessage = `limit 1 ile ${MAX_LIMIT} arasında bir tam sayı olmalıdır.`;
const limitSchema = z.object({
  limit: z
    .string()
    .regex(/^\d{1,9}$/, limitMessage)
    .optional()
    .transform((value) => (value === undefined ? 24 : Number(value)))
    .refine((value) => value >= 1 && value <= MAX_LIMIT, limitMessage),
});
const idSchema = z.object({
  id: z
    .string()
    .regex(/^\d{1,16}$/, 'İlan numarası bir sayı olmalıdır.')
    .transform(Number)
    .refine((id) => id >= 1 && id <= MAX_ID, 'İlan numarası geçersiz.'),
});
const querySchema = z.object({
  query: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((value) => cleanText(String(value ?? '')))
    .refine((value) => value.length <= MAX_QUERY_LENGTH, `Arama metni en çok ${MAX_QUERY_LENGTH} karakter olabilir.`),
});
const refusals = { 400: apiErrorSchema };

const tags = ['İlanlar'];

/** Calls about auctions (spec §7, D15, D16). Parameters that are not known are ignored: links carry marks of campaigns. */
export function propertyRoutes(app: App, deps: Deps): void {
  const answers = new CachedAnswers(new AnswerCache(deps.clock, shareDataVersion(deps), deps.config.ANSWER_CACHE));
  searchRoutes(app, deps, answers);
  listingRoutes(app, deps, answers);
  marketRoutes(app, deps, answers);
}

function searchRoutes(app: App, deps: Deps, answers: CachedAnswers): void {
  const schema = {
    tags,
    summary: 'İlan arama, sözcükler yazıldığı gibi',
    querystring: propertySearchSchema,
    response: { 200: searchResultSchema, ...refusals },
  };
  app.get('/api/properties/search', { onRequest: answers.answerRepeated, schema }, (request, reply) => {
    const search = request.query;
    return answers.answer(request, reply, searchKey(search), () => searchProperties(deps, search));
  });
  app.get(
    '/api/properties/search-ai',
    {
      onRequest: answers.answerRepeated,
      schema: {
        ...schema,
        summary: 'Türkçe yazılanı anlayan arama; literal=1 ile harfi harfine',
        response: { 200: understoodResultSchema, ...refusals },
      },
    },
    (request, reply) => {
      const search = request.query;
      const key = understoodKey(search, deps.clock.now());
      return answers.answer(request, reply, key, () => searchUnderstood(deps, search));
    },
  );
  app.get(
    '/api/properties/suggestions',
    {
      schema: {
        tags,
        summary: 'Arama kutusu için öneriler',
        querystring: querySchema,
        response: { 200: suggestionsSchema, ...refusals },
      },
    },
    (request) => suggestProperties(deps, request.query.query),
  );
}

function listingRoutes(app: App, deps: Deps, answers: CachedAnswers): void {
  app.get(
    '/api/properties',
    {
      onRequest: answers.answerRepeated,
      schema: {
        tags,
        summary: 'Süren ihaleler: görseli olanlar, en yakında bitenler önce',
        querystring: limitSchema,
        response: { 200: z.array(propertySummarySchema), ...refusals },
      },
    },
    (request, reply) => {
      const { limit } = request.query;
      return answers.answer(request, reply, `current ${limit}`, () => listCurrentProperties(deps, limit));
    },
  );
  app.get(
    '/api/properties/:id',
    {
      schema: {
        tags,
        summary: 'Bir ilan: soranın görebildiği kadarı, kilitli alanların adlarıyla',
        params: idSchema,
        response: { 200: propertyDetailSchema, ...refusals, 403: apiErrorSchema, 404: apiErrorSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (isRendering(request.headers)) return { ...(await getProperty(deps, id, FREE)), viewsLeftToday: null };
      const { rights, viewer } = await visitorOf(deps, request, reply);
      const property = await getProperty(deps, id, rights);
      return { ...property, viewsLeftToday: await countView(deps, rights, viewer, id) };
    },
  );
}

function marketRoutes(app: App, deps: Deps, answers: CachedAnswers): void {
  app.get(
    '/api/filters',
    {
      onRequest: answers.answerRepeated,
      schema: { tags, summary: 'Filtre seçenekleri ve sayıları', response: { 200: filtersSchema } },
    },
    (request, reply) => answers.answer(request, reply, 'filters', () => listFilters(deps)),
  );
  app.get(
    '/api/summary',
    {
      onRequest: answers.answerRepeated,
      schema: { tags, summary: 'Bir bakışta piyasa', response: { 200: marketSummarySchema } },
    },
    (request, reply) => answers.answer(request, reply, 'summary', () => summarizeMarket(deps)),
  );
}
