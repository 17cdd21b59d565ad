import { createServer, request } from 'node:http';
import { listenLocally } from '../listen-locally.ts';

/** A proxy that forwards calls to the servers in turn; if one does not answer, it returns 502. */
export function startRoundRobinProxy(origins: readonly string[]): Promise<{ url: string; close(): Promise<void> }> {
  let turn = 0;
  const server = createServer((given, answer) => {
    const origin = origins[turn++ % origins.length] ?? '';
    const passed = request(origin + given.url, { method: given.method, headers: given.headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    passed.on('error', () => answer.headersSent || answer.writeHead(502).end());
    given.pipe(passed);
  });
  return listenLocally(server);
}
