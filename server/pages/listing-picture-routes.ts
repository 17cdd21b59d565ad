import { LRUCache } from 'lru-cache';
import { keepSharePicture } from '#server/features/intake/mirroring/index.ts';
import { getListing } from '#server/features/market/listing/index.ts';
import { FREE } from '#server/features/members/subscriptions/index.ts';
import { type ListingSummary, listingSummarySchema } from '#shared/listings.ts';
import type { Deps } from '../deps.ts';
import type { Admission } from '../platform/admission.ts';
import type { App } from '../platform/app-type.ts';
import { answerUnknownCall } from '../platform/error-handler.ts';
import { ExpectedError } from '../platform/expected-error.ts';
import { paintListing, pictureVersion } from './listing-picture.ts';

/** Pictures cached in this process, so that most requests don't read the file store. */
const KEPT_PICTURES = 60;
/** Drawing uses the processor for a fraction of a second, so the limit per address is far lower than for calls. */
const LIMIT = { rateLimit: { max: 120, timeWindow: 60_000 } };

/** Returns the facts that the picture shows (those of the listing's card); undefined for an unknown listing. */
async function findListing(deps: Deps, id: number) {
  try {
    return listingSummarySchema.parse(await getListing(deps, id, FREE));
  } catch (error) {
    if (error instanceof ExpectedError) return undefined;
    throw error;
  }
}

/** `GET /ilan/{id}/og.png`: the preview picture that other sites show next to a link to a listing (D12). */
export function listingPictureRoutes(app: App, deps: Deps, admission: Admission): void {
  const kept = new LRUCache<string, { readonly picture: Promise<Buffer> }>({ max: KEPT_PICTURES });

  function keptPicture(property: ListingSummary, version: string): Promise<Buffer> {
    const key = `${property.id} ${version}`;
    const known = kept.get(key);
    if (known) return known.picture;
    const paint = () => admission.run(() => paintListing(property));
    const picture = keepSharePicture(deps, { id: property.id, version }, paint);
    picture.catch(() => kept.delete(key));
    kept.set(key, { picture });
    return picture;
  }

  app.get<{ Params: { id: string } }>(
    '/ilan/:id/og.png',
    { config: { caller: 'anyone', ...LIMIT }, schema: { hide: true } },
    async (request, reply) => {
      const { id } = request.params;
      const property = /^[1-9]\d{0,14}$/.test(id) ? await findListing(deps, Number(id)) : undefined;
      if (!property) return answerUnknownCall(request, reply);
      const version = pictureVersion(property);
      const etag = `"${version}"`;
      // Set only now that there is a picture: a refusal must not be cached.
      const headers = { etag, 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'cross-origin' };
      if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).headers(headers).send();
      const picture = await keptPicture(property, version);
      // Other sites may show the picture: that is its purpose.
      return reply.headers(headers).type('image/png').send(picture);
    },
  );
}
