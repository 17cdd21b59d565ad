import { PgBoss } from 'pg-boss';
import { isSameListing } from '#server/features/intake/lots/index.ts';
import { closeEndedListings, forgetEndedTexts, readWordsAnew } from '#server/features/intake/recording/index.ts';
import { refreshSuggestions, tendSearch } from '#server/features/market/search/index.ts';
import type { JobName } from '#shared/desk/collection/job-facts.ts';
import { ACCOUNT_EXTENSIONS } from './account-extensions.ts';
import type { Deps } from './deps.ts';
import { listenToDesk } from './desk-requests.ts';
import { forgetListingChanges } from './features/company/change-feed/index.ts';
import { cleanConnections } from './features/company/connected-apps/index.ts';
import { forgetEndedOrganisations } from './features/company/organisations/index.ts';
import { forgetOldReports, makeReports, reportMail, startDueReports } from './features/company/reports/index.ts';
import { deliverWebhooks, forgetWebhookMessages } from './features/company/webhooks/index.ts';
import { forgetAlertMatches, matchAlerts, renewAlerts } from './features/deciding/alerts/index.ts';
import { remindMembers } from './features/deciding/reminders/index.ts';
import { declareJobs, forgetDropped, LETTER_KINDS, runNoted } from './features/desk/collection-desk/index.ts';
import { noteFigures } from './features/desk/figures/index.ts';
import { askForFigures } from './features/desk/law-desk/index.ts';
import { maskStoredTexts, readStoredAnew } from './features/desk/listing-desk/index.ts';
import { answerLetter, forgetOldRequests } from './features/desk/removal-requests/index.ts';
import { forgetOldMessages } from './features/help/contact/index.ts';
import { answerMail, forgetOldConversations } from './features/help/support/index.ts';
import { Collector, forgetOldRuns } from './features/intake/collection/index.ts';
import { readDocuments } from './features/intake/document-texts/index.ts';
import { forgetRejectedRecords } from './features/intake/importing/index.ts';
import { linkLots, markUnseenListings } from './features/intake/lots/index.ts';
import { fetchPriceIndex, renewValuesToday } from './features/intake/market-series/index.ts';
import {
  type FetchPolitely,
  forgetSharePictures,
  forgetUnusedFiles,
  mirrorFiles,
} from './features/intake/mirroring/index.ts';
import { countFindings, makeFindings } from './features/market/document-findings/index.ts';
import { notifyChanged } from './features/market/notice-versions/index.ts';
import { cleanAccounts, forgetPassiveAccounts, forgetUnconfirmedAccounts } from './features/members/accounts/index.ts';
import { forgetOldAudit } from './features/members/audit/index.ts';
import { forgetOldNotifications, notificationMail, notificationText } from './features/members/notifications/index.ts';
import { forgetOldPayments, forgetOldTrials, forgetOldViews } from './features/members/subscriptions/index.ts';
import { invoiceReport, queueInvoiceReports, queueInvoices } from './features/selling/invoices/index.ts';
import {
  forgetOldOrders,
  givePlans,
  notePrices,
  orderMail,
  reconcilePayments,
  remindOfEnd,
  renewPlans,
  sendRefunds,
} from './features/selling/orders/index.ts';
import { salesPapers } from './features/selling/papers/index.ts';
import { fetchesFiles, openPoliteFetch, openSources } from './open-sources.ts';
import { forgetOldCounts } from './platform/limits/forget-old-counts.ts';
import { deliverLetters } from './platform/outbox/deliver-letters.ts';
import { forgetOldLetters } from './platform/outbox/forget-old-letters.ts';
import type { PoliteFetch } from './platform/polite-fetch/polite-fetch.ts';
import { inOwnTrace } from './platform/tracing/in-span.ts';
import { publishListings } from './publish-listings.ts';

/** The tools of jobs that call external servers. */
type World = { readonly collector: Collector; readonly fetchFile: FetchPolitely; readonly politeFetch: PoliteFetch };
type Job = { readonly cron: string; run(deps: Deps, world: World): Promise<object> };

