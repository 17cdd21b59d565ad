import type { NewListing } from '#server/features/market/landing/index.ts';
import { CATEGORY_LABELS } from '#shared/kinds/kinds.ts';
import { feedPath, type LandingPlace, landingPath } from '#shared/landing-address.ts';
import { endWithLabel } from '#shared/listing-texts/listing-end.ts';
import { placeName } from '#shared/places/place-name.ts';
import { formatLira } from '#shared/text/money.ts';
import { escapeXml } from './escape-xml.ts';

/** The summary of a listing below its title: only facts that are free for everybody (D20). */
function summaryOf(listing: NewListing): string {
  const { price, secondRound, courtName, tur } = listing;
  const end = endWithLabel(listing);
  return [
    `${placeName(listing)} · ${tur}`,
    price === null ? 'muhammen bedel belirtilmemiş' : `muhammen bedel ${formatLira(price)}`,
    end,
    secondRound === '1' && 'ikinci ihale',
    courtName,
  ]
    .filter(Boolean)
    .join(' · ');
}

function entryOf(listing: NewListing, origin: string): string {
  const address = escapeXml(`${origin}/ilan/${listing.id}`);
  return `<entry>
<title>${escapeXml(listing.title)}</title>
<id>${address}</id>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${listing.firstSeenAt.toISOString()}</published>
<updated>${listing.changedAt.toISOString()}</updated>
<category term="${escapeXml(listing.tur)}"/>
<summary>${escapeXml(summaryOf(listing))}</summary>
</entry>`;
}

/** The title of a feed: `Ankara Çankaya gayrimenkul: yeni icra ihaleleri`. */
export function feedTitle({ province, district, category }: LandingPlace): string {
  const name = [province, district, category && CATEGORY_LABELS[category].toLocaleLowerCase('tr-TR')]
    .filter(Boolean)
    .join(' ');
  return name === '' ? 'Yeni icra ihaleleri' : `${name}: yeni icra ihaleleri`;
}

/** The new auctions of a place as an Atom feed (RFC 4287); `now` is the update time of an empty feed. */
export function writeFeed(place: LandingPlace, listings: readonly NewListing[], origin: string, now: Date): string {
  const self = escapeXml(origin + feedPath(place));
  const latest = Math.max(...listings.map(({ changedAt }) => changedAt.getTime()));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="tr">
<title>${escapeXml(`${feedTitle(place)} | Peyda`)}</title>
<subtitle>Peyda bilgilendirme amaçlıdır; ihale sürecinin bir parçası değildir.</subtitle>
<id>${self}</id>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${escapeXml(origin + landingPath(place))}"/>
<updated>${(listings.length > 0 ? new Date(latest) : now).toISOString()}</updated>
<author><name>Peyda</name></author>
<icon>${escapeXml(`${origin}/icon-192.png`)}</icon>
${listings.map((listing) => entryOf(listing, origin)).join('\n')}
</feed>
`;
}
