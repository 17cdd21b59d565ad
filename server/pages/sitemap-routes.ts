import { Readable } from 'node:stream';
import { editedDays } from '#server/features/desk/edited-texts/index.ts';
import {
  countPlaces,
  listSitemapListings,
  listSitemapParts,
  type SitemapListing,
} from '#server/features/market/landing/index.ts';
import { listOutcomeMonths } from '#server/features/market/outcomes/index.ts';
import { originOf } from '#server/platform/request-origin.ts';
import { monthPath } from '#shared/outcomes/outcome-rules.ts';
import type { Deps } from '../deps.ts';
import type { Admission } from '../platform/admission.ts';
import { KeptValues } from '../platform/answers/kept-values.ts';
import type { App } from '../platform/app-type.ts';
import { answerUnknownCall } from '../platform/error-handler.ts';
import type { Reads } from '../platform/reads/reads.ts';
import { listContentAddresses } from './content-addresses.ts';
import { landingAddresses, URLSET_END, URLSET_START, urlElement, writeSitemapIndex } from './write-sitemap.ts';

const KEPT_FOR_MS = 10 * 60_000;
const KEPT_TEXTS = 8;
const XML = 'application/xml; charset=utf-8';
const HIDDEN = { config: { caller: 'anyone' as const }, schema: { hide: true } };

/**
 * Keeps crawlers from calls that only browsers or signed-in members need. Other pages that must not be indexed say
 * `noindex`.
 */
const ROBOTS = `User-agent: *
Allow: /api/docs
Disallow: /api/
`;

async function* listingElements(
  origin: string,
  first: readonly SitemapListing[],
  rest: AsyncIterable<readonly SitemapListing[]>,
): AsyncGenerator<string> {
  const write = (listings: readonly SitemapListing[]) =>
    listings.map(({ id, changedAt }) => urlElement(`${origin}/ilan/${id}`, changedAt.toISOString())).join('');
  yield URLSET_START + write(first);
  for await (const listings of rest) yield write(listings);
  yield URLSET_END;
}

/** `GET /robots.txt`, and `/sitemap.xml` with its parts: pages, places, and current listings by id range. */
export function sitemapRoutes(app: App, deps: Deps, admission: Admission, reads: Reads): void {
  const kept = new KeptValues<string>(deps.clock, KEPT_FOR_MS, KEPT_TEXTS);
  const site = (request: Parameters<typeof originOf>[0]) => originOf(request, deps.config.PUBLIC_ORIGIN);

  app.get('/robots.txt', HIDDEN, (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${ROBOTS}\nSitemap: ${site(request)}/sitemap.xml\n`),
  );

  const writers: Readonly<Record<string, (origin: string, reading: Deps) => Promise<string>>> = {
    '/sitemap.xml': async (origin, reading) => {
      const parts = (await listSitemapParts(reading)).map((part) => `ilanlar-${part}`);
      return writeSitemapIndex(['sayfalar', 'yerler', ...parts].map((name) => `${origin}/sitemap/${name}.xml`));
    },
    '/sitemap/sayfalar.xml': async (origin, reading) => {
      const pages = await listContentAddresses(await editedDays(reading));
      return URLSET_START + pages.map((page) => urlElement(origin + page.path, page.changedOn)).join('') + URLSET_END;
    },
    '/sitemap/yerler.xml': async (origin, reading) => {
      // `/icra` is in the list even when there are no auctions, because a sitemap must not be empty.
      const months = (await listOutcomeMonths(reading)).map(monthPath);
      const places = new Set(['/icra', ...landingAddresses(await countPlaces(reading)), ...months]);
      return URLSET_START + [...places].map((path) => urlElement(origin + path)).join('') + URLSET_END;
    },
  };
  for (const [path, write] of Object.entries(writers))
    app.get(path, HIDDEN, async (request, reply) => {
      const origin = site(request);
      const xml = await kept.get(`${origin} ${path}`, () =>
        admission.run(() => reads.run(request, ({ db }) => write(origin, { ...deps, db }))),
      );
      return reply.type(XML).header('cache-control', 'public, max-age=600').send(xml);
    });

  app.get<{ Params: { part: string } }>('/sitemap/ilanlar-:part.xml', HIDDEN, async (request, reply) => {
    const { part } = request.params;
    if (!/^(?:0|[1-9]\d{0,8})$/.test(part)) return answerUnknownCall(request, reply);
    const listings = listSitemapListings({ ...deps, db: reads.of(request).db }, Number(part));
    const first = await admission.run(() => listings.next());
    if (first.done) return answerUnknownCall(request, reply);
    return reply.type(XML).send(Readable.from(listingElements(site(request), first.value, listings)));
  });
}
