import compress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, LogController, type RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { ACCOUNT_EXTENSIONS } from './account-extensions.ts';
import type { Database } from './database/open-database.ts';
import type { ReplicaSet } from './database/replica-set.ts';
import type { Deps } from './deps.ts';
import { analysisRoutes } from './features/company/analysis/index.ts';
import { apiKeyRoutes } from './features/company/api-keys/index.ts';
import { v1Routes } from './features/company/api-v1/index.ts';
import { connectedAppRoutes, oauthRoutes, wellKnownRoutes } from './features/company/connected-apps/index.ts';
import { mcpRoutes } from './features/company/mcp/index.ts';
import { organisationRoutes } from './features/company/organisations/index.ts';
import { keptReportRoutes, listingFileRoutes, sharedAdsReportRoutes } from './features/company/reports/index.ts';
import { sharedAlertRoutes } from './features/company/shared-alerts/index.ts';
import { webhookRoutes } from './features/company/webhooks/index.ts';
import { wonSaleRoutes } from './features/deciding/after-sale/index.ts';
import { alertRoutes } from './features/deciding/alerts/index.ts';
import { boardRoutes } from './features/deciding/board/index.ts';
import { calculationRoutes } from './features/deciding/calculations/index.ts';
import { calendarRoutes } from './features/deciding/calendar/index.ts';
import { reminderRoutes } from './features/deciding/reminders/index.ts';
import { resultFileRoutes } from './features/deciding/result-files/index.ts';
import { savedAdRoutes } from './features/deciding/saved-ads/index.ts';
import { announcementRoutes } from './features/desk/announcements/index.ts';
import { collectionDeskRoutes, LETTER_KINDS } from './features/desk/collection-desk/index.ts';
import { editedTextRoutes } from './features/desk/edited-texts/index.ts';
import { figureRoutes, pageSpeedRoutes, tallyUse } from './features/desk/figures/index.ts';
import { findingDeskRoutes } from './features/desk/finding-desk/index.ts';
import { lawDeskRoutes } from './features/desk/law-desk/index.ts';
import { listingDeskRoutes } from './features/desk/listing-desk/index.ts';
import { memberDeskRoutes } from './features/desk/member-desk/index.ts';
import { paperDeskRoutes } from './features/desk/paper-desk/index.ts';
import { removalRequestRoutes } from './features/desk/removal-requests/index.ts';
import { waitingRoutes } from './features/desk/waiting/index.ts';
import { contactRoutes } from './features/help/contact/index.ts';
import { supportRoutes } from './features/help/support/index.ts';
import { collectionMetrics, statusRoutes } from './features/intake/collection/index.ts';
import { documentTextRoutes } from './features/intake/document-texts/index.ts';
import {
  lockedFileRoutes,
  mirroringMetrics,
  mirrorsNow,
  waitingPictureRoutes,
} from './features/intake/mirroring/index.ts';
import { comparableRoutes } from './features/market/comparables/index.ts';
import { documentFindingRoutes } from './features/market/document-findings/index.ts';
import { landingRoutes } from './features/market/landing/index.ts';
import { listingRoutes } from './features/market/listing/index.ts';
import { noticeVersionRoutes } from './features/market/notice-versions/index.ts';
import { monthlyOutcomesRoutes } from './features/market/outcomes/index.ts';
import { prepareSearches, searchMetrics, searchRoutes } from './features/market/search/index.ts';
import { accountRoutes, guardActs, opensDesk } from './features/members/accounts/index.ts';
import { notificationRoutes } from './features/members/notifications/index.ts';
import { subscriptionRoutes } from './features/members/subscriptions/index.ts';
import { invoiceRoutes } from './features/selling/invoices/index.ts';
import { orderRoutes, type Papers, providerRoutes } from './features/selling/orders/index.ts';
import { salesPapers } from './features/selling/papers/index.ts';
import { providerNames } from './features/selling/payments/index.ts';
import { knownCallers } from './known-callers.ts';
import { fetchesFiles, openKnownSources, openReaderFetch, openSources } from './open-sources.ts';
import { openApiRoutes } from './pages/api-reference/open-api-routes.ts';
import { feedRoutes } from './pages/feed-routes.ts';
import { listingPictureRoutes } from './pages/listing-picture-routes.ts';
import { PageCache } from './pages/page-cache.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { redirectRoutes } from './pages/redirects.ts';
import { securityContactRoutes } from './pages/security-contact-routes.ts';
import { sitemapRoutes } from './pages/sitemap-routes.ts';
import { staticRoutes } from './pages/static-routes.ts';
import { openAdmissions } from './platform/admissions.ts';
import { AddressBook } from './platform/answers/address-book.ts';
import { AnswerCache } from './platform/answers/answer-cache.ts';
import { CachedAnswers } from './platform/answers/cached-answers.ts';
import type { App } from './platform/app-type.ts';
import { readJsonBodies } from './platform/bodies/json-bodies.ts';
import { wordFaultsInTurkish } from './platform/bodies/turkish-faults.ts';
import { guardCallers } from './platform/callers/route-callers.ts';
import { CONNECTION_TIMEOUTS, guardConnections, pathAsked } from './platform/connections/guard-connections.ts';
import { decoderMetrics } from './platform/decoders/decoder-metrics.ts';
import { decoders } from './platform/decoders/decoders.ts';
import { refuseEarly } from './platform/early-refusals.ts';
import { answerUnknownCall, handleError } from './platform/error-handler.ts';
import { healthRoutes } from './platform/health-routes.ts';
import { limitRequests } from './platform/limits/limit-requests.ts';
import { loadMetrics } from './platform/load-metrics.ts';
import { logRequests } from './platform/log-requests.ts';
import { metricsRoutes, type ShareMetrics } from './platform/metrics-routes.ts';
import { outboxMetrics } from './platform/outbox/outbox-metrics.ts';
import { Reads } from './platform/reads/reads.ts';
import { replicaMetrics } from './platform/reads/replica-metrics.ts';
import { markWriters } from './platform/reads/writer-mark.ts';
import { requestIdFor } from './platform/request-id.ts';
import { secureHeaders } from './platform/secure-headers.ts';
import { registerCookies } from './platform/signed-cookies.ts';
import { traceRequests } from './platform/tracing/trace-requests.ts';
import { refusedKinds } from './refused-kinds.ts';

