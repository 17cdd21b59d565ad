import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findLandingPlace, listNewListings } from '#server/features/market/landing/index.ts';
import { originOf } from '#server/platform/request-origin.ts';
import { feedPath, type LandingPlace } from '#shared/landing-address.ts';
import type { Deps } from '../deps.ts';
import type { Admission } from '../platform/admission.ts';
import { KeptValues } from '../platform/answers/kept-values.ts';
import type { App } from '../platform/app-type.ts';
import { answerUnknownCall } from '../platform/error-handler.ts';
import type { Reads } from '../platform/reads/reads.ts';
import { writeFeed } from './write-feed.ts';

const KEPT_FOR_MS = 60_000;
const KEPT_FEEDS = 100;

type Feed = { readonly xml: string; readonly etag: string };

/**
 * `GET /akis.xml` and `/akis/{il}/{ilce}/{tür}.xml`: the new auctions of a place as a feed, with the card's facts only
 * (D20). Another spelling of a place redirects to the standard address of its feed.
 */
export function feedRoutes(app: App, deps: Deps, admission: Admission, reads: Reads): void {
  const kept = new KeptValues<Feed>(deps.clock, KEPT_FOR_MS, KEPT_FEEDS);

  async function makeFeed(db: Deps['db'], place: LandingPlace, origin: string): Promise<Feed> {
    const xml = writeFeed(place, await listNewListings({ ...deps, db }, place), origin, deps.clock.now());
    return { xml, etag: `W/"${createHash('sha256').update(xml).digest('base64url')}"` };
  }

  /** `path` is the decoded path of the request. */
  async function answerFeed(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const place = path.endsWith('.xml') ? findLandingPlace(path.slice('/akis'.length, -'.xml'.length)) : undefined;
    if (!place) return answerUnknownCall(request, reply);
    if (feedPath(place) !== path) return reply.redirect(feedPath(place), 301);
    const origin = originOf(request, deps.config.PUBLIC_ORIGIN);
    const { xml, etag } = await kept.get(origin + path, () =>
      admission.run(() => reads.run(request, ({ db }) => makeFeed(db, place, origin))),
    );
    reply.header('etag', etag).header('cache-control', 'public, max-age=300');
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    return reply.type('application/atom+xml; charset=utf-8').send(xml);
  }

  const options = { config: { caller: 'anyone' as const }, schema: { hide: true } };
  app.get('/akis.xml', options, (request, reply) => answerFeed('/akis.xml', request, reply));
  app.get<{ Params: { '*': string } }>('/akis/*', options, (request, reply) =>
    answerFeed(`/akis/${request.params['*']}`, request, reply),
  );
}
