import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import type { MirrorNow } from '#server/features/intake/mirroring/index.ts';
import {
  countDocument,
  countView,
  documentsLeft,
  FREE,
  visitorOf,
} from '#server/features/members/subscriptions/index.ts';
import type { CachedAnswers } from '#server/platform/answers/cached-answers.ts';
import type { App } from '#server/platform/app-type.ts';
import { isRendering } from '#server/platform/rendering-mark.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { listingDetailSchema, listingSummarySchema, openedDocumentSchema } from '#shared/listings.ts';
import { getListing, openDocument } from './get-listing.ts';
import { listCurrentListings } from './list-current-listings.ts';
import { currentLimitSchema, listingPathSchema } from './listing-parameters.ts';

const documentSchema = listingPathSchema.extend({
  place: z
    .string()
    .regex(/^\d{1,4}$/, 'Belge sırası bir sayı olmalıdır.')
    .transform(Number),
});
const refusals = { 400: apiErrorSchema };
const tags = ['İlanlar'];

type Given = { readonly answers: CachedAnswers; readonly mirrorNow: MirrorNow };

/** Serves the current auctions, and single ones as the caller may see them (spec §7, D15, D16). */
export function listingRoutes(app: App, deps: Deps, { answers, mirrorNow }: Given): void {
  app.get(
    '/api/properties',
    {
      config: { caller: 'anyone' },
      onRequest: answers.answerRepeated,
      schema: {
        tags,
        summary: 'Süren ihaleler: önce görseli olanlar, her grupta en yakında bitenler önce',
        querystring: currentLimitSchema,
        response: { 200: z.array(listingSummarySchema), ...refusals },
      },
    },
    (request, reply) => {
      const { limit } = request.query;
      return answers.answer(request, reply, `current ${limit}`, (db) => listCurrentListings({ ...deps, db }, limit));
    },
  );
  app.get(
    '/api/properties/:id',
    {
      config: { caller: 'anyone' },
      schema: {
        tags,
        summary: 'Bir ilan: soranın görebildiği kadarı, kilitli alanların adlarıyla',
        security: [{}, { memberToken: [] }, { trialGrant: [] }],
        params: listingPathSchema,
        response: { 200: listingDetailSchema, ...refusals, 403: apiErrorSchema, 404: apiErrorSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (isRendering(request.headers)) {
        const find = (db: Deps['db']) => getListing({ ...deps, db }, id, FREE);
        return { ...(await answers.find(request, find)), viewsLeftToday: null, documentsLeftToday: 0 };
      }
      return answers.admit(request, async () => {
        const visitor = await visitorOf(deps, request, reply);
        const { rights, viewer } = visitor;
        const property = await getListing(deps, id, rights);
        return {
          ...property,
          viewsLeftToday: await countView(deps, visitor, id),
          documentsLeftToday: await documentsLeft(deps, rights, viewer),
        };
      });
    },
  );
  documentRoute(app, deps, mirrorNow);
}

/**
 * Opens a single document, which is fetched into our store if it is not there yet (D47): members of the free plan may
 * open one a day (D28).
 */
function documentRoute(app: App, deps: Deps, mirrorNow: MirrorNow): void {
  app.post(
    '/api/properties/:id/documents/:place',
    {
      config: { caller: 'anyone' },
      schema: {
        tags,
        summary: 'Bir ilanın tek bir belgesi: ücretsiz üyelikle günde bir belge açılır',
        params: documentSchema,
        response: { 200: openedDocumentSchema, ...refusals, 403: apiErrorSchema, 404: apiErrorSchema },
      },
    },
    async (request, reply) => {
      const { id, place } = request.params;
      const visitor = await visitorOf(deps, request, reply);
      const { rights, viewer } = visitor;
      const address = await openDocument({ ...deps, mirrorNow }, { id, place }, async (asked) => {
        // Opening a document also counts as opening its listing, of which the day allows a limited number.
        await countView(deps, visitor, id);
        await countDocument(deps, rights, viewer, asked);
      });
      return { address };
    },
  );
}