/** Every job and its schedule (Istanbul time). Each job is safe to run twice. */
const JOBS: Readonly<Record<JobName, Job>> = {
  'ask-for-law-figures': { cron: '0 9 1 * *', run: askForFigures },
  'clean-accounts': {
    cron: '40 * * * *',
    run: async (deps) => ({ ...(await cleanAccounts(deps)), ...(await cleanConnections(deps)) }),
  },
  'close-ended-properties': { cron: '*/5 * * * *', run: closeEndedListings },
  // Starts the sources that are due: each source has its own interval, and missed runs are made up.
  'collect-sources': { cron: '*/10 * * * *', run: (_deps, { collector }) => collector.startDue() },
  'deliver-webhooks': { cron: '* * * * *', run: deliverWebhooks },
  'deliver-notifications': {
    cron: '* * * * *',
    run: (deps) => deliverLetters(deps, notificationMail, notificationText),
  },
  'link-lots': { cron: '*/10 * * * *', run: (deps) => linkLots(deps, isSameListing) },
  'make-reports': {
    cron: '* * * * *',
    run: async (deps) => ({
      due: await startDueReports(deps),
      ...(await makeReports(deps)),
      ...(await deliverLetters(deps, reportMail)),
    }),
  },
  'mark-unseen-properties': { cron: '25 * * * *', run: markUnseenListings },
  'mail-support-answers': { cron: '* * * * *', run: (deps) => deliverLetters(deps, answerMail) },
  'match-alerts': {
    cron: '*/5 * * * *',
    run: async (deps) => ({ ...(await renewAlerts(deps)), ...(await matchAlerts(deps)) }),
  },
  // Does nothing unless masks were added; an interrupted run resumes.
  'mask-stored-texts': { cron: '*/10 * * * *', run: (deps) => maskStoredTexts(deps) },
  // Does nothing unless the reading of titles or notices has changed; an interrupted run resumes.
  'read-stored-anew': { cron: '*/10 * * * *', run: (deps) => readStoredAnew(deps) },
  // Does nothing unless the reading of listings' words has changed; an interrupted run resumes.
  'read-words-anew': { cron: '*/10 * * * *', run: (deps) => readWordsAnew(deps) },
  // Does not run in the hour in which `forget-unused-files` deletes unused files.
  'mirror-files': { cron: '*/10 0-4,6-23 * * *', run: (deps, { fetchFile }) => mirrorFiles(deps, fetchFile) },
  // Runs after mirroring, page by page; an interrupted run resumes.
  'read-documents': { cron: '*/10 * * * *', run: (deps) => readDocuments(deps) },
  // Runs after reading, one document at a time; an interrupted run resumes.
  'find-in-documents': {
    cron: '* * * * *',
    run: async (deps) => ({ ...(await makeFindings(deps)), ...(await countFindings(deps)) }),
  },
  'notify-changed': { cron: '*/5 * * * *', run: notifyChanged },
  // Every minute: some members want a reminder half an hour before the end.
  'notify-ending-soon': { cron: '* * * * *', run: remindMembers },
  'fetch-price-index': { cron: '40 10 * * *', run: (deps, { politeFetch }) => fetchPriceIndex(deps, politeFetch) },
  // Also runs after an import; daily, because an index that is too old is no longer valid.
  'renew-values-today': { cron: '15 3 * * *', run: renewValuesToday },
  'tend-search': { cron: '* * * * *', run: (deps) => tendSearch(deps) },
  'forget-old-counts': { cron: '35 * * * *', run: forgetOldCounts },
  'forget-alert-matches': { cron: '18 4 * * *', run: forgetAlertMatches },
  'forget-listing-changes': { cron: '20 4 * * *', run: forgetListingChanges },
  'forget-ended-texts': { cron: '0 4 * * *', run: forgetEndedTexts },
  'forget-old-messages': { cron: '30 4 * * *', run: forgetOldMessages },
  'forget-old-conversations': { cron: '32 4 * * *', run: forgetOldConversations },
  'forget-old-notifications': {
    cron: '40 4 * * *',
    run: async (deps) => ({ ...(await forgetOldNotifications(deps)), ...(await forgetOldLetters(deps, LETTER_KINDS)) }),
  },
  'forget-old-runs': { cron: '55 4 * * *', run: forgetOldRuns },
  'forget-old-payments': { cron: '50 4 * * *', run: forgetOldPayments },
  'forget-passive-accounts': {
    cron: '0 10 * * *',
    run: (deps) => forgetPassiveAccounts(deps, ACCOUNT_EXTENSIONS.watchers),
  },
  'forget-unconfirmed-accounts': {
    cron: '40 4 * * *',
    run: (deps) => forgetUnconfirmedAccounts(deps, ACCOUNT_EXTENSIONS.watchers),
  },
  'forget-old-trials': { cron: '15 4 * * *', run: forgetOldTrials },
  'forget-old-views': { cron: '20 4 * * *', run: forgetOldViews },
  'forget-share-pictures': { cron: '25 4 * * *', run: forgetSharePictures },
  'forget-old-reports': { cron: '44 4 * * *', run: forgetOldReports },
  'forget-webhook-messages': { cron: '52 4 * * *', run: forgetWebhookMessages },
  'forget-unused-files': { cron: '5 5 * * *', run: forgetUnusedFiles },
  'forget-ended-organisations': { cron: '48 4 * * *', run: forgetEndedOrganisations },
  'forget-old-audit': { cron: '25 4 * * *', run: forgetOldAudit },
  'forget-old-requests': { cron: '35 4 * * *', run: forgetOldRequests },
  'forget-rejected-records': {
    cron: '10 4 * * *',
    run: async (deps) => ({ ...(await forgetRejectedRecords(deps)), ...(await forgetDropped(deps)) }),
  },
  'note-figures': { cron: '*/10 * * * *', run: noteFigures },
  'note-prices': { cron: '1 * * * *', run: notePrices },
  'forget-old-orders': { cron: '45 4 * * *', run: forgetOldOrders },
  'send-invoices': {
    cron: '* * * * *',
    run: async (deps) => {
      const queued = await queueInvoices(deps);
      await queueInvoiceReports(deps);
      return { ...queued, ...(await deliverLetters(deps, invoiceReport)) };
    },
  },
  'give-plans': { cron: '* * * * *', run: givePlans },
  'reconcile-payments': { cron: '* * * * *', run: reconcilePayments },
  'remind-of-end': { cron: '0 9 * * *', run: remindOfEnd },
  'renew-plans': { cron: '*/10 * * * *', run: (deps) => renewPlans(deps, salesPapers) },
  'send-order-mails': { cron: '* * * * *', run: (deps) => deliverLetters(deps, orderMail) },
  'send-removal-letters': { cron: '* * * * *', run: (deps) => deliverLetters(deps, answerLetter) },
  'send-refunds': { cron: '* * * * *', run: sendRefunds },
  'refresh-suggestions': { cron: '10 * * * *', run: refreshSuggestions },
};

