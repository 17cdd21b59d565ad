import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { keyOf } from '#server/features/company/api-keys/index.ts';
import { findComparables } from '#server/features/market/comparables/index.ts';
import { listFindingsForPrograms } from '#server/features/market/document-findings/index.ts';
import {
  currentLimitSchema,
  getListing,
  listCurrentListings,
  listDocuments,
  listingPathSchema,
  listLotChain,
} from '#server/features/market/listing/index.ts';
import { compareVersions, listVersions } from '#server/features/market/notice-versions/index.ts';
import { maySee } from '#server/features/members/subscriptions/index.ts';
import type { CachedAnswers } from '#server/platform/answers/cached-answers.ts';
import type { App } from '#server/platform/app-type.ts';
import { keyWith } from '#server/platform/callers/route-callers.ts';
import { originOf } from '#server/platform/request-origin.ts';
import { listingDocumentsSchema } from '#shared/api-v1/listing-documents.ts';
import { lotChainSchema } from '#shared/api-v1/lot-chain.ts';
import { comparablesSchema } from '#shared/comparables/comparables.ts';
import { listingDetailSchema, listingSummarySchema } from '#shared/listings.ts';
import { documentFindingsSchema } from '#shared/read-documents/document-findings.ts';
import {
  comparisonPathSchema,
  noticeVersionsSchema,
  versionComparisonSchema,
} from '#shared/versions/notice-versions.ts';
import { v1Refusals, v1RefusalsOfOne, v1Tags } from './v1-parts.ts';

/**
 * Listings for API clients: the same data as on the site, but no view is counted. Fields that the key may not see are
 * locked.
 */
export function listingV1Routes(app: App, deps: Deps, answers: CachedAnswers): void {
  app.get(
    '/api/v1/properties',
    {
      config: { caller: keyWith('listings') },
      schema: {
        tags: v1Tags,
        summary: 'Süren ihaleler: görseli olanlar, en yakında bitenler önce',
        querystring: currentLimitSchema,
        response: { 200: z.array(listingSummarySchema), ...v1Refusals },
      },
    },
    (request, reply) => {
      const { limit } = request.query;
      const make = (db: Deps['db']) => listCurrentListings({ ...deps, db }, limit);
      return answers.answer(request, reply, `current ${limit}`, make, { isPrivate: true });
    },
  );
  app.get(
    '/api/v1/properties/:id',
    {
      config: { caller: keyWith('listings') },
      schema: {
        tags: v1Tags,
        summary: 'Bir ilan; anahtarın göremediği alanlar `locked` içinde',
        params: listingPathSchema,
        response: { 200: listingDetailSchema, ...v1RefusalsOfOne },
      },
    },
    (request) =>
      answers.admit(request, async () => {
        const { rights } = keyOf(request);
        const property = await getListing(deps, request.params.id, rights);
        return { ...property, viewsLeftToday: rights.viewsPerDay, documentsLeftToday: rights.documentsPerDay };
      }),
  );
  furtherRoutes(app, deps, answers);
  outcomeRoutes(app, deps, answers);
}

function outcomeRoutes(app: App, deps: Deps, answers: CachedAnswers): void {
  app.get(
    '/api/v1/properties/:id/comparables',
    {
      config: { caller: keyWith('listings') },
      schema: {
        tags: v1Tags,
        summary:
          'Bir ilanın benzerleri neye satıldı: satılanlar, fiyat aralığı ve ne kadar tuttuğu; `locked` yetkisiyle',
        params: listingPathSchema,
        response: { 200: comparablesSchema, ...v1RefusalsOfOne },
      },
    },
    (request) => {
      const isLocked = !maySee(keyOf(request).rights, 'noticeValues');
      return answers.admit(request, () => findComparables(deps, request.params.id, isLocked));
    },
  );
  app.get(
    '/api/v1/properties/:id/outcomes',
    {
      config: { caller: keyWith('listings') },
      schema: {
        tags: v1Tags,
        summary: 'Bir malın bütün ihaleleri ve nasıl sonuçlandıkları',
        params: listingPathSchema,
        response: { 200: lotChainSchema, ...v1RefusalsOfOne },
      },
    },
    (request) => answers.admit(request, () => listLotChain(deps, request.params.id)),
  );
}

function furtherRoutes(app: App, deps: Deps, answers: CachedAnswers): void {
  app.get(
    '/api/v1/properties/:id/documents',
    {
      config: { caller: keyWith('listings') },
      schema: {
        tags: v1Tags,
        summary: 'Bir ilanın belgeleri; adresleri `locked` yetkisiyle',
        params: listingPathSchema,
        response: { 200: listingDocumentsSchema, ...v1RefusalsOfOne },
      },
    },
    (request) => {
      const origin = originOf(request, deps.config.PUBLIC_ORIGIN);
      const caller = keyOf(request);
      return answers.admit(request, () => listDocuments(deps, { ...request.params, rights: caller.rights, origin }));
    },
  );
  app.get(
    '/api/v1/properties/:id/findings',
    {
      config: { caller: keyWith('listings') },
      schema: {
        tags: v1Tags,
        summary: 'Bir ilanın okunan belgelerinde bulunanlar ve çelişenler; cümleleri ve yerleri `locked` yetkisiyle',
        params: listingPathSchema,
        response: { 200: documentFindingsSchema, ...v1RefusalsOfOne },
      },
    },
    (request) => {
      const origin = originOf(request, deps.config.PUBLIC_ORIGIN);
      const { rights } = keyOf(request);
      return answers.admit(request, () => listFindingsForPrograms(deps, { ...request.params, rights, origin }));
    },
  );
  app.get(
    '/api/v1/properties/:id/versions',
    {
      config: { caller: keyWith('listings') },
      schema: {
        tags: v1Tags,
        summary: 'Bir ilanın sürümleri: kaynağın neyi ne zaman değiştirdiği',
        params: listingPathSchema,
        response: { 200: noticeVersionsSchema, ...v1RefusalsOfOne },
      },
    },
    (request) => answers.admit(request, () => listVersions(deps, request.params.id, keyOf(request).rights)),
  );
  app.get(
    '/api/v1/properties/:id/versions/:before/:after',
    {
      config: { caller: keyWith('listings') },
      schema: {
        tags: v1Tags,
        summary: 'Bir ilanın iki sürümü yan yana',
        params: comparisonPathSchema,
        response: { 200: versionComparisonSchema, ...v1RefusalsOfOne },
      },
    },
    (request) => answers.admit(request, () => compareVersions(deps, request.params, keyOf(request).rights)),
  );
}
