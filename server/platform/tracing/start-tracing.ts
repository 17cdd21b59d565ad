import type { Config } from '../../config.ts';

/**
 * Sends traces to the collector in OTEL_EXPORTER_OTLP_ENDPOINT, if there is one; otherwise the packages for it are not
 * even loaded. Returns a function that sends the remaining traces and stops.
 */
export async function startTracing(config: Config): Promise<() => Promise<void>> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return async () => undefined;
  const { exportTraces } = await import('./export-traces.ts');
  const headers = Object.fromEntries(config.OTEL_EXPORTER_OTLP_HEADERS.map(nameAndValue));
  return exportTraces({ endpoint, headers, share: config.OTEL_TRACES_SAMPLER_ARG });
}

function nameAndValue(header: string): [name: string, value: string] {
  const at = header.indexOf('=');
  return [header.slice(0, at), header.slice(at + 1)];
}
