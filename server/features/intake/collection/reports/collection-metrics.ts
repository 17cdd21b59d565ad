import { Gauge } from 'prom-client';
import type { Deps } from '#server/deps.ts';
import type { AddMetrics } from '#server/platform/metrics-routes.ts';
import type { Source } from '../source.ts';
import { getStatus } from './get-status.ts';

const ASKED_AT_MOST_EVERY_MS = 15_000;

/** The freshness of the data and the outcome of each source's last run, for Prometheus. */
export function collectionMetrics(deps: Pick<Deps, 'db' | 'clock'>, sources: readonly Source[]): AddMetrics {
  let kept: { at: number; status: ReturnType<typeof getStatus> } | undefined;
  const status = () => {
    const at = performance.now();
    if (!kept || at - kept.at > ASKED_AT_MOST_EVERY_MS) kept = { at, status: getStatus(deps, sources) };
    return kept.status;
  };
  const seconds = (iso: string | null) => (iso === null ? Number.NaN : Date.parse(iso) / 1000);
  return (registry) => {
    const registers = [registry];
    new Gauge({
      name: 'peyda_open_auctions',
      help: 'Auctions that can still be bid on.',
      registers,
      async collect() {
        this.set((await status()).openAuctions);
      },
    });
    new Gauge({
      name: 'peyda_confirmed_share',
      help: 'Share of the open auctions that their source has confirmed in the last 24 hours.',
      registers,
      async collect() {
        this.set((await status()).confirmedShare ?? Number.NaN);
      },
    });
    new Gauge({
      name: 'peyda_source_last_good_run_seconds',
      help: 'When a source was last read to a good end, in seconds since 1970.',
      labelNames: ['source'],
      registers,
      async collect() {
        for (const { name, lastGoodAt } of (await status()).sources) this.set({ source: name }, seconds(lastGoodAt));
      },
    });
    new Gauge({
      name: 'peyda_source_last_run_listings',
      help: 'What became of the listings of the last run of a source.',
      labelNames: ['source', 'outcome'],
      registers,
      async collect() {
        for (const { name, lastRun } of (await status()).sources) {
          if (!lastRun) continue;
          for (const outcome of ['inserted', 'changed', 'unchanged', 'rejected', 'unreadable', 'leftOut'] as const)
            this.set({ source: name, outcome }, lastRun[outcome]);
        }
      },
    });
  };
}
