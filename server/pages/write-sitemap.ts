import { kindsOf, type PlaceCounts } from '#server/features/market/landing/index.ts';
import { type LandingPlace, landingPath } from '#shared/landing-address.ts';
import { districtsOf, PROVINCES } from '#shared/places/places.ts';
import { escapeXml } from './escape-xml.ts';

const HEADER = '<?xml version="1.0" encoding="utf-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const URLSET_START = `${HEADER}<urlset ${NAMESPACE}>\n`;
export const URLSET_END = '</urlset>\n';

/** One address of a sitemap; `changed` is an ISO 8601 date or date and time. */
export function urlElement(address: string, changed?: string): string {
  return `<url><loc>${escapeXml(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>\n`;
}

/** The list of the sitemap's parts. */
export function writeSitemapIndex(addresses: readonly string[]): string {
  const parts = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`);
  return `${HEADER}<sitemapindex ${NAMESPACE}>\n${parts.join('')}</sitemapindex>\n`;
}

/** The pages of places that have current auctions: an empty page does not help people who search. */
export function landingAddresses(counts: PlaceCounts): string[] {
  const places: LandingPlace[] = [
    {},
    ...PROVINCES.flatMap((province) => [
      { province },
      ...districtsOf(province).map((district) => ({ province, district })),
    ]),
  ];
  return places
    .flatMap((place) => [place, ...kindsOf(place)])
    .filter((place) => counts.countOf(place) > 0)
    .map(landingPath);
}
