import type { Deps } from '#server/deps.ts';
import { operatorOf } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { operatorWith } from '#server/platform/callers/route-callers.ts';
import { doneSchema } from '#shared/accounts.ts';
import { deskListingIdSchema, deskReasonSchema } from '#shared/desk/desk-listings.ts';
import { deskPapersSchema, listingPapersSchema, paperNameSchema } from '#shared/read-documents/desk-papers.ts';
import { listingPapers } from './desk-papers.ts';
import { readAgain } from './read-again.ts';
import { readPaperFigures } from './read-paper-figures.ts';

/** Routes for the reading of documents at the desk, for `icerik`. */
export function paperDeskRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/desk/papers',
    { config: { caller: operatorWith('icerik') }, schema: { hide: true, response: { 200: deskPapersSchema } } },
    () => readPaperFigures(deps),
  );
  app.get(
    '/api/desk/listings/:id/papers',
    {
      config: { caller: operatorWith('icerik') },
      schema: { hide: true, params: deskListingIdSchema, response: { 200: listingPapersSchema } },
    },
    async (request) => ({ papers: await listingPapers(deps, request.params.id) }),
  );
  app.post(
    '/api/desk/papers/:sha256/read-again',
    {
      config: { caller: operatorWith('icerik') },
      schema: { hide: true, params: paperNameSchema, body: deskReasonSchema, response: { 200: doneSchema } },
    },
    async (request) => {
      await readAgain(deps, { ...request.params, ...request.body }, operatorOf(request));
      return { message: 'Belge sıranın başına alındı, birkaç dakika içinde yeniden okunacak.' };
    },
  );
}
