import type { Server } from 'node:http';
import type { Socket } from 'node:net';

type Pace = {
  /** Every client has this time for an answer, however small. */
  readonly graceMs: number;
  /** A client that reads more slowly than this for longer than the grace is cut off. */
  readonly bytesPerSecond: number;
  readonly checkEveryMs: number;
};

type Reading = { readonly since: number; readonly bytesBefore: number };

/**
 * Cuts off clients that take an answer too slowly. Node's own timeout only knows clients that read nothing at all: one
 * that reads a byte now and then could hold its connection and the answer's memory for ever.
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
      // Nothing waits to be read: the client keeps up.
      if (socket.writableLength === 0) sockets.set(socket, undefined);
      else if (!reading) sockets.set(socket, { since: now, bytesBefore: socket.bytesWritten - socket.writableLength });
      else {
        const allowedMs = graceMs + ((socket.bytesWritten - reading.bytesBefore) / bytesPerSecond) * 1000;
        if (now - reading.since > allowedMs) socket.destroy();
      }
    }
  }
}
