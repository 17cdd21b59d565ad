import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import type { App } from './app-type.ts';

/** Adds the metrics of a feature. Called once; its gauges collect their values at each request for metrics. */
export type AddMetrics = (registry: Registry) => void;

/** Metrics in the form in which processes send them to each other. */
export type Told = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;
export type ProcessMetrics = { readonly process: string; readonly metrics: Told };
/** Gets the metrics of all processes; `own` returns those of this one. */
export type GatherMetrics = () => Promise<readonly ProcessMetrics[]>;
export type ShareMetrics = (own: () => Promise<Told>) => GatherMetrics;

type Metrics = {
  /** Metrics that each process counts for itself: its work, its connections, its caches. */
  readonly own: readonly AddMetrics[];
  /** Metrics from the database, the same for all processes. */
  readonly common: readonly AddMetrics[];
  /** If missing, this process is the only one. */
  readonly share?: ShareMetrics | undefined;
};

/**
 * `/metrics` for Prometheus. Metrics of single processes are summed over all processes of this machine, or, with
 * `?by=process`, returned separately with a label `process`. Only if METRICS is on. If METRICS_TOKEN is set, callers
 * must send it as bearer token; otherwise only programs on this machine that call without a proxy are allowed. All
 * other callers get 404. If the database does not respond, only its own metrics are left out, because that is when an
 * operator needs the others.
 */
export function metricsRoutes(app: App, { config }: Pick<Deps, 'config'>, { own, common, share }: Metrics): void {
  if (!config.METRICS) return;
  const registry = openProcessMetrics(own);
  const facts = new Registry();
  for (const add of common) add(facts);
  const readable = new Gauge({
    name: 'peyda_database_metrics_read',
    help: 'Whether the database told its metrics (1). At 0 they are left out.',
    registers: [registry],
  });
  const tell = () => registry.getMetricsAsJSON();
  const gather = share?.(tell) ?? (async () => [{ process: 'alone', metrics: await tell() }]);
  app.get(
    '/metrics',
    { schema: { hide: true }, config: { caller: 'provider', rateLimit: false }, logLevel: 'warn' },
    async (request: FastifyRequest<{ Querystring: { by?: unknown } }>, reply) => {
      const isAllowed = config.METRICS_TOKEN ? hasToken(request, config.METRICS_TOKEN) : isLocal(request);
      if (!isAllowed) return reply.callNotFound();
      const ofDatabase = await facts.metrics().catch((error: unknown) => {
        request.log.warn({ err: error }, 'the database did not tell its metrics');
        return undefined;
      });
      readable.set(ofDatabase === undefined ? 0 : 1);
      const all = await gather();
      const processes = request.query.by === 'process' ? apart(all) : sumOf(all);
      return reply.type(registry.contentType).send(`${await processes.metrics()}\n${ofDatabase ?? ''}`);
    },
  );
}

/** Opens the metrics of this process: memory, processor, event loop, and those that `own` adds. */
export function openProcessMetrics(own: readonly AddMetrics[] = []): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const add of own) add(registry);
  return registry;
}

function sumOf(all: readonly ProcessMetrics[]): Pick<Registry, 'metrics'> {
  // Metrics that can't be summed, like the start time, are returned for one process only.
  const parts = all.map(({ metrics }) => (all.length > 1 ? metrics : metrics.map(asItIs)));
  return AggregatorRegistry.aggregate(parts);
}

function apart(all: readonly ProcessMetrics[]): Pick<Registry, 'metrics'> {
  const labelled = all.map(({ process, metrics }) =>
    metrics.map((metric) => ({
      ...asItIs(metric),
      values: metric.values.map((value) => ({ ...value, labels: { ...value.labels, process } })),
    })),
  );
  return AggregatorRegistry.aggregate(labelled);
}

const asItIs = (metric: Told[number]) => ({ ...metric, aggregator: 'first' as const });

function hasToken(request: FastifyRequest, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Calls through a proxy do not count as local: with a proxy on this machine, every caller would look local. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const isLoopback = isIP(address) === 4 ? address.startsWith('127.') : address === '::1';
  return isLoopback && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}
