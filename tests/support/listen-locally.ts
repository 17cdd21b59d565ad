import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts a server on a free port of the loopback address, or on the given one; `close` also ends keep-alive
 * connections.
 */
export async function listenLocally(server: Server, at = 0): Promise<{ url: string; close(): Promise<void> }> {
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  // safe: it listens on a TCP port
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
