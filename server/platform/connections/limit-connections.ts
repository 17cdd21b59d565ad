import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../keyed-hash.ts';

/**
 * Closes new connections of a network that has too many open. `isProxy` says whether an address is one of our proxies,
 * whose connections carry many visitors and are not counted.
 */
export function limitConnections(server: Server, perNetwork: number, isProxy: (address: string) => boolean): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    // A client that has already disconnected has no address.
    if (address === undefined || isProxy(address)) return;
    const network = networkOf(address);
    const count = (open.get(network) ?? 0) + 1;
    if (count > perNetwork) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
}
