import { type Context, context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { App } from '../app-type.ts';
import { isRendering } from '../rendering-mark.ts';
import { tracer, withRequestId } from './in-span.ts';

/** Makes a span for every request, named by the pattern of its route: addresses can contain tokens and search words. */
export function traceRequests(app: App, { OTEL_EXPORTER_OTLP_ENDPOINT, TRUST_PROXY }: Config): void {
  if (OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return;
  const contexts = new WeakMap<FastifyRequest, Context>();

  /** A call of a page belongs to the page's trace; only our own proxy may say that a visitor's call belongs to one. */
  function parentOf({ headers }: FastifyRequest): Context {
    if (isRendering(headers)) return context.active();
    return TRUST_PROXY === undefined ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, headers);
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const parent = withRequestId(parentOf(request), String(request.id));
    const attributes = { 'http.request.method': request.method, 'http.route': route };
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    const within = trace.setSpan(parent, span);
    contexts.set(request, within);
    context.with(within, done);
  });
  // A body arrives in another async context than its request.
  app.addHook('preValidation', (request, _reply, done) => context.with(contexts.get(request) ?? ROOT_CONTEXT, done));
  app.addHook('onResponse', (request, reply, done) => {
    const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
