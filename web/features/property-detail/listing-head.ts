import { formatLira } from '#shared/money.ts';
import { placeName } from '#shared/place-name.ts';
import type { PropertyDetail, PropertySummary } from '#shared/properties.ts';
import { vehicleBrand } from '#shared/vehicle-brands.ts';
import { endOf } from './listing-state.ts';

/** Spec §3: the file before the title; the other one stands below. */
export function headingOf({ dosyaBilgi, title }: Pick<PropertySummary, 'dosyaBilgi' | 'title'>) {
  return dosyaBilgi ? { heading: dosyaBilgi, subline: title } : { heading: title, subline: undefined };
}

/** The name of a listing's page: `2026/10821 Esas, Mersin Toroslar’da daire | Peyda`. */
export function pageTitle(property: Pick<PropertySummary, 'dosyaBilgi' | 'title'>): string {
  const { heading, subline } = headingOf(property);
  return `${subline ? `${heading}, ${subline}` : heading} | Peyda`;
}

/** One or two sentences for search engines and previews, of what nobody has to pay for. */
export function pageDescription(property: PropertySummary): string {
  const end = endOf(property);
  return [
    `${placeName(property)}, ${property.tur}`,
    property.price === null ? undefined : `muhammen bedel ${formatLira(property.price)}`,
    end ? `bitiş ${end}` : undefined,
    property.secondRound === '1' ? 'ikinci ihale' : undefined,
    property.courtName ?? undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}

const AVAILABILITY = {
  open: 'InStock',
  ended: 'OutOfStock',
  sold: 'SoldOut',
  unsold: 'OutOfStock',
  withdrawn: 'Discontinued',
} as const;

const SCHEMA_TYPE = { '1': 'RealEstateListing', '2': 'Vehicle', '3': 'Product' } as const;

/** The listing as schema.org data, of unlocked facts only (D12, D20). */
export function structuredData(property: PropertyDetail, origin: string): Record<string, unknown> {
  const url = `${origin}/ilan/${property.id}`;
  const isEstate = property.categoryNumber === '1';
  return {
    '@context': 'https://schema.org',
    '@type': SCHEMA_TYPE[property.categoryNumber],
    name: property.title,
    url,
    description: pageDescription(property),
    image: [`${url}/og.png`],
    ...(property.auctionId && (isEstate ? { identifier: property.auctionId } : { sku: property.auctionId })),
    ...(isEstate && {
      datePosted: property.firstSeenAt,
      contentLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressCountry: 'TR',
          ...(property.il && { addressRegion: property.il }),
          ...(property.ilce && { addressLocality: property.ilce }),
        },
      },
    }),
    ...(!isEstate && property.carModel && { brand: { '@type': 'Brand', name: vehicleBrand(property.carModel) } }),
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: 'TRY',
      ...(property.price !== null && { price: property.price }),
      ...(property.endDate && { availabilityEnds: property.endDate }),
      availability: `https://schema.org/${AVAILABILITY[property.status]}`,
      ...(property.courtName && { offeredBy: { '@type': 'GovernmentOrganization', name: property.courtName } }),
    },
  };
}

/** JSON that can stand inside a script element, whatever its texts hold. */
function scriptJson(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** What stands in the head of a listing's page (D12). */
export function listingHead(property: PropertyDetail, origin: string) {
  const url = `${origin}/ilan/${property.id}`;
  const title = pageTitle(property);
  const description = pageDescription(property);
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: 'Peyda' },
      { property: 'og:locale', content: 'tr_TR' },
      { property: 'og:title', content: property.title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: `${url}/og.png` },
      { property: 'og:image:type', content: 'image/png' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: `${property.title}. ${description}` },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: url }],
    scripts: [{ type: 'application/ld+json', children: scriptJson(structuredData(property, origin)) }],
  };
}
