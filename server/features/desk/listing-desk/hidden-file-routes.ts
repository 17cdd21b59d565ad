import type { Deps } from '#server/deps.ts';
import { showFile } from '#server/features/intake/mirroring/index.ts';
import { operatorOf } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { operatorWith } from '#server/platform/callers/route-callers.ts';
import { doneSchema } from '#shared/accounts.ts';
import {
  deskFileSchema,
  deskHiddenFileSchema,
  deskListingIdSchema,
  deskPageSchema,
} from '#shared/desk/desk-listings.ts';
import { hideFile } from './hide-file.ts';
import { hidePage, showPages } from './hide-page.ts';

/** Routes with which `icerik` hides files and pages of listings and shows them again. */
export function hiddenFileRoutes(app: App, deps: Deps): void {
  const done = { hide: true, params: deskListingIdSchema, response: { 200: doneSchema } } as const;
  app.post(
    '/api/desk/listings/:id/hide-file',
    { config: { caller: operatorWith('icerik') }, schema: { ...done, body: deskFileSchema } },
    async (request) => {
      await hideFile(deps, { ...request.params, ...request.body }, operatorOf(request));
      return { message: 'Dosya kapatıldı.' };
    },
  );
  app.post(
    '/api/desk/listings/:id/show-file',
    { config: { caller: operatorWith('icerik') }, schema: { ...done, body: deskHiddenFileSchema } },
    async (request) => {
      await showFile(deps, { ...request.params, ...request.body }, operatorOf(request));
      return { message: 'Dosya yeniden gösteriliyor.' };
    },
  );
  app.post(
    '/api/desk/listings/:id/hide-page',
    { config: { caller: operatorWith('icerik') }, schema: { ...done, body: deskPageSchema } },
    async (request) => {
      await hidePage(deps, { ...request.params, ...request.body }, operatorOf(request));
      return { message: 'Sayfa kapatıldı.' };
    },
  );
  app.post(
    '/api/desk/listings/:id/show-pages',
    { config: { caller: operatorWith('icerik') }, schema: { ...done, body: deskFileSchema } },
    async (request) => {
      await showPages(deps, { ...request.params, ...request.body }, operatorOf(request));
      return { message: 'Belge kaynağından yeniden alınıp bütün sayfalarıyla gösterilecek.' };
    },
  );
}
