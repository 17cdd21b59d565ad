import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import type { Landing } from '#shared/landing.ts';
import { endLabelOf, endOf } from '#shared/listing-texts/listing-end.ts';
import { addressQuery } from '#shared/text/address-query.ts';
import { formatLira, formatNumber } from '#shared/text/money.ts';
import { genitive, locative, possessive, typographic } from '#shared/text/turkish-suffixes.ts';

/** With fewer listings than this, “half of them” is not informative. */
const LEAST_FOR_HALF = 6;
const NAMED_COUNT = 3;

const SOLD_NOUN: Readonly<Record<CategoryNumber, string>> = { '1': 'gayrimenkul', '2': 'araç', '3': 'taşınır mal' };
const SOLD_NOUNS: Readonly<Record<CategoryNumber, string>> = {
  '1': 'gayrimenkuller',
  '2': 'araçlar',
  '3': 'taşınır mallar',
};

type Place = Pick<Landing, 'province' | 'district'>;

/** `Türkiye`, `Ankara`, `Ankara Çankaya`. */
function nameOf({ province, district }: Place): string {
  return [province ?? 'Türkiye', district].filter(Boolean).join(' ');
}

/** `Ankara Çankaya’da`. */
export function inPlace(place: Place): string {
  return typographic(locative(nameOf(place)));
}

/** `Ankara’nın`. */
export function ofPlace(place: Place): string {
  return typographic(genitive(nameOf(place)));
}

/** The heading and title of the page: `Ankara icra ihaleleri`, `Ankara’da icradan satılık araçlar`. */
export function landingHeading(landing: Pick<Landing, 'province' | 'district' | 'category'>): string {
  const { category } = landing;
  if (category === null)
    return landing.province === null ? 'Türkiye’deki icra ihaleleri' : `${nameOf(landing)} icra ihaleleri`;
  return `${inPlace(landing)} icradan satılık ${SOLD_NOUNS[category]}`;
}

/** `a`, `a ve b`, `a, b ve c`. */
function joined(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ve ${last}`;
}

/** `Çankaya (24), Keçiören (18) ve Mamak (15)`; undefined if fewer than two places have more than one. */
function mostOf(entries: readonly { name: string; count: number }[]): string | undefined {
  const most = entries.filter(({ count }) => count > 1).slice(0, NAMED_COUNT);
  return most.length > 1 ? joined(most.map(({ name, count }) => `${name} (${formatNumber(count)})`)) : undefined;
}

function totalSentence(landing: Landing): string {
  const { category, total, kinds } = landing;
  const count = formatNumber(total);
  if (category !== null) return `${inPlace(landing)} icra yoluyla satışta ${count} ${SOLD_NOUN[category]} var.`;
  const present = kinds.filter((kind) => kind.count > 0);
  const [only] = present;
  const detail =
    present.length === 1 && only
      ? total === 1
        ? `; ${SOLD_NOUN[only.category]} satışı`
        : `; hepsi ${SOLD_NOUN[only.category]} satışı`
      : `: ${joined(present.map((kind) => `${formatNumber(kind.count)} ${SOLD_NOUN[kind.category]}`))}`;
  return `${inPlace(landing)} ${count} icra ihalesi var${detail}.`;
}

function subCategorySentence({ subCategories }: Landing): string | undefined {
  const named = subCategories
    .filter(({ name }) => !name.startsWith('Diğer '))
    .map(({ name, count }) => ({ name: name.toLocaleLowerCase('tr-TR'), count }));
  const most = mostOf(named);
  return most && `En çok ${most} ilanı var.`;
}

function priceSentence({ price, total }: Landing): string | undefined {
  if (!price) return undefined;
  const { lowest, median, highest } = price;
  if (lowest === highest) return `Muhammen bedel ${formatLira(lowest)}.`;
  const half = total >= LEAST_FOR_HALF ? `; ilanların yarısı ${formatLira(median)} ya da altında` : '';
  return `Muhammen bedeller ${formatLira(lowest)} ile ${formatLira(highest)} arasında${half}.`;
}

function roundSentence({ secondRoundCount, total }: Landing): string | undefined {
  if (secondRoundCount === 0 || total < 2) return undefined;
  if (secondRoundCount === total) return 'Hepsi ikinci ihale.';
  return typographic(`Bunların ${possessive(formatNumber(secondRoundCount))} ikinci ihale.`);
}

function endSentence({ firstEnd, total }: Landing): string | undefined {
  if (!firstEnd) return undefined;
  const { endDate, isDayOnly, isDerived } = firstEnd;
  const known = { endDate, endDateIsDayOnly: isDayOnly, endDateIsDerived: isDerived };
  const label = endLabelOf(known);
  return `${total === 1 ? label : `En yakın ${label.toLocaleLowerCase('tr')}`}: ${endOf(known)}.`;
}

function placeSentence({ places, province }: Landing): string | undefined {
  const most = mostOf([...places].sort((a, b) => b.count - a.count));
  return most && `En çok ilan ${most} ${province === null ? 'illerinde' : 'ilçelerinde'}.`;
}

/** A few sentences about the auctions of a place, generated from its figures. */
export function landingSentences(landing: Landing): string[] {
  if (landing.total === 0) return [nothingSentence(landing)];
  return [
    totalSentence(landing),
    subCategorySentence(landing),
    priceSentence(landing),
    roundSentence(landing),
    endSentence(landing),
    placeSentence(landing),
  ].filter((sentence) => sentence !== undefined);
}

function nothingSentence(landing: Landing): string {
  const what = landing.category === null ? 'icra ihalesi' : `icradan satılık ${SOLD_NOUN[landing.category]}`;
  return `${inPlace(landing)} şu anda ${what} yok.`;
}

/** The page's description for search engines and previews. */
export function landingDescription(landing: Landing): string {
  return landing.total === 0
    ? `${nothingSentence(landing)} Yakındaki ihaleler ve yeni ilan uyarısı.`
    : `${totalSentence(landing)} Muhammen bedel, bitiş tarihi ve satışı yapan daire bir arada.`;
}

/** The address of the search page with the same listings and all filters. */
export function searchAddress({ province, district, category }: Landing): string {
  return `/search${addressQuery({ category, city: province, district })}`;
}
