import {
  type Attributes,
  type Context,
  context,
  createContextKey,
  propagation,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** Without OTEL_EXPORTER_OTLP_ENDPOINT its spans do nothing. */
export const tracer = trace.getTracer('peyda');

const REQUEST_ID = createContextKey('request id');

/** Returns a context in which every span has the id of the request, or of the job, that it belongs to. */
export function withRequestId(parent: Context, requestId: string): Context {
  return parent.setValue(REQUEST_ID, requestId);
}

export function requestIdOf(within: Context): string | undefined {
  const id = within.getValue(REQUEST_ID);
  return typeof id === 'string' ? id : undefined;
}

/** Runs the work in a span. For an error it records only the name: the message could contain personal data. */
export function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Like `inSpan`, for work that was not started by a request and has its own id. */
export function inOwnTrace<T>(name: string, id: string, work: () => Promise<T>): Promise<T> {
  return context.with(withRequestId(context.active(), id), () => inSpan(name, {}, work));
}

/**
 * Returns the headers (W3C `traceparent`) that say which trace a call to another server belongs to; none without
 * tracing.
 */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}
