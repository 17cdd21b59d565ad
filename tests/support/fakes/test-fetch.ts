import { PoliteFetch, type PoliteSettings } from '#server/platform/polite-fetch/polite-fetch.ts';

/** Polite calls without pauses between them, to the given hosts. */
export function testFetch(privateHosts: readonly string[], settings: Partial<PoliteSettings> = {}): PoliteFetch {
  return new PoliteFetch({
    agentName: 'Peyda',
    contact: 'https://peyda.example',
    pauseMs: 0,
    retries: 3,
    backOffMs: 1,
    longestWaitMs: 5000,
    connectTimeoutMs: 2000,
    totalTimeoutMs: 5000,
    silenceTimeoutMs: 2000,
    extraCaFiles: [],
    privateHosts,
    ...settings,
  });
}
