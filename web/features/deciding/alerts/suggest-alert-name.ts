import { MAX_ALERT_NAME_LENGTH } from '#shared/alert-rules.ts';
import { CATEGORY_LABELS, CATEGORY_NUMBERS } from '#shared/kinds/kinds.ts';
import { TURNED_AWAY } from '#shared/search-filters/search-values.ts';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { formatLira, formatNumber } from '#shared/text/money.ts';
import { listedValues } from '#web/features/market/search/index.ts';

const MILLION = 1_000_000;
const THOUSAND = 1000;
/** The maximum number of places or kinds that are named; otherwise only their number is given. */
const MOST_NAMED = 3;

/** `Ankara, İzmir ve Bursa`; `5 ilde` when there are many. */
function named(items: readonly string[], many: string): string {
  if (items.length > MOST_NAMED) return `${items.length} ${many}`;
  const last = items.at(-1) ?? '';
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} ve ${last}` : last;
}

/** The kinds that are looked for: `daire`, `arsa ve tarla`, `gayrimenkul`; undefined if any kind matches. */
function what({ category, subCategory }: SearchParameters): string | undefined {
  const kinds = listedValues(subCategory).map((name) => name.toLocaleLowerCase('tr-TR'));
  if (kinds.length > 0) return named(kinds, 'tür');
  const kind = CATEGORY_NUMBERS.find((number) => number === category);
  return kind && CATEGORY_LABELS[kind].toLocaleLowerCase('tr-TR');
}

/** An amount in words with the suffix for “to” (`a`) or “from” (`dan`): `2 milyona`, `750 binden`. */
function amount(value: number, toOrFrom: 'to' | 'from'): string {
  const ending = (vowel: string) => (toOrFrom === 'to' ? vowel : `d${vowel}n`);
  if (value >= MILLION && value % (MILLION / 100) === 0) return `${formatNumber(value / MILLION)} milyon${ending('a')}`;
  if (value >= THOUSAND && value < MILLION && value % THOUSAND === 0)
    return `${formatNumber(value / THOUSAND)} bin${ending('e')}`;
  return `${formatLira(value).replace('₺', '')} lira${toOrFrom === 'to' ? 'ya' : 'dan'}`;
}

function price({ minPrice, maxPrice }: SearchParameters): string | undefined {
  const [least, most] = [minPrice, maxPrice].map((text) => (text === undefined ? Number.NaN : Number(text)));
  const from = Number.isFinite(least) && least ? amount(least, 'from') : undefined;
  const to = Number.isFinite(most) && most !== undefined ? `${amount(most, 'to')} kadar` : undefined;
  if (from && to) return `${from} ${to}`;
  return from ? `${from} başlayan` : to;
}

/** A name for a search in natural words: `Ankara daire, 2 milyona kadar`. Empty for a search without criteria. */
export function suggestAlertName(search: SearchParameters): string {
  const { query, district, daysRemaining, secondRound, sulhMahkeme } = search;
  const cities = listedValues(search.city);
  const place = district ? district : named(cities, 'ilde');
  // After a name Turkish uses the compound form: `Ankara ihaleleri`, but `5 ilde ihaleler`.
  const anything = query || (place && !place.endsWith(' ilde')) ? 'ihaleleri' : 'ihaleler';
  const head = [place, query && `“${query}”`, what(search) ?? anything].filter(Boolean).join(' ');
  const parts = [
    head,
    price(search),
    secondRound && (secondRound === TURNED_AWAY ? '1. ihale' : '2. ihale'),
    sulhMahkeme && (sulhMahkeme === TURNED_AWAY ? 'icra dairesi' : 'satış memurluğu'),
    daysRemaining && `${daysRemaining} gün içinde`,
  ].filter(Boolean);
  const name = parts.join(', ');
  if (name === 'ihaleler') return '';
  return (name[0] ?? '').toLocaleUpperCase('tr-TR') + name.slice(1, MAX_ALERT_NAME_LENGTH);
}
