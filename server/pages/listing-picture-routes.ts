import { createHash } from 'node:crypto';
import { getProperty } from '#server/features/listing/index.ts';

import { FREE } from '#server/features/subscriptions/index.ts';
import { propertySummarySchema } from '#shared/properties.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../platform/app-type.ts';
import { answerUnknownCall } from '../platform/error-handler.ts';
import { ExpectedError } from '../platform/expected-error.ts';
import { paintListing } from './listing-picture.ts';

/** Changes when the drawing does, so that kept pictures are drawn anew. */
const DRAWING_VERSION = '1';
const KEPT_PICTURES = 60;
/** Drawing takes a fraction of a second of a processor: far fewer a minute for one address than calls. */
const LIMIT = { rateLimit: { max: 120, timeWindow: 60_000 } };

/** What the picture tells of a listing: the facts of its card; undefined when there is no such listing. */
async function findListing(deps: Deps, id: number) {
  try {
    return propertySummarySchema.parse(await getProperty(deps, id, FREE));
  } catch (error) {
    if (error instanceof ExpectedError) return undefined;
    throw error;
  }
}

/** `GET /ilan/{id}/og.png`: the picture that other places show beside a link to a listing (D12). */
export function listingPictureRoutes(app: App, deps: Deps): void {
  const kept = new Map<string, Promise<Buffer>>();

  function keptPicture(etag: string, paint: () => Promise<Buffer>): Promise<Buffer> {
    const known = kept.get(etag);
    if (known) return known;
    const painting = paint();
    painting.catch(() => kept.delete(etag));
    kept.set(etag, painting);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_PICTURES && oldest !== undefined) kept.delete(oldest);
    return painting;
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
      // Other places may show it: that is what it is for.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
      return reply.type('image/png').send(await keptPicture(etag, () => paintListing(property)));
    },
  );
}
