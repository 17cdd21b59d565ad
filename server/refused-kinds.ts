import { type PageKind, pageKindOf } from '#shared/site/page-speed.ts';
import { hasCredentials } from './features/members/subscriptions/index.ts';
import { BUSY_PAGE_ANSWER } from './pages/busy-page.ts';
import type { Admissions } from './platform/admissions.ts';
import type { AddressBook } from './platform/answers/address-book.ts';
import type { CachedAnswers } from './platform/answers/cached-answers.ts';
import { BUSY_JSON, type RefusedKind } from './platform/early-refusals.ts';

const SEARCH_CALLS: ReadonlySet<string> = new Set(['/api/properties/search', '/api/properties/search-ai']);
/** Kinds with so many pages that visitors can keep requesting uncached ones; all other pages are cached. */
const MANY_PAGES: ReadonlySet<PageKind> = new Set(['search', 'listing', 'place']);

type Crowded = {
  readonly answers: CachedAnswers;
  readonly admissions: Pick<Admissions, 'searches' | 'pages'>;
  readonly known: AddressBook;
};

/** What is refused before parsing while too many requests wait: searches and pages whose addresses are not cached. */
export function refusedKinds({ answers, admissions, known }: Crowded): readonly RefusedKind[] {
  return [
    {
      covers: (path, request) => SEARCH_CALLS.has(path) && !hasCredentials(request),
      isKept: answers.knows,
      admission: admissions.searches,
      answer: BUSY_JSON,
    },
    {
      covers: (path) => MANY_PAGES.has(pageKindOf(path)),
      isKept: (address) => known.find(address) !== undefined,
      admission: admissions.pages,
      answer: BUSY_PAGE_ANSWER,
    },
  ];
}
