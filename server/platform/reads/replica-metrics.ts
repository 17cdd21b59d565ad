import { Gauge } from 'prom-client';
import type { ReplicaSet } from '#server/database/replica-set.ts';
import type { AddMetrics } from '../metrics-routes.ts';

/** Prometheus metrics: which replicas are used, and how far each is behind; nothing without replicas. */
export function replicaMetrics(replicas: ReplicaSet | undefined): AddMetrics {
  return (registry) => {
    if (!replicas) return;
    const registers = [registry];
    const used = new Gauge({
      name: 'peyda_replica_used',
      help: 'How many processes read from a replica; those that do not have left it out',
      labelNames: ['replica'],
      registers,
      collect() {
        for (const { name, isUsed } of replicas.states) used.set({ replica: name }, isUsed ? 1 : 0);
      },
    });
    const lag = new Gauge({
      name: 'peyda_replica_lag_seconds',
      help: 'For how long the primary has had listings that a replica lacks, as far as that is known',
      labelNames: ['replica'],
      aggregator: 'max',
      registers,
      collect() {
        lag.reset();
        for (const { name, lagMs } of replicas.states)
          if (Number.isFinite(lagMs)) lag.set({ replica: name }, lagMs / 1000);
      },
    });
  };
}
