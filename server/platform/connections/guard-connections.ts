import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import type { Config } from '../../config.ts';
import type { App } from '../app-type.ts';
import { ExpectedError } from '../expected-error.ts';
import { cutSlowReaders } from './cut-slow-readers.ts';
import { limitConnections } from './limit-connections.ts';

const MOST_CONNECTIONS = 10_000;
/** Many people share an address behind a mobile network or an office; a browser opens at most six connections. */
const MOST_OF_A_NETWORK = 256;
const MOST_HEADERS = 100;
const READING = { graceMs: 20_000, bytesPerSecond: 4096, checkEveryMs: 5000 };

/** Fastify's settings against clients that occupy connections: slow requests and idle connections. */
export const CONNECTION_TIMEOUTS = {
  requestTimeout: 20_000,
  // A client that reads nothing of its response for this long is disconnected.
  connectionTimeout: 30_000,
  keepAliveTimeout: 10_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000, maxHeaderSize: 16_384 },
} as const;

/** Limits the number of connections, in total and per network (RATE_LIMIT), and how slowly responses may be read. */
export function guardConnections(app: App, { TRUST_PROXY, RATE_LIMIT }: Config): void {
  const { server } = app;
  server.maxConnections = MOST_CONNECTIONS;
  server.maxHeadersCount = MOST_HEADERS;
  cutSlowReaders(server, READING);
  app.addHook('onRequest', async ({ raw }) => {
    // Refuse several Host headers: Node uses the first, a proxy perhaps the last (RFC 9112, section 3.2).
    if (raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1)
      throw new ExpectedError(400, 'BAD_REQUEST', 'İstek birden çok Host başlığı taşıyor.');
  });
  if (!RATE_LIMIT) return;
  const isTrusted = compile(TRUST_PROXY?.split(',').map((entry) => entry.trim()) ?? []);
  limitConnections(server, MOST_OF_A_NETWORK, (address) => isTrusted(address, 0));
}

/** Returns the path of a request; proxies may also send an absolute address (RFC 9112, section 3.2.2). */
export function pathAsked({ url = '/' }: IncomingMessage): string {
  const [, rest] = /^https?:\/\/[^/?#]*(.*)$/i.exec(url) ?? [];
  if (rest === undefined) return url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
