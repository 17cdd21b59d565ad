import type { Deps } from '#server/deps.ts';
import { isTermLexeme } from '#server/features/intake/lexemes/index.ts';
import {
  ALL_TEXTS,
  conditionTsquery,
  FINDABLE_TEXTS,
  lexemeCounts,
  listingCondition,
  resolveSearch,
} from '#server/features/market/search/index.ts';
import type { AlertCriteria } from '#shared/alerts.ts';
import type { ListingSearch } from '#shared/listing-search.ts';

/** Increase it when alerts are compiled differently: `renewAlerts` then recompiles the stored ones. */
export const COMPILER_VERSION = 1;
/** An alert that would need more pairs of keys than this gets fewer, less selective keys instead. */
const MAX_KEYS = 100;

type Term = readonly string[];
export type AlertKey = { readonly what: string; readonly place: string };

/** An alert in the form in which listings are compared with it (see `alert_keys`). */
export type CompiledAlert = {
  /** The tsquery of all required and all excluded terms; null when there are none. */
  readonly words: string | null;
  /** The same for an owner who may not read locked texts. */
  readonly openWords: string | null;
  /** An empty list means that no listing can ever match. */
  readonly keys: readonly AlertKey[];
  readonly needsWords: boolean;
  /** In kuruş, both ends included. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  /** Whether a listing without a price also matches. */
  readonly priceOrUntold: boolean;
  /** In per cent; only for an owner who may use this criterion. */
  readonly mostTodayRatio: number | null;
  readonly daysRemaining: number | null;
  readonly endsFrom: Date | null;
  readonly endsUntil: Date | null;
  readonly secondRound: boolean | null;
  readonly sulhMahkeme: boolean | null;
};

/** Converts an alert's criteria to the search that finds the same listings. */
export function toSearch(criteria: AlertCriteria): ListingSearch {
  return { ...criteria, page: 1, includeEnded: false, facets: false };
}

/**
 * Splits `listingCondition`, the only definition of matching: the place and the rarest term become keys, by which a
 * listing finds the alert; the other conditions are checked afterwards. The keys are those of a member who may read all
 * texts, because nobody finds more. Documents are searched like other texts; what is later read in them is a separate
 * event (`indexPapers`). Throws an ExpectedError that names an unknown city or district.
 */
export async function compileAlert(deps: Pick<Deps, 'db' | 'clock'>, criteria: AlertCriteria): Promise<CompiledAlert> {
  const search = resolveSearch(toSearch(criteria), ALL_TEXTS);
  const now = deps.clock.now();
  const condition = listingCondition(search, now);
  const openCondition = listingCondition({ ...search, reach: FINDABLE_TEXTS }, now);
  const { terms, without, price, mostTodayRatio, ends, secondRound, sulhMahkeme } = condition;
  const places = terms.find(isPlace) ?? [''];
  const others = terms.filter(mayBeKey);
  const rarest = await rarestOf(deps, others);
  const chosen = choose(rarest ?? [''], places);
  return {
    words: conditionTsquery(condition) ?? null,
    openWords: conditionTsquery(openCondition) ?? null,
    // A search for a text without any word finds nothing.
    keys: search.text?.length === 0 ? [] : chosen,
    needsWords: chosen.length === 0 || without.length > 0 || terms.length > countTerms(chosen),
    priceFrom: price?.range?.from ?? null,
    priceTo: price?.range?.to ?? null,
    priceOrUntold: price?.untold ?? false,
    mostTodayRatio: mostTodayRatio ?? null,
    daysRemaining: search.daysRemaining ?? null,
    endsFrom: ends?.from ?? null,
    endsUntil: ends?.until ?? null,
    secondRound: secondRound ?? null,
    sulhMahkeme: sulhMahkeme ?? null,
  };
}

/** Advanced filters are not keys: members who may not use them must not find fewer listings because of them (D27). */
function mayBeKey(term: Term): boolean {
  return !isPlace(term) && !term.some((lexeme) => /^@[gu]/.test(lexeme) || isTermLexeme(lexeme));
}

function isPlace(term: Term): boolean {
  return term.every((lexeme) => /^@[pd]/.test(lexeme));
}

function choose(whats: Term, places: Term): AlertKey[] {
  const [some, all] = [new Set(whats), new Set(places)];
  if (some.size * all.size <= MAX_KEYS) return [...some].flatMap((what) => [...all].map((place) => ({ what, place })));
  return some.size < all.size
    ? [...some].map((what) => ({ what, place: '' }))
    : [...all].map((place) => ({ what: '', place }));
}

/** The number of terms that became keys. */
function countTerms([first]: readonly AlertKey[]): number {
  return Number(first?.what !== '') + Number(first?.place !== '');
}

/**
 * Returns the term that the fewest open listings contain. Among terms too rare to have a count, the longest word counts
 * as the rarest.
 */
async function rarestOf(deps: Pick<Deps, 'db'>, terms: readonly Term[]): Promise<Term | undefined> {
  if (terms.length < 2) return terms[0];
  const counts = await lexemeCounts(deps, [...new Set(terms.flat())]);
  const ranked = terms.map((term) => ({
    term,
    count: term.reduce((sum, lexeme) => sum + (counts.get(lexeme) ?? 0), 0),
    isWord: !/^@[kt]/.test(term[0] ?? ''),
    length: Math.min(...term.map(({ length }) => length)),
  }));
  const precedence = ({ term, isWord }: (typeof ranked)[number]) => (isWord ? 0 : term[0]?.startsWith('@t') ? 1 : 2);
  ranked.sort((a, b) => a.count - b.count || precedence(a) - precedence(b) || b.length - a.length);
  return ranked[0]?.term;
}