export type RunningJobs = {
  /** Queues a job to run now, unless it is already running or queued. */
  run(name: JobName): Promise<unknown>;
  stop(): Promise<void>;
};

/** Starts the schedule; only one process at a time runs a job. */
export async function startJobs(deps: Deps, connectionString: string): Promise<RunningJobs> {
  const boss = new PgBoss({ connectionString, schema: 'jobs', max: 2, application_name: 'peyda-jobs' });
  boss.on('error', (error) => deps.log.error({ err: error }, 'job queue failed'));
  await boss.start();
  // Collecting and mirroring share one instance, because the pauses between calls to a host apply to both.
  const politeFetch = openPoliteFetch(deps.config);
  const collector = new Collector(deps, openSources(deps.config), {
    fetch: politeFetch,
    onCollected: async ({ counts }) => void (await publishListings(deps, counts)),
  });
  const world = { collector, politeFetch, fetchFile: fetchesFiles(politeFetch, deps.config) };
  const jobs = Object.entries(JOBS).map(([name, job]) => ({ name, ...job }));
  await declareJobs(deps, jobs);
  for (const { name, ...job } of jobs) {
    await boss.createQueue(name, { policy: 'exclusive', retryLimit: 2 });
    await boss.work(name, { pollingIntervalSeconds: 15 }, async ([queued]) => {
      const work = () => runNoted(deps, name, () => job.run(deps, world));
      const result = await inOwnTrace(`job ${name}`, queued?.id ?? name, work);
      deps.log.info({ job: name, ...result }, 'job done');
    });
    await boss.schedule(name, job.cron, {}, { tz: 'Europe/Istanbul' });
  }
  collector.watch();
  // After a downtime of hours or days, due sources start now and do not wait for the schedule.
  await collector.startDue();
  const stopListening = listenToDesk(deps, { collector, runJob: (name) => boss.send(name) });
  return {
    run: (name) => boss.send(name),
    async stop() {
      await stopListening();
      await collector.close();
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
