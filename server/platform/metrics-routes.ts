import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import type { App } from './app-type.ts';

/** Adds what a feature measures; called once, its gauges collect when they are asked. */
export type AddMetrics = (registry: Registry) => void;

/**
 * `/metrics` for Prometheus, only if METRICS is on: for programs on this very machine that come without a proxy, or with
 * METRICS_TOKEN as bearer. For everybody else the address does not exist.
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

/** A proxy on this machine would make everybody local. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const isLoopback = isIP(address) === 4 ? address.startsWith('127.') : address === '::1';
  return isLoopback && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}
