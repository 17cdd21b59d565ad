import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally } from './listen-locally.ts';

type Attribute = { readonly key: string; readonly value: Readonly<Record<string, unknown>> };
export type CollectedSpan = {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly isError: boolean;
};
type SentSpan = Omit<CollectedSpan, 'attributes' | 'isError'> & {
  readonly attributes: readonly Attribute[];
  readonly status?: { readonly code?: number };
};
type Sent = { readonly resourceSpans: { readonly scopeSpans: { readonly spans: readonly SentSpan[] }[] }[] };

/** Receives traces like a collector (OTLP over HTTP, JSON), and stores what it was sent. */
export async function startCollectorStandIn() {
  const bodies: string[] = [];
  const keys: unknown[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === '/v1/traces') bodies.push(await text(request));
    keys.push(request.headers['x-key']);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  const { url, close } = await listenLocally(server);
  return {
    url,
    close,
    /** Everything that was received, unchanged. */
    sentText: () => bodies.join('\n'),
    keys: () => keys,
    spans: (): CollectedSpan[] => bodies.flatMap(spansOf),
  };
}

function spansOf(body: string): CollectedSpan[] {
  // safe: the format of OTLP; the code that reads the spans validates them
  const { resourceSpans } = JSON.parse(body) as Sent;
  const sent = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  return sent.map(({ attributes, status, ...span }) => ({
    ...span,
    attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
    isError: status?.code === 2,
  }));
}
