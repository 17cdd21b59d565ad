import type { Deps } from '#server/deps.ts';
import { accountOf } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { savedAdAnswerSchema, savedAdPathSchema, savedAdRequestSchema, savedAdsSchema } from '#shared/saved-ads.ts';
import { listSavedAds } from './list-saved-ads.ts';
import { removeSavedAd, saveAd } from './save-ad.ts';

const tags = ['Kaydedilen ilanlar'];
const refusals = { 400: apiErrorSchema, 401: apiErrorSchema };

/** Routes for a member's saved listings (spec §7). */
export function savedAdRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/user/saved-ads',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Kaydedilen ilanlar, son kaydedilen önce',
        response: { 200: savedAdsSchema, ...refusals },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      return listSavedAds(deps, id);
    },
  );
  app.post(
    '/api/user/saved-ads',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Bir ilanı kaydeder; kayıtlıysa bir şey değişmez',
        body: savedAdRequestSchema,
        response: { 200: savedAdAnswerSchema, ...refusals, 404: apiErrorSchema, 409: apiErrorSchema },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      const { propertyId } = request.body;
      await saveAd(deps, id, propertyId);
      return { propertyId, message: 'İlan Kaydedildi' };
    },
  );
  app.delete(
    '/api/user/saved-ads/:propertyId',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Kaydedilen bir ilanı kaldırır; kayıtlı değilse bir şey değişmez',
        params: savedAdPathSchema,
        response: { 200: savedAdAnswerSchema, ...refusals },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      const { propertyId } = request.params;
      await removeSavedAd(deps, id, propertyId);
      return { propertyId, message: 'İlan Kaldırıldı' };
    },
  );
}
