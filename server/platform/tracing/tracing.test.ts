import { createServer } from 'node:http';
import { beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { type CollectedSpan, startCollectorStandIn } from '#tests/support/collector-stand-in.ts';
import { testFetch } from '#tests/support/fakes/test-fetch.ts';
import { listenLocally } from '#tests/support/listen-locally.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { RENDERING_HEADERS } from '../rendering-mark.ts';
import { inOwnTrace } from './in-span.ts';
import { startTracing } from './start-tracing.ts';

const PLANTED = 'bulunmazkelime';

let spans: CollectedSpan[];
let sentText: string;
let keys: unknown[];
let requestId: string;
let askedWith: string | undefined;

beforeAll(async () => {
  const collector = await startCollectorStandIn();
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=abc=1' };
  const stopTracing = await startTracing(readConfig(settings));
  const { deps, app } = await openTestApp(settings);
  await app.inject({
    url: `/api/properties/search?query=${PLANTED}`,
    headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
  });
  await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: `${PLANTED}@peyda.test`, password: PLANTED },
  });
  await app.inject({ url: '/api/properties/1', headers: { ...RENDERING_HEADERS, 'x-request-id': 'of-the-page' } });
  await deps.db.execute('alter table search_words rename to search_words_away');
  const broken = await app.inject(`/api/properties/suggestions?query=${PLANTED}`);
  requestId = /: (\S+)$/.exec(broken.json().message)?.[1] ?? '';
  const source = await listenLocally(
    createServer(({ headers, url }, response) => {
      if (url !== '/robots.txt') askedWith = String(headers.traceparent);
      response.end('ok');
    }),
  );
  const polite = testFetch([new URL(source.url).host]);
  await inOwnTrace('job collect-sources', 'job-7', () =>
    polite.request({ url: `${source.url}/liste?anahtar=${PLANTED}`, read: (answer) => answer.text() }),
  );
  await polite.close();
  await stopTracing();
  await Promise.all([source.close(), deps.close(), collector.close()]);
  spans = collector.spans();
  sentText = collector.sentText();
  keys = collector.keys();
});

const named = (name: string) => spans.filter((span) => span.name === name);
const childrenOf = (parent: CollectedSpan | undefined) =>
  spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId);

it('a request is a span named by its route, with its statements as children, all with its id', () => {
  const [search] = named('GET /api/properties/search');
  expect(search?.attributes).toMatchObject({
    'http.route': '/api/properties/search',
    'http.response.status_code': 200,
  });
  const statements = childrenOf(search);
  expect(statements.map(({ name }) => name)).toContain('data-version');
  expect(statements.length).toBeGreaterThan(1);
  for (const span of statements) {
    expect(span.traceId).toBe(search?.traceId);
    expect(span.attributes['peyda.request_id']).toBe(search?.attributes['peyda.request_id']);
    expect(span.attributes['db.query.summary']).toBe(span.name);
  }
});

it('a call with a body has its statements as children', () => {
  const [login] = named('POST /api/auth/login');
  const statements = spans.filter(({ traceId }) => traceId === login?.traceId);
  expect(statements.map(({ name }) => name)).toContain('select users');
});

it('failures are marked, with the request id that the visitor got', () => {
  const [failed] = named('GET /api/properties/suggestions');
  expect(failed?.isError).toBe(true);
  expect(failed?.attributes['peyda.request_id']).toBe(requestId);
  const statements = childrenOf(failed).filter(({ isError }) => isError);
  expect(statements[0]?.attributes['db.response.status_code']).toBe('42P01');
});

it('a call to a source is a span of its job, and sends the trace to the source', () => {
  const [job] = named('job collect-sources');
  const calls = childrenOf(job);
  expect(calls.map(({ name }) => name)).toEqual([expect.stringMatching(/^GET 127\.0\.0\.1:/), expect.anything()]);
  expect(calls.every(({ attributes }) => attributes['peyda.request_id'] === 'job-7')).toBe(true);
  expect(askedWith).toBe(`00-${job?.traceId}-${calls.at(-1)?.spanId}-01`);
});

it('only our own proxy may set the trace of a call; calls of a page have the id of the page', () => {
  expect(sentText).not.toContain('a'.repeat(32));
  expect(named('GET /api/properties/:id')[0]?.attributes['peyda.request_id']).toBe('of-the-page');
});

it('spans contain no request or response data; the collector gets its key', () => {
  expect(spans.length).toBeGreaterThan(5);
  expect(sentText).not.toContain(PLANTED);
  expect(new Set(keys)).toEqual(new Set(['abc=1']));
});
