import type { Deps } from '#server/deps.ts';
import { operatorOf } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { operatorWith } from '#server/platform/callers/route-callers.ts';
import { doneSchema } from '#shared/accounts.ts';
import {
  deskCorrectionSchema,
  deskListingIdSchema,
  deskListingSchema,
  deskListingsAskedSchema,
  deskListingsSchema,
  deskMaskSchema,
  deskReasonSchema,
  deskUndoSchema,
} from '#shared/desk/desk-listings.ts';
import { correctListing, undoCorrection } from './correct-listing.ts';
import { findListings, getDeskListing } from './find-listings.ts';
import { hiddenFileRoutes } from './hidden-file-routes.ts';
import { hideListing, unhideListing } from './hide-listing.ts';
import { lotAndReadingRoutes } from './lot-and-reading-routes.ts';
import { maskListing } from './mask-listing.ts';

/** The listings part of the desk, for `icerik`. */
export function listingDeskRoutes(app: App, deps: Deps): void {
  lotAndReadingRoutes(app, deps);
  hiddenFileRoutes(app, deps);
  const params = deskListingIdSchema;
  const done = { hide: true, params, response: { 200: doneSchema } } as const;
  app.get(
    '/api/desk/listings',
    {
      config: { caller: operatorWith('icerik') },
      schema: { hide: true, querystring: deskListingsAskedSchema, response: { 200: deskListingsSchema } },
    },
    (request) => findListings(deps, request.query),
  );
  app.get(
    '/api/desk/listings/:id',
    {
      config: { caller: operatorWith('icerik') },
      schema: { hide: true, params, response: { 200: deskListingSchema } },
    },
    (request) => getDeskListing(deps, request.params.id),
  );
  app.post(
    '/api/desk/listings/:id/hide',
    { config: { caller: operatorWith('icerik') }, schema: { ...done, body: deskReasonSchema } },
    async (request) => {
      await hideListing(deps, { ...request.params, ...request.body }, operatorOf(request));
      return { message: 'İlan gizlendi.' };
    },
  );
  app.post(
    '/api/desk/listings/:id/unhide',
    { config: { caller: operatorWith('icerik') }, schema: { ...done, body: deskReasonSchema } },
    async (request) => {
      await unhideListing(deps, { ...request.params, ...request.body }, operatorOf(request));
      return { message: 'İlan yeniden gösteriliyor.' };
    },
  );
  app.post(
    '/api/desk/listings/:id/corrections',
    { config: { caller: operatorWith('icerik') }, schema: { ...done, body: deskCorrectionSchema } },
    async (request) => {
      await correctListing(deps, { ...request.params, ...request.body }, operatorOf(request));
      return { message: 'Alan düzeltildi.' };
    },
  );
  app.post(
    '/api/desk/listings/:id/corrections/undo',
    { config: { caller: operatorWith('icerik') }, schema: { ...done, body: deskUndoSchema } },
    async (request) => {
      await undoCorrection(deps, { ...request.params, ...request.body }, operatorOf(request));
      return { message: 'Düzeltme geri alındı.' };
    },
  );
  app.post(
    '/api/desk/listings/:id/masks',
    { config: { caller: operatorWith('icerik') }, schema: { ...done, body: deskMaskSchema } },
    async (request) => {
      await maskListing(deps, { ...request.params, ...request.body }, operatorOf(request));
      return { message: 'Kelime kapatıldı.' };
    },
  );
}
