import { PgBoss } from 'pg-boss';
import type { Deps } from './deps.ts';
import { cleanAccounts } from './features/accounts/index.ts';
import { matchAlerts } from './features/alerts/index.ts';
import { forgetOldMessages } from './features/contact/index.ts';
import { deliverNotifications, forgetOldNotifications } from './features/notifications/index.ts';
import { closeEndedProperties, packSearch, refreshSuggestions } from './features/properties/index.ts';
import { notifyEndingSoon } from './features/saved-ads/index.ts';
import { forgetOldViews } from './features/subscriptions/index.ts';

type Job = { readonly cron: string; run(deps: Deps): Promise<object> };

/** Every job, and when it runs (Istanbul time). Each may run twice without harm. */
const JOBS: Readonly<Record<string, Job>> = {
  'clean-accounts': { cron: '40 * * * *', run: cleanAccounts },
  'close-ended-properties': { cron: '*/5 * * * *', run: closeEndedProperties },
  'deliver-notifications': { cron: '* * * * *', run: deliverNotifications },
  'match-alerts': { cron: '*/5 * * * *', run: matchAlerts },
  'notify-ending-soon': { cron: '*/15 * * * *', run: notifyEndingSoon },
  'pack-search': { cron: '* * * * *', run: (deps) => packSearch(deps) },
  'forget-old-messages': { cron: '30 4 * * *', run: forgetOldMessages },
  'forget-old-notifications': { cron: '40 4 * * *', run: forgetOldNotifications },
  'forget-old-views': { cron: '20 4 * * *', run: forgetOldViews },
  'refresh-suggestions': { cron: '10 * * * *', run: refreshSuggestions },
};

/** Starts the schedule; one process at a time runs a job. Returns what stops it. */
export async function startJobs(deps: Deps, connectionString: string): Promise<() => Promise<void>> {
  const boss = new PgBoss({ connectionString, schema: 'jobs', max: 2, application_name: 'peyda-jobs' });
  boss.on('error', (error) => deps.log.error({ err: error }, 'job queue failed'));
  await boss.start();
  for (const [name, job] of Object.entries(JOBS)) {
    await boss.createQueue(name, { policy: 'exclusive', retryLimit: 2 });
    await boss.work(name, { pollingIntervalSeconds: 15 }, async () => {
      const result = await job.run(deps);
      deps.log.info({ job: name, ...result }, 'job done');
    });
    await boss.schedule(name, job.cron, {}, { tz: 'Europe/Istanbul' });
  }
  return () => boss.stop({ graceful: true, timeout: 10_000 });
}
