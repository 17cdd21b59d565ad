import type { Deps } from '#server/deps.ts';
import type { Admission } from '#server/platform/admission.ts';
import type { CachedAnswers } from '#server/platform/answers/cached-answers.ts';
import type { App } from '#server/platform/app-type.ts';
import { alertV1Routes } from './alert-v1-routes.ts';
import { analysisV1Routes } from './analysis-v1-routes.ts';
import { changeV1Routes } from './change-v1-routes.ts';
import { listingV1Routes } from './listing-v1-routes.ts';
import { reportV1Routes } from './report-v1-routes.ts';
import { searchV1Routes } from './search-v1-routes.ts';

type Parts = {
  /** Deps whose database runs searches and analyses. */
  readonly searching: Deps;
  readonly answers: CachedAnswers;
  readonly listings: CachedAnswers;
  readonly admissions: Readonly<Record<'exports' | 'analyses', Admission>>;
};

/** All routes under `/api/v1`, for which callers need an organisation's key. */
export function v1Routes(app: App, deps: Deps, { searching, answers, listings, admissions }: Parts): void {
  listingV1Routes(app, deps, listings);
  searchV1Routes(app, { searching, answers });
  alertV1Routes(app, deps, listings);
  reportV1Routes(app, deps);
  changeV1Routes(app, deps, admissions.exports);
  analysisV1Routes(app, searching, admissions.analyses);
}