const BODY_LIMIT_BYTES = 256 * 1024;

type Options = {
  /** False omits pages (API tests). */
  readonly pages?: boolean;
  /** The database for searches and other reads of many listings; by default the same database as everything else. */
  readonly searchDb?: Database;
  /** Read replicas of the database; the server starts and stops their monitoring. */
  readonly replicas?: ReplicaSet;
  /** Overrides the product's sales documents (tests). */
  readonly papers?: Papers | undefined;
  /** Shares metrics between the processes of this machine. */
  readonly shareMetrics?: ShareMetrics;
  /** Is called with each route as it is added (the types of the site's calls are generated from them). */
  readonly seeRoute?: (route: RouteOptions) => void;
};

async function openReads(app: App, deps: Deps, { searchDb = deps.db, replicas }: Options): Promise<Reads> {
  if (replicas) {
    markWriters(app, deps);
    app.addHook('onClose', async () => replicas.close());
    await replicas.start();
  }
  return new Reads(deps, replicas).withPrimary(searchDb);
}

/** Builds the whole web server: API, pages, files. It does not listen yet. */
export async function buildApp(deps: Deps, options: Options = {}): Promise<App> {
  const loggerInstance: FastifyBaseLogger = deps.log;
  const app: App = Fastify({
    loggerInstance,
    // `logRequests` writes one line per request instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdFor,
    rewriteUrl: pathAsked,
    trustProxy: deps.config.TRUST_PROXY ?? false,
    bodyLimit: BODY_LIMIT_BYTES,
    ...CONNECTION_TIMEOUTS,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  wordFaultsInTurkish();
  readJsonBodies(app);
  if (options.seeRoute) app.addHook('onRoute', options.seeRoute);

  guardConnections(app, deps.config);
  traceRequests(app, deps.config);
  logRequests(app);
  const tallyRefused = tallyUse(app, deps);
  await secureHeaders(app, deps.config);
  await limitRequests(app, deps);
  await registerCookies(app, deps);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  guardCallers(app, knownCallers(deps));
  await openApiRoutes(app, deps.config);
  guardActs(app, deps);

  const sources = openSources(deps.config);
  healthRoutes(app, deps);
  statusRoutes(app, deps, sources);
  const reads = await openReads(app, deps, options);
  const admissions = openAdmissions();
  const kept = new AnswerCache(deps.clock, deps.config.ANSWER_CACHE);
  const answers = new CachedAnswers(kept, reads, admissions.searches);
  const pages = new PageCache(deps.clock, reads.settledVersion);
  const searching = { ...deps, db: options.searchDb ?? deps.db };
  // Runs in the background; until it is done, the database answers searches.
  if (options.searchDb) void prepareSearches(searching);
  const pools = { visitors: deps.db.$client, searches: searching.db.$client };
  const load = loadMetrics({ admissions, pools, caches: { answers: kept.use, pages: pages.use } });
  metricsRoutes(app, deps, {
    own: [load, searchMetrics(searching), replicaMetrics(options.replicas), decoderMetrics(decoders)],
    common: [collectionMetrics(deps, sources), mirroringMetrics(deps), outboxMetrics(deps, LETTER_KINDS)],
    share: options.shareMetrics,
  });
  const listings = new CachedAnswers(kept, reads.withPrimary(deps.db), admissions.listings);
  const readerFetch = openReaderFetch(deps.config);
  app.addHook('onClose', () => readerFetch.close());
  const mirrorNow = mirrorsNow(deps, fetchesFiles(readerFetch, deps.config));
  listingRoutes(app, deps, { answers: listings, mirrorNow });
  waitingPictureRoutes(app, deps, mirrorNow);
  noticeVersionRoutes(app, deps, listings);
  documentFindingRoutes(app, deps, listings);
  comparableRoutes(app, deps, listings);
  listingFileRoutes(app, deps, admissions.reports);
  listingDeskRoutes(app, deps);
  await collectionDeskRoutes(app, deps, openKnownSources(deps.config));
  searchRoutes(app, searching, answers, deps);
  v1Routes(app, deps, { searching, answers, listings, admissions });
  mcpRoutes(app, searching, admissions.searches);
  analysisRoutes(app, searching, admissions.analyses);
  landingRoutes(app, searching, answers);
  monthlyOutcomesRoutes(app, searching, answers);
  accountRoutes(app, deps, ACCOUNT_EXTENSIONS);
  memberDeskRoutes(app, deps, ACCOUNT_EXTENSIONS);
  subscriptionRoutes(app, deps);
  orderRoutes(app, deps, options.papers ?? salesPapers);
  await providerRoutes(app, deps);
  await invoiceRoutes(app, deps);
  savedAdRoutes(app, deps);
  wonSaleRoutes(app, deps);
  boardRoutes(app, deps);
  calculationRoutes(app, deps);
  calendarRoutes(app, deps);
  organisationRoutes(app, deps, ACCOUNT_EXTENSIONS.confirmationSteps);
  sharedAlertRoutes(app, deps);
  sharedAdsReportRoutes(app, deps, admissions.reports);
  keptReportRoutes(app, deps);
  apiKeyRoutes(app, deps);
  connectedAppRoutes(app, deps);
  await oauthRoutes(app, deps);
  wellKnownRoutes(app, deps);
  webhookRoutes(app, deps);
  removalRequestRoutes(app, deps);
  waitingRoutes(app, deps);
  resultFileRoutes(app, deps, searching);
  alertRoutes(app, deps);
  notificationRoutes(app, deps);
  reminderRoutes(app, deps);
  lockedFileRoutes(app, deps);
  documentTextRoutes(app, deps);
  listingPictureRoutes(app, deps, admissions.pictures);
  feedRoutes(app, searching, admissions.searches, reads);
  sitemapRoutes(app, searching, admissions.searches, reads);
  await contactRoutes(app, deps, providerNames(deps.config));
  announcementRoutes(app, deps);
  findingDeskRoutes(app, deps);
  lawDeskRoutes(app, deps);
  paperDeskRoutes(app, deps);
  editedTextRoutes(app, deps);
  figureRoutes(app, deps);
  pageSpeedRoutes(app, deps);
  supportRoutes(app, deps);
  redirectRoutes(app);
  securityContactRoutes(app, deps);
  await staticRoutes(app, deps);
  app.all('/api/*', { config: { caller: 'anyone' }, schema: { hide: true } }, answerUnknownCall);
  const known = new AddressBook();
  if (options.pages ?? true)
    await pageRoutes(app, deps, {
      pages,
      admission: admissions.pages,
      known,
      opensDesk: (request) => opensDesk(deps, request),
    });
  else app.setNotFoundHandler(answerUnknownCall);
  refuseEarly(app, refusedKinds({ answers, admissions, known }), tallyRefused);
  return app;
}
