import { Counter, Gauge } from 'prom-client';
import type { AddMetrics } from '../metrics-routes.ts';
import type { DecoderPool } from './decoder-pool.ts';

/** Prometheus metrics: the current load of this process's decoders, and how their tasks ended, including kills. */
export function decoderMetrics(pool: Pick<DecoderPool, 'running' | 'waiting' | 'refused' | 'ended'>): AddMetrics {
  return (registry) => {
    const registers = [registry];
    new Gauge({
      name: 'peyda_decoders_running',
      help: 'Processes that decode strangers’ bytes at the moment',
      registers,
      collect() {
        this.set(pool.running);
      },
    });
    new Gauge({
      name: 'peyda_decodings_waiting',
      help: 'Files that wait for a decoder',
      registers,
      collect() {
        this.set(pool.waiting);
      },
    });
    new Counter({
      name: 'peyda_decodings_busy_total',
      help: 'Uploads that were refused (503) because too many waited for a decoder',
      registers,
      collect() {
        this.reset();
        this.inc(pool.refused);
      },
    });
    new Counter({
      name: 'peyda_decodings_total',
      help: 'Files by how their decoding ended; time and memory: the decoder was killed for it, crash: it died',
      labelNames: ['decoding', 'outcome'],
      registers,
      collect() {
        this.reset();
        for (const [decoding, outcomes] of pool.ended)
          for (const [outcome, count] of outcomes) this.inc({ decoding, outcome }, count);
      },
    });
  };
}
