import type { Server } from 'node:http';
import type { Socket } from 'node:net';

type Pace = {
  /** Every client has at least this time to read a response, even a small one. */
  readonly graceMs: number;
  /** A client that reads more slowly than this for longer than the grace period is disconnected. */
  readonly bytesPerSecond: number;
  readonly checkEveryMs: number;
};

type Reading = { readonly since: number; readonly bytesBefore: number };

/**
 * Disconnects clients that read a response too slowly. Node's own timeout only detects clients that read nothing at
 * all: a client that reads a byte now and then could keep its connection and the response's memory for ever.
 */
export function cutSlowReaders(server: Server, { graceMs, bytesPerSecond, checkEveryMs }: Pace): void {
  const sockets = new Map<Socket, Reading | undefined>();
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, undefined);
    socket.once('close', () => sockets.delete(socket));
  });
  const timer = setInterval(check, checkEveryMs).unref();
  server.on('close', () => clearInterval(timer));

  function check(): void {
    const now = performance.now();
    for (const [socket, reading] of sockets) {
      // Nothing is waiting to be read: the client keeps up.
      if (socket.writableLength === 0) sockets.set(socket, undefined);
      else if (!reading) sockets.set(socket, { since: now, bytesBefore: socket.bytesWritten - socket.writableLength });
      else {
        const allowedMs = graceMs + ((socket.bytesWritten - reading.bytesBefore) / bytesPerSecond) * 1000;
        if (now - reading.since > allowedMs) socket.destroy();
      }
    }
  }
}
