import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import type { Entitlements } from '#server/features/members/subscriptions/index.ts';
import type { CachedAnswers } from '#server/platform/answers/cached-answers.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { ListingSearch } from '#shared/listing-search.ts';
import { PREMIUM_SORTS } from '#shared/search-filters/search-values.ts';
import { PREMIUM_FILTERS } from '#shared/search-parameters.ts';
import { findReach } from './common/find-reach.ts';
import { ALL_TEXTS } from './conditions/reach.ts';
import { resolveSearch, searchKey, understoodKey } from './conditions/resolved-search.ts';
import { searchListings } from './results/search-listings.ts';
import { searchUnderstood } from './understood/index.ts';

type Answering = { readonly deps: Deps; readonly answers: CachedAnswers };
type Asked = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly given: ListingSearch;
  readonly rights: Entitlements;
  /** A key identifies the caller, so the answer must not be given to others who request the same address. */
  readonly isKeyed?: boolean;
};

/** Answers a search for literal words, from the cache if possible. Throws 403 PREMIUM_FILTER. */
export async function answerSearch({ deps, answers }: Answering, asked: Asked): Promise<never> {
  const { request, reply, given, rights, isKeyed = false } = asked;
  const reach = await findReach(deps, rights);
  const search = resolveSearch(given, reach);
  const isPrivate = reach === ALL_TEXTS;
  if (!isPrivate) refusePremiumFilters(search);
  return answers.answer(request, reply, searchKey(search), (db) => searchListings({ ...deps, db }, search), {
    isPrivate: isPrivate || isKeyed,
  });
}

/** Answers a search whose query is understood as Turkish. */
export async function answerUnderstood({ deps, answers }: Answering, asked: Asked): Promise<never> {
  const { request, reply, given, rights, isKeyed = false } = asked;
  const reach = await findReach(deps, rights);
  const search = resolveSearch(given, reach);
  const key = understoodKey(search, deps.clock.now());
  return answers.answer(request, reply, key, (db) => searchUnderstood({ ...deps, db }, search), {
    isPrivate: reach === ALL_TEXTS || isKeyed,
  });
}

/**
 * Throws if a literal search uses premium filters or orders (D27); the understanding search ignores them and says so.
 */
function refusePremiumFilters(search: ListingSearch): void {
  const field = PREMIUM_FILTERS.find((name) => search[name] !== undefined);
  if (field !== undefined)
    throw new ExpectedError(403, 'PREMIUM_FILTER', 'Gelişmiş filtreler Premium üyelere açıktır.', field);
  if (search.sort !== undefined && PREMIUM_SORTS.includes(search.sort))
    throw new ExpectedError(403, 'PREMIUM_FILTER', 'Bu sıralama Premium üyelere açıktır.', 'sort');
}
