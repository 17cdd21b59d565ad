import type { Deps } from '#server/deps.ts';
import {
  ALL_TEXTS,
  countMatches,
  countSaidMatches,
  FINDABLE,
  type Reach,
  readSearchText,
  resolveSearch,
} from '#server/features/market/search/index.ts';
import type { AlertCriteria, AlertPreview } from '#shared/alerts.ts';
import { CATEGORY_LABELS, categoryOfSubCategory } from '#shared/kinds/kinds.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { formatLira } from '#shared/text/money.ts';
import { toSearch } from './compile-alert.ts';
import { findContradiction } from './find-contradiction.ts';
import { criteriaText, understandAlert } from './understand-alert.ts';

const LOOK_BACK_DAYS = 30;

/**
 * Counts what an alert of someone with this reach would find now and among the listings of the last 30 days, and warns
 * about criteria that can hardly ever match. Throws 400 for unknown places.
 */
export async function previewAlert(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  asked: AlertCriteria,
  reach: Reach,
): Promise<AlertPreview> {
  const criteria = await understandAlert(deps, asked);
  const search = toSearch(criteria);
  const { daysRemaining: _, ...anyEnd } = search;
  const since = new Date(deps.clock.now().getTime() - LOOK_BACK_DAYS * DAY_MS);
  const open = resolveSearch(search, reach);
  const [matchingNow, last30Days, said] = await Promise.all([
    countMatches(deps, open),
    countMatches(deps, resolveSearch({ ...anyEnd, includeEnded: true }, reach), since),
    countSaidMatches(deps, open),
  ]);
  const warnings = [
    ...aboutKinds(criteria),
    ...aboutBreadth(criteria),
    // If something matches, all words are known, though perhaps only from documents.
    ...(matchingNow + last30Days > 0 ? [] : await aboutText(deps, criteria, reach)),
    ...(await aboutPrice(deps, criteria)),
  ];
  const contradiction = await findContradiction(deps, criteria, reach, since);
  return { matchingNow, last30Days, ...said, understoodCriteria: criteriaText(criteria), warnings, contradiction };
}

function aboutKinds({ category, subCategory }: AlertCriteria): string[] {
  if (category === undefined || subCategory === undefined) return [];
  const strangers = subCategory.filter((name) => categoryOfSubCategory(name) !== category);
  if (strangers.length === 0) return [];
  const names = strangers.map((name) => `“${name}”`).join(', ');
  const label = CATEGORY_LABELS[category];
  return strangers.length < subCategory.length
    ? [`Bazı alt kategoriler ${label} kategorisinde yok, onlar için bildirim gelmez: ${names}.`]
    : [`Seçtiğiniz alt kategori ${label} kategorisinde yok: ${names}. Bu uyarı hiçbir ihaleye uymaz.`];
}

function aboutBreadth(criteria: AlertCriteria): string[] {
  return Object.keys(criteria).length === 0
    ? ['Hiçbir kriter seçmediniz. Her yeni ihale için bildirim alırsınız.']
    : [];
}

async function aboutText(deps: Pick<Deps, 'db'>, { query }: AlertCriteria, reach: Reach): Promise<string[]> {
  if (query === undefined) return [];
  if (!/[\p{L}\p{N}]/u.test(query)) return ['Arama metninde harf ya da rakam yok. Bu uyarı hiçbir ihaleye uymaz.'];
  const words = await unknownWords(deps, query, reach);
  if (words.length === 0) return [];
  const names = words.map((word) => `“${word}”`).join(', ');
  const where = reach === ALL_TEXTS ? 'hiçbir ilanda' : 'ilanların herkese açık bölümlerinde';
  return [`Şimdiye kadar ${where} geçmedi: ${names}. Yazımını kontrol edin.`];
}

/** Returns the words of a query that occur in no listing within reach, open or ended, in any form. */
async function unknownWords(deps: Pick<Deps, 'db'>, query: string, reach: Reach): Promise<string[]> {
  const words = readSearchText(query);
  if (words.length === 0) return [];
  const { rows } = await deps.db.$client.query<{ word: string }>(
    `select word from unnest($1::text[], $2::text[]) as asked(word, stem)
      where not exists (select from search_words w where (w.word = asked.word or w.word = asked.stem) and ($3 or ${FINDABLE}))`,
    [words.map(({ word }) => word), words.map(({ lexemes }) => lexemes[0] ?? ''), reach === ALL_TEXTS],
  );
  const codes = new Map(words.map(({ word, lexemes }) => [word, lexemes.length]));
  return rows.map(({ word }) => word).filter((word) => codes.get(word) === 1);
}

type Extremes = { lowest: string | null; highest: string | null };
const OF_KIND = `from property_search where price is not null and ($1::text is null or category_number = $1)
  and ($2::text[] is null or tur = any($2))`;
/** Uses the indexes by price: a listing of the kind is found near the start and near the end of the index. */
const EXTREMES = `select (select price ${OF_KIND} order by price limit 1) as lowest,
  (select price ${OF_KIND} order by price desc limit 1) as highest`;

async function aboutPrice(
  { db }: Pick<Deps, 'db'>,
  { minPrice, maxPrice, category, subCategory }: AlertCriteria,
): Promise<string[]> {
  if (minPrice === undefined && maxPrice === undefined) return [];
  const { rows } = await db.$client.query<Extremes>(EXTREMES, [category ?? null, subCategory ?? null]);
  const { lowest = null, highest = null } = rows[0] ?? {};
  const warnings: string[] = [];
  if (maxPrice !== undefined && lowest !== null && maxPrice * 100 < Number(lowest))
    warnings.push(`Şimdiye kadar bu türde ${formatLira(maxPrice)} altında ihale olmadı. En düşüğü: ${lira(lowest)}.`);
  if (minPrice !== undefined && highest !== null && minPrice * 100 > Number(highest))
    warnings.push(`Şimdiye kadar bu türde ${formatLira(minPrice)} üstünde ihale olmadı. En yükseği: ${lira(highest)}.`);
  return warnings;
}

function lira(kurus: string): string {
  return formatLira(Number(kurus) / 100);
}
