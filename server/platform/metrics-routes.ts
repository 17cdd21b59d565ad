import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import type { App } from './app-type.ts';

/** Adds the metrics of a feature. Called once; its gauges collect their values at each request for metrics. */
export type AddMetrics = (registry: Registry) => void;

/**
 * `/metrics` for Prometheus, only if METRICS is on. If METRICS_TOKEN is set, callers must send it as bearer token;
 * otherwise only programs on this machine that call without a proxy are allowed. All other callers get 404.
 */
export function metricsRoutes(app: App, { config }: Pick<Deps, 'config'>, features: readonly AddMetrics[]): void {
  if (!config.METRICS) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const add of features) add(registry);
  app.get(
    '/metrics',
    { schema: { hide: true }, config: { rateLimit: false }, logLevel: 'warn' },
    async (request, reply) => {
      const isAllowed = config.METRICS_TOKEN ? hasToken(request, config.METRICS_TOKEN) : isLocal(request);
      if (!isAllowed) return reply.callNotFound();
      return reply
        .header('cache-control', 'no-store')
        .type(registry.contentType)
        .send(await registry.metrics());
    },
  );
}

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
