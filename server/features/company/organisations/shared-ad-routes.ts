import type { Deps } from '#server/deps.ts';
import { accountOf } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { doneSchema } from '#shared/accounts.ts';
import {
  organisationPathSchema,
  sharedAdPathSchema,
  sharedAdRequestSchema,
  sharedAdsSchema,
  sharedNotePathSchema,
  sharedNoteRequestSchema,
} from '#shared/organisations/organisations.ts';
import { forbidding, tags } from './route-parts.ts';
import { deleteNote, listSharedAds, shareAd, unshareAd, writeNote } from './shared-ads.ts';

const PATH = '/api/organisations/:id/saved-ads';
const done = { 200: doneSchema, ...forbidding };

/** Routes for an organisation's shared listings and the notes on them. */
export function sharedAdRoutes(app: App, deps: Deps): void {
  listingRoutes(app, deps);
  noteRoutes(app, deps);
}

function listingRoutes(app: App, deps: Deps): void {
  app.get(
    PATH,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Kurumda paylaşılan ilanlar ve notları, son paylaşılan önce',
        params: organisationPathSchema,
        response: { 200: sharedAdsSchema, ...forbidding },
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      return { ads: await listSharedAds(deps, { ...request.params, userId }) };
    },
  );
  app.post(
    PATH,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Kurumda bir ilan paylaşır; paylaşılıyorsa bir şey değişmez',
        params: organisationPathSchema,
        body: sharedAdRequestSchema,
        response: done,
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      await shareAd(deps, { ...request.params, ...request.body, userId });
      return { message: 'İlan kurumla paylaşıldı.' };
    },
  );
  app.delete(
    `${PATH}/:propertyId`,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Paylaşılan bir ilanı notlarıyla kaldırır',
        params: sharedAdPathSchema,
        response: done,
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      await unshareAd(deps, { ...request.params, userId });
      return { message: 'İlan kurumdan kaldırıldı.' };
    },
  );
}

function noteRoutes(app: App, deps: Deps): void {
  app.post(
    `${PATH}/:propertyId/notes`,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Paylaşılan bir ilana not yazar',
        params: sharedAdPathSchema,
        body: sharedNoteRequestSchema,
        response: done,
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      await writeNote(deps, { ...request.params, ...request.body, userId });
      return { message: 'Not yazıldı.' };
    },
  );
  app.delete(
    `${PATH}/:propertyId/notes/:noteId`,
    {
      config: { caller: 'member' },
      schema: { tags, summary: 'Bir notu siler', params: sharedNotePathSchema, response: done },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      await deleteNote(deps, { ...request.params, userId });
      return { message: 'Not silindi.' };
    },
  );
}
