import { vehicleBrand } from '#shared/kinds/vehicle-brands.ts';
import { landingPath } from '#shared/landing-address.ts';
import { endWithLabel } from '#shared/listing-texts/listing-end.ts';
import type { ListingDetail, ListingSummary } from '#shared/listings.ts';
import { placeName } from '#shared/places/place-name.ts';
import { listingName } from '#shared/text/listing-name.ts';
import { formatLira } from '#shared/text/money.ts';
import { breadcrumbData, type Crumb } from '#web/platform/breadcrumb-data.ts';
import { pageHead } from '#web/platform/page-head.ts';

/** The window title: the name of the listing and of the site. */
export function pageTitle(property: Pick<ListingSummary, 'dosyaBilgi' | 'title'>): string {
  return `${listingName(property)} | Peyda`;
}

/** A description for search engines and previews, from unlocked facts only. */
export function pageDescription(property: ListingSummary): string {
  return [
    `${placeName(property)}, ${property.tur}`,
    property.price === null ? undefined : `muhammen bedel ${formatLira(property.price)}`,
    endWithLabel(property) ?? undefined,
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
  annulled: 'OutOfStock',
  withdrawn: 'Discontinued',
} as const;

const SCHEMA_TYPE = { '1': 'RealEstateListing', '2': 'Vehicle', '3': 'Product' } as const;

/** The listing as schema.org data, from unlocked facts only (D12, D20). */
export function listingData(property: ListingDetail, origin: string): Record<string, unknown> {
  const url = `${origin}/ilan/${property.id}`;
  const isEstate = property.categoryNumber === '1';
  return {
    '@type': SCHEMA_TYPE[property.categoryNumber],
    name: listingName(property),
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
      ...(property.endDate && !property.endDateIsDerived && { availabilityEnds: property.endDate }),
      availability: `https://schema.org/${AVAILABILITY[property.status]}`,
      ...(property.courtName && { offeredBy: { '@type': 'GovernmentOrganization', name: property.courtName } }),
    },
  };
}

/** The head of a listing's page (D12). */
export function listingHead(property: ListingDetail, origin: string) {
  const path = `/ilan/${property.id}`;
  const description = pageDescription(property);
  return pageHead(
    {
      title: listingName(property),
      sharedTitle: listingName(property),
      description,
      path,
      picture: { path: `${path}/og.png`, alt: `${listingName(property)}. ${description}` },
      structuredData: [listingData(property, origin), breadcrumbData(wayTo(property), origin)],
    },
    origin,
  );
}

/** The breadcrumbs: home, province, district, listing. */
function wayTo(property: ListingSummary): Crumb[] {
  const { il: province, ilce: district } = property;
  return [
    { title: 'Ana sayfa', path: '/' },
    { title: 'İcra ihaleleri', path: landingPath({}) },
    ...(province ? [{ title: province, path: landingPath({ province }) }] : []),
    ...(province && district ? [{ title: district, path: landingPath({ province, district }) }] : []),
    { title: listingName(property), path: `/ilan/${property.id}` },
  ];
}
