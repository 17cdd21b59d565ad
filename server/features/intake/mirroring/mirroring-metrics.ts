import { Gauge } from 'prom-client';
import type { Deps } from '#server/deps.ts';
import type { AddMetrics } from '#server/platform/metrics-routes.ts';

type Row = { state: string; outlook: 'due' | 'left'; files: number };

const FILES = `select state, case when next_try_at is null then 'left' else 'due' end as outlook, count(*)::int as files
  from mirrored_files group by 1, 2`;
const LOST = "select count(*)::int as files from mirrored_files where state = 'stored' and tries > 0";

/** Prometheus metrics: how many pictures and documents of listings are in each state, including dead links. */
export function mirroringMetrics({ db }: Pick<Deps, 'db'>): AddMetrics {
  return (registry) => {
    const registers = [registry];
    new Gauge({
      name: 'peyda_mirrored_files',
      help: 'Files named by listings, by state (dead: no such address) and whether they are to be asked for again (due) or not (left).',
      labelNames: ['state', 'outlook'],
      registers,
      async collect() {
        const { rows } = await db.$client.query<Row>(FILES);
        this.reset();
        for (const state of ['pending', 'stored', 'dead', 'refused'])
          for (const outlook of ['due', 'left'] as const)
            this.set(
              { state, outlook },
              rows.find((row) => row.state === state && row.outlook === outlook)?.files ?? 0,
            );
      },
    });
    new Gauge({
      name: 'peyda_mirrored_files_lost_at_source',
      help: 'Stored files that their source no longer gave when it was last asked.',
      registers,
      async collect() {
        const { rows } = await db.$client.query<{ files: number }>(LOST);
        this.set(rows[0]?.files ?? 0);
      },
    });
  };
}
