import type { Deps } from '#server/deps.ts';
import { forgetUnconfirmedLaw } from '#server/features/market/law-confirmations/index.ts';
import { operatorOf } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { operatorWith } from '#server/platform/callers/route-callers.ts';
import { doneSchema } from '#shared/accounts.ts';
import { deskReasonSchema } from '#shared/desk/desk-listings.ts';
import { deskLawSchema, lawNameSchema } from '#shared/law/desk-law.ts';
import { confirmFigure, listFigures } from './confirmed-figures.ts';

/**
 * Routes for the legal figures at the desk, for `icerik`: their source, their validity, and who confirmed them when.
 */
export function lawDeskRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/desk/law',
    { config: { caller: operatorWith('icerik') }, schema: { hide: true, response: { 200: deskLawSchema } } },
    async () => ({
      figures: await listFigures(deps),
    }),
  );
  app.post(
    '/api/desk/law/:name',
    {
      config: { caller: operatorWith('icerik') },
      schema: { hide: true, params: lawNameSchema, body: deskReasonSchema, response: { 200: doneSchema } },
    },
    async (request) => {
      await confirmFigure(deps, { ...request.params, ...request.body }, operatorOf(request));
      forgetUnconfirmedLaw(deps);
      return { message: 'Onaylandı.' };
    },
  );
}
