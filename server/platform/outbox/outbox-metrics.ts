import { Gauge } from 'prom-client';
import type { Deps } from '#server/deps.ts';
import type { AddMetrics } from '../metrics-routes.ts';
import type { LetterKind } from './letter-kind.ts';

type Row = { kind: string; state: string; letters: number };

const LETTERS = `select kind, case state when 'dead' then 'dead' else case when tries > 0 then 'failing' else 'waiting' end end as state,
    count(*)::int as letters
  from outbox where state in ('waiting', 'dead') group by 1, 2`;

/** Prometheus metrics: how many letters of each kind wait, are retried after a failure, or were given up. */
export function outboxMetrics({ db }: Pick<Deps, 'db'>, kinds: readonly LetterKind[]): AddMetrics {
  return (registry) => {
    new Gauge({
      name: 'peyda_letters',
      help: 'Mails, text messages and calls in the outbox: waiting, failing (tried again later) and dead (given up).',
      labelNames: ['kind', 'state'],
      registers: [registry],
      async collect() {
        const { rows } = await db.$client.query<Row>(LETTERS);
        this.reset();
        for (const { name } of kinds)
          for (const state of ['waiting', 'failing', 'dead'])
            this.set({ kind: name, state }, rows.find((row) => row.kind === name && row.state === state)?.letters ?? 0);
      },
    });
  };
}
