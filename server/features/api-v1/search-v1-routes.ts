import type { Deps } from '#server/deps.ts';
import { keyCall, keyOf } from '#server/features/api-keys/index.ts';
import {
  answerSearch,
  answerUnderstood,
  listFilters,
  suggestionQuerySchema,
  suggestProperties,
  summarizeMarket,
} from '#server/features/search/index.ts';
import type { CachedAnswers } from '#server/platform/answers/cached-answers.ts';
import type { App } from '#server/platform/app-type.ts';
import {
  filtersSchema,
  marketSummarySchema,
  propertySearchSchema,
  searchResultSchema,
  suggestionsSchema,
  understoodResultSchema,
} from '#shared/property-search.ts';
import { refusals, tags } from './route-parts.ts';

/** What searches for programs read: `searching` is asked about listings, `deps` about keys. */
type Searching = { readonly deps: Deps; readonly searching: Deps; readonly answers: CachedAnswers };

/** Searches for programs: those of the site, admitted with them, with what the key may see. */
export function searchV1Routes(app: App, { deps, searching, answers }: Searching): void {
  const guard = keyCall(deps, 'listings');
  const common = { tags, querystring: propertySearchSchema };
  const answering = { deps: searching, answers };
  app.get(
    '/api/v1/properties/search',
    {
      ...guard,
      schema: {
        ...common,
        summary: 'İlan arama, sözcükler yazıldığı gibi',
        response: { 200: searchResultSchema, ...refusals },
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
      ...guard,
      schema: {
        ...common,
        summary: 'Türkçe yazılanı anlayan arama; literal=1 ile harfi harfine',
        response: { 200: understoodResultSchema, ...refusals },
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
      ...guard,
      schema: {
        tags,
        summary: 'Arama kutusu için öneriler',
        querystring: suggestionQuerySchema,
        response: { 200: suggestionsSchema, ...refusals },
      },
    },
    (request) => answers.read(request, (db) => suggestProperties({ ...searching, db }, request.query.query)),
  );
  marketV1Routes(app, { deps, searching, answers });
}

function marketV1Routes(app: App, { deps, searching, answers }: Searching): void {
  const guard = keyCall(deps, 'listings');
  const isPrivate = true;
  app.get(
    '/api/v1/filters',
    {
      ...guard,
      schema: { tags, summary: 'Filtre seçenekleri ve sayıları', response: { 200: filtersSchema, ...refusals } },
    },
    (request, reply) =>
      answers.answer(request, reply, 'filters', (db) => listFilters({ ...searching, db }), { isPrivate }),
  );
  app.get(
    '/api/v1/summary',
    { ...guard, schema: { tags, summary: 'Bir bakışta piyasa', response: { 200: marketSummarySchema, ...refusals } } },
    (request, reply) =>
      answers.answer(request, reply, 'summary', (db) => summarizeMarket({ ...searching, db }), { isPrivate }),
  );
}
