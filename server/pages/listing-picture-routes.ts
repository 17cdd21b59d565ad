import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { getProperty } from '#server/features/listing/index.ts';
import { FREE } from '#server/features/subscriptions/index.ts';
import { propertySummarySchema } from '#shared/properties.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../platform/app-type.ts';
import { answerUnknownCall } from '../platform/error-handler.ts';
import { ExpectedError } from '../platform/expected-error.ts';
import { paintListing } from './listing-picture.ts';

/** Change this whenever the drawing changes, so that cached pictures are drawn again. */
const DRAWING_VERSION = '1';
const KEPT_PICTURES = 60;
/** Drawing uses the processor for a fraction of a second, so the limit per address is far lower than for calls. */
const LIMIT = { rateLimit: { max: 120, timeWindow: 60_000 } };

/** Returns the facts that the picture shows (those of the listing's card); undefined for an unknown listing. */
async function findListing(deps: Deps, id: number) {
  try {
    return propertySummarySchema.parse(await getProperty(deps, id, FREE));
  } catch (error) {
    if (error instanceof ExpectedError) return undefined;
    throw error;
  }
}

/** `GET /ilan/{id}/og.png`: the preview picture that other sites show next to a link to a listing (D12). */
export function listingPictureRoutes(app: App, deps: Deps): void {
  const kept = new LRUCache<string, { readonly picture: Promise<Buffer> }>({ max: KEPT_PICTURES });

  function keptPicture(etag: string, paint: () => Promise<Buffer>): Promise<Buffer> {
    const known = kept.get(etag);
    if (known) return known.picture;
    const picture = paint();
    picture.catch(() => kept.delete(etag));
    kept.set(etag, { picture });
    return picture;
  }

  app.get<{ Params: { id: string } }>(
    '/ilan/:id/og.png',
    { schema: { hide: true }, config: LIMIT },
    async (request, reply) => {
      const { id } = request.params;
      const property = /^[1-9]\d{0,14}$/.test(id) ? await findListing(deps, Number(id)) : undefined;
      if (!property) return answerUnknownCall(request, reply);
      const hash = createHash('sha256')
        .update(`${DRAWING_VERSION} ${JSON.stringify(property)}`)
        .digest('base64url');
      const etag = `"${hash.slice(0, 22)}"`;
      reply.header('etag', etag).header('cache-control', 'public, max-age=3600');
      // Other sites may show the picture: that is its purpose.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
      return reply.type('image/png').send(await keptPicture(etag, () => paintListing(property)));
    },
  );
}
