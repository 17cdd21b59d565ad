import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { requestIdOf } from './in-span.ts';

type Target = {
  /** Address of the collector; traces go to `/v1/traces` below it. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The share of traces that are sent, from 0 to 1. */
  readonly share: number;
};

/** Puts the request's id on every span of its trace. */
const requestIds: SpanProcessor = {
  onStart(span, parent) {
    const id = requestIdOf(parent);
    if (id !== undefined) span.setAttribute('peyda.request_id', id);
  },
  onEnd: () => undefined,
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
};

/**
 * Sends spans to a collector (OTLP over HTTP, JSON) from now on. Returns a function that sends the remaining spans and
 * stops. If a collector does not respond, only its spans are lost.
 */
export function exportTraces({ endpoint, headers, share }: Target): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, headers: { ...headers } });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'peyda', 'process.pid': process.pid }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: 200 },
    spanProcessors: [requestIds, new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    await provider.shutdown().catch(() => undefined);
    for (const api of [trace, context, propagation]) api.disable();
  };
}
