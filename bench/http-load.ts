import { Agent, get } from 'node:http';

export type LoadResult = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** The number of requests without a response of status 200; a round with any is invalid. */
  readonly failures: number;
};

export type LoadRequest = {
  /** Returns the address of the next request. */
  readonly nextUrl: () => string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The status of a successful response; 200 by default. */
  readonly status?: number;
};

/**
 * Milliseconds that a request took, and whether it succeeded. The client reads and discards the body, to use little
 * CPU.
 */
function request(
  agent: Agent,
  { nextUrl, headers = {}, status = 200 }: LoadRequest,
): Promise<{ ms: number; isOk: boolean }> {
  const url = nextUrl();
  const start = performance.now();
  return new Promise((resolve) => {
    const done = (isOk: boolean) => resolve({ ms: performance.now() - start, isOk });
    get(url, { agent, headers }, (response) => {
      response.on('end', () => done(response.statusCode === status)).resume();
    }).on('error', () => done(false));
  });
}

/** Requests addresses in turn for some seconds, `concurrency` in parallel, over connections that stay open. */
export function loadHttp(urls: readonly string[], concurrency: number, seconds: number): Promise<LoadResult> {
  let next = 0;
  return loadRequests({ nextUrl: () => urls[next++ % urls.length] ?? '' }, concurrency, seconds);
}

/** The same for requests of any kind. */
export async function loadRequests(wanted: LoadRequest, concurrency: number, seconds: number): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const times: number[] = [];
  let failures = 0;
  const start = performance.now();
  const until = start + seconds * 1000;
  const work = async () => {
    while (performance.now() < until) {
      const { ms, isOk } = await request(agent, wanted);
      times.push(ms);
      if (!isOk) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  const elapsed = performance.now() - start;
  agent.destroy();
  return { ...summary(times, elapsed), failures };
}

/** The same measurement for any other calls. */
export async function loadCalls(
  calls: readonly (() => Promise<unknown>)[],
  concurrency: number,
  seconds: number,
): Promise<LoadResult> {
  const times: number[] = [];
  let next = 0;
  const start = performance.now();
  const until = start + seconds * 1000;
  const work = async () => {
    while (performance.now() < until) {
      const before = performance.now();
      await calls[next++ % calls.length]?.();
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return { ...summary(times, performance.now() - start), failures: 0 };
}

function summary(times: number[], elapsed: number) {
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { perSecond: (sorted.length / elapsed) * 1000, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** The median of several rounds, value by value. */
export function medianOf(results: readonly LoadResult[]): LoadResult {
  const of = (value: (result: LoadResult) => number) => median(results.map(value));
  return {
    perSecond: of((result) => result.perSecond),
    p50: of((result) => result.p50),
    p95: of((result) => result.p95),
    p99: of((result) => result.p99),
    failures: Math.max(...results.map(({ failures }) => failures)),
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
