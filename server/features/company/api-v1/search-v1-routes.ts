import type { Deps } from '#server/deps.ts';
import { keyOf } from '#server/features/company/api-keys/index.ts';
import {
  answerSearch,
  answerUnderstood,
  listFilters,
  suggestionQuerySchema,
  suggestListings,
  summarizeMarket,
} from '#server/features/market/search/index.ts';
import type { CachedAnswers } from '#server/platform/answers/cached-answers.ts';
import type { App } from '#server/platform/app-type.ts';
import { keyWith } from '#server/platform/callers/route-callers.ts';
import {
  filtersSchema,
  listingSearchSchema,
  marketSummarySchema,
  searchResultSchema,
  suggestionsSchema,
  understoodResultSchema,
} from '#shared/listing-search.ts';
import { v1Refusals, v1Tags } from './v1-parts.ts';

type Searching = { readonly searching: Deps; readonly answers: CachedAnswers };

/**
 * Searches for API clients: the site's own searches with the same admission control, limited to what the key may see.
 */
export function searchV1Routes(app: App, { searching, answers }: Searching): void {
  const common = { tags: v1Tags, querystring: listingSearchSchema };
  const answering = { deps: searching, answers };
  app.get(
    '/api/v1/properties/search',
    {
      config: { caller: keyWith('listings') },
      schema: {
        ...common,
        summary: 'İlan arama, kelimeler yazıldığı gibi',
        response: { 200: searchResultSchema, ...v1Refusals },
      },
    },
    (request, reply) => {
      const { rights } = keyOf(request);
      return answerSearch(answering, { request, reply, given: request.query, rights, isKeyed: true });
    },
  );
  app.get(
    '/api/v1/properties/search-ai',
    {
      config: { caller: keyWith('listings') },
      schema: {
        ...common,
        summary: 'Türkçe yazılanı anlayan arama; literal=1 ile harfi harfine',
        response: { 200: understoodResultSchema, ...v1Refusals },
      },
    },
    (request, reply) => {
      const { rights } = keyOf(request);
      return answerUnderstood(answering, { request, reply, given: request.query, rights, isKeyed: true });
    },
  );
  app.get(
    '/api/v1/properties/suggestions',
    {
      config: { caller: keyWith('listings') },
      schema: {
        tags: v1Tags,
        summary: 'Arama kutusu için öneriler',
        querystring: suggestionQuerySchema,
        response: { 200: suggestionsSchema, ...v1Refusals },
      },
    },
    (request) => answers.read(request, (db) => suggestListings({ ...searching, db }, request.query.query)),
  );
  marketV1Routes(app, { searching, answers });
}

function marketV1Routes(app: App, { searching, answers }: Searching): void {
  const isPrivate = true;
  app.get(
    '/api/v1/filters',
    {
      config: { caller: keyWith('listings') },
      schema: {
        tags: v1Tags,
        summary: 'Filtre seçenekleri ve sayıları',
        response: { 200: filtersSchema, ...v1Refusals },
      },
    },
    (request, reply) =>
      answers.answer(request, reply, 'filters', (db) => listFilters({ ...searching, db }), { isPrivate }),
  );
  app.get(
    '/api/v1/summary',
    {
      config: { caller: keyWith('listings') },
      schema: { tags: v1Tags, summary: 'Bir bakışta piyasa', response: { 200: marketSummarySchema, ...v1Refusals } },
    },
    (request, reply) =>
      answers.answer(request, reply, 'summary', (db) => summarizeMarket({ ...searching, db }), { isPrivate }),
  );
}
